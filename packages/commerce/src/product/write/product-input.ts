import type { VariationAttribute } from '@stoa/database';
import { msg, readVideo, videoAddress } from '@stoa/domain';
import { z } from 'zod';
import { slug } from '../../address/index.ts';
import { fileName, isEachOnce, shortText } from '../../kernel/input.ts';
import { isStorable } from '../../kernel/json-input.ts';
import { richText } from '../../kernel/rich-text-input.ts';
import { money, priceLevels } from '../../pricing/index.ts';
import { stockRules } from '../../stock/index.ts';
import { checkOptions } from './option-checks.ts';
import {
  attributes,
  personalizationOptions,
  productOptionRules,
  productOptions,
  variants,
} from './shapes-input.ts';

/** Deep enough for rich text in a product. */
const MAX_DEPTH = 24;

export const sku = shortText(100).min(1);
const longText = z
  .string()
  .trim()
  .max(5000)
  .refine((text) => !text.includes('\0'));
export const pieces = z.int().min(0).max(1_000_000_000);

/** The address of a film in any of its spellings; kept in one. PDP-015, PDP-016 */
const video = z.string().transform((address, ctx) => {
  const film = readVideo(address);
  if (film) return videoAddress(film);
  const reason = msg('field.video');
  ctx.addIssue({ code: 'custom', message: 'Unsupported or not a video URL.', params: { reason } });
  return z.NEVER;
});

/** A picture, or a film with its poster. */
export const media = z
  .strictObject({
    file: fileName,
    kind: z.enum(['image', 'video']).default('image'),
    video: video.exactOptional(),
    alt: shortText(),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
  })
  .refine(({ kind, video }) => (kind === 'video') === (video !== undefined), { path: ['video'] });
export const mediaList = z.array(media).max(50);

/** `null`: no stock keeping, always there. */
const stock = z
  .strictObject({
    onHand: pieces.default(0),
    allowBackorders: stockRules.shape.allowBackorders.default(false),
    backorderMessage: stockRules.shape.backorderMessage.default(''),
    backorderShipDate: stockRules.shape.backorderShipDate.default(null),
    lowStockThreshold: stockRules.shape.lowStockThreshold.default(0),
    lowStockAlertMessage: stockRules.shape.lowStockAlertMessage.default(''),
  })
  .nullable()
  .prefault({});

/** What can be said of a product of any kind, and changed later. */
export const productFields = z.strictObject({
  name: shortText().min(1),
  subTitle: shortText(),
  shortDescription: longText,
  description: richText,
  brand: shortText(120).min(1).nullable(),
  attributes,
  hidePrice: z.boolean(),
  shippingFee: money,
  weightGrams: z.int().min(0).max(100_000_000),
  nonShippable: z.boolean(),
  limitShippingMethods: z.array(shortText(60).min(1)).max(50).nullable(),
  itemDeliveryInfo: shortText(500),
  deliveryEstimate: shortText(60).min(1).nullable(),
  websiteVisibility: z.boolean(),
  unavailableForSale: z.boolean(),
  discontinued: z.boolean(),
  featured: z.boolean(),
  popularity: z.int().min(0).max(2_000_000_000),
  websiteDisplay: z.enum(['single', 'other']),
  personalizationOptions,
  productOptions,
  productOptionRules,
  metaTitle: shortText(),
  metaDescription: shortText(1000),
  seoCrawlerSetting: shortText(60),
});

const newProductFields = productFields.partial().extend({
  sku,
  name: productFields.shape.name,
  /** Made of the name when left out. */
  slug: slug.optional(),
  /** Slugs of categories; the first is the primary one. */
  categories: z.array(slug).max(50).default([]).refine(isEachOnce),
  media: mediaList.default([]),
  /** Taken out of every shop from the start: known, but sold no more. */
  archived: z.boolean().default(false),
  /** Whether the shop shows it at once. */
  visible: z.boolean().default(true),
  /** Reviews with one to five stars that are taken over with the product. */
  reviewStars: z.tuple([pieces, pieces, pieces, pieces, pieces]).default([0, 0, 0, 0, 0]),
});

const priced = { price: money, msrp: money.nullable().default(null), priceLevels: priceLevels.default([]) };

const variation = z.strictObject({
  sku,
  /** Chosen value by variant id. */
  values: z.record(z.string(), z.string()),
  ...priced,
  stock,
  media: mediaList.default([]),
  weightGrams: productFields.shape.weightGrams.optional(),
  unavailableForSale: z.boolean().default(false),
  discontinued: z.boolean().default(false),
});
export type NewVariation = z.output<typeof variation>;

const simple = newProductFields.extend({ classCode: z.literal('simple'), ...priced, stock });

const giftCertificate = newProductFields.extend({ classCode: z.literal('gift_certificate'), ...priced });

/** Its price is that of its cheapest variation. */
const variable = newProductFields.extend({
  classCode: z.literal('variable_product'),
  variants,
  variations: z.array(variation).max(2048),
  defaultVariationSku: sku.nullable().default(null),
});

/** Its price is that of its cheapest child. `children` are skus of simple products of the seller. */
const grouped = newProductFields.extend({
  classCode: z.literal('grouped'),
  children: z.array(sku).min(1).max(100).refine(isEachOnce),
});

export const newProduct = z
  .unknown()
  .refine((given) => isStorable(given, MAX_DEPTH))
  .pipe(z.discriminatedUnion('classCode', [simple, giftCertificate, variable, grouped]))
  .superRefine((given, ctx) => {
    checkOptions(given, ctx);
    if (given.classCode === 'variable_product') checkVariations(given, ctx);
  });
export type NewProduct = z.input<typeof simple | typeof giftCertificate | typeof variable | typeof grouped>;
export type CheckedProduct = z.output<typeof newProduct>;

interface WithVariations {
  readonly variants: readonly VariationAttribute[];
  readonly variations: readonly { readonly sku: string; readonly values: Readonly<Record<string, string>> }[];
  readonly defaultVariationSku: string | null;
}

/** Each variation names one known value of every variant, and no two are alike. ENT-037, ENT-038, ENT-522 */
export function checkVariations(given: WithVariations, ctx: z.RefinementCtx): void {
  const fail = (path: (string | number)[]) => ctx.addIssue({ code: 'custom', path });
  if (!isEachOnce(given.variants.map(({ id }) => id))) fail(['variants']);
  const seen = new Set<string>();
  for (const [at, { values }] of given.variations.entries()) {
    const isKnown = given.variants.every(({ id, options }) =>
      options.some(({ value }) => value === values[id]),
    );
    const key = JSON.stringify(given.variants.map(({ id }) => values[id]));
    if (!isKnown || Object.keys(values).length !== given.variants.length || seen.has(key)) {
      fail(['variations', at, 'values']);
    }
    seen.add(key);
  }
  const { defaultVariationSku } = given;
  if (defaultVariationSku !== null && !given.variations.some(({ sku }) => sku === defaultVariationSku)) {
    fail(['defaultVariationSku']);
  }
}
