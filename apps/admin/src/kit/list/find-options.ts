import type { Option } from './filter.ts';

/** How many are shown at once; the others are found by words. */
const SHOWN = 100;

interface FoundOptions {
  readonly options: readonly Option[];
  /** How many were found besides. */
  readonly more: number;
}

/**
 * Finds the options that have each of the words in their label or the name of their group. Those that are set stand
 * among them always, where they were found: so they can be taken back.
 */
export function findOptions(
  options: readonly Option[],
  typed: string,
  { locale, set }: { readonly locale: string; readonly set: readonly string[] },
): FoundOptions {
  const words = typed.trim().toLocaleLowerCase(locale).split(/\s+/);
  const found = options.filter(({ group = '', label }) => {
    const text = `${group} ${label}`.toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  });
  const shown = found.filter(({ value }, at) => at < SHOWN || set.includes(value));
  return { options: shown, more: found.length - shown.length };
}

/** Parts options by their groups, which follow each other. */
export function groupOptions(options: readonly Option[]) {
  const groups: { readonly name: string | undefined; readonly options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}
