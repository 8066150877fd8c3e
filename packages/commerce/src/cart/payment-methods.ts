import type { ShopSettings } from '../shop/index.ts';

/** ENT-536, PAY-501 */
export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  /** How to pay; plain text. */
  readonly instructions: string;
  /** The seller who is paid. PAY-502 */
  readonly sellerId: string;
}

/** Selectable at checkout, but not advertised. PAY-504, OPEN-530, CONST-566 */
const notAdvertised: ReadonlySet<string> = new Set([
  'offline_payments',
  'pay_by_invoice',
  'store_credit',
  'gift_certificate',
]);

/** The payment methods a checkout with the seller offers. PAY-501, PAY-502, PAY-503 */
export function paymentMethods({ checkout }: ShopSettings, sellerId: string): OfferedPayment[] {
  const offered = checkout.paymentMethods.map((method) => ({ ...method, sellerId }));
  const [only, another] = offered;
  if (!only || another || !/credit card/i.test(only.title)) return offered;
  return [{ ...only, title: 'Credit Card' }];
}

/** Those that product and cart pages show as accepted. PAY-504 */
export function advertisedPaymentMethods(settings: ShopSettings, sellerId: string): OfferedPayment[] {
  return paymentMethods(settings, sellerId).filter(({ code }) => !notAdvertised.has(code));
}
