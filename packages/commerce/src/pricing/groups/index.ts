/** Groups of customers together with the price levels that name them. */
export { type CountedGroup, listCountedGroups } from './list-groups.ts';
export { type GroupLevel, type GroupLevels, listGroupLevels } from './list-levels.ts';
export { listPriceGroups } from './list-price-groups.ts';
export { removeCustomerGroup } from './remove-group.ts';
