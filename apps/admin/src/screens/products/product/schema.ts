import type { RichText } from '@stoa/domain';
import { adminProductText } from '@stoa/messages';
import { z } from 'zod';
import { typedNumber } from '../../../kit/form/index.ts';
import type { Place } from '../../../kit/place.ts';
import { attributeRows } from './attribute-rows.ts';
import { child } from './child.ts';
import { priceShape } from './prices/price-values.ts';
import { typedWeight } from './weight.ts';

/** Minor units; the largest fee that the contract takes. */
const MOST_FEE = 1_000_000_000_000;

/** What a product is called and how it is told of. */
const basics = {
  name: z.string().trim().min(1, adminProductText.nameNeeded()),
  subTitle: z.string(),
  shortDescription: z.string(),
  description: z.custom<RichText>(Array.isArray),
  sku: z.string().trim().min(1, adminProductText.skuNeeded()),
  gtin: z.string().trim(),
  mpn: z.string().trim(),
};

const visibility = {
  visible: z.boolean(),
  websiteVisibility: z.boolean(),
  unavailableForSale: z.boolean(),
  discontinued: z.boolean(),
  featured: z.boolean(),
  websiteDisplay: z.enum(['single', 'other']),
};

const organisation = {
  brand: z.string().trim(),
  /** Slugs; the first is the primary one, the others are in no order. */
  categories: z.array(z.string()),
  attributes: attributeRows,
};

/** All pictures and films, in their order. */
const pictures = {
  media: z.array(
    z.object({
      file: z.string(),
      kind: z.enum(['image', 'video']),
      video: z.string().nullable(),
      alt: z.string(),
    }),
  ),
};

/** How it is sent; the amount is a text, as it is typed. */
const shipping = (place: Place) => ({
  weightGrams: typedWeight(place),
  shippingFee: typedNumber({ ...place, unit: 'money', most: MOST_FEE, optional: true }),
  nonShippable: z.boolean(),
  itemDeliveryInfo: z.string(),
});

const searchEngines = {
  metaTitle: z.string(),
  metaDescription: z.string(),
  seoCrawlerSetting: z.string(),
};

/** What a grouped product consists of, in its order. */
const group = {
  children: z.array(child),
};

/**
 * What is checked of a product before it is sent; numbers are texts, typed in the language of the place. `ownPrice` is
 * false for what has the prices of what it consists of. ADM-066, ADM-104
 */
export const productSchema = (place: Place, ownPrice: boolean) =>
  z.object({
    ...basics,
    ...visibility,
    ...organisation,
    ...pictures,
    ...priceShape(place, ownPrice),
    hidePrice: z.boolean(),
    ...shipping(place),
    ...searchEngines,
    ...group,
  });

/** A product as its form holds it. */
export type ProductValues = z.infer<ReturnType<typeof productSchema>>;
