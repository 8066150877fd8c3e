import { isDeepStrictEqual } from 'node:util';
import { slugify } from '@stoa/domain';
import type { MergedProduct, ProductRecord, ProductWrite } from '../../product/index.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
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
    // Handles of other shops may hold letters that addresses of ours do not.
    key: { slug: slugify(product.handle, '') },
    merge: (stored) => merge(product, stored, context),
  };
}

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
  if (classCode === 'gift_certificate' && given.variants.length > 1) {
    return fault('Gift Card', 'a gift card of several amounts: each amount must be a product of its own');
  }
  if (stored && stored.classCode !== classCode) {
    return fault('classCode', `a product can't become another kind: it is ${stored.classCode}`);
  }
  if (given.title === '' || (!stored && given.title === undefined))
    return fault('Title', 'the product has no title');
  const slug = stored?.slug ?? slugify(given.handle, '');
  if (slug === '') return fault('Handle', 'the handle has no letter or digit an address could be made of');
  const said = { ...stored, slug, ...sharedFields(differing(given, told), given, stored, context) };
  if (classCode === 'variable_product') {
    const old = stored?.classCode === 'variable_product' ? stored : undefined;
    const variable = variableFields({ given, told, stored: old, slug, context });
    const at = variable.variations.findIndex(({ price }) => price === undefined);
    if (at !== -1) return fault(`variations.${at}.price`, 'the variant has no price');
    return { record: { ...said, ...variable, classCode } };
  }
  const old = stored?.classCode === 'simple' || stored?.classCode === 'gift_certificate' ? stored : undefined;
  const [variant] = given.variants;
  if (!variant) return fault('Variant Price', 'the product has no variant');
  const sold = soldFields(variant, told?.variants[0], old, context);
  if (sold.price === undefined) return fault('Variant Price', 'the product has no price');
  const { stock, media: _media, ...priced } = sold;
  const sku = variant.sku || (stored?.sku ?? slug);
  const record = { ...said, ...priced, sku, classCode };
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
    ...(body !== undefined && { description: richTextOfHtml(body) }),
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
  const tags = text.split(',').map((tag) => tag.trim());
  const named = [...new Set(tags.filter((tag) => tag !== ''))];
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
  return [...pictures, ...stored.filter(({ kind }) => kind === 'video')];
}
