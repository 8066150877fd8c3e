import { classCodes } from '@stoa/domain';
import { z } from 'zod';
import { instant, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';
import { richText } from '../parts/rich-text.ts';
import { stockNow } from '../stock/stock.ts';

export const kind = z
  .enum(classCodes)
  .describe('`variable_product` has variations, `grouped` consists of simple products.');

/** What a product lacks before shoppers can well be shown it. ADM-105 */
export const lack = z.enum(['price', 'picture', 'alt', 'category', 'variation']);

export const picture = z.object({
  file: z.string().describe('The name of the master; of a film of its poster.'),
  kind: z.enum(['image', 'video']),
  video: z.string().nullable().describe('The address of a film at its provider.'),
  alt: z.string().describe('What it shows, for whoever does not see it; empty where nobody has said.'),
  width: z.int().describe('Pixels of the master.'),
  height: z.int().describe('Pixels of the master.'),
});
export type Picture = z.output<typeof picture>;

const smallPicture = picture.pick({ file: true, alt: true }).nullable();

/** From the cheapest to the dearest of what a product consists of; both alike for any other. */
const priceSpan = z.object({ from: amount, to: amount });

/** What of it can be sold now. Null without stock keeping: always there. */
const salable = z.int().nullable();

const low = z.boolean().describe('Whether some can be sold, but at most the threshold is left.');

/** A product in the list. ADM-101 */
export const listedProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  sku: z.string(),
  kind,
  picture: smallPicture.describe('The first one.'),
  price: priceSpan,
  currency,
  salable: salable.describe(
    'What of it can be sold now; of variations and of parts all together. Null without stock keeping.',
  ),
  low: low.describe(
    'Whether of it, or of one of its variations or parts, some can be sold, but at most the threshold is left.',
  ),
  visible: z.boolean().describe('Whether the shop shows it.'),
  archived: z.boolean(),
  brand: z.string().nullable(),
  variations: z.int().describe('Its variations but for archived ones; 0 for other kinds.'),
  changedAt: instant,
});
export type ListedProduct = z.output<typeof listedProduct>;

/** A variation in the list of those of a product. ADM-101 */
export const listedVariation = z.object({
  id: z.uuid(),
  sku: z.string(),
  values: z
    .record(z.string(), z.string())
    .describe('Its value of each attribute, by the id of the attribute.'),
  picture: smallPicture.describe('The first one of its own.'),
  price: amount,
  currency,
  salable,
  low,
  unavailableForSale: z.boolean(),
  discontinued: z.boolean(),
});
export type ListedVariation = z.output<typeof listedVariation>;

/** A price for a quantity on; without groups for everybody. PRICE-012 to PRICE-014 */
export const priceLevel = z.strictObject({
  minQty: z.int().min(1).max(1_000_000),
  price: amount.min(1).max(1_000_000_000_000).describe('Of one piece, in minor units.'),
  customerGroups: z.array(z.string().max(63)).max(50).default([]).describe('Codes; empty for everybody.'),
  savePercent: z.int().min(0).max(100).nullable().default(null).describe('As it is told beside the price.'),
});
export type PriceLevel = z.output<typeof priceLevel>;

/** One dimension in which the variations of a product differ. */
export const variationAttribute = z.object({
  id: z.string(),
  label: z.string(),
  displayType: z.enum(['button', 'dropdown', 'radio']),
  options: z.array(z.object({ value: z.string(), swatch: z.string().optional() })),
});

const assigned = z.object({ id: z.uuid(), slug: z.string(), name: z.string() });

const attributeValue = z.union([z.string(), z.number(), z.array(z.string())]);

/** A product as staff see it, but for its variations, which are a list of their own. ADM-104 */
export const product = z.object({
  id: z.uuid(),
  version,
  kind,
  sku: z.string(),
  name: z.string(),
  seller: z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean().describe("The shop's own.") }),
  slug: z.string(),
  address: z.url().describe('Where shoppers find it.'),
  formerSlugs: z.array(z.string()).describe('Former addresses, which lead to it; the latest first.'),
  visible: z.boolean(),
  archived: z.boolean(),
  lacks: z.array(lack).describe('What shoppers would miss.'),
  subTitle: z.string(),
  shortDescription: z.string(),
  description: richText,
  brand: z.string().nullable(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  attributes: z.record(z.string(), attributeValue),
  categories: z.array(assigned).describe('The first is the primary one.'),
  media: z.array(picture),
  currency,
  price: priceSpan.describe('Of a variable or grouped product those of what it consists of.'),
  msrp: amount.nullable(),
  priceLevels: z.array(priceLevel),
  hidePrice: z.boolean(),
  shippingFee: amount,
  weightGrams: z.int(),
  nonShippable: z.boolean(),
  limitShippingMethods: z.array(z.string()).nullable(),
  itemDeliveryInfo: z.string(),
  deliveryEstimate: z.string().nullable(),
  websiteVisibility: z.boolean(),
  unavailableForSale: z.boolean(),
  discontinued: z.boolean(),
  featured: z.boolean(),
  websiteDisplay: z.enum(['single', 'other']),
  metaTitle: z.string(),
  metaDescription: z.string(),
  seoCrawlerSetting: z.string(),
  stock: stockNow.nullable().describe('Null for what keeps none of its own.'),
  children: z
    .array(z.object({ id: z.uuid(), sku: z.string(), name: z.string(), price: amount }))
    .describe('What a grouped product consists of, in its order.'),
  variationAttributes: z.array(variationAttribute),
  variations: z.int().describe('Its variations but for archived ones.'),
  optionCount: z.int().describe('Options that shoppers choose, beside variations.'),
  createdAt: instant,
  changedAt: instant,
});
export type Product = z.output<typeof product>;

/** A variation as staff see it. */
export const variation = z.object({
  id: z.uuid(),
  version,
  product: z.object({ id: z.uuid(), name: z.string(), variationAttributes: z.array(variationAttribute) }),
  sku: z.string(),
  values: z.record(z.string(), z.string()),
  archived: z.boolean(),
  price: amount,
  msrp: amount.nullable(),
  priceLevels: z.array(priceLevel),
  currency,
  weightGrams: z.int(),
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  unavailableForSale: z.boolean(),
  discontinued: z.boolean(),
  media: z.array(picture),
  stock: stockNow.nullable(),
});
export type Variation = z.output<typeof variation>;
