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
 * A provider of payments. Each step returns what it did as ledger entries; the caller claims the payment before
 * (`claimPayment`) and records the entries after.
 *
 * The steps are plain functions, so that none can reach a gateway while the order is locked. A provider that has a
 * gateway is called outside any transaction, between one that commits the claim and one that records the answer: see
 * docs/decisions/0020-money-goes-one-way.md.
 */
export interface PaymentProvider {
  /** Called with what is to be paid, more than nothing. */
  begin(payment: Payment): BegunPayment;
  /** Settles: the payment has arrived. */
  settle(payment: Payment): readonly LedgerEntry[];
  /** Voids: the payment is no longer expected. */
  void(payment: Payment): readonly LedgerEntry[];
  /** Called with no more than is held. */
  refund(payment: Payment, amount: Money): readonly LedgerEntry[];
}
