import { isDeepStrictEqual } from 'node:util';
import type { MergedProduct, ProductRecord, ProductWrite } from '@stoa/commerce/catalogue';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { fittingTags } from '../names/tags.ts';
import type { ShopifyContext } from './context.ts';
import { productOfRecord } from './product-of-record.ts';
import type { ShopifyProduct } from './shopify-product.ts';
import { soldFields, variableFields } from './variant-fields.ts';

/**
 * Returns a product of a Shopify file as an import row. Of a product that is there, only those fields are written in which the
 * file says something else than our own export of it would: what Shopify's format can't carry stays as it is,
 * and a file that we wrote changes nothing.
 */
export function rowOfProduct(product: ShopifyProduct, context: ShopifyContext): ProductWrite {
  return {
    key: { slug: product.handle },
    merge: (stored) => merge(product, stored, context),
  };
}

/** Pictures and films one product may have. */
const MAX_MEDIA = 50;

const fault = (field: string, reason: string): MergedProduct => ({ fault: { field, reason } });

function merge(
  given: ShopifyProduct,
  stored: ProductRecord | undefined,
  context: ShopifyContext,
): MergedProduct {
  const told = stored && productOfRecord(stored, context);
  if (told && 'untold' in told)
    return fault('slug', `the shop's own product can't come from such a file: ${told.untold}`);
  const classCode = kindOf(given, stored);
  if (stored && stored.classCode !== classCode) {
    const advice = 'archive it, or give the product of the file another handle';
    return fault(
      'classCode',
      `the shop has it as ${stored.classCode}, and no product becomes ${classCode}: ${advice}`,
    );
  }
  const slug = stored?.slug ?? given.handle;
  const said = { ...stored, slug, ...sharedFields(differing(given, told), given, stored, context) };
  if (classCode === 'variable_product') {
    const old = stored?.classCode === 'variable_product' ? stored : undefined;
    const variable = variableFields({ given, told, stored: old, slug, context });
    const isHidden = variable.variations.every(
      ({ price, unavailableForSale }) => price === 0 && unavailableForSale,
    );
    return { record: { ...said, ...variable, classCode, ...(isHidden && { visible: false }) } };
  }
  const old = stored?.classCode === 'simple' || stored?.classCode === 'gift_certificate' ? stored : undefined;
  const [variant] = given.variants;
  if (!variant) return fault('Variant Price', 'the product has no variant');
  const { stock, media: _media, ...priced } = soldFields(variant, told?.variants[0], old, context);
  // What the file prices at nothing at all stays hidden until somebody gives it a price.
  const unpriced = given.variants[0]?.price === undefined && !old?.price && { price: 0, visible: false };
  const named = variant.isRepeated ? (stored?.sku ?? variant.sku) : variant.sku;
  const sku = named || stored?.sku || variant.madeSku || slug;
  const record = { ...said, ...priced, ...unpriced, sku, classCode };
  return { record: classCode === 'simple' ? { ...record, stock } : record };
}

function kindOf(given: ShopifyProduct, stored: ProductRecord | undefined) {
  const wasGift = given.giftCard === undefined && stored?.classCode === 'gift_certificate';
  if (given.giftCard || wasGift) return 'gift_certificate';
  return given.options.length === 0 ? 'simple' : 'variable_product';
}

/** Returns the fields of the file that say something else than what is told of the product now. */
function differing(given: ShopifyProduct, told: ShopifyProduct | undefined): Partial<ShopifyProduct> {
  const fields = Object.entries(given).filter(([key, value]) => {
    const known = told && Object.entries(told).find(([name]) => name === key)?.[1];
    return value !== undefined && !(told && isDeepStrictEqual(value, known));
  });
  return Object.fromEntries(fields);
}

/** What the product itself is to be where the file differs. */
function sharedFields(
  differs: Partial<ShopifyProduct>,
  given: ShopifyProduct,
  stored: ProductRecord | undefined,
  context: ShopifyContext,
): Partial<ProductRecord> {
  const { categories = [], attributes = {}, media = [] } = stored ?? {};
  const { title, body, vendor, type, tags, images, requiresShipping, seoTitle, seoDescription } = differs;
  const isShown = differs.published !== undefined || differs.status !== undefined;
  return {
    ...(title !== undefined && { name: title }),
    ...(body !== undefined && { description: given.description ?? richTextOfHtml(body) }),
    ...(vendor !== undefined && { brand: vendor === '' ? null : vendor }),
    ...(type && { categories: withCategory(categories, context.categoryOf(type)) }),
    ...(tags !== undefined && { attributes: withTags(attributes, tags) }),
    ...(images && { media: mediaOf(images, given, media, context) }),
    ...(requiresShipping !== undefined && { nonShippable: !requiresShipping }),
    ...(seoTitle !== undefined && { metaTitle: seoTitle }),
    ...(seoDescription !== undefined && { metaDescription: seoDescription }),
    ...(isShown && visibility(given)),
  };
}

function visibility({ status = 'active', published = true }: ShopifyProduct) {
  return { archived: status === 'archived', visible: published && status !== 'draft' };
}

/** A type says which category comes first; the others stay. */
function withCategory(categories: readonly string[], slug: string | undefined): string[] {
  return slug === undefined ? [...categories] : [slug, ...categories.filter((one) => one !== slug)];
}

function withTags(attributes: ProductRecord['attributes'], text: string): ProductRecord['attributes'] {
  const named = fittingTags(text);
  const { tags: _old, ...others } = attributes;
  return named.length === 0 ? others : { ...others, tags: named };
}

/** Pictures that could not be had are left out; films stay behind the pictures. */
function mediaOf(
  images: NonNullable<ShopifyProduct['images']>,
  given: ShopifyProduct,
  stored: Readonly<ProductRecord['media']>,
  context: ShopifyContext,
): ProductRecord['media'] {
  const pictures = images.flatMap(({ src, alt }) => {
    const picture = context.pictureAt(src, stored);
    return picture ? [{ ...picture, kind: 'image' as const, alt: alt || (given.title ?? '') }] : [];
  });
  // What could not be had must not take away what is there.
  if (images.length > 0 && pictures.length === 0) return [...stored];
  const films = stored.filter(({ kind }) => kind === 'video');
  return [...pictures.slice(0, MAX_MEDIA - films.length), ...films];
}
