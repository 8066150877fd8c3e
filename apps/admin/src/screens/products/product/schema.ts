import type { RichText } from '@stoa/domain';
import { adminProductText } from '@stoa/messages';
import { z } from 'zod';
import { typedNumber } from '../../../kit/form/index.ts';
import type { Place } from '../../../kit/place.ts';
import { attributeRows } from './attribute-rows.ts';
import { typedWeight } from './weight.ts';

/** Minor units; the largest amount that the contract takes. */
const MOST_AMOUNT = 1_000_000_000_000;
const MOST_PIECES = 1_000_000;

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

/** Amounts and counts are texts, as they are typed in the language of the person. ADM-066 */
function prices(place: Place) {
  const amount = { ...place, unit: 'money', most: MOST_AMOUNT } as const;
  const count = { ...place, unit: 'count' } as const;
  return {
    price: typedNumber(amount),
    msrp: typedNumber({ ...amount, optional: true }),
    hidePrice: z.boolean(),
    priceLevels: z.array(
      z.object({
        minQty: typedNumber({ ...count, least: 1, most: MOST_PIECES }),
        price: typedNumber({ ...amount, least: 1 }),
        customerGroups: z.array(z.string()),
        savePercent: typedNumber({ ...count, most: 100, optional: true }),
      }),
    ),
  };
}

const shipping = (place: Place) => ({
  weightGrams: typedWeight(place),
  shippingFee: typedNumber({ ...place, unit: 'money', most: MOST_AMOUNT, optional: true }),
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
  children: z.array(z.object({ id: z.string(), sku: z.string(), name: z.string(), price: z.number() })),
};

/** What is checked of a product before it is sent; numbers are typed in the language of the place. ADM-104 */
export const productSchema = (place: Place) =>
  z.object({
    ...basics,
    ...visibility,
    ...organisation,
    ...pictures,
    ...prices(place),
    ...shipping(place),
    ...searchEngines,
    ...group,
  });

/** A product as its form holds it. */
export type ProductValues = z.infer<ReturnType<typeof productSchema>>;
