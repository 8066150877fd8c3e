import { newId, payment as payments, type Queries } from '@stoa/database';
import type { ShopContext } from '../kernel/context.ts';
import { recordEntries } from './ledger.ts';
import type { BegunPayment, Payment } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';

/** What an order is to be paid with, as the buyer chose it. */
export interface ChosenPayment extends Pick<Payment, 'orderId' | 'method' | 'amount'> {
  readonly title: string;
  readonly instructions: string;
}

export interface NewPayment extends ChosenPayment, BegunPayment {
  readonly id: string;
}

/** Returns the initial state of a new order's payment. An order that costs nothing is paid without a provider. */
export function beginPayment(chosen: ChosenPayment): NewPayment {
  const payment = { ...chosen, id: newId() };
  if (payment.amount === 0) return { ...payment, state: 'paid', entries: [{ kind: 'due', amount: 0 }] };
  return { ...payment, ...providerOf(payment).begin(payment) };
}

/**
 * Writes the payments of an order that was just written, in their order, and begins their ledgers.
 * @param actor who ordered
 */
export async function writePayments(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  begun: readonly NewPayment[],
  actor: string,
): Promise<void> {
  const { currency, id: shopId } = ctx.shop;
  const createdAt = ctx.clock();
  await tx.insert(payments).values(
    begun.map(({ entries: _entries, ...payment }, position) => ({
      ...payment,
      shopId,
      position,
      currency,
      createdAt,
    })),
  );
  for (const { id, entries } of begun) await recordEntries(tx, ctx, { paymentId: id, actor }, entries);
}
