import type { MatrixVariation } from '@stoa/admin-contract';
import { adminMatrixText as text } from '@stoa/messages';

/** Whether a variation can be bought, and why not. */
export type Availability = 'sale' | 'unavailable' | 'discontinued' | 'archived';

/** What a variation says of it. */
export type States = Pick<MatrixVariation, 'unavailableForSale' | 'discontinued' | 'archived'>;

/** All of them, with their words. */
export const availabilities: readonly { readonly value: Availability; readonly label: string }[] = [
  { value: 'sale', label: text.forSale() },
  { value: 'unavailable', label: text.notForSale() },
  { value: 'discontinued', label: text.discontinued() },
  { value: 'archived', label: text.archived() },
];

/** Tells the availability of a variation; of several reasons the one that weighs most. */
export function availabilityOf({ unavailableForSale, discontinued, archived }: States): Availability {
  if (archived) return 'archived';
  if (unavailableForSale) return 'unavailable';
  return discontinued ? 'discontinued' : 'sale';
}

/**
 * Returns what of a variation is set to have this availability, and is not so already. What it does not speak of stays: a
 * variation that is archived comes back as it was otherwise.
 */
export function statesFor(availability: Availability, row: States): Partial<States> {
  const differing = Object.entries(wanted[availability]).filter(
    ([name, so]) => row[name as keyof States] !== so,
  );
  return Object.fromEntries(differing);
}

const wanted: Readonly<Record<Availability, Partial<States>>> = {
  sale: { archived: false, unavailableForSale: false, discontinued: false },
  unavailable: { archived: false, unavailableForSale: true },
  discontinued: { archived: false, unavailableForSale: false, discontinued: true },
  archived: { archived: true },
};

/** Whether a text is an availability. */
export const isAvailability = (value: string): value is Availability => Object.hasOwn(wanted, value);
