import { type OrderView, orderedPlaces } from '@stoa/commerce';
import type { Order, OrderItem, OrderStatus, OrderTax } from '@stoa/contract';
import { orderStatusBadge, type ProductAddress, productPath, trackingSteps } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { major } from '../edge/money.ts';
import { toPictureOrNull } from '../edge/pictures.ts';
import { toAddress, toAddressOrNull } from './address-dto.ts';
import { toLineChoices } from './line-dto.ts';

const PPM_PER_PERCENT = 10_000;

/** A line of an order; the product of today stands at its slug, where the shop shows it. */
export type OrderItemSource = Omit<OrderItem, 'product'>;
export type OrderSource = Omit<Order, 'items'> & { readonly items: OrderItemSource[] };

/** Returns an order as its owner sees it, with where its products stand today. */
export async function toOrder(api: ApiContext, order: OrderView): Promise<OrderSource> {
  const [told] = await toOrders(api, [order]);
  if (!told) throw new TypeError('an order that was read is told');
  return told;
}

/** As `toOrder`, with one statement for the places of all products. */
export async function toOrders(api: ApiContext, orders: readonly OrderView[]): Promise<OrderSource[]> {
  const ids = orders.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const places = await orderedPlaces(api.shop, ids);
  return orders.map((order) => toOrderSource(api, order, places));
}

type Places = Awaited<ReturnType<typeof orderedPlaces>>;

/** Nothing of who worked on it. ACC-007, ENT-577 */
function toOrderSource(api: ApiContext, order: OrderView, places: Places): OrderSource {
  const amount = (of: number) => major(of, order.currency);
  const { code, title, instructions } = order.paymentMethod;
  return {
    _id: order.id,
    increment_id: order.incrementId,
    email: order.email,
    createdAt: order.placedAt.toISOString(),
    currency: order.currency,
    status: toOrderStatus(api, order),
    subtotal: amount(order.subtotal),
    discount_amount: amount(order.discountAmount),
    shipping_amount: amount(order.shippingAmount),
    tax_amount: amount(order.taxAmount),
    prices_include_tax: order.pricesIncludeTax,
    taxes: order.taxes.map((tax) => toOrderTax(tax, order.currency)),
    grand_total: amount(order.grandTotal),
    shipping_address: toAddressOrNull(order.shippingAddress),
    billing_address: toAddress(order.billingAddress),
    shipping_method: order.shippingMethod?.title ?? null,
    payment_method: { code, title, instructions, sellerGuid: order.sellerId },
    note: order.note,
    tracking: trackingSteps(order.placedAt, order.states, order.history).map(({ name, label, at }) => ({
      name,
      friendly_name: api.t(label),
      createdAt: at?.toISOString() ?? null,
    })),
    items: order.lines.map((line) => toOrderItem(api, order.currency, line, places.get(line.productId))),
  };
}

function toOrderTax(
  { name, rate, taxableAmount, amount }: OrderView['taxes'][number],
  currency: string,
): OrderTax {
  return {
    name,
    rate: rate === null ? null : rate / PPM_PER_PERCENT,
    taxable_amount: major(taxableAmount, currency),
    amount: major(amount, currency),
  };
}

function toOrderItem(
  api: ApiContext,
  currency: string,
  line: OrderView['lines'][number],
  place: ProductAddress | undefined,
): OrderItemSource {
  return {
    product_id: line.productId,
    slug: place?.slug ?? null,
    url: place ? productPath(place) : null,
    currency,
    _id: line.id,
    sku: line.sku,
    name: line.name,
    variation_text: line.variationText,
    image: toPictureOrNull(api, line.image),
    qty: line.qty,
    backorders_qty: line.backorderedQty,
    backorder_message: line.backorderMessage,
    backorder_ship_date: line.backorderShipDay,
    qty_sent: line.sentQty,
    price: major(line.unitPrice, currency),
    row_total: major(line.rowTotal, currency),
    product_options_data: line.options,
    personalization_data: line.personalization,
    choices: toLineChoices(line.choices, currency),
  };
}

/** One of the seven statuses with its label and tone. ENT-577, ACC-007 to ACC-013 */
function toOrderStatus(api: ApiContext, { status }: OrderView): OrderStatus {
  const { label, tone } = orderStatusBadge(status);
  return { name: status, friendly_name: api.t(label), color: tone };
}
