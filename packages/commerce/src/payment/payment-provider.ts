import type { paymentEntry } from '@stoa/database';
import type { Money, PaymentState } from '@stoa/domain';

/** A payment of an order, as its provider sees it. */
export interface Payment {
  readonly id: string;
  readonly orderId: string;
  /** Code of the payment method. */
  readonly method: string;
  /** The amount it is for. */
  readonly amount: Money;
}

/** A line of the ledger, which is only ever added to. */
export type LedgerEntry = Pick<typeof paymentEntry.$inferInsert, 'kind' | 'amount'>;

export interface BegunPayment {
  readonly state: PaymentState;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Who takes the payments of a method. Each step says as entries of the ledger what it did; the caller claims the
 * payment before (`claimPayment`) and records the entries after.
 *
 * The steps are plain functions, so that none can reach a gateway while the order is locked. A provider that has a
 * gateway is called outside any transaction, between one that commits the claim and one that records the answer: see
 * docs/decisions/0020-money-goes-one-way.md.
 */
export interface PaymentProvider {
  /** Called with what is to be paid, more than nothing. */
  begin(payment: Payment): BegunPayment;
  /** The payment has arrived. */
  settle(payment: Payment): readonly LedgerEntry[];
  /** Nobody waits for the payment any more. */
  void(payment: Payment): readonly LedgerEntry[];
  /** Called with no more than is held. */
  refund(payment: Payment, amount: Money): readonly LedgerEntry[];
}
