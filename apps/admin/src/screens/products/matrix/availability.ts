import type { MatrixVariation } from '@stoa/admin-contract';
import { adminMatrixText as text } from '@stoa/messages';

/** Whether a variation can be bought, and why not. */
export type Availability = 'sale' | 'discontinued' | 'unavailable' | 'ended' | 'archived';

/** What a variation says of it. */
export type States = Pick<MatrixVariation, 'unavailableForSale' | 'discontinued' | 'archived'>;

/** All of them, with their words. */
export const availabilities: readonly { readonly value: Availability; readonly label: string }[] = [
  { value: 'sale', label: text.forSale() },
  { value: 'discontinued', label: text.forSaleDiscontinued() },
  { value: 'unavailable', label: text.notForSale() },
  { value: 'ended', label: text.notForSaleDiscontinued() },
  { value: 'archived', label: text.archived() },
];

/** Tells the availability of a variation. What is archived is told as no more than that. */
export function availabilityOf({ unavailableForSale, discontinued, archived }: States): Availability {
  if (archived) return 'archived';
  if (unavailableForSale) return discontinued ? 'ended' : 'unavailable';
  return discontinued ? 'discontinued' : 'sale';
}

/**
 * Returns what of a variation is set to have this availability, and is not so already. Each but the last names whether
 * it is for sale and whether it is discontinued, so that nothing is sold again unsaid; what is archived keeps both.
 */
export function statesFor(availability: Availability, row: States): Partial<States> {
  const differing = Object.entries(wanted[availability]).filter(
    ([name, so]) => row[name as keyof States] !== so,
  );
  return Object.fromEntries(differing);
}

const wanted: Readonly<Record<Availability, Partial<States>>> = {
  sale: { archived: false, unavailableForSale: false, discontinued: false },
  discontinued: { archived: false, unavailableForSale: false, discontinued: true },
  unavailable: { archived: false, unavailableForSale: true, discontinued: false },
  ended: { archived: false, unavailableForSale: true, discontinued: true },
  archived: { archived: true },
};

/** Whether a text is an availability. */
export const isAvailability = (value: string): value is Availability => Object.hasOwn(wanted, value);
