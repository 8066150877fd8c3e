import type { BegunPayment, Payment } from './payment-provider.ts';
import { providerOf } from './provider-of.ts';

/** How the payment of a new order begins. What costs nothing is paid, and no provider is asked. */
export function beginPayment(payment: Payment): BegunPayment {
  if (payment.amount === 0) return { state: 'paid', entries: [{ kind: 'due', amount: 0 }] };
  return providerOf(payment).begin(payment);
}
