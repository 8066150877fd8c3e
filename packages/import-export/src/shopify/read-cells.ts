import { roundDecimal } from '@stoa/domain';
import type { Repairs } from '../item/repairs.ts';
import { gtinOf } from '../names/gtin.ts';
import { cutText, oneLine } from '../names/texts.ts';
import { gramsOf, type NumberStyle, plainDecimal, yesOrNo } from '../read/numbers.ts';
import { type Column, headingOf, type Row } from './columns.ts';
import type { ShopifyStatus } from './shopify-product.ts';

/** A line that can't be read, and why. */
export class RowFault extends Error {
  readonly line: number;
  readonly column: string;

  constructor(row: Row, column: Column, reason: string) {
    super(reason);
    this.line = row.line;
    this.column = headingOf(column);
  }
}

/** Reads the cells of one product's lines, and tells what of them had to be put right. */
export class CellReader {
  readonly currency: string;
  readonly style: NumberStyle;
  readonly repairs: Repairs;

  constructor(currency: string, style: NumberStyle, repairs: Repairs) {
    this.currency = currency;
    this.style = style;
    this.repairs = repairs;
  }

  /** Tells of a repair; `kind` tells those of one column apart. */
  tell(kind: string, row: Row, column: Column, reason: string): void {
    this.repairs.add(kind, row.line, headingOf(column), reason);
  }

  /** `null` when the cell is blank. @throws RowFault */
  price(row: Row): number | null | undefined {
    const cell = row.cell('price')?.trim();
    if (cell === undefined || cell === '') return cell === '' ? null : undefined;
    const amount = this.#amount(row, 'price', cell);
    if (amount === undefined) {
      const reason = `'${shortened(cell)}' is no amount in ${this.currency}: write it as digits, such as 1234.50`;
      throw new RowFault(row, 'price', reason);
    }
    if (amount < 0) throw new RowFault(row, 'price', `'${shortened(cell)}' is below zero: no price can be`);
    return amount;
  }

  /** What can't be read is left out, for nothing is sold by it. */
  compareAt(row: Row): number | null | undefined {
    const cell = row.cell('compareAt')?.trim();
    if (cell === undefined || cell === '') return cell === '' ? null : undefined;
    const amount = this.#amount(row, 'compareAt', cell);
    if (amount !== undefined && amount >= 0) return amount;
    this.tell(
      'unread',
      row,
      'compareAt',
      `'${shortened(cell)}' is no amount in ${this.currency}; it was left out`,
    );
    return null;
  }

  #amount(row: Row, column: 'price' | 'compareAt', cell: string): number | undefined {
    const decimal = plainDecimal(cell, this.style);
    const read = decimal === undefined ? undefined : roundDecimal(decimal, this.currency);
    if (decimal === undefined || read === undefined) return undefined;
    const shown = shortened(cell);
    if (read.isRounded) {
      const digits = `'${shown}' has more decimals than ${this.currency}`;
      this.tell('rounded', row, column, `${digits}; it was rounded`);
    } else if (decimal !== cell) this.tell('reread', row, column, `'${shown}' was read as ${decimal}`);
    return read.amount;
  }

  /** Grams; a weight of its own stands in where there are none. */
  grams(row: Row): number | undefined {
    const cell = row.cell('grams')?.trim();
    if (cell) return this.#weight(row, 'grams', cell, 'g');
    const other = row.cell('weight')?.trim();
    if (other) return this.#weight(row, 'weight', other, row.cell('weightUnit')?.trim() || 'kg');
    return cell === undefined && other === undefined ? undefined : 0;
  }

  #weight(row: Row, column: 'grams' | 'weight', cell: string, unit: string): number {
    const grams = gramsOf(cell, unit, this.style);
    if (grams === undefined || grams < 0 || grams > MAX_GRAMS) {
      this.tell('unread', row, column, `'${shortened(cell)}' is no weight; it was left out`);
      return 0;
    }
    const whole = Math.round(grams);
    if (!Number.isInteger(grams))
      this.tell('rounded', row, column, `'${shortened(cell)}' was rounded to ${whole} g`);
    return whole;
  }

  /** Fewer than none were sold beyond the stock: none are left. */
  quantity(row: Row): number | undefined {
    const cell = row.cell('quantity')?.trim();
    if (cell === undefined || cell === '') return undefined;
    const decimal = plainDecimal(cell, this.style);
    const pieces = Math.floor(Number(decimal));
    if (decimal === undefined || pieces > MAX_PIECES) {
      this.tell(
        'unread',
        row,
        'quantity',
        `'${shortened(cell)}' is no number of pieces; none were taken over`,
      );
      return 0;
    }
    if (pieces !== Number(decimal)) {
      this.tell(
        'rounded',
        row,
        'quantity',
        `'${shortened(cell)}' was rounded down to ${Math.max(0, pieces)}`,
      );
    }
    return Math.max(0, pieces);
  }

  /** Whether it is sold beyond the stock. */
  policy(row: Row): boolean | undefined {
    const cell = row.cell('policy')?.trim().toLowerCase();
    if (cell === undefined || cell === '') return undefined;
    if (cell === 'deny' || cell === 'continue') return cell === 'continue';
    const said = yesOrNo(cell);
    if (said === undefined) {
      this.tell('unread', row, 'policy', `'${shortened(cell)}' is neither deny nor continue; read as deny`);
    }
    return said ?? false;
  }

  flag(row: Row, column: 'published' | 'giftCard' | 'requiresShipping'): boolean | undefined {
    const cell = row.cell(column)?.trim();
    if (cell === undefined || cell === '') return undefined;
    const said = yesOrNo(cell);
    if (said === undefined) {
      this.tell('unread', row, column, `'${shortened(cell)}' is neither true nor false; it was left out`);
    }
    return said;
  }

  status(row: Row): ShopifyStatus | undefined {
    const cell = row.cell('status')?.trim().toLowerCase();
    if (cell === undefined || cell === '') return undefined;
    if (cell === 'active' || cell === 'draft' || cell === 'archived') return cell;
    const what = `'${shortened(cell)}' is neither active, draft nor archived`;
    this.tell('unread', row, 'status', `${what}; the product is hidden, as a draft`);
    return 'draft';
  }

  /** Digits alone; a number that is none is left out, for shops list products by it. */
  gtin(row: Row): string | null | undefined {
    const cell = this.text(row, 'barcode');
    if (cell === undefined || cell === '') return cell === '' ? null : undefined;
    const number = gtinOf(cell);
    if (number === undefined) {
      this.tell('unread', row, 'barcode', `'${shortened(cell)}' is no EAN, UPC or ISBN; it was left out`);
    }
    return number ?? null;
  }

  mpn(row: Row): string | null | undefined {
    const cell = this.text(row, 'mpn');
    return cell === undefined ? undefined : cutText(cell, MAX_MPN) || null;
  }

  /** A text as one line, or what there is of it. */
  text(row: Row, column: Column): string | undefined {
    const cell = row.cell(column);
    return cell === undefined ? undefined : oneLine(cell);
  }
}

const MAX_MPN = 70;
const MAX_GRAMS = 100_000_000;
const MAX_PIECES = 1_000_000_000;

export const shortened = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
