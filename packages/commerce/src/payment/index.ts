export { beginPayment } from './begin-payment.ts';
export { changePayment } from './change-payment.ts';
export { heldAmount, heldSum, recordEntries } from './ledger.ts';
export { goesWith, type OfferedPayment, paymentMethods } from './payment-methods.ts';
export type { Payment } from './payment-provider.ts';
