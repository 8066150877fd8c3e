import { productEntry, readInShop } from '@stoa/database';
import { z } from 'zod';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput } from '../../../kernel/input.ts';
import {
  numberKey,
  pageFields,
  pageQuery,
  textKey,
  timeKey,
  toPage,
  wantedPage,
} from '../../../kernel/list/index.ts';
import { categoriesBelow } from './categories-below.ts';
import type { ListedProduct } from './listed-product.ts';
import { readListed } from './listed-rows.ts';
import { asksForMore, asksForStock, isSpan, matching, productFilterFields } from './product-filter.ts';
import { entriesWithStock, salableKey } from './stock-of-entries.ts';

const keys = {
  changed: timeKey(productEntry.changedAt),
  name: textKey(productEntry.nameKey),
  sku: textKey(productEntry.skuKey),
  price: numberKey(productEntry.price),
  stock: salableKey,
};
const productSorts = ['changed', 'name', 'sku', 'price', 'stock'] as const;

const productSearch = productFilterFields
  .extend({ sort: z.enum(productSorts).default('changed'), ...pageFields })
  .refine(isSpan.mostPrice, { path: ['mostPrice'] })
  .refine(isSpan.to, { path: ['to'] });
export type ProductSearch = z.input<typeof productSearch>;

export interface ListedProducts {
  readonly products: readonly ListedProduct[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
  /** Products on all pages. Counted with the first page alone, for every page would count the same. */
  readonly total?: number;
}

/**
 * Lists products of the shop that match every filter, those of all its sellers, in three statements at most. Products that
 * come meanwhile make none come twice and leave none out, for a page begins after the last product of the one before.
 * Whoever is limited to a seller sees that one's alone. Filters and sorting by stock look at all products that the other
 * filters leave. Needs `catalog:read`. ADM-101
 * @throws ShopError `unauthenticated`, `forbidden`; `invalid-input` on `mostPrice` or `to` for a span that ends before it
 * begins, on `attribute.0` for what is no `name=value`, on `cursor` for an `after` that no page of this sorting gave
 */
export async function searchProducts(ctx: ShopContext, input: ProductSearch = {}): Promise<ListedProducts> {
  requireScopes(ctx, { scope: 'catalog:read' }, sellerOfActor(ctx.actor));
  const { sort, direction, after, limit, ...filter } = parseInput(productSearch, input);
  const wanted = wantedPage({ sort, direction, after, limit }, keys[sort]);
  const { shopId, productId: id } = productEntry;
  const isByStock = sort === 'stock' || asksForStock(filter);
  const table = isByStock ? entriesWithStock : productEntry;
  const entries = { table, shopId, id, isGathered: isByStock || asksForMore(filter) };
  return readInShop(ctx, async (tx) => {
    const { category } = filter;
    const below = category.length === 0 ? category : await categoriesBelow(tx, ctx.shop.id, category);
    // Of categories that the shop does not have there is nothing.
    if (category.length > 0 && below.length === 0)
      return { products: [], ...(!wanted.place && { total: 0 }) };
    const ways = matching(ctx, { ...filter, category: below });
    const found = await readListed(tx, ctx, pageQuery(entries, wanted, ways));
    const { rows, ...page } = await toPage(found, wanted, () => tx.$count(productEntry, ways[0]));
    return { products: rows.map(({ product }) => product), ...page };
  });
}
