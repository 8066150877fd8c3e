import { trimEndOf } from '@stoa/domain';

/** How the numbers of a file are written, as far as single ones do not tell. */
export interface NumberStyle {
  /** Whether a comma parts the decimals, and points the thousands. */
  readonly decimalComma: boolean;
}

/** Parts that are no number: names and signs of currencies before or behind it. */
const BEFORE = /^[\p{L}\p{Sc}][\p{L}\p{Sc}.\s]*?(?=-?[\d]|-?[.,]\d)/u;
const BEHIND = /(?<=\d)[.,]?\s*[\p{L}\p{Sc}][\p{L}\p{Sc}.\s]*$/u;
const GROUPING = /(?<=\d)[\s'\u2019\u00a0\u202f_](?=\d{3})/gu;

/** Characters of the longest number with its currency: what is longer is none, and need not be looked at. */
const MAX_NUMBER = 60;

/**
 * Reads a number as people and spreadsheets write it and returns it as plain decimal text: `$1,234.50`, `1.234,50 €`,
 * `1 234,5` and `1.2E+3` are 1234.50, 1234.50, 1234.5 and 1200. `undefined` where it can't be told.
 */
export function plainDecimal(text: string, style: NumberStyle): string | undefined {
  const given = text.trim().replace(/^\u2212/, '-');
  if (given.length > MAX_NUMBER) return undefined;
  if (/^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(given) && !(style.decimalComma && isGrouped(given, '.')))
    return given;
  if (/^-?\d+(?:[.,]\d+)?e[+-]?\d{1,2}$/i.test(given)) return expanded(given);
  const bare = given.replace(BEFORE, '').replace(BEHIND, '').replace(GROUPING, '').trim();
  const match = /^(-?)([\d.,]+)$/.exec(bare);
  const digits = match?.[2] ?? '';
  if (!match || !/\d/.test(digits)) return undefined;
  const whole = withPoint(digits, style);
  return whole === undefined ? undefined : match[1] + whole;
}

function expanded(text: string): string | undefined {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) < 1e15
    ? trimEndOf(trimEndOf(value.toFixed(6), '0'), '.')
    : undefined;
}

/** Digits with points and commas as digits with at most one point. */
function withPoint(digits: string, style: NumberStyle): string | undefined {
  const point = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (point === -1 && comma === -1) return digits;
  if (point !== -1 && comma !== -1) {
    const [decimal, group] = point > comma ? ['.', ','] : [',', '.'];
    const [whole = '', fraction = '', ...more] = digits.split(decimal);
    return more.length > 0 ? undefined : joined(whole, group, fraction);
  }
  const sign = point === -1 ? ',' : '.';
  const isDecimalSign = (sign === ',') === style.decimalComma;
  const parts = digits.split(sign);
  if (parts.length > 2 || (!isDecimalSign && isGrouped(digits, sign))) return joined(digits, sign, '');
  return joined(parts[0] ?? '', sign, parts[1] ?? '');
}

/** One to three digits, a sign, and exactly three: more likely thousands than a price in thousandths. */
const isGrouped = (digits: string, sign: string): boolean =>
  new RegExp(`^-?\\d{1,3}\\${sign}\\d{3}$`).test(digits);

function joined(whole: string, group: string, fraction: string): string | undefined {
  const groups = whole.split(group);
  const isSound = groups.length === 1 || groups.slice(1).every((one) => /^\d{2,3}$/.test(one));
  if (!isSound || (groups.length > 1 && groups[0] === '')) return undefined;
  return fraction === '' ? groups.join('') : `${groups.join('') || '0'}.${fraction}`;
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  mg: 0.001,
  kg: 1000,
  kgs: 1000,
  kilogram: 1000,
  kilograms: 1000,
  oz: 28.349_523_125,
  ounce: 28.349_523_125,
  ounces: 28.349_523_125,
  lb: 453.592_37,
  lbs: 453.592_37,
  pound: 453.592_37,
  pounds: 453.592_37,
};

/** Returns a weight in grams, unrounded; `unit` is meant where the text names none. */
export function gramsOf(text: string, unit: string, style: NumberStyle): number | undefined {
  if (text.length > MAX_NUMBER) return undefined;
  const [, number = '', named = ''] = /^(.*?\d[.,]?)\s*([a-z]*)\.?$/i.exec(text.trim()) ?? [];
  const factor = GRAMS[(named || unit).toLowerCase()];
  const decimal = plainDecimal(number, style);
  return factor === undefined || decimal === undefined ? undefined : Number(decimal) * factor;
}

const YES: ReadonlySet<string> = new Set(
  'true yes y 1 on x t wahr ja vrai oui verdadero si sí vero sant tak prawda sim verdadeiro waar да истина'.split(
    ' ',
  ),
);
const NO: ReadonlySet<string> = new Set(
  'false no n 0 off f falsch nein faux non falso falskt nej nie fałsz não nao onwaar nee нет ложь'.split(' '),
);

/** Reads yes or no, also as spreadsheets of other languages write it. */
export function yesOrNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** Tells whether more of these numbers part their decimals by a comma than by a point. */
export class DecimalSigns {
  #commas = 0;
  #points = 0;

  see(text: string): void {
    if (text.length > MAX_NUMBER) return;
    if (/\d,\d{1,2}(?:\D*)$/.test(text)) this.#commas += 1;
    else if (/\d\.\d{1,2}(?:\D*)$/.test(text)) this.#points += 1;
  }

  get style(): NumberStyle {
    return { decimalComma: this.#commas > this.#points };
  }
}
