import { at, type Caller, type Json } from './caller.ts';
import { selection } from './shape.ts';
import { cartSummary } from './shapes.ts';

/** All fields of a summary that the specification names. */
export const SUMMARY = selection(cartSummary);

export async function summaryOf(caller: Caller, headers: Record<string, string> = {}): Promise<Json> {
  const data = await caller.graphql(
    `{ getCartSummary(is_first:true,is_checkout:false) { ${SUMMARY} } }`,
    headers,
  );
  return at(data, 'getCartSummary') as Json;
}

export const countOf = async (caller: Caller): Promise<unknown> =>
  at(await caller.graphql('{ getCartCount { count } }'), 'getCartCount.count');

/** Fields of a summary of which the demo shops may tell nothing without an address, a coupon or a fault. */
export const UNTOLD_OF_CARTS = [
  'applied_discounts',
  'discount_amount',
  'tax_amount',
  'other_tax',
  'items.image.oembed',
  'items.discount_amount',
  'items.low_stock_alert_message',
  'items.limit_shipping_option',
  'invalid_items',
  'changed_items',
  'limit_items',
  'prompts',
  'redemptions',
  'itemErrors',
  'message',
  'shipping_amount',
  'shipping_fee',
  'shipping_level_discount',
  'shipping_method',
  'enabled_nomal_shipping_method_count',
  'shipping_methods',
  'is_free_quote',
  'seller.logo',
];
