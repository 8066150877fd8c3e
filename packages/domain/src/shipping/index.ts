export { freeShippingProgress } from './free-shipping.ts';
export {
  chosenShipping,
  needsShipping,
  type Shipment,
  type ShippingChoice,
  type ShippingLine,
  type ShippingMethod,
  type ShippingOption,
  type ShippingPrice,
  shippingOptions,
  type WeightTier,
} from './shipping.ts';
