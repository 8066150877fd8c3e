import type { CartLineView, CartView } from '@stoa/commerce';
import type { CartEstimate, CartItem, CartSummary, ShippingMethod } from '@stoa/contract';
import {
  msg,
  type PostalAddress,
  percentOf,
  perPiece,
  productPath,
  type ShippingOption,
  sentences,
} from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { major, majorOrNull } from '../edge/money.ts';
import { toPictureOrNull } from '../edge/pictures.ts';
import { preventedWords } from '../edge/prevented.ts';
import { toAddressOrNull } from './address-dto.ts';
import { toLineChoices } from './line-dto.ts';
import { methodDelivery } from './method-delivery.ts';
import { toSellerOrNull } from './seller-dto.ts';

/**
 * Returns a cart as it stands now. Amounts of a cart whose prices are hidden are all zero. ENT-540 to ENT-546,
 * CART-501, CART-502
 */
export function toCartSummary(api: ApiContext, cart: CartView): CartSummary {
  // Nobody knows where a cart goes, so the ways to send it are told by estimates alone.
  return { ...toContent(api, cart), shipping_methods: [] };
}

/** Returns what a cart would cost, to be sent to the address where one is named. TAX-510, TAX-511 */
export function toCartEstimate(api: ApiContext, cart: CartView, sentTo?: PostalAddress): CartEstimate {
  return { ...toContent(api, cart, sentTo), cart_id: cart.id ?? null };
}

function toContent(api: ApiContext, cart: CartView, sentTo?: PostalAddress): CartSummary {
  const amount = (of: number) => major(of, cart.currency);
  const { totals, shipping, shippingOptions } = cart.costs;
  const items = (lines: readonly CartLineView[]) => lines.map((line) => toCartItem(api, cart.currency, line));
  const address = toAddressOrNull(sentTo);
  const newest = newestLine(cart);
  return {
    _id: cart.id ?? null,
    cart_loaded: cart.id !== undefined,
    currency: cart.currency,
    seller: cart.seller ? toSellerOrNull(api, cart.seller.id) : null,
    amount: amount(totals.subtotal),
    discount_amount: amount(totals.discount),
    shipping_amount: amount(shipping?.amount ?? 0),
    shipping_fee: amount(shipping?.fee ?? 0),
    shipping_level_discount: amount(shipping?.discount ?? 0),
    tax_amount: amount(totals.tax),
    other_tax: 0,
    grand_total: amount(totals.grandTotal),
    total_due: amount(totals.grandTotal),
    applied_discounts: [],
    redemptions: [],
    paypal_tnx: null,
    customer_birthdate: null,
    prices_include_tax: cart.costs.pricesIncludeTax,
    prompts: [],
    is_free_quote: false,
    items: items(cart.lines),
    changed_items: items(cart.changedLines),
    limit_items: items(cart.limitLines),
    invalid_items: items(cart.invalidLines),
    itemErrors: cart.itemErrors.map(({ lineId, issue }) => ({ item_id: lineId, message: api.t(issue) })),
    product: newest ? toCartItem(api, cart.currency, newest) : null,
    message: cart.itemErrors[0] ? api.t(cart.itemErrors[0].issue) : null,
    checkout_prevented: preventedWords(api, cart.preventedMessage),
    billing_address: address,
    shipping_address: address,
    shipping_method: shipping?.methodId ?? null,
    shipping_methods: shippingOptions.map((option) => toShippingMethod(api, cart, option)),
    enabled_nomal_shipping_method_count: shippingOptions.length,
  };
}

/** Returns the line that was put in last: ids grow with time. */
function newestLine({ lines, changedLines, limitLines, invalidLines }: CartView): CartLineView | undefined {
  const all = [...lines, ...changedLines, ...limitLines, ...invalidLines];
  return all.reduce<CartLineView | undefined>(
    (last, line) => (last && last.id > line.id ? last : line),
    undefined,
  );
}

