import type { CustomerGroup } from '@stoa/admin-contract';
import { adminGroupsText, plural } from '@stoa/messages';

type Used = Pick<CustomerGroup, 'customers' | 'levels'>;

/** Tells how many price levels there are. */
export const tellLevels = (levels: number): string =>
  plural(levels, adminGroupsText.oneLevel, adminGroupsText.nLevels);

/** Tells what a group is used by, such as `12 customers and 1 price level`; undefined where by nothing. */
export function tellUse({ customers, levels }: Used): string | undefined {
  const ofCustomers = plural(customers, adminGroupsText.oneCustomer, adminGroupsText.nCustomers);
  if (customers > 0 && levels > 0) {
    return adminGroupsText.numbersOf({ customers: ofCustomers, levels: tellLevels(levels) });
  }
  if (customers > 0) return ofCustomers;
  return levels > 0 ? tellLevels(levels) : undefined;
}
