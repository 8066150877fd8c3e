export { allocate } from './allocate.ts';
export { type CurrencyCode, currencyExponent, isCurrencyCode } from './currency.ts';
export { toDecimal } from './decimal.ts';
export { currencySign, formatPrice } from './format-price.ts';
export { type Money, type Rate, shareOf, shareWithin, sumMoney, timesQuantity, toMoney } from './money.ts';
export { parseDecimal } from './parse-decimal.ts';
