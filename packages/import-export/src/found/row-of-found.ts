import type { MergedProduct, ProductRecord, ProductWrite } from '@stoa/commerce/catalogue';
import { eachOnce } from '../names/each-once.ts';
import type { KnownPicture } from '../pictures/picture-book.ts';
import { variableFields } from '../shopify/variant-fields.ts';
import type { FoundProduct, FoundVariant } from './found-product.ts';

/** What of the shop a product of a file needs. */
export interface FoundContext {
  /** Slugs of the product's categories, the primary one first. */
  readonly categories: readonly string[];
  /** Returns the picture an address stands for, also one of those the product has; none when it could not be had. */
  pictureAt(src: string, stored: Readonly<ProductRecord['media']>): KnownPicture | undefined;
}

/** Pictures and films one product may have. */
const MAX_MEDIA = 50;

/** Returns a product of a flat file as an import row: what the file does not speak of stays. */
export function rowOfFound(found: FoundProduct, context: FoundContext): ProductWrite {
  return { key: { slug: found.slug }, merge: (stored) => merge(found, stored, context) };
}

function kindOf({ children, options }: FoundProduct): ProductRecord['classCode'] {
  if (children !== undefined) return 'grouped';
  return options.length === 0 ? 'simple' : 'variable_product';
}

function merge(found: FoundProduct, stored: ProductRecord | undefined, context: FoundContext): MergedProduct {
  const classCode = kindOf(found);
  if (stored && stored.classCode !== classCode) {
    const advice = 'archive it, or give the product of the file another name';
    const reason = `the shop has it as ${stored.classCode}, and no product becomes ${classCode}: ${advice}`;
    return { fault: { field: 'classCode', reason } };
  }
  const said = {
    ...stored,
    slug: stored?.slug ?? found.slug,
    classCode,
    ...sharedFields(found, stored, context),
  };
  if (classCode === 'grouped') {
    const { sku = found.sku } = stored ?? {};
    return { record: { ...said, sku, children: found.children } };
  }
  if (classCode === 'variable_product') return variableRecord(found, said, stored, context);
  const [variant] = found.variants;
  if (!variant) return { fault: { field: 'price', reason: 'the product has no line that can be sold' } };
  const old = stored?.classCode === 'simple' ? stored : undefined;
  const isUnpriced = variant.price === undefined && !old?.price;
  return {
    record: {
      ...said,
      sku:
        (variant.isRepeated ? old?.sku : undefined) ||
        variant.sku ||
        old?.sku ||
        variant.madeSku ||
        found.slug,
      price: variant.price ?? old?.price ?? 0,
      msrp: variant.compareAt ?? null,
      ...(variant.grams !== undefined && { weightGrams: variant.grams }),
      ...(variant.gtin !== undefined && { gtin: variant.gtin }),
      ...(variant.mpn !== undefined && { mpn: variant.mpn }),
      ...(variant.stock !== undefined && { stock: stockOf(variant, old?.stock) }),
      unavailableForSale: variant.unavailableForSale,
      ...(isUnpriced && { visible: false }),
    },
  };
}

const stockOf = ({ stock }: FoundVariant, stored: { readonly available: number } | null | undefined) =>
  stock === null ? null : { ...stored, ...stock };

function variableRecord(
  found: FoundProduct,
  said: object,
  stored: ProductRecord | undefined,
  context: FoundContext,
): MergedProduct {
  const old = stored?.classCode === 'variable_product' ? stored : undefined;
  const given = { handle: found.slug, sku: found.sku, options: found.options, variants: found.variants };
  const pictures = {
    currency: '',
    categoryNames: new Map<string, string>(),
    categoryOf: () => undefined,
    addressOf: (file: string) => file,
    pictureAt: context.pictureAt,
  };
  const fields = variableFields({ given, told: undefined, stored: old, slug: found.slug, context: pictures });
  const variations = fields.variations.map((one, at) => {
    const variant = found.variants[at];
    const known = old?.variations.find(({ sku }) => sku === one.sku);
    const stock = variant?.stock === undefined ? known?.stock : stockOf(variant, known?.stock);
    const unavailableForSale =
      variant?.unavailableForSale === true || (variant?.price === undefined && !known?.price);
    return { ...one, ...(stock !== undefined && { stock }), unavailableForSale };
  });
  const isHidden = variations.every(({ price, unavailableForSale }) => price === 0 && unavailableForSale);
  return { record: { ...said, ...fields, variations, ...(isHidden && { visible: false }) } };
}

function sharedFields(found: FoundProduct, stored: ProductRecord | undefined, context: FoundContext) {
  const { name, description, shortDescription, brand, attributes, visible, featured, nonShippable } = found;
  return {
    name,
    ...(description !== undefined && { description }),
    ...(shortDescription !== undefined && { shortDescription }),
    ...(brand !== undefined && { brand }),
    attributes: { ...stored?.attributes, ...attributes },
    ...(found.categories !== undefined && { categories: context.categories }),
    ...(found.images !== undefined && { media: mediaOf(found, stored?.media ?? [], context) }),
    ...(visible !== undefined && { visible }),
    ...(featured !== undefined && { featured }),
    ...(nonShippable !== undefined && { nonShippable }),
  };
}

/** Pictures that could not be had are left out, but never take away what is there; films stay behind. */
function mediaOf(
  { images = [], name }: FoundProduct,
  stored: Readonly<ProductRecord['media']>,
  context: FoundContext,
): ProductRecord['media'] {
  const pictures = images.flatMap(({ src, alt }) => {
    const picture = context.pictureAt(src, stored);
    return picture ? [{ ...picture, kind: 'image' as const, alt: alt || name }] : [];
  });
  if (images.length > 0 && pictures.length === 0) return [...stored];
  const films = stored.filter(({ kind }) => kind === 'video');
  const each = eachOnce(pictures, ({ file }) => file);
  return [...each.slice(0, MAX_MEDIA - films.length), ...films];
}
