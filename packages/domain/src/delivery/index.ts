export { type DaySpan, type DeliveryEstimate, type DeliveryRule, deliveryEstimate } from './estimate.ts';
