export {
  addableQuantity,
  controlQuantity,
  MAX_QUANTITY,
  maxQuantity,
  parseQuantity,
  type QuantityControl,
  type QuantityLimits,
  quantityControl,
} from './quantity.ts';
