import { readCards, readPriceLevels, readProduct } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toPriceLevels } from '../dto/price-level-dto.ts';
import { toProductSource } from '../dto/product-details-dto.ts';
import type { ProductDetails, ProductSource } from '../dto/product-source.ts';
import { keptForAudience } from '../edge/kept-results.ts';
import { oncePerKey } from '../edge/once.ts';
import { buyerFor } from '../edge/request-values.ts';
import { withFallback } from '../edge/with-fallback.ts';

type ProductKey = { readonly id: string } | { readonly slug: string };

/** Products of a list whose pages one request may read, for each costs statements of its own. */
const MOST_PAGES = 24;

/**
 * Finds a product by id or slug with everything on its page; null for what the shop does not show. API-GQL-552,
 * API-GQL-553
 */
export const findProduct: (api: ApiContext, key: ProductKey) => Promise<ProductSource | null> =
  keptForAudience('product', readPage);

async function readPage(api: ApiContext, key: ProductKey): Promise<ProductSource | null> {
  const buyer = buyerFor(api);
  const page = await readProduct(api.shop, key, buyer);
  if (!page) return null;
  const related = await readCards(api.shop, page.relatedIds, buyer);
  return toProductSource(api, page, related);
}

const pageById = oncePerKey((api, id: string) => findProduct(api, { id }), {
  most: MOST_PAGES,
  refuse: () => new ShopError('query-too-complex', { params: { products: MOST_PAGES } }),
});

/** Reads a detail of a product that may so far be a card only. */
export async function readDetail<F extends keyof ProductDetails>(
  api: ApiContext,
  product: ProductSource,
  field: F,
): Promise<ProductDetails[F]> {
  const details = product.details ?? (await pageById(api, product.detailsOf ?? product._id))?.details;
  if (!details) throw new ShopError('not-found');
  return details[field];
}

/**
 * Finds the levels open to the requester; none where prices are hidden, nor where they cannot be read. ERR-012,
 * API-020, API-GQL-536, PRICE-011
 */
export async function findPriceLevels(api: ApiContext, productId: string) {
  const buyer = buyerFor(api);
  return withFallback(api, 'price levels', [], async () => {
    const found = await readPriceLevels(api.shop, productId, buyer);
    return found ? toPriceLevels(api, found.levels, found.price) : [];
  });
}
