import type { PaymentProvider } from './payment-provider.ts';

/** Check, bank transfer, pay on pick-up: the money goes past us, and staff say when it came and went. */
export const offlinePayment: PaymentProvider = {
  begin: ({ amount }) => ({ state: 'due', entries: [{ kind: 'due', amount }] }),
  settle: ({ amount }) => [{ kind: 'captured', amount }],
  void: () => [],
  refund: (_payment, amount) => [{ kind: 'refunded', amount }],
};
