import { SKU_PATTERN } from '@stoa/domain';
import { adminMatrixText as text } from '@stoa/messages';
import { z } from 'zod';
import { readDecimal } from '../../../kit/amount.ts';
import { amountOf } from '../../../kit/form/index.ts';
import { isAvailability } from './availability.ts';
import { textRules } from './cell-texts.ts';
import { type Filled, fillSame, fillSkus } from './fill.ts';
import { fillPrices, isByPercent, isPriceWay } from './fill-price.ts';
import type { ColumnId, MatrixProduct, MatrixRow, Purse } from './matrix.ts';

/** What variations are filled over. */
export interface FillGround {
  readonly product: Pick<MatrixProduct, 'sku' | 'variationAttributes'>;
  /** Those that are filled, in their order. */
  readonly rows: readonly MatrixRow[];
  /** The skus of all others of the product. */
  readonly others: ReadonlySet<string>;
  /** What stands in the price of a variation now. */
  readonly priceOf: (row: string) => string;
  readonly purse: Purse;
}

/** The form in which is said what to fill; only the fields of `what` count. */
export interface FillValues {
  readonly what: string;
  readonly pattern: string;
  readonly way: string;
  /** An amount. */
  readonly price: string;
  readonly percent: string;
  readonly msrp: string;
  readonly weight: string;
  /** The name of a file; '' for none. */
  readonly picture: string;
  readonly availability: string;
}

/** What can be filled, prices first. */
export const FILLABLE = [
  'price',
  'msrp',
  'sku',
  'weight',
  'picture',
  'availability',
] as const satisfies ColumnId[];
type Fillable = (typeof FILLABLE)[number];

/** What stands in the form at first. */
export const firstFill = (what: Fillable): FillValues => ({
  what,
  pattern: SKU_PATTERN,
  way: 'set',
  price: '',
  percent: '',
  msrp: '',
  weight: '',
  picture: '',
  availability: 'sale',
});

/** Decimals of a percentage. */
const DECIMALS = 2;
/** Ten thousand percent, in hundredths of one. */
const MOST_PERCENT = 1_000_000;

/** What the form fills cells with; or what is wrong, and with which field. ADM-114 */
export function filledBy(
  values: FillValues,
  ground: FillGround,
): Filled & { readonly field: keyof FillValues } {
  const { rows, purse, priceOf } = ground;
  const rules = textRules(purse);
  const same = (column: 'msrp' | 'weight') => {
    const fault =
      column === 'weight' && values.weight.trim() === ''
        ? text.weightNeeded()
        : rules[column].check(values[column]);
    if (fault !== undefined) return { fault, field: column };
    return { cells: fillSame(rows, column, rules[column].tidy(values[column])), field: column };
  };
  switch (values.what) {
    case 'sku':
      return { ...fillSkus({ ...ground, pattern: values.pattern.trim() }), field: 'pattern' };
    case 'msrp':
    case 'weight':
      return same(values.what);
    case 'picture':
      return { cells: fillSame(rows, 'picture', values.picture), field: 'picture' };
    case 'availability': {
      const { availability } = values;
      return {
        cells: isAvailability(availability) ? fillSame(rows, 'availability', availability) : [],
        field: 'availability',
      };
    }
    default: {
      const way = isPriceWay(values.way) ? values.way : 'set';
      if (isByPercent(way)) {
        const { value: by } = readDecimal(values.percent, purse, DECIMALS, MOST_PERCENT);
        if (by === undefined) return { fault: text.percentNeeded(), field: 'percent' };
        return { ...fillPrices({ way, by, rows, priceOf, purse }), field: 'percent' };
      }
      const fault = rules.price.check(values.price);
      if (fault !== undefined) return { fault, field: 'price' };
      const by = amountOf(values.price, purse) ?? 0;
      return { ...fillPrices({ way, by, rows, priceOf, purse }), field: 'price' };
    }
  }
}

/** What is checked before anything is filled. */
export const fillSchema = (ground: FillGround) =>
  z
    .object({
      what: z.string(),
      pattern: z.string(),
      way: z.string(),
      price: z.string(),
      percent: z.string(),
      msrp: z.string(),
      weight: z.string(),
      picture: z.string(),
      availability: z.string(),
    })
    .superRefine((values, context) => {
      const { fault, field } = filledBy(values, ground);
      if (fault !== undefined) context.addIssue({ code: 'custom', path: [field], message: fault });
    });
