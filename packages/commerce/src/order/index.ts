export { type ChangedOrder, type ChangeOrderState, changeOrderState } from './change-order-state.ts';
export type { PlaceOrder } from './checkout-input.ts';
export { findPlacedOrder } from './find-placed-order.ts';
export { InvalidCheckout } from './invalid-checkout.ts';
export { listOrders, type OrderPage } from './list-orders.ts';
export type { OrderLineView, OrderStep, OrderView } from './order-view.ts';
export { placeOrder } from './place-order.ts';
export type { PlacedOrder } from './placed-order.ts';
export { type OrderKey, readOrder } from './read-order.ts';
