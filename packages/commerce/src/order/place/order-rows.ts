import { newId, type orderLine, type orderTax, type salesOrder } from '@stoa/database';
import { emailKey, type OrderStates, type TaxRow } from '@stoa/domain';
import type { CartOwner } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { NewOrder } from '../check/new-order.ts';
import { guestTokenColumns } from '../guest/guest-token.ts';

type OrderTaxRow = typeof orderTax.$inferInsert;

/** Returns the row of a new order. Its amounts are those of its `PricedCart`. */
export function orderRow(
  order: NewOrder,
  groupId: string,
  states: OrderStates,
): typeof salesOrder.$inferInsert {
  const { ctx, checked, owner, orderId } = order;
  const { totals, shipping } = checked.costs;
  return {
    shopId: ctx.shop.id,
    id: orderId,
    sellerId: order.sellerId,
    incrementId: order.incrementId,
    groupId,
    cartId: order.cartId,
    placedBy: buyerName(owner),
    customerId: owner.customerId ?? null,
    email: checked.email,
    emailKey: emailKey(checked.email),
    orderState: states.order,
    paymentState: states.payment,
    fulfilmentState: states.fulfilment,
    currency: ctx.shop.currency,
    subtotal: totals.subtotal,
    discountAmount: totals.discount,
    shippingAmount: totals.shipping,
    shippingDiscountAmount: shipping?.discount ?? 0,
    shippingTaxAmount: shipping?.tax ?? 0,
    taxAmount: totals.tax,
    pricesIncludeTax: checked.costs.pricesIncludeTax,
    grandTotal: totals.grandTotal,
    shippingAddress: checked.shippingAddress,
    billingAddress: checked.billingAddress,
    shippingMethod: shipping ? { id: shipping.methodId, title: shipping.title } : null,
    note: checked.note,
    ...guestTokenColumns(ctx, orderId),
    placedAt: ctx.clock(),
  };
}

/** A line of an order with the taxes on it. */
export interface OrderLineRows {
  readonly line: typeof orderLine.$inferInsert;
  readonly taxes: readonly OrderTaxRow[];
}

export function orderLines(
  { ctx, evaluated, orderId, checked }: NewOrder,
  backordered: ReadonlyMap<string, number>,
): OrderLineRows[] {
  const priced = new Map(checked.costs.lines.map((line) => [line.id, line]));
  return evaluated.map(({ line, product, choices, backorder }, position) => {
    const amounts = priced.get(line.id);
    if (!amounts) throw new TypeError('every line of an order was priced');
    const id = newId();
    const backorderedQty = backordered.get(line.id) ?? 0;
    const row = {
      shopId: ctx.shop.id,
      orderId,
      id,
      position,
      sellerId: product.sellerId,
      productId: product.id,
      sku: product.sku,
      name: product.name,
      variationText: product.variationText,
      image: product.image,
      unitPrice: amounts.unitPrice,
      qty: amounts.quantity,
      backorderedQty,
      ...(backorderedQty > 0 && {
        backorderMessage: backorder.message,
        backorderShipDay: backorder.shipDay,
      }),
      rowTotal: amounts.subtotal,
      discountAmount: amounts.discount,
      taxAmount: amounts.tax,
      pricesIncludeTax: amounts.pricesIncludeTax,
      personalizationData: line.personalization,
      productOptionsData: line.options,
      choices,
    };
    return { line: row, taxes: amounts.taxes.map((tax) => taxRow(ctx, orderId, id, tax)) };
  });
}

/** Returns the taxes on what is charged for shipping. */
export function shippingTaxes({ ctx, orderId, checked }: NewOrder): OrderTaxRow[] {
  return (checked.costs.shipping?.taxes ?? []).map((tax) => taxRow(ctx, orderId, null, tax));
}

function taxRow(
  ctx: Pick<ShopContext, 'shop'>,
  orderId: string,
  orderLineId: string | null,
  { name, jurisdiction, rate, base, tax }: TaxRow,
): OrderTaxRow {
  return {
    shopId: ctx.shop.id,
    orderId,
    id: newId(),
    orderLineId,
    name,
    jurisdiction,
    rate,
    taxableAmount: base,
    amount: tax,
  };
}

/** Returns the first event of each state's history. OPEN-001 */
export function firstEvents({ ctx, owner, orderId }: NewOrder, states: OrderStates) {
  const common = { shopId: ctx.shop.id, orderId, actor: buyerName(owner), createdAt: ctx.clock() };
  return (['order', 'payment', 'fulfilment'] as const).map((machine) => ({
    ...common,
    id: newId(),
    machine,
    toState: states[machine],
  }));
}

/** Returns the buyer's name for the history of an order. */
export function buyerName({ visitorId, customerId }: CartOwner): string {
  return customerId === undefined ? `visitor:${visitorId}` : `customer:${customerId}`;
}
