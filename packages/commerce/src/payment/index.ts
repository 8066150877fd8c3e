export { beginPayment, writePayments } from './begin-payment.ts';
export { changePayment } from './change-payment.ts';
export { isClaimable } from './claim-payment.ts';
export { heldOfOrder, heldSum } from './ledger.ts';
export { lockPayments } from './lock-payments.ts';
export { orderInstructions } from './order-instructions.ts';
export { goesWith, type OfferedPayment, paymentMethods } from './payment-methods.ts';
export type { RefundedLine } from './write-refund.ts';
