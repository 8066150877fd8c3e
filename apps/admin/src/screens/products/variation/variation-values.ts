import type { AdminClient, Variation } from '@stoa/admin-contract';
import { adminProductText, adminVariationsText, plural } from '@stoa/messages';
import { z } from 'zod';
import type { Place } from '../../../kit/place.ts';
import { priceShape, pricesOf, priceValues, tellPriceValue } from '../product/prices/price-values.ts';
import { gramsOf, typedWeight, writeWeight } from '../product/weight.ts';

/** As long as the contract takes them. */
const LONGEST = { sku: 100, gtin: 20, mpn: 70 } as const;

/** What a save of a variation sends. */
type VariationChange = Omit<
  Parameters<AdminClient['products']['changeVariation']>[0],
  'shop' | 'product' | 'variation' | 'version'
>;

const text = (name: keyof typeof LONGEST) =>
  z
    .string()
    .trim()
    .max(LONGEST[name], adminVariationsText.tooLong({ n: LONGEST[name] }));

/** What is checked of a variation before it is sent; numbers are texts, typed in the language of the place. ADM-066 */
export const variationSchema = (place: Place) =>
  z.object({
    sku: text('sku').min(1, adminProductText.skuNeeded()),
    gtin: text('gtin'),
    mpn: text('mpn'),
    weightGrams: typedWeight(place),
    unavailableForSale: z.boolean(),
    discontinued: z.boolean(),
    media: z.array(
      z.object({
        file: z.string(),
        kind: z.enum(['image', 'video']),
        video: z.string().nullable(),
        alt: z.string(),
      }),
    ),
    ...priceShape(place),
  });

/** A variation as its form holds it. */
export type VariationValues = z.infer<ReturnType<typeof variationSchema>>;

/** Tells a variation as its form holds it. */
export const valuesOf = (variation: Variation, place: Place): VariationValues => ({
  sku: variation.sku,
  gtin: variation.gtin ?? '',
  mpn: variation.mpn ?? '',
  weightGrams: writeWeight(variation.weightGrams, place),
  unavailableForSale: variation.unavailableForSale,
  discontinued: variation.discontinued,
  media: variation.media.map(({ file, kind, video, alt }) => ({ file, kind, video, alt })),
  ...priceValues(variation, place),
});

/** Turns changed fields of the form into those of the contract; a field that is not among them stays out. */
export function changeOf(changed: Partial<VariationValues>, place: Place): VariationChange {
  const { sku, gtin, mpn, weightGrams, unavailableForSale, discontinued, media } = changed;
  const { priceLevels, ...prices } = pricesOf(changed, place);
  return {
    ...(sku !== undefined && { sku }),
    ...(gtin !== undefined && { gtin: gtin || null }),
    ...(mpn !== undefined && { mpn: mpn || null }),
    ...(weightGrams !== undefined && { weightGrams: gramsOf(weightGrams, place) }),
    ...(unavailableForSale !== undefined && { unavailableForSale }),
    ...(discontinued !== undefined && { discontinued }),
    ...(media && { media }),
    ...prices,
    ...(priceLevels && { priceLevels: [...priceLevels] }),
  };
}

/** Tells what somebody else has set a field of a variation to since; undefined where it tells itself. ADM-031 */
export function tellVariationValue(name: string, held: unknown, place: Place): string | undefined {
  if (name === 'weightGrams' && typeof held === 'number') return writeWeight(held, place);
  if (typeof held === 'boolean') return held ? adminProductText.yes() : adminProductText.no();
  if (name === 'media' && Array.isArray(held)) {
    return held.length === 0
      ? ''
      : plural(held.length, adminProductText.onePicture, adminProductText.pictures);
  }
  return tellPriceValue(name, held, place);
}