/** The `_id` is the method's code, as JSON tells it; estimates have no identities. ENT-544 */
export function toShippingMethod(api: ApiContext, cart: CartView, option: ShippingOption): ShippingMethod {
  const [least, most] = option.estimateDays;
  const delivery = methodDelivery(api, cart, option);
  return {
    _id: option.methodId,
    method: option.methodId,
    currency: cart.currency,
    title: option.title,
    price: major(option.amount, cart.currency),
    shipping_total: major(option.total, cart.currency),
    default_info: {
      estimate_days: { min: least, max: most },
      ...(option.isPickup && { pickup: true }),
      ...(delivery && { delivery: { from: delivery[0], to: delivery[1] } }),
    },
  };
}

const titleOf =
  ({ profile }: Pick<ApiContext, 'profile'>) =>
  (methodId: string) =>
    profile.settings.checkout.shippingMethods?.find(({ id }) => id === methodId)?.title ?? methodId;

/** ENT-547 to ENT-553, STOCK-513 */
export function toCartItem(api: ApiContext, currency: string, line: CartLineView): CartItem {
  return {
    _id: line.id,
    item_id: line.id,
    product_id: line.productId,
    currency,
    client_guid: line.sellerId,
    sku: line.sku,
    name: line.name,
    sub_title: line.subTitle,
    variation_text: line.variationText,
    slug: line.slug ?? '',
    url: line.slug === null ? '/' : productPath(addressOf(line.slug, line)),
    class_code: line.classCode,
    website_visibility: line.websiteVisibility,
    weight: line.weightGrams,
    image: toPictureOrNull(api, line.image),
    qty: line.qty,
    price: majorOrNull(line.unitPrice, currency),
    msrp: majorOrNull(line.msrp, currency),
    row_total: majorOrNull(line.rowTotal, currency),
    subtotal: majorOrNull(line.rowTotal, currency),
    discount: major(line.discount, currency),
    discount_amount: major(line.discount, currency),
    unit_item_discount: major(perPiece(line.discount, line.qty), currency),
    percent: percentOf(line.discount, line.rowTotal ?? 0),
    qty2: null,
    shipping_fee: major(line.shippingFee, currency),
    ...stockOfLine(api, line),
    max_cart_qty: line.maxQty,
    salable_qty: line.salable,
    stock_qty: line.salable,
    backorders: line.backorders,
    is_in_stock: line.salable !== 0,
    non_shippable_product: line.nonShippable,
    limit_shipping_option: [...(line.limitShippingMethods ?? [])],
    limit_shipping_option_text: (line.limitShippingMethods ?? []).map(titleOf(api)).join(', '),
    delivery_estimate: null,
    ...{ JPIN: null, JPINslug: null, variable_JPIN: null },
    item_delivery_info: line.itemDeliveryInfo,
    personalization_data: line.personalization,
    product_options_data: line.options,
    choices: toLineChoices(line.choices, currency),
    is_favorite: false,
    is_freebie: false,
    is_subscription: false,
    auto_added_by: null,
  };
}

/** A line on backorder has that status, whatever the status of its product. ENT-549, OPEN-018 */
export function stockOfLine(api: ApiContext, { stock, backorder, issue, qty }: CartLineView) {
  const waits = stock.buyable && stock.backordered > 0;
  const isWhollyLate = waits && stock.backordered === qty;
  const note = issue ?? stock.messages[0];
  return {
    stock_status: isWhollyLate ? 'on-backorder' : stock.status,
    stock_status_text: api.t(isWhollyLate ? msg('stock.on_backorder') : stock.text),
    stock_message: note ? api.t(note) : null,
    low_stock_alert_message: !issue && !waits && stock.messages[0] ? api.t(stock.messages[0]) : '',
    is_backorders: waits,
    backorders_qty: stock.backordered,
    backorder_message: waits ? backorder.message : '',
    backorder_ship_date: waits ? backorder.shipDay : null,
    backorders_message: waits ? sentences([stock.text, ...stock.messages].map((one) => api.t(one))) : '',
  };
}

export function addressOf(slug: string, line: CartLineView) {
  return line.isVariation ? { slug, sku: line.sku } : { slug };
}
