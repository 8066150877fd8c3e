/**
 * An order has three independent states: of the order itself, of its payment, and of its fulfilment. The seven
 * statuses that people see are derived from them (`order-status.ts`).
 */
export interface OrderStates {
  readonly order: OrderState;
  readonly payment: PaymentState;
  readonly fulfilment: FulfilmentState;
}

export type OrderState = 'open' | 'canceled' | 'closed';

/**
 * `awaiting` a provider's answer; `due` later by arrangement (invoice, pick-up), so that handling may begin;
 * the rest as payment providers use the words.
 */
export type PaymentState =
  | 'awaiting'
  | 'due'
  | 'authorized'
  | 'paid'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'voided';

export type FulfilmentState = 'unfulfilled' | 'processing' | 'packing' | 'fulfilled' | 'returned';

interface Machines {
  readonly order: OrderState;
  readonly payment: PaymentState;
  readonly fulfilment: FulfilmentState;
}

type Table<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Every step there is; guards may still refuse one (`transition.ts`). OPEN-001, OPEN-502 */
export const orderTransitions: { readonly [M in keyof Machines]: Table<Machines[M]> } = {
  order: {
    open: ['canceled', 'closed'],
    canceled: [],
    closed: [],
  },
  payment: {
    awaiting: ['authorized', 'paid', 'failed', 'voided'],
    due: ['paid', 'voided'],
    authorized: ['paid', 'failed', 'voided'],
    failed: ['awaiting', 'authorized', 'paid', 'voided'],
    paid: ['partially_refunded', 'refunded'],
    // Refunds may come in any number of parts; the ledger tells when nothing is left to refund.
    partially_refunded: ['partially_refunded', 'refunded'],
    refunded: [],
    // A provider may report a payment that arrived after it was voided. The money is there: it must be recorded, and
    // refunded.
    voided: ['paid'],
  },
  fulfilment: {
    unfulfilled: ['processing'],
    processing: ['packing'],
    packing: ['fulfilled'],
    fulfilled: ['returned'],
    returned: [],
  },
};

/** One step of one of the three machines. */
export type OrderTransition = {
  [M in keyof Machines]: { readonly machine: M; readonly to: Machines[M] };
}[keyof Machines];

/** Returns the initial states of an order for the initial state of its payment. */
export function initialOrderStates(payment: PaymentState): OrderStates {
  return { order: 'open', payment, fulfilment: 'unfulfilled' };
}
