/** Which columns somebody chose to see or not to see, by their ids; the others are as the list has them. */
export type ChosenColumns = Readonly<Record<string, boolean>>;

interface Hideable {
  readonly id: string;
  readonly hideable?: boolean;
  readonly hidden?: boolean;
}

/** The key of what a person chose for a list, in the storage of the browser. ADM-052 */
export const columnsKey = (person: string, list: string): string => `stoa-columns/${person}/${list}`;

/** Reads what was kept; what is unreadable counts as nothing chosen. */
export function readColumns(kept: string | null): ChosenColumns {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(Object.entries(read).filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}

/** Whether each column is shown: as chosen where it can be hidden, else as the list has it. */
export const shownColumns = (columns: readonly Hideable[], chosen: ChosenColumns): ChosenColumns =>
  Object.fromEntries(
    columns.map(({ id, hideable = true, hidden = false }) => [
      id,
      !hideable || ((Object.hasOwn(chosen, id) ? chosen[id] : undefined) ?? !hidden),
    ]),
  );
