export {
  type OrderStatus,
  orderStatus,
  orderStatusBadge,
  orderStatuses,
  type StatusBadge,
  type Tone,
} from './order-status.ts';
export { orderPaymentState, type PaymentPart } from './payment-state.ts';
export {
  type FulfilmentState,
  initialOrderStates,
  type OrderState,
  type OrderStates,
  type OrderTransition,
  orderTransitions,
  type PaymentState,
} from './states.ts';
export { type TrackingStep, type TrackingStepName, trackingSteps } from './tracking.ts';
export { allowedTransitions, isRefundDue, transition, transitionRefusal } from './transition.ts';
