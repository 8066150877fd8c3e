export { allocate } from './allocate.ts';
export { type CurrencyCode, currencyExponent, isCurrencyCode } from './currency.ts';
export { toDecimal } from './decimal.ts';
export { currencySign, formatFee, formatPrice } from './format-price.ts';
export { fromMajor, toMajor } from './major.ts';
export {
  type Money,
  perPiece,
  type Rate,
  shareOf,
  shareWithin,
  sumMoney,
  timesQuantity,
  toMoney,
} from './money.ts';
export { parseDecimal, roundDecimal } from './parse-decimal.ts';
