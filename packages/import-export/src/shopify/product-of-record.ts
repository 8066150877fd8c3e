import type { ProductRecord } from '@stoa/commerce/catalogue';
import { htmlOfRichText } from '../html/html-of-rich-text.ts';
import { eachOnce } from '../names/each-once.ts';
import type { ShopifyContext } from './context.ts';
import { MAX_OPTIONS, NO_OPTION, type ShopifyProduct, type ShopifyVariant } from './shopify-product.ts';

/** What a product of ours is called in Shopify's CSV when it can't be told there at all, and why. */
export type Untold = { readonly untold: string };

/** Returns a product of the shop as Shopify's CSV tells it, or why it can't. */
export function productOfRecord(record: ProductRecord, context: ShopifyContext): ShopifyProduct | Untold {
  if (record.classCode === 'grouped') return { untold: 'Shopify has no grouped products' };
  if (record.classCode !== 'variable_product') {
    const stock = record.classCode === 'simple' ? record.stock : null;
    const variant = variantOf({ ...record, stock, media: [] }, [], context);
    return { ...sharedOf(record, context), options: [], variants: [variant] };
  }
  const { variants, variations } = record;
  if (variants.length > MAX_OPTIONS) return { untold: `Shopify has at most ${MAX_OPTIONS} options` };
  if (variations.length === 0) return { untold: 'it has no variations' };
  const names = variants.map(({ label }) => label);
  if (new Set(names).size < names.length || names.includes(NO_OPTION.name)) {
    return { untold: 'the names of its options would be misread' };
  }
  return {
    ...sharedOf(record, context),
    options: names,
    variants: variations.map((one) =>
      variantOf(
        one,
        variants.map(({ id }) => one.values[id] ?? ''),
        context,
      ),
    ),
  };
}

function sharedOf(record: ProductRecord, context: ShopifyContext) {
  const [primary] = record.categories;
  const { tags } = record.attributes;
  return {
    handle: record.slug,
    title: record.name,
    body: htmlOfRichText(record.description),
    vendor: record.brand ?? '',
    type: primary === undefined ? '' : (context.categoryNames.get(primary) ?? ''),
    tags: Array.isArray(tags) ? tags.join(', ') : String(tags ?? ''),
    published: record.visible,
    status: record.archived
      ? ('archived' as const)
      : record.visible
        ? ('active' as const)
        : ('draft' as const),
    giftCard: record.classCode === 'gift_certificate',
    requiresShipping: !record.nonShippable,
    seoTitle: record.metaTitle,
    seoDescription: record.metaDescription,
    images: imagesOf(record, context),
  };
}

/** Films have no column; a picture that is there twice is told once. */
function imagesOf(record: ProductRecord, context: ShopifyContext) {
  const images = record.media
    .filter(({ kind }) => kind === 'image')
    .map(({ file, alt }) => ({ src: context.addressOf(file), alt }));
  return eachOnce(images, ({ src }) => src);
}

type Sold = Pick<
  Extract<ProductRecord, { classCode: 'variable_product' }>['variations'][number],
  'sku' | 'price' | 'msrp' | 'stock' | 'media' | 'weightGrams' | 'gtin' | 'mpn'
>;

function variantOf(
  sold: Sold,
  values: readonly string[],
  context: ShopifyContext,
): Required<Omit<ShopifyVariant, 'madeSku' | 'isRepeated'>> {
  const picture = sold.media.find(({ kind }) => kind === 'image');
  return {
    values,
    sku: sold.sku,
    grams: sold.weightGrams,
    tracked: sold.stock !== null,
    quantity: sold.stock?.available ?? 0,
    backorders: sold.stock?.allowBackorders ?? false,
    price: sold.price,
    compareAt: sold.msrp,
    image: picture ? context.addressOf(picture.file) : '',
    gtin: sold.gtin,
    mpn: sold.mpn,
  };
}
