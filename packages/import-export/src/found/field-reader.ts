import { roundDecimal } from '@stoa/domain';
import type { Repairs } from '../item/repairs.ts';
import { gtinOf } from '../names/gtin.ts';
import { fittingText, oneLine } from '../names/texts.ts';
import { gramsOf, type NumberStyle, plainDecimal, yesOrNo } from '../read/numbers.ts';

/** A field that can't be read, and why the product is refused for it. */
export class FieldFault extends Error {
  readonly line: number;
  readonly field: string;

  constructor(line: number, field: string, reason: string) {
    super(reason);
    this.line = line;
    this.field = field;
  }
}

/** No price is longer. */
const MAX_TEXT = 100;
const MAX_GRAMS = 100_000_000;
const MAX_PIECES = 1_000_000_000;

/** Reads the fields of one line or entry, and tells what of them had to be put right. */
export class FieldReader {
  readonly line: number;
  readonly currency: string;
  readonly style: NumberStyle;
  readonly repairs: Repairs;

  constructor(line: number, currency: string, style: NumberStyle, repairs: Repairs) {
    this.line = line;
    this.currency = currency;
    this.style = style;
    this.repairs = repairs;
  }

  /** Tells of a repair; `kind` tells those of one field apart. */
  tell(kind: string, field: string, reason: string): void {
    this.repairs.add(kind, this.line, field, reason);
  }

  /** A price by which something is sold; undefined where the text is blank. @throws FieldFault */
  price(field: string, given: string): number | undefined {
    const text = given.trim().slice(0, MAX_TEXT);
    if (text === '') return undefined;
    const named = /\b([A-Z]{3})\s*$|^\s*([A-Z]{3})\b/.exec(text);
    const currency = named?.[1] ?? named?.[2] ?? this.currency;
    if (currency !== this.currency) {
      const reason = `the price is in ${currency}, and the shop sells in ${this.currency}: convert it, or leave ${currency} out`;
      throw new FieldFault(this.line, field, reason);
    }
    const bare = text.replace(/^\s*[A-Z]{3}\b|\b[A-Z]{3}\s*$/, '').trim();
    const decimal = plainDecimal(bare, this.style);
    const read = decimal === undefined ? undefined : roundDecimal(decimal, this.currency);
    if (decimal === undefined || read === undefined) {
      const reason = `'${shown(text)}' is no amount in ${this.currency}: write it as digits, such as 1234.50`;
      throw new FieldFault(this.line, field, reason);
    }
    if (read.amount < 0)
      throw new FieldFault(this.line, field, `'${shown(text)}' is below zero: no price can be`);
    if (read.isRounded)
      this.tell('rounded', field, `'${shown(text)}' has more decimals than ${this.currency}; it was rounded`);
    else if (decimal !== bare) this.tell('reread', field, `'${shown(text)}' was read as ${decimal}`);
    return read.amount;
  }

  grams(field: string, given: string, unit: string): number | undefined {
    const text = given.trim();
    if (text === '') return undefined;
    const grams = gramsOf(text, unit, this.style);
    if (grams === undefined || grams < 0 || grams > MAX_GRAMS) {
      this.tell('unread', field, `'${shown(text)}' is no weight; it was left out`);
      return undefined;
    }
    const whole = Math.round(grams);
    if (Math.abs(grams - whole) > 1e-6)
      this.tell('rounded', field, `'${shown(text)}' was rounded to ${whole} g`);
    return whole;
  }

  /** Fewer than none were sold beyond the stock: none are left. */
  pieces(field: string, given: string): number | undefined {
    const text = given.trim();
    if (text === '') return undefined;
    const decimal = plainDecimal(text, this.style);
    const pieces = Math.floor(Number(decimal));
    if (decimal === undefined || pieces > MAX_PIECES) {
      this.tell('unread', field, `'${shown(text)}' is no number of pieces; none were taken over`);
      return 0;
    }
    if (pieces !== Number(decimal)) this.tell('rounded', field, `'${shown(text)}' was rounded down`);
    return Math.max(0, pieces);
  }

  yesOrNo(field: string, given: string): boolean | undefined {
    const text = given.trim();
    if (text === '') return undefined;
    const said = yesOrNo(text);
    if (said === undefined)
      this.tell('unread', field, `'${shown(text)}' is neither yes nor no; it was left out`);
    return said;
  }

  gtin(field: string, given: string): string | null {
    const text = oneLine(given);
    if (text === '') return null;
    const number = gtinOf(text);
    if (number === undefined)
      this.tell('unread', field, `'${shown(text)}' is no EAN, UPC or ISBN; it was left out`);
    return number ?? null;
  }

  text(field: string, given: string, max: number): string {
    return fittingText(given, max, { line: this.line, field }, this.repairs);
  }
}

export const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
