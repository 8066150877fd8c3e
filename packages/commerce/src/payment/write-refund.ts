import { newId, type Queries, refund, refundLine } from '@stoa/database';
import type { Money } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';
import type { Payment } from './payment-provider.ts';

/** The part of a refund that is for a line of the order. */
export interface RefundedLine {
  readonly orderLineId: string;
  /** Pieces; 0 where only the price is reduced. */
  readonly quantity: number;
  readonly amount: Money;
}

interface NewRefund {
  readonly amount: Money;
  readonly refundLines: readonly RefundedLine[];
  readonly reason: string;
  readonly actor: string;
}

/** Writes down what is given back of a payment, why and by whom; returns the refund's id. */
export async function writeRefund(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  { id: paymentId, orderId }: Payment,
  { amount, refundLines, reason, actor }: NewRefund,
): Promise<string> {
  const shopId = ctx.shop.id;
  const id = newId();
  await tx
    .insert(refund)
    .values({ shopId, orderId, id, paymentId, amount, reason, actor, createdAt: ctx.clock() });
  if (refundLines.length > 0) {
    await tx
      .insert(refundLine)
      .values(refundLines.map((line) => ({ ...line, shopId, orderId, refundId: id })));
  }
  return id;
}
