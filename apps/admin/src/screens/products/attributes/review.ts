import type { AdminOutputs } from '@stoa/admin-contract';
import { plural, adminAttributesReviewText as text } from '@stoa/messages';

/** What other attributes would make of the variations of a product. */
export type Plan = AdminOutputs['variations']['planAttributes'];
type Missing = Plan['missing'][number];

/** What the person wants of the missing combinations. */
export interface Wanted {
  /** Those of values that are new to the product. */
  readonly addNew: boolean;
  /** The others, which were left out before. */
  readonly addOthers: boolean;
}

/**
 * Whether there is anything to ask before the attributes are saved. Of combinations that were left out before nothing is
 * asked unless somebody asked for them. ADM-111, ADM-112
 */
export const needsReview = ({ archives, missing }: Plan, askedForMissing: boolean): boolean =>
  archives.count > 0 || missing.some(({ isNew }) => isNew || askedForMissing);

/** How many missing combinations are of new values, and how many are not. */
export function countMissing({ missing }: Plan): { readonly fresh: number; readonly others: number } {
  const fresh = missing.filter(({ isNew }) => isNew).length;
  return { fresh, others: missing.length - fresh };
}

/**
 * What is checked at first: the combinations of new values, and those that are missing already only where somebody asked
 * for them.
 */
export const firstWanted = (askedForMissing: boolean): Wanted => ({
  addNew: true,
  addOthers: askedForMissing,
});

/** Returns the missing combinations that become variations. */
export const chosenOf = ({ missing }: Plan, { addNew, addOthers }: Wanted): readonly Missing[] =>
  missing.filter(({ isNew }) => (isNew ? addNew : addOthers));

/** Counts which of the chosen combinations are brought back from the archive, and which are made. ADM-112 */
export function countChosen(chosen: readonly Missing[]): {
  readonly back: number;
  readonly makes: number;
} {
  const back = chosen.filter(({ archived }) => archived !== null).length;
  return { back, makes: chosen.length - back };
}

/** Tells what becomes of the chosen combinations. */
export function tellChosen(chosen: readonly Missing[]): string {
  const { back, makes } = countChosen(chosen);
  if (chosen.length === 0) return text.nothing();
  return [
    ...(makes > 0 ? [plural(makes, text.makesOne, text.makes)] : []),
    ...(back > 0 ? [plural(back, text.backOne, text.back)] : []),
  ].join(' ');
}

/** Says what the button does: `Save, add 12, archive 14`. */
export function tellSave(plan: Plan, wanted: Wanted): string {
  const added = chosenOf(plan, wanted).length;
  const archived = plan.archives.count;
  return [
    text.save(),
    ...(added > 0 ? [plural(added, text.addOne, text.add)] : []),
    ...(archived > 0 ? [plural(archived, text.archiveOne, text.archive)] : []),
  ].join(', ');
}
