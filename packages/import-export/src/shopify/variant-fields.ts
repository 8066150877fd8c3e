import { isDeepStrictEqual } from 'node:util';
import {
  keyOfValues,
  type ProductRecord,
  type RecordStock,
  type RecordVariation,
  type VariableRecord,
} from '@stoa/commerce/catalogue';
import type { ShopifyContext } from './context.ts';
import type { ShopifyProduct, ShopifyVariant } from './shopify-product.ts';
import { variationAttributesOf } from './variation-attributes-of-options.ts';

type Stored = {
  readonly stock?: RecordStock;
  readonly price: number;
  readonly msrp: number | null;
  readonly media: ProductRecord['media'];
  readonly weightGrams: number;
  readonly gtin: string | null;
  readonly mpn: string | null;
};

/** What is sold of a variant; a price that was never told is undefined. */
export function soldFields(
  given: ShopifyVariant,
  told: ShopifyVariant | undefined,
  stored: Stored | undefined,
  context: ShopifyContext,
) {
  const { price = stored?.price, compareAt = stored?.msrp ?? null, grams = stored?.weightGrams ?? 0 } = given;
  // Spreadsheets write none as nothing.
  const msrp = compareAt === 0 && stored?.msrp !== 0 ? null : compareAt;
  return {
    price,
    msrp,
    weightGrams: grams,
    gtin: given.gtin === undefined ? (stored?.gtin ?? null) : given.gtin,
    mpn: given.mpn === undefined ? (stored?.mpn ?? null) : given.mpn,
    stock: stockOf(given, told, stored?.stock ?? null),
    media: variantMedia(given, told, stored?.media ?? [], context),
  };
}

function stockOf(given: ShopifyVariant, told: ShopifyVariant | undefined, stored: RecordStock) {
  const tracked = given.tracked ?? told?.tracked ?? given.quantity !== undefined;
  if (!tracked) return null;
  const { quantity: available = stored?.available, backorders: allowBackorders = stored?.allowBackorders } =
    given;
  return { ...stored, available, allowBackorders };
}

/** Only the first picture of a variant is told; while it is the same, the others stay, too. */
function variantMedia(
  given: ShopifyVariant,
  told: ShopifyVariant | undefined,
  stored: ProductRecord['media'],
  context: ShopifyContext,
): ProductRecord['media'] {
  if (given.image === undefined || given.image === told?.image) return stored;
  if (given.image === '') return [];
  const picture = context.pictureAt(given.image, stored);
  return picture ? [{ ...picture, kind: 'image', alt: given.values.join(', ') }] : stored;
}

interface VariableInput {
  readonly given: ShopifyProduct;
  readonly told: ShopifyProduct | undefined;
  readonly stored: VariableRecord | undefined;
  readonly slug: string;
  readonly context: ShopifyContext;
}

/** Variants and variations of a product with options. */
export function variableFields({ given, told, stored, slug, context }: VariableInput) {
  const isSame = told && isDeepStrictEqual(shapeOf(told), shapeOf(given));
  const variants = isSame && stored ? stored.variants : variationAttributesOf(given, stored?.variants ?? []);
  const taken = new Set(given.variants.flatMap(({ sku }) => sku || []));
  const claimed = new Set<string>();
  const highest = Math.max(0, ...given.variants.map(({ price }) => price ?? 0));
  const known = placesOf(stored?.variations ?? []);
  const variations = given.variants.map((variant) => {
    const values = Object.fromEntries(variants.map(({ id }, at) => [id, variant.values[at] ?? '']));
    const bySku = known.bySku.get(variant.sku ?? '');
    const byValues = known.byValues.get(keyOfValues(values));
    // A sku that several lines name does not say which of them is meant.
    const at = (variant.isRepeated ? (byValues ?? bySku) : (bySku ?? byValues)) ?? -1;
    const old = stored?.variations[at];
    const named = variant.isRepeated ? (old?.sku ?? variant.sku) : variant.sku;
    const preferred = named || old?.sku || variant.madeSku || slug;
    const sku = claimed.has(preferred) ? freeSku(preferred, taken) : preferred;
    taken.add(sku);
    claimed.add(sku);
    const sold = soldFields(variant, told?.variants[at], old, context);
    // Without a price it can be seen, but not be bought, and must not be the cheapest.
    const unpriced = sold.price === undefined && { price: highest, unavailableForSale: true };
    return { ...old, ...sold, ...unpriced, sku, values };
  });
  const { defaultVariationSku = null, sku = freeSku(given.sku ?? slug, taken) } = stored ?? {};
  const isKept = variations.some((one) => one.sku === defaultVariationSku);
  return { sku, variants, variations, defaultVariationSku: isKept ? defaultVariationSku : null };
}

const shapeOf = ({ options, variants }: ShopifyProduct) => [options, variants.map(({ values }) => values)];

/** Where each variation stands: a variant is known by its sku, else by its values. */
function placesOf(variations: readonly RecordVariation[]) {
  // The first of several with the same values is the one that counts.
  const places = [...variations.entries()].reverse();
  return {
    bySku: new Map(places.map(([at, { sku }]) => [sku, at])),
    byValues: new Map(places.map(([at, { values }]) => [keyOfValues(values), at])),
  };
}

/** Returns a sku for what came without one: always the same for the same file. */
function freeSku(preferred: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : `-${n}`;
    const sku = preferred.slice(0, 100 - suffix.length) + suffix;
    if (!taken.has(sku)) return sku;
  }
}
