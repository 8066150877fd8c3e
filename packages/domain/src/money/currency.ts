const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND';

const exponents = new Map<string, number>([
  ...noDecimals.split(' ').map((code): [string, number] => [code, 0]),
  ...threeDecimals.split(' ').map((code): [string, number] => [code, 3]),
]);

/** ISO 4217 code in capitals, e.g. `USD`. */
export type CurrencyCode = string;

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}

/**
 * Returns how many decimals a currency has (ISO 4217): the number of digits between its major and minor unit. A code
 * that is not listed has two.
 */
export function currencyExponent(currency: CurrencyCode): number {
  return exponents.get(currency) ?? 2;
}
