import { type CurrencyCode, currencyExponent, type Money, toDecimal } from '@stoa/domain';
import type { Place } from './place.ts';

/** Why what was typed is no amount, or no count. */
export type AmountFault = 'notANumber' | 'negative' | 'tooManyDecimals' | 'tooLarge';

/** What was typed: a whole number of minor units, or of things; or why it is none. */
export type ReadNumber =
  | { readonly value: number; readonly fault?: never }
  | { readonly value?: never; readonly fault: AmountFault };

type Language = Pick<Place, 'locale'>;
type Purse = Pick<Place, 'locale' | 'currency'>;

/**
 * Reads an amount as it is typed in the language of a place, `1.234,50` in German, into minor units, up to `most`.
 * Digits may stand in groups where that has one meaning alone: `1.234` is none in a currency of three decimals. The
 * digits are put together as they stand; nothing is rounded. ADM-066
 */
export function readAmount(text: string, { locale, currency }: Purse, most: Money): ReadNumber {
  return readNumber(text, locale, currencyExponent(currency), most);
}

/** Reads a count as it is typed in a language, `1,234` in English, up to `most`. */
export function readCount(text: string, { locale }: Language, most: number): ReadNumber {
  return readNumber(text, locale, 0, most);
}

/**
 * Reads a number of at most so many decimals as it is typed in a language, up to `most`: as whole parts of the last
 * decimal, `1.25` with three of them as 1250. Nothing is rounded.
 */
export const readDecimal = (text: string, { locale }: Language, decimals: number, most: number): ReadNumber =>
  readNumber(text, locale, decimals, most);

/** Writes an amount as it is typed in the language of a place: its decimal sign, no groups, no currency. ADM-066 */
export function writeAmount(amount: Money, { locale, currency }: Purse): string {
  const name = `${locale} ${currency}`;
  const format =
    writing.get(name) ?? new Intl.NumberFormat(locale, { useGrouping: false, ...decimalsOf(currency) });
  writing.set(name, format);
  return format.format(exact(amount, currency));
}

/** A sheet writes thousands of amounts at once; a format takes longer to make than to use. */
const writing = new Map<string, Intl.NumberFormat>();

/** Tells an amount with its currency in the language of a place. */
export const tellAmount = (amount: Money, { locale, currency }: Purse): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...decimalsOf(currency),
  }).format(exact(amount, currency));

/** Tells a count in a language. */
export const tellCount = (count: number, { locale }: Language): string => count.toLocaleString(locale);

/** A decimal text keeps the amount exact; a division would round it. */
const exact = (amount: Money, currency: CurrencyCode) =>
  toDecimal(amount, currency) as Intl.StringNumericLiteral;

function decimalsOf(currency: CurrencyCode) {
  const digits = currencyExponent(currency);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function readNumber(typed: string, locale: string, decimals: number, most: number): ReadNumber {
  const { group, decimal, digits } = signsOf(locale);
  const text = plain(typed, digits);
  if (/^[-−]/.test(text)) return { fault: 'negative' };
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction ?? '')) return { fault: 'notANumber' };
  const groups = whole.split(group);
  if (!groups.every((part) => /^\d*$/.test(part))) return { fault: 'notANumber' };
  if (groups.length > 1) {
    // One sign before three digits may be meant as the decimal sign where amounts have three.
    const ambiguous = fraction === undefined && groups.length === 2 && decimals === 3 && /[.,]/.test(group);
    if (ambiguous || !isGrouped(groups, locale)) return { fault: 'notANumber' };
  }
  const [before, after] = [groups.join(''), withoutEndingZeros(fraction ?? '')];
  if (before === '' && !fraction) return { fault: 'notANumber' };
  if (after.length > decimals) return { fault: 'tooManyDecimals' };
  const value = Number(before + after.padEnd(decimals, '0'));
  return value > most ? { fault: 'tooLarge' } : { value };
}

function withoutEndingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** Whether digits stand in groups as the language makes them: `1,23,456` in India, `123,456` elsewhere. */
function isGrouped(groups: readonly string[], locale: string): boolean {
  const all = groups.join('');
  if (all === '' || all.startsWith('0') || all.length > MOST_DIGITS) return false;
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(BigInt(all));
  const made = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  // Spanish and others begin to group at five digits; four that are grouped mean the same.
  const few = all.length === 4 && groups.length === 2 && groups[1]?.length === 3;
  return few || made.join() === groups.map(({ length }) => length).join();
}

/** Of no amount that is exact. */
const MOST_DIGITS = 20;

interface Signs {
  readonly group: string;
  readonly decimal: string;
  /** The ten digits of the language, in their order. */
  readonly digits: readonly string[];
}

const known = new Map<string, Signs>();

/** The signs by which a language writes numbers, as `plain` writes them. */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const parts = format.formatToParts(12_345_678.5);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const whole = new Intl.NumberFormat(locale, { useGrouping: false });
  const signs = {
    group: plain(sign('group')) || (sign('group') === '' ? ',' : ' '),
    decimal: plain(sign('decimal')),
    digits: Array.from({ length: 10 }, (_, digit) => whole.format(digit)),
  };
  known.set(locale, signs);
  return signs;
}

/** Spaces of every width are one, and so are apostrophes: keyboards have the simple ones. */
function plain(text: string, digits: readonly string[] = []): string {
  return Array.from(text.trim(), (sign) => {
    if (/\s/.test(sign)) return ' ';
    if (sign === '’') return "'";
    const digit = digits.indexOf(sign);
    return digit < 0 ? sign : String(digit);
  }).join('');
}
