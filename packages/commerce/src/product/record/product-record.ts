import { z } from 'zod';
import { slug } from '../../address/index.ts';
import { isEachOnce } from '../../kernel/input.ts';
import { isStorable, UNSTORABLE } from '../../kernel/json-input.ts';
import { money, priceLevel } from '../../pricing/index.ts';
import { stockRules } from '../../stock/index.ts';
import { checkOptions } from '../write/option-checks.ts';
import {
  checkVariations,
  mediaList,
  type NewProduct,
  pieces,
  productFields,
  sku,
} from '../write/product-input.ts';
import { variants } from '../write/shapes-input.ts';

const MAX_DEPTH = 24;

/** Stock as a catalogue tells it: what can be sold now; what orders hold stays with the shop. */
const stock = z
  .strictObject({
    available: pieces,
    ...stockRules.shape,
    backorderShipDate: z.iso
      .datetime({ offset: true })
      .transform((time) => new Date(time).toISOString())
      .nullable(),
  })
  .nullable();
export type RecordStock = z.output<typeof stock>;

type RecordLevel = z.output<typeof priceLevel>;

/** Levels have no order of their own; a record has them in this one. */
export function sortedLevels(given: readonly RecordLevel[]): RecordLevel[] {
  const groups = (level: RecordLevel) => level.customerGroups.join('\n');
  return given.toSorted((a, b) => a.minQty - b.minQty || a.price - b.price || compare(groups(a), groups(b)));
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const levels = z.array(priceLevel).max(50).transform(sortedLevels);

/** The first is the primary one; the others have no order. */
const categories = z
  .array(slug)
  .max(50)
  .refine(isEachOnce)
  .transform(([first, ...others]) => (first === undefined ? [] : [first, ...others.toSorted(compare)]));

const shared = productFields.extend({
  /** The product's address in the shop, by which it is known. */
  slug,
  sku,
  archived: z.boolean(),
  /** Whether the shop shows it. */
  visible: z.boolean(),
  categories,
  media: mediaList,
  /** Reviews with one to five stars that came with the product. */
  reviewStars: z.tuple([pieces, pieces, pieces, pieces, pieces]),
});
const priced = { price: money, msrp: money.nullable(), priceLevels: levels };

const variation = z.strictObject({
  sku,
  values: z.record(z.string(), z.string()),
  ...priced,
  stock,
  media: mediaList,
  weightGrams: productFields.shape.weightGrams,
  unavailableForSale: z.boolean(),
  discontinued: z.boolean(),
});
export type RecordVariation = z.output<typeof variation>;

/**
 * A product whole, as a catalogue writes it down: with variations, prices, pictures, stock, categories and its
 * address in one shop. Every field is there and in one form, so that two records say the same exactly if they
 * are deeply equal. Money is minor units of the shop's currency; times are ISO 8601 in UTC.
 */
export const productRecord = z
  .unknown()
  .refine((given) => isStorable(given, MAX_DEPTH), UNSTORABLE)
  .pipe(
    z.discriminatedUnion('classCode', [
      shared.extend({ classCode: z.literal('simple'), ...priced, stock }),
      shared.extend({ classCode: z.literal('gift_certificate'), ...priced }),
      shared.extend({
        classCode: z.literal('variable_product'),
        variants,
        variations: z
          .array(variation)
          .max(2048)
          .refine((given) => isEachOnce(given.map((one) => one.sku))),
        defaultVariationSku: sku.nullable(),
      }),
      shared.extend({
        classCode: z.literal('grouped'),
        children: z.array(sku).min(1).max(100).refine(isEachOnce),
      }),
    ]),
  )
  .superRefine((given, ctx) => {
    checkOptions(given, ctx);
    if (given.classCode === 'variable_product') checkVariations(given, ctx);
  });
export type ProductRecord = z.output<typeof productRecord>;

/** What a product is told to be where nothing is said of it. */
export const blankProduct = {
  subTitle: '',
  shortDescription: '',
  description: [],
  brand: null,
  attributes: {},
  hidePrice: false,
  shippingFee: 0,
  weightGrams: 0,
  nonShippable: false,
  limitShippingMethods: null,
  itemDeliveryInfo: '',
  deliveryEstimate: null,
  websiteVisibility: true,
  unavailableForSale: false,
  discontinued: false,
  featured: false,
  popularity: 0,
  websiteDisplay: 'single',
  personalizationOptions: [],
  productOptions: [],
  productOptionRules: [],
  metaTitle: '',
  metaDescription: '',
  seoCrawlerSetting: '',
  archived: false,
  visible: true,
  categories: [],
  media: [],
  reviewStars: [0, 0, 0, 0, 0],
} as const;

export const blankPrices = { msrp: null, priceLevels: [] } as const;

export const blankStock = {
  available: 0,
  allowBackorders: false,
  backorderMessage: '',
  backorderShipDate: null,
  lowStockThreshold: 0,
  lowStockAlertMessage: '',
} as const;

/** Returns a record as the input that makes such a product. */
export function newProductOf(record: ProductRecord): NewProduct {
  switch (record.classCode) {
    case 'simple':
      return { ...record, stock: newStockOf(record.stock) };
    case 'variable_product':
      return {
        ...record,
        variations: record.variations.map((one) => ({ ...one, stock: newStockOf(one.stock) })),
      };
    default:
      return record;
  }
}

function newStockOf(given: RecordStock) {
  if (given === null) return null;
  const { available, backorderShipDate, ...rules } = given;
  return {
    ...rules,
    onHand: available,
    backorderShipDate: backorderShipDate === null ? null : new Date(backorderShipDate),
  };
}

/** Returns the skus a product brings: its own first, then its variations'. */
export function skusOf(record: ProductRecord): string[] {
  return record.classCode === 'variable_product'
    ? [record.sku, ...record.variations.map((one) => one.sku)]
    : [record.sku];
}
