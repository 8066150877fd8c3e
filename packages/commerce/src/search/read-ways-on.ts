import { readRows } from '@stoa/database';
import { hasFilters, NO_FILTERS } from '@stoa/domain';
import type { CategoryCount } from '@stoa/search';
import { sql } from 'drizzle-orm';
import { listPages, type PageLink } from '../content/index.ts';
import type { ShopReader } from '../kernel/context.ts';
import { type Listing, type ListingQuery, listProducts, type ProductCard } from '../listing/index.ts';
import type { Buyer } from '../pricing/index.ts';
import { helpfulPages } from './helpful-pages.ts';

/** What to offer where a search or the filters of a listing leave nothing. */
export interface WaysOn {
  /** How many products there are without the filters; 0 where filters are not the cause. */
  readonly unfiltered: number;
  /** What cannot be bought now may be among them. */
  readonly products: readonly ProductCard[];
  /** What these products are: those without the filters, or of the whole shop those most sold or newest. */
  readonly productsAre: 'unfiltered' | 'bestsellers' | 'newest';
  /** Most products first. */
  readonly categories: readonly CategoryCount[];
  readonly pages: readonly PageLink[];
}

type Settings = Parameters<typeof listProducts>[3];

/** Some of them may be sold out. */
const READ = 16;
const CATEGORIES = 8;
const PAGES = 4;

/** Reads what there is to go on with: what the filters hide, else the best of the whole shop, and its pages of help. */
export async function readWaysOn(
  ctx: ShopReader,
  query: ListingQuery,
  buyer: Buyer,
  settings: Settings,
): Promise<WaysOn> {
  const { scope, filters = NO_FILTERS } = query;
  const typed = scope.kind === 'keyword' ? scope.keyword : '';
  const pages = helpfulPages(await listPages(ctx), typed, ctx.shop.locale, PAGES);
  if (hasFilters(filters)) {
    const order = scope.kind === 'keyword' ? 'bestmatch' : 'bestseller-desc';
    const without = await listProducts(ctx, { scope, sort: order, limit: READ }, buyer, settings);
    const { total } = without.paging;
    if (total > 0) return { ...shownOf(without), unfiltered: total, productsAre: 'unfiltered', pages };
  }
  const all = { scope: { kind: 'all' as const }, sort: 'bestseller-desc' as const, limit: READ };
  // Where nothing was sold, the order by sales is that of the newest.
  const productsAre = (await isAnythingSold(ctx)) ? 'bestsellers' : 'newest';
  const found = await listProducts(ctx, all, buyer, settings);
  return { ...shownOf(found), unfiltered: 0, productsAre, pages };
}

/** Returns the products, and the uppermost of the categories. */
function shownOf({ products, categories }: Listing): Pick<WaysOn, 'products' | 'categories'> {
  const depth = ({ path }: CategoryCount) => path.split('/').length;
  const top = Math.min(...categories.map(depth));
  return {
    products,
    categories: categories.filter((category) => depth(category) === top).slice(0, CATEGORIES),
  };
}

async function isAnythingSold(ctx: ShopReader): Promise<boolean> {
  const [row] = await readRows<{ sold: boolean }>(
    ctx,
    ['catalogue'],
    sql`select exists (
      select 1 from publication pub where pub.shop_id = ${ctx.shop.id}::uuid and pub.popularity > 0) as sold`,
  );
  return row?.sold ?? false;
}
