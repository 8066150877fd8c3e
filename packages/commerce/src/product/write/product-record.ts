import { MOST_VARIATIONS, slugify } from '@stoa/domain';
import { z } from 'zod';
import { slug } from '../../address/index.ts';
import { isTold } from '../../kernel/day-span.ts';
import { isEachOnce } from '../../kernel/input.ts';
import { isStorable, UNSTORABLE } from '../../kernel/json-input.ts';
import { money, priceLevels } from '../../pricing/index.ts';
import { stockRules } from '../../stock/index.ts';
import { checkOptions } from './option-checks.ts';
import { grams, gtin, mediaList, mpn, pieces, productFields, sku } from './product-fields.ts';
import { variants } from './shapes-input.ts';
import { checkVariations } from './variation-checks.ts';

/** Deep enough for rich text in a product. */
const MAX_DEPTH = 24;

const isoTime = z.iso
  .datetime({ offset: true })
  .refine((time) => isTold(new Date(time)))
  .transform((time) => new Date(time).toISOString());

/** What can be sold now; what orders hold comes on top. `null`: no stock keeping, always there. */
const stock = z
  .strictObject({
    available: pieces.default(0),
    allowBackorders: stockRules.shape.allowBackorders.default(false),
    backorderMessage: stockRules.shape.backorderMessage.default(''),
    backorderShipDate: isoTime.nullable().default(null),
    lowStockThreshold: stockRules.shape.lowStockThreshold.default(0),
    lowStockAlertMessage: stockRules.shape.lowStockAlertMessage.default(''),
  })
  .nullable();
export type RecordStock = z.output<typeof stock>;

type RecordLevel = z.output<typeof priceLevels>[number];

/** Sorts price levels, which have no order of their own, as a record has them. */
export function sortedLevels(given: readonly RecordLevel[]): RecordLevel[] {
  const groups = (level: RecordLevel) => level.customerGroups.join('\n');
  return given.toSorted((a, b) => a.minQty - b.minQty || a.price - b.price || compare(groups(a), groups(b)));
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The first is the primary one; the others have no order. */
const categories = z
  .array(slug)
  .max(50)
  .refine(isEachOnce)
  .transform(([first, ...others]) => (first === undefined ? [] : [first, ...others.toSorted(compare)]));

const shared = productFields.extend({
  /** The product's address in the shop; made of its name when left out. */
  slug: slug.optional(),
  sku,
  /** Taken out of every shop: known, but sold no more. */
  archived: z.boolean().default(false),
  /** Whether the shop shows it. */
  visible: z.boolean().default(true),
  categories: categories.default([]),
  media: mediaList.default([]),
  /** Reviews with one to five stars that came with the product. */
  reviewStars: z.tuple([pieces, pieces, pieces, pieces, pieces]).default([0, 0, 0, 0, 0]),
});

const priced = {
  price: money,
  msrp: money.nullable().default(null),
  priceLevels: priceLevels.transform(sortedLevels).default([]),
};

const variation = z.strictObject({
  sku,
  /** Chosen value by the id of the variant. */
  values: z.record(z.string(), z.string()),
  ...priced,
  stock: stock.prefault({}),
  media: mediaList.default([]),
  /** That of the product when left out. */
  weightGrams: grams.optional(),
  gtin: gtin.nullable().default(null),
  mpn: mpn.nullable().default(null),
  unavailableForSale: z.boolean().default(false),
  discontinued: z.boolean().default(false),
});

const simple = shared.extend({ classCode: z.literal('simple'), ...priced, stock: stock.prefault({}) });
const giftCertificate = shared.extend({ classCode: z.literal('gift_certificate'), ...priced });
/** Its price is that of its cheapest variation. */
const variable = shared.extend({
  classCode: z.literal('variable_product'),
  variants,
  variations: z.array(variation).max(MOST_VARIATIONS),
  defaultVariationSku: sku.nullable().default(null),
});
/** Its price is that of its cheapest child. `children` are skus of simple products of the seller. */
const grouped = shared.extend({
  classCode: z.literal('grouped'),
  children: z.array(sku).min(1).max(100).refine(isEachOnce),
});

/**
 * A product whole: with variations, prices, pictures, stock, categories and its address in one shop. Read from
 * input, what is left out gets its default; in the output every field is there and in one form, so that two
 * records say the same exactly if they are deeply equal. Money is minor units of the shop's currency; times are
 * ISO 8601 in UTC.
 */
export const productRecord = z
  .unknown()
  .refine((given) => isStorable(given, MAX_DEPTH), UNSTORABLE)
  .pipe(z.discriminatedUnion('classCode', [simple, giftCertificate, variable, grouped]))
  .superRefine((given, ctx) => {
    checkOptions(given, ctx);
    if (given.classCode === 'variable_product') checkVariations(given, ctx);
  })
  .transform((given) => {
    const whole = { ...given, slug: given.slug ?? slugify(given.name, slugify(given.sku)) };
    if (whole.classCode !== 'variable_product') return whole;
    const variations = whole.variations.map((one) => ({
      ...one,
      weightGrams: one.weightGrams ?? whole.weightGrams,
    }));
    return { ...whole, variations };
  });
/** A product as it is written down anew. */
export type ProductInput = z.input<typeof simple | typeof giftCertificate | typeof variable | typeof grouped>;
export type ProductRecord = z.output<typeof productRecord>;
export type VariableRecord = Extract<ProductRecord, { classCode: 'variable_product' }>;
export type RecordVariation = VariableRecord['variations'][number];

/** Returns the skus a product brings, with where each stands: its own first, then its variations'. */
export function skusOf(record: ProductRecord): { readonly sku: string; readonly field: string }[] {
  const own = { sku: record.sku, field: 'sku' };
  if (record.classCode !== 'variable_product') return [own];
  return [own, ...record.variations.map(({ sku }, at) => ({ sku, field: `variations.${at}.sku` }))];
}
