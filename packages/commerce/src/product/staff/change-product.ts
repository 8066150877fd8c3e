import { readInShop } from '@stoa/database';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { editProduct, type ProductEdit } from '../write/edit-product.ts';
import { findProduct } from './find-product.ts';
import { filledMedia, type GivenMedia, givenMedia } from './parts/filled-media.ts';

/**
 * What staff change on a product's page. Stock is counted, addresses are moved, and variations changed one by one.
 * ADM-130
 */
const FIELDS = [
  'sku',
  'price',
  'msrp',
  'priceLevels',
  'weightGrams',
  'gtin',
  'mpn',
  'unavailableForSale',
  'discontinued',
  'name',
  'subTitle',
  'shortDescription',
  'description',
  'brand',
  'attributes',
  'categories',
  'visible',
  'hidePrice',
  'shippingFee',
  'nonShippable',
  'limitShippingMethods',
  'itemDeliveryInfo',
  'deliveryEstimate',
  'websiteVisibility',
  'featured',
  'websiteDisplay',
  'metaTitle',
  'metaDescription',
  'seoCrawlerSetting',
  'children',
] as const satisfies readonly (keyof ProductEdit)[];
type Field = (typeof FIELDS)[number];

/** What is to be changed of a product: each field is the whole new value, and what is left out stays. */
export type ProductChange = {
  readonly productId: string;
  /** The revision that was seen. */
  readonly revision: number;
  readonly media?: GivenMedia | undefined;
} & { readonly [Name in Field]?: ProductEdit[Name] | undefined };

const target = z.object({
  productId: recordId,
  revision: z.int().min(1),
  media: givenMedia.optional(),
});

/**
 * Changes a product, but never its stock: what is left out stays, and so does what others changed meanwhile, unless it is
 * the same field. Needs `catalog:write`, and where prices differ `prices:write`. ADM-104, ADM-130
 * @throws ShopError `not-found` on `productId`, also of a variation; `invalid-input` with every field at fault, also on
 * `media.N.file` that is no file of the shop, on fields that its kind has not, and on `children.N` that is no simple
 * product of the seller; `conflict` on `sku` of another product, and on `revision` when the same was changed meanwhile
 */
export async function changeProduct(ctx: ShopContext, change: ProductChange): Promise<void> {
  const { productId, revision, media } = parseInput(target, change);
  const filled = await readInShop(ctx, async (tx) => {
    const { row } = await findProduct(tx, ctx, productId, 'catalog:write');
    return media && filledMedia(tx, ctx, { sellerId: row.sellerId, productId }, media);
  });
  const given = FIELDS.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]]));
  await editProduct(ctx, {
    productId,
    revision,
    ...Object.fromEntries(given),
    ...(filled && { media: filled }),
  });
}
