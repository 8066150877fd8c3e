import {
  newId,
  orderEvent,
  orderGroup,
  orderLine,
  orderTax,
  payment,
  paymentEntry,
  type Queries,
  salesOrder,
} from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { addToCart } from '../cart/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { placeOrder } from '../order/index.ts';
import { checkoutOf, look } from './checkout.ts';
import type { TestSale } from './sale.ts';

/** Returns an order of so many pieces of new products, one line each, by a guest. */
export async function orderOf(sale: TestSale, ...quantities: number[]): Promise<string> {
  const ctx = sale.guest();
  for (const qty of quantities) await addToCart(ctx, { productId: (await sale.simple()).id, qty });
  return (await placeOrder(ctx, await checkoutOf(ctx))).orderId;
}

/** Returns the ledger of an order's payments, oldest entry first. */
export function ledgerOf(ctx: ShopContext, orderId: string) {
  return look(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(paymentEntry)
      .innerJoin(
        payment,
        and(eq(payment.shopId, paymentEntry.shopId), eq(payment.id, paymentEntry.paymentId)),
      )
      .where(eq(payment.orderId, orderId))
      .orderBy(paymentEntry.id);
    return rows.map((row) => row.payment_entry);
  });
}

/** Returns the ids of an order's lines in their order. */
export async function linesOf(ctx: ShopContext, orderId: string): Promise<string[]> {
  const rows = await look(ctx, (tx) =>
    tx
      .select({ id: orderLine.id })
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
      .orderBy(orderLine.position),
  );
  return rows.map(({ id }) => id);
}

/** What a copy has otherwise. */
export interface CopyChanges {
  readonly order?: Partial<typeof salesOrder.$inferInsert>;
  readonly line?: Partial<typeof orderLine.$inferInsert>;
  readonly tax?: Partial<typeof orderTax.$inferInsert>;
  /** In place of its payments. */
  readonly payments?: readonly (Pick<typeof payment.$inferInsert, 'amount'> &
    Partial<typeof payment.$inferInsert>)[];
}

/** Writes an order again, past all use cases, with a cart of its own; returns the id of the copy. */
export async function copyOrder(sale: TestSale, orderId: string, changes: CopyChanges): Promise<string> {
  const { cartId } = await addToCart(sale.guest(), { productId: (await sale.simple()).id, qty: 1 });
  return look(sale.system, (tx) => writeCopy(tx, orderId, cartId, changes));
}

async function writeCopy(
  tx: Queries,
  orderId: string,
  cartId: string,
  { order, line, tax, payments }: CopyChanges,
): Promise<string> {
  const [found] = await tx.select().from(salesOrder).where(eq(salesOrder.id, orderId));
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, orderId));
  const taxes = await tx.select().from(orderTax).where(eq(orderTax.orderId, orderId));
  const paid = await tx.select().from(payment).where(eq(payment.orderId, orderId));
  const [first] = paid;
  const groupId = newId();
  if (!found || !first) throw new Error('there is no such order');
  const id = newId();
  const copies = new Map(lines.map((row) => [row.id, newId()]));
  await tx.insert(orderGroup).values({ shopId: found.shopId, id: groupId });
  await tx.insert(salesOrder).values({ ...found, id, incrementId: id, groupId, cartId, ...order });
  for (const row of lines) {
    await tx.insert(orderLine).values({ ...row, orderId: id, id: copies.get(row.id) ?? '', ...line });
  }
  for (const row of taxes) {
    const orderLineId = row.orderLineId && (copies.get(row.orderLineId) ?? null);
    const changed = orderLineId ? tax : {};
    await tx.insert(orderTax).values({ ...row, orderId: id, id: newId(), orderLineId, ...changed });
  }
  const events = await tx.select().from(orderEvent).where(eq(orderEvent.orderId, orderId));
  await tx.insert(orderEvent).values(events.map((row) => ({ ...row, orderId: id, id: newId() })));
  for (const [position, row] of (payments ?? paid).entries()) {
    await tx.insert(payment).values({ ...first, ...row, orderId: id, id: newId(), position });
  }
  return id;
}
