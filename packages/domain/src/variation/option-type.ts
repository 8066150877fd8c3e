import { type GoodsCode, type MessageDescriptor, msg } from '../i18n/index.ts';
import type { StockStatus } from '../stock/index.ts';

/**
 * The state of the variation that choosing an option leads to: 1 in stock, 2 backordered, 3 out of stock, 4
 * unavailable, 5 offered by other sellers, 6 to be decided by the other options. VAR-006 to VAR-017
 */
export type OptionType = 'type_1' | 'type_2' | 'type_3' | 'type_4' | 'type_5' | 'type_6';

const typeByStatus: Readonly<Record<StockStatus, OptionType>> = {
  'in-stock': 'type_1',
  'limited-stock': 'type_1',
  backordered: 'type_2',
  'on-backorder': 'type_2',
  'out-of-stock': 'type_3',
  discontinued: 'type_4',
  unavailable_for_sale: 'type_4',
};

/**
 * Returns the type of a variation by the stock status of its product (the one stock rule). A product that is missing
 * or in a state nobody knows is unavailable; what can't be bought here but elsewhere is type 5. VAR-007 to VAR-016
 */
export function optionType(status: string | null | undefined, otherSellers = false): OptionType {
  const type = status && Object.hasOwn(typeByStatus, status) ? typeByStatus[status as StockStatus] : 'type_4';
  return otherSellers && (type === 'type_3' || type === 'type_4') ? 'type_5' : type;
}

const labels: Readonly<Partial<Record<OptionType, MessageDescriptor<GoodsCode>>>> = {
  type_3: msg('variation.sold_out'),
  type_4: msg('variation.unavailable'),
  type_5: msg('variation.see_other_sellers'),
  type_6: msg('variation.see_options'),
};

/** Returns the label beside an option; what is simply there has none. VAR-018 to VAR-021 */
export function optionTypeLabel(type: OptionType): MessageDescriptor<GoodsCode> | undefined {
  return labels[type];
}
