import { cart, emit, newId, orderEvent, orderLine, type Queries, salesOrder } from '@stoa/database';
import { initialOrderStates, type OrderStates } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { queueMail } from '../mail/index.ts';
import { beginPayment, recordEntries } from '../payment/index.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { guestTokenColumns } from './guest-token.ts';
import type { NewOrder } from './new-order.ts';
import { takeOrderNumber } from './order-number.ts';
import { takeStock } from './take-stock.ts';

type OrderLineRow = typeof orderLine.$inferInsert;

/**
 * Takes the stock, closes the cart and writes the order with all that belongs to it. Returns its number, for which it
 * asks once nothing can be refused any more and no other order is waited for.
 */
export async function writeOrder(tx: Queries, unnumbered: Omit<NewOrder, 'incrementId'>): Promise<string> {
  const { ctx, orderId, sellerId, cartId } = unnumbered;
  const shopId = ctx.shop.id;
  const backordered = await takeStock(tx, ctx, unnumbered.evaluated, orderId);
  await tx
    .update(cart)
    .set({ status: 'ordered', updatedAt: ctx.clock() })
    .where(and(eq(cart.shopId, shopId), eq(cart.id, cartId)));
  const order = { ...unnumbered, incrementId: await takeOrderNumber(tx, ctx) };
  const { checked } = order;
  const payment = { orderId, method: checked.payment.code, amount: checked.costs.totals.grandTotal };
  const begun = beginPayment(payment);
  const states = initialOrderStates(begun.state);
  const lines = orderLines(order, backordered);
  await tx.insert(salesOrder).values(orderRow(order, states));
  await tx.insert(orderLine).values(lines);
  await tx.insert(orderEvent).values(firstEvents(order, states));
  await recordEntries(tx, ctx, payment, begun.entries);
  await queueMail(tx, ctx, {
    dedupeKey: `order-placed:${orderId}`,
    recipient: checked.email,
    ...confirmationMail(order, lines),
  });
  await emit(tx, { kind: 'order.placed', entityId: orderId, shopId, sellerId });
  return order.incrementId;
}

function orderRow(order: NewOrder, states: OrderStates): typeof salesOrder.$inferInsert {
  const { ctx, checked, owner, orderId } = order;
  const { totals, shipping } = checked.costs;
  const { code, title, instructions } = checked.payment;
  return {
    shopId: ctx.shop.id,
    id: orderId,
    sellerId: order.sellerId,
    incrementId: order.incrementId,
    cartId: order.cartId,
    customerId: owner.customerId ?? null,
    email: checked.email,
    orderState: states.order,
    paymentState: states.payment,
    fulfilmentState: states.fulfilment,
    currency: ctx.shop.currency,
    subtotal: totals.subtotal,
    discountAmount: totals.discount,
    shippingAmount: totals.shipping,
    taxAmount: totals.tax,
    grandTotal: totals.grandTotal,
    shippingAddress: checked.shippingAddress,
    billingAddress: checked.billingAddress,
    shippingMethod: shipping ? { id: shipping.methodId, title: shipping.title } : null,
    paymentMethod: { code, title, instructions },
    note: checked.note,
    ...guestTokenColumns(ctx, orderId),
    placedAt: ctx.clock(),
  };
}

function orderLines(
  { ctx, evaluated, orderId, checked }: NewOrder,
  backordered: ReadonlyMap<string, number>,
): OrderLineRow[] {
  const priced = new Map(checked.costs.lines.map((line) => [line.id, line]));
  return evaluated.map(({ line, product }, position) => {
    const amounts = priced.get(line.id);
    if (!amounts) throw new TypeError('every line of an order was priced');
    return {
      shopId: ctx.shop.id,
      orderId,
      id: newId(),
      position,
      sellerId: product.sellerId,
      productId: product.id,
      sku: product.sku,
      name: product.name,
      variationText: product.variationText,
      image: product.image,
      unitPrice: amounts.unitPrice,
      qty: amounts.quantity,
      backorderedQty: backordered.get(line.id) ?? 0,
      rowTotal: amounts.subtotal,
      discountAmount: amounts.discount,
      taxAmount: amounts.tax,
      personalizationData: line.personalization,
      productOptionsData: line.options,
    };
  });
}

/** Each state's history begins with how it began. OPEN-001 */
function firstEvents({ ctx, owner, orderId }: NewOrder, states: OrderStates) {
  const actor =
    owner.customerId === undefined ? `visitor:${owner.visitorId}` : `customer:${owner.customerId}`;
  const common = { shopId: ctx.shop.id, orderId, actor, createdAt: ctx.clock() };
  return (['order', 'payment', 'fulfilment'] as const).map((machine) => ({
    ...common,
    id: newId(),
    machine,
    toState: states[machine],
  }));
}
