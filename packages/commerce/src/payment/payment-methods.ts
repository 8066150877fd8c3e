import type { ShippingOption } from '@stoa/domain';
import type { PaymentMethodSetting, ShippingKind, ShopSettings } from '../shop/index.ts';

/** ENT-536, PAY-501 */
export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  /** How to pay; plain text. */
  readonly instructions: string;
  /** The seller who is paid. PAY-502 */
  readonly sellerId: string;
  /** Kinds of shipping it goes with; none named: every kind, and what is not sent. */
  readonly shippingKinds: readonly ShippingKind[];
  /** Where to transfer the money to; part of what an order tells. */
  readonly bankAccount?: PaymentMethodSetting['bankAccount'];
}

/** Returns the payment methods of checkouts with the seller, whatever is shipped how. PAY-501, PAY-502, PAY-503 */
export function paymentMethods({ checkout }: ShopSettings, sellerId: string): OfferedPayment[] {
  const offered = checkout.paymentMethods.map((method) => ({ ...method, sellerId }));
  const [only, another] = offered;
  if (!only || another || !/credit card/i.test(only.title)) return offered;
  return [{ ...only, title: 'Credit Card' }];
}

/**
 * Tells whether a payment method can be chosen with a way to ship; none is that of what is not sent, or not decided.
 */
export function goesWith(
  { shippingKinds }: OfferedPayment,
  shipping: Pick<ShippingOption, 'isPickup'> | undefined,
): boolean {
  if (shippingKinds.length === 0) return true;
  return shipping !== undefined && shippingKinds.includes(shipping.isPickup ? 'pickup' : 'flat');
}
