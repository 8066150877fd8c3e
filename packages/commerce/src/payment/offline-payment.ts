import type { PaymentProvider } from './payment-provider.ts';

/**
 * Check, bank transfer, payment on pick-up: the money does not pass through Stoa; staff record when it arrived and
 * was returned.
 */
export const offlinePayment: PaymentProvider = {
  begin: ({ amount }) => ({ state: 'due', entries: [{ kind: 'due', amount }] }),
  settle: ({ amount }) => [{ kind: 'captured', amount }],
  void: () => [],
  refund: (_payment, amount) => [{ kind: 'refunded', amount }],
};
