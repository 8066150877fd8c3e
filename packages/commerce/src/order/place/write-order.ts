import {
  cart,
  emit,
  insertMany,
  newId,
  orderEvent,
  orderGroup,
  orderLine,
  orderTax,
  type Queries,
  salesOrder,
} from '@stoa/database';
import { formatPrice, initialOrderStates } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { queueMail } from '../../mail/index.ts';
import { beginPayment, orderInstructions, writePayments } from '../../payment/index.ts';
import type { NewOrder } from '../check/new-order.ts';
import { confirmationMail } from '../mail/confirmation-mail.ts';
import { takeOrderNumber } from './order-number.ts';
import { buyerName, firstEvents, orderLines, orderRow, shippingTaxes } from './order-rows.ts';
import { takeStock } from './take-stock.ts';

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
  const { code: method, title } = checked.payment;
  const amount = checked.costs.totals.grandTotal;
  const instructions = orderInstructions(checked.payment, {
    amount: formatPrice(amount, ctx.shop.currency),
    incrementId: order.incrementId,
  });
  const begun = beginPayment({ orderId, method, title, instructions, amount });
  const states = initialOrderStates(begun.state);
  const rows = orderLines(order, backordered);
  const lines = rows.map(({ line }) => line);
  const groupId = newId();
  await tx.insert(orderGroup).values({ shopId, id: groupId, createdAt: ctx.clock() });
  await tx.insert(salesOrder).values(orderRow(order, groupId, states));
  await tx.insert(orderLine).values(lines);
  await insertMany(tx, orderTax, [...rows.flatMap(({ taxes }) => taxes), ...shippingTaxes(order)]);
  await tx.insert(orderEvent).values(firstEvents(order, states));
  await writePayments(tx, ctx, [begun], buyerName(order.owner));
  await queueMail(tx, ctx, {
    dedupeKey: `order-placed:${orderId}`,
    orderId,
    recipient: checked.email,
    ...confirmationMail(order, lines, instructions),
  });
  await emit(tx, { kind: 'order.placed', entityId: orderId, shopId, sellerId });
  return order.incrementId;
}
