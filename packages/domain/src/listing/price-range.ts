import { type CurrencyCode, currencyExponent, type Money, parseDecimal, toDecimal } from '../money/index.ts';

/** A price filter; an end that is absent is open. Both ends belong to the range. */
export interface PriceRange {
  readonly from?: Money;
  readonly to?: Money;
}

const wordsForOpen = new Set(['', 'min', 'max']);

/**
 * Reads `from,to` or `from|to`; an empty part and the words min and max mean an open end. `undefined` when it is
 * not two parts, an end is no price, or both are open. Ends in the wrong order are exchanged.
 * LIST-003 to LIST-006, SEARCH-003, OPEN-009
 */
export function parsePriceRange(text: string, currency: CurrencyCode): PriceRange | undefined {
  const parts = text.split(text.includes(',') ? ',' : '|');
  if (parts.length !== 2) return undefined;
  const [from, to] = parts.map((part) => parseEnd(part, currency));
  if (from === 'invalid' || to === 'invalid') return undefined;
  return priceRange(from, to);
}

function parseEnd(part: string, currency: CurrencyCode): Money | undefined | 'invalid' {
  if (wordsForOpen.has(part.trim().toLowerCase())) return undefined;
  const amount = parseDecimal(part, currency);
  return amount === undefined || amount < 0 ? 'invalid' : amount;
}

/** Returns a range in its one form: ends in order, a lower end of zero open; `undefined` when it excludes nothing. */
export function priceRange(from: Money | undefined, to: Money | undefined): PriceRange | undefined {
  if (from !== undefined && to !== undefined && from > to) return priceRange(to, from);
  if (!from && to === undefined) return undefined;
  return { ...(from && { from }), ...(to !== undefined && { to }) };
}

/** Returns the range as text, with a comma in paths and a bar in queries: `10,50`, `,12.50`. OPEN-009 */
export function formatPriceRange(range: PriceRange, separator: ',' | '|', currency: CurrencyCode): string {
  const end = (amount: Money | undefined) =>
    amount === undefined ? '' : toDecimal(amount, currency).replace(/\.0+$/, '');
  return `${end(range.from)}${separator}${end(range.to)}`;
}

/** A range that covers all that is available is not kept as a filter. LIST-057 */
export function keptPriceRange(
  range: PriceRange,
  available: { readonly min: Money; readonly max: Money },
): PriceRange | undefined {
  const coversStart = (range.from ?? 0) <= available.min;
  const coversEnd = range.to === undefined || range.to >= available.max;
  return coversStart && coversEnd ? undefined : range;
}

/** Returns the whole major units of an amount, the hint in an empty price input: 12.99 is 12. */
export function wholeUnits(amount: Money, currency: CurrencyCode): number {
  return Math.floor(amount / 10 ** currencyExponent(currency));
}

/** Tells whether a price input may hold this text while it is typed. LIST-052 to LIST-055, CONST-053 */
export function isPriceInput(text: string): boolean {
  return /^\d*(\.\d{0,2})?$/.test(text) && text.length <= (text.includes('.') ? 9 : 8);
}

/** The Go button waits for one of the two inputs. LIST-056 */
export function canApplyPriceInputs(from: string, to: string): boolean {
  return from.trim() !== '' || to.trim() !== '';
}
