import { isGtin, msg, readVideo, videoAddress } from '@stoa/domain';
import { z } from 'zod';
import { fileName, shortText } from '../../kernel/input.ts';
import { richText } from '../../kernel/rich-text-input.ts';
import { money } from '../../pricing/index.ts';
import { attributes, personalizationOptions, productOptionRules, productOptions } from './shapes-input.ts';

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
const media = z
  .strictObject({
    file: fileName,
    kind: z.enum(['image', 'video']).default('image'),
    video: video.exactOptional(),
    alt: shortText(),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
  })
  .refine(({ kind, video }) => (kind === 'video') === (video !== undefined), { path: ['video'] });
/** The most pictures and films of a product or variation. */
export const MOST_MEDIA = 50;
export const mediaList = z.array(media).max(MOST_MEDIA);

/** A trade item number with its digits alone, as scanners read it. */
export const gtin = z.string().refine(isGtin, {
  message:
    'this is no EAN, UPC, ISBN or other GTIN: 8, 12, 13 or 14 digits, the last of which checks the rest',
  params: { reason: msg('catalogue.gtin') },
});
export const mpn = shortText(70).min(1);

export const grams = z.int().min(0).max(100_000_000);

/** What is said of a product of any kind in its own row. */
export const productFields = z.strictObject({
  name: shortText().min(1),
  subTitle: shortText().default(''),
  shortDescription: longText.default(''),
  description: richText.default([]),
  brand: shortText(120).min(1).nullable().default(null),
  gtin: gtin.nullable().default(null),
  mpn: mpn.nullable().default(null),
  attributes: attributes.default({}),
  hidePrice: z.boolean().default(false),
  shippingFee: money.default(0),
  weightGrams: grams.default(0),
  nonShippable: z.boolean().default(false),
  limitShippingMethods: z.array(shortText(60).min(1)).max(50).nullable().default(null),
  itemDeliveryInfo: shortText(500).default(''),
  deliveryEstimate: shortText(60).min(1).nullable().default(null),
  websiteVisibility: z.boolean().default(true),
  unavailableForSale: z.boolean().default(false),
  discontinued: z.boolean().default(false),
  featured: z.boolean().default(false),
  popularity: z.int().min(0).max(2_000_000_000).default(0),
  websiteDisplay: z.enum(['single', 'other']).default('single'),
  personalizationOptions: personalizationOptions.default([]),
  productOptions: productOptions.default([]),
  productOptionRules: productOptionRules.default([]),
  metaTitle: shortText().default(''),
  metaDescription: shortText(1000).default(''),
  seoCrawlerSetting: shortText(60).default(''),
});
