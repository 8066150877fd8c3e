export {
  addableQuantity,
  controlQuantity,
  MAX_QUANTITY,
  maxQuantity,
  parseQuantity,
  type QuantityLimits,
} from './quantity.ts';
