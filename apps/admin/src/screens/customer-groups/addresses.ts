/** The address of a group's screen, with the price levels that name it. */
export const groupAddress = (shop: string, group: string): string =>
  `/${shop}/customer-groups/${encodeURIComponent(group)}`;

/** The address of the list of customers, narrowed to a group. */
export const customersAddress = (shop: string, group: string): string =>
  `/${shop}/customers?group=${encodeURIComponent(group)}`;
