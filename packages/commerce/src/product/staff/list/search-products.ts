import { productEntry, type Queries, readInShop } from '@stoa/database';
import { sql } from 'drizzle-orm';
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
import type { ListedProduct } from './listed-product.ts';
import { readListed } from './listed-rows.ts';
import { asksForStock, isSpan, matching, productFilterFields } from './product-filter.ts';
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
 * Lists products of the shop that match every filter, those of all its sellers, in two statements at most. Products that
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
  const ways = matching(ctx, filter);
  const { shopId, productId: id } = productEntry;
  const table = sort === 'stock' || asksForStock(filter) ? entriesWithStock : productEntry;
  return readInShop(ctx, async (tx) => {
    const found = await readListed(tx, ctx, pageQuery({ table, shopId, id }, wanted, ways));
    const count = () => countRows(tx, asksForStock(filter) ? entriesWithStock : productEntry, ways[0]);
    const { rows, ...page } = await toPage(found, wanted, count);
    return { products: rows.map(({ product }) => product), ...page };
  });
}

async function countRows(
  tx: Queries,
  table: Parameters<typeof pageQuery>[0]['table'],
  which: ReturnType<typeof matching>[0],
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table} where ${which}`,
  );
  return rows[0]?.count ?? 0;
}
