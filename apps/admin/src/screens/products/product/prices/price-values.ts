import type { PriceLevel } from '@stoa/admin-contract';
import { adminPricesText, plural } from '@stoa/messages';
import { z } from 'zod';
import { tellAmount, tellCount, writeAmount } from '../../../../kit/amount.ts';
import { amountOf, countOf, typedNumber } from '../../../../kit/form/typed-number.ts';
import type { Place } from '../../../../kit/place.ts';

/** The language and the currency in which prices are typed. */
export type Purse = Pick<Place, 'locale' | 'currency'>;

/** The largest price that the contract takes, in minor units, and the largest quantity of a level. */
export const MOST_PRICE = 1_000_000_000_000;
const MOST_PIECES = 1_000_000;

/** How many price levels one product has at most. */
export const MOST_LEVELS = 50;

/** A price level as it is typed: numbers are texts in the person's language. */
export interface TypedLevel {
  readonly minQty: string;
  readonly price: string;
  /** Codes; empty for everybody. */
  readonly customerGroups: string[];
  /** Empty where it is computed. */
  readonly savePercent: string;
}

/** Prices as they are typed. */
export interface TypedPrices {
  readonly price: string;
  /** Empty where there is none. */
  readonly msrp: string;
  readonly priceLevels: TypedLevel[];
}

/** Prices as the contract has them, in minor units. */
export interface Priced {
  readonly price: number;
  readonly msrp: number | null;
  readonly priceLevels: readonly PriceLevel[];
}

/** A level that is added: nothing of it is typed yet. */
export const NEW_LEVEL: TypedLevel = { minQty: '', price: '', customerGroups: [], savePercent: '' };

/** Whom a level is for and from how many on: of two alike the dearer would never be paid. */
const holdsFor = ({ minQty, customerGroups }: TypedLevel, locale: string): string =>
  JSON.stringify([countOf(minQty, { locale }), customerGroups.toSorted()]);

/**
 * The fields of prices in the schema of a form. `own` is false for what has no price of its own, variable and grouped
 * products: then nothing of it is asked. ADM-066, PRICE-012 to PRICE-014
 */
export function priceShape(purse: Purse, own = true) {
  const money = { ...purse, unit: 'money', most: MOST_PRICE } as const;
  const count = { ...purse, unit: 'count' } as const;
  const level = z.object({
    minQty: typedNumber({ ...count, least: 1, most: MOST_PIECES }),
    price: typedNumber({ ...money, least: 1 }),
    customerGroups: z.array(z.string()),
    savePercent: typedNumber({ ...count, most: 100, optional: true }),
  });
  const levels = z
    .array(level)
    .max(MOST_LEVELS)
    .superRefine((rows, context) => {
      const seen = new Set<string>();
      for (const [at, row] of rows.entries()) {
        const holds = holdsFor(row, purse.locale);
        if (row.minQty.trim() !== '' && seen.has(holds)) {
          context.addIssue({ code: 'custom', path: [at, 'minQty'], message: adminPricesText.sameLevel() });
        }
        seen.add(holds);
      }
    });
  return {
    price: own ? typedNumber(money) : z.string(),
    msrp: typedNumber({ ...money, optional: true }),
    priceLevels: levels,
  };
}

/** Writes prices as they are typed; `null` as the price stands for what has none of its own. */
export function priceValues(
  { price, msrp, priceLevels }: Omit<Priced, 'price'> & { readonly price: number | null },
  purse: Purse,
): TypedPrices {
  return {
    price: price === null ? '' : writeAmount(price, purse),
    msrp: msrp === null ? '' : writeAmount(msrp, purse),
    priceLevels: priceLevels.map((level) => ({
      minQty: String(level.minQty),
      price: writeAmount(level.price, purse),
      customerGroups: [...level.customerGroups],
      savePercent: level.savePercent === null ? '' : String(level.savePercent),
    })),
  };
}

/** Reads those of the fields that changed as the contract takes them. The schema has taken what is typed. */
export function pricesOf(changed: Partial<TypedPrices>, purse: Purse): Partial<Priced> {
  const { price, msrp, priceLevels } = changed;
  return {
    ...(price !== undefined && { price: amountOf(price, purse) ?? 0 }),
    ...(msrp !== undefined && { msrp: amountOf(msrp, purse) }),
    ...(priceLevels !== undefined && {
      priceLevels: priceLevels.map((level) => ({
        minQty: countOf(level.minQty, purse) ?? 1,
        price: amountOf(level.price, purse) ?? 0,
        customerGroups: level.customerGroups,
        savePercent: countOf(level.savePercent, purse),
      })),
    }),
  };
}

/** Tells what somebody else has set a price to since, as the contract or a form has it; undefined for other fields. ADM-031 */
export function tellPriceValue(name: string, value: unknown, purse: Purse): string | undefined {
  if ((name === 'price' || name === 'msrp') && typeof value === 'number') return tellAmount(value, purse);
  if (name === 'priceLevels' && Array.isArray(value)) {
    if (value.length === 0) return adminPricesText.noLevel();
    return plural(value.length, adminPricesText.oneLevel, adminPricesText.nLevels);
  }
  return undefined;
}

/** Tells a level in one line, `10 or more, Wholesale`. */
export function tellLevel(
  { minQty, customerGroups }: Pick<PriceLevel, 'minQty' | 'customerGroups'>,
  nameOf: (group: string) => string,
  { locale }: Pick<Place, 'locale'>,
): string {
  return adminPricesText.levelTold({
    n: tellCount(minQty, { locale }),
    groups: customerGroups.length === 0 ? adminPricesText.everybody() : customerGroups.map(nameOf).join(', '),
  });
}
