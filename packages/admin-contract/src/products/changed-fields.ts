import { z } from 'zod';
import { amount } from '../parts/money.ts';
import { richText } from '../parts/rich-text.ts';
import { priceLevel } from './product.ts';

const line = z.string().trim().max(255);
const price = amount.min(0).max(1_000_000_000_000);
const grams = z.int().min(0).max(100_000_000);
const sku = z.string().trim().min(1).max(100);
const gtin = z.string().trim().max(20).nullable().describe('EAN, UPC, ISBN or another trade item number.');
const mpn = z.string().trim().max(70).nullable().describe("The maker's own number.");

const media = z
  .array(
    z.strictObject({
      file: z.string().max(200).describe('The name of a file of the shop.'),
      kind: z.enum(['image', 'video']).default('image'),
      video: z.string().max(2048).nullable().default(null).describe('The address of a film at its provider.'),
      alt: line.describe('What it shows.'),
    }),
  )
  .max(50)
  .optional()
  .describe('All of them, in their order.');

const priced = {
  sku: sku.optional(),
  price: price.optional(),
  msrp: price.nullable().optional(),
  priceLevels: z.array(priceLevel).max(50).optional().describe('All of them.'),
  weightGrams: grams.optional(),
  gtin: gtin.optional(),
  mpn: mpn.optional(),
  unavailableForSale: z.boolean().optional(),
  discontinued: z.boolean().optional(),
  media,
};

/** What a change of a variation may name; a field that is left out stays. */
export const changedVariation = priced;

/** What a change of a product may name; a field that is left out stays. ADM-104 */
export const changedProduct = {
  ...priced,
  name: line.min(1).optional(),
  subTitle: line.optional(),
  shortDescription: z.string().trim().max(5000).optional(),
  description: richText.optional(),
  brand: z.string().trim().min(1).max(120).nullable().optional(),
  attributes: z
    .record(
      z.string().max(60),
      z.union([z.string().max(500), z.number(), z.array(z.string().max(255)).max(100)]),
    )
    .optional()
    .describe('All of them. Names are small letters, digits, `_` and `-`.'),
  categories: z
    .array(z.string().max(255))
    .max(50)
    .optional()
    .describe('Slugs of all categories it is in, the primary one first.'),
  visible: z.boolean().optional(),
  hidePrice: z.boolean().optional(),
  shippingFee: price.optional(),
  nonShippable: z.boolean().optional(),
  limitShippingMethods: z.array(z.string().max(60)).max(50).nullable().optional(),
  itemDeliveryInfo: z.string().trim().max(500).optional(),
  deliveryEstimate: z.string().trim().max(60).nullable().optional(),
  websiteVisibility: z.boolean().optional(),
  featured: z.boolean().optional(),
  websiteDisplay: z.enum(['single', 'other']).optional(),
  metaTitle: line.optional(),
  metaDescription: z.string().trim().max(1000).optional(),
  seoCrawlerSetting: z.string().trim().max(60).optional(),
  children: z
    .array(sku)
    .max(100)
    .optional()
    .describe('The skus of all simple products a grouped product consists of, in their order.'),
};
