import { isUuid, readRows, type Tag, texts, uuids } from '@stoa/database';
import { isSortCode, type SortCode } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import type { ProductCard } from '../card/product-card.ts';
import { readCardLists } from '../card/read-cards.ts';
import { isBuyable } from '../card/units-sql.ts';
import { isPriceSort, listOrder } from '../list-order.ts';
import { alikeProducts, allProducts, firstProducts, type Wanted } from './slider-sql.ts';

export type SliderType = 'bestsellers' | 'newest' | 'featured' | 'similar';

/** Which products a slider or carousel shows. SLIDER-501 to SLIDER-531 */
export interface SliderQuery {
  /** Absent: by `sort` alone, as on a marketplace. */
  readonly type?: SliderType;
  /** Slugs or paths; products of any of them or below. Unknown ones find nothing. */
  readonly categories?: readonly string[];
  readonly featured?: boolean;
  readonly brand?: string;
  readonly sellerId?: string;
  readonly excluded?: readonly string[];
  /** The product that similar ones are looked for. */
  readonly like?: string;
  /** Only what can be bought now. */
  readonly available?: boolean;
  /** Overrides the order of the type. */
  readonly sort?: SortCode;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100; 10 unless told. SLIDER-514 */
  readonly limit?: number;
}

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** Returns the products of a slider, one statement. */
export async function sliderProducts(
  ctx: ShopReader,
  query: SliderQuery,
  buyer: Buyer,
): Promise<ProductCard[]> {
  const [cards = []] = await readSliders(ctx, [query], buyer);
  return cards;
}

/** Reads the products of several sliders in one statement, in the order of the queries. */
export function readSliders(
  ctx: ShopReader,
  queries: readonly SliderQuery[],
  buyer: Buyer,
): Promise<ProductCard[][]> {
  return readCardLists(
    ctx,
    queries.map((query, slot) => selection(ctx, query, slot, buyer)),
    queries.map((query) => choiceOf(query, buyer)),
    buyer,
  );
}

/** Counts are exact up to here; more is told as so many. */
const MOST_COUNTED = 10_000;

/** Counts the products that a slider shows over all of its pages, up to 10,000. One statement. */
export async function countSlider(ctx: ShopReader, query: SliderQuery, buyer: Buyer): Promise<number> {
  const chosen =
    query.type === 'similar'
      ? alikeProducts(ctx, wantedBy(ctx, query, buyer), query.like)
      : allProducts(ctx, wantedBy(ctx, query, buyer));
  const counted = sql`select count(*)::int as found from (${chosen} limit ${MOST_COUNTED}) matching`;
  const dependsOn = ['shop' as const, 'categories' as const, choiceOf(query, buyer)];
  const [row] = await readRows<{ readonly found: number }>(ctx, () => dependsOn, counted);
  return row?.found ?? 0;
}

/** Lists what the choice of products depends on: prices and stock for some sliders only. */
const choiceOf = (query: SliderQuery, buyer: Buyer): Tag =>
  query.available || isPriceSort(sortOf(query, buyer)) ? 'catalogue' : 'assortment';

/** Returns a query of `slot`, `n` and `id`. */
export function selection(ctx: ShopReader, query: SliderQuery, slot: number, buyer: Buyer): SQL {
  const limit = bounded(query.limit ?? DEFAULT_LIMIT, MAX_LIMIT);
  const offset = (bounded(query.page ?? 1, 1000) - 1) * limit;
  const wanted = wantedBy(ctx, query, buyer, offset + limit);
  const chosen =
    query.type === 'similar' ? alikeProducts(ctx, wanted, query.like) : firstProducts(ctx, wanted);
  const order = listOrder(wanted.order);
  return sql`
    select ${slot}::int as slot, row_number() over (order by ${order}) as n, id from (${chosen}) chosen
    order by ${order} limit ${limit} offset ${offset}`;
}

function wantedBy(ctx: ShopReader, query: SliderQuery, buyer: Buyer, most = MOST_COUNTED): Wanted {
  return {
    order: sortOf(query, buyer),
    most,
    featured: query.featured === true || query.type === 'featured',
    conditions: conditions(ctx, query),
  };
}

function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(value) || 1));
}

function sortOf({ type, sort }: SliderQuery, buyer: Buyer): SortCode {
  const isAsked = isSortCode(sort) && (buyer.prices === 'visible' || !isPriceSort(sort));
  if (!isAsked && type === 'newest') return 'id-desc';
  if (type === 'similar') return isAsked ? sort : 'bestmatch';
  // Without a product to compare with, all products match equally well.
  return isAsked && sort !== 'bestmatch' ? sort : 'bestseller-desc';
}

function conditions(ctx: ShopReader, query: SliderQuery): SQL[] {
  const { categories = [], brand, sellerId } = query;
  const excluded = [...(query.excluded ?? []), ...(query.like ? [query.like] : [])].filter(isUuid);
  const found: SQL[] = [];
  if (brand !== undefined) found.push(sql`p.brand = ${brand.replaceAll('\0', '')}`);
  if (sellerId !== undefined)
    found.push(isUuid(sellerId) ? sql`p.seller_id = ${sellerId}::uuid` : sql`false`);
  if (excluded.length > 0) found.push(sql`p.id <> all (${uuids(excluded)})`);
  if (categories.length > 0) found.push(isAssignedTo(categories));
  if (query.available) found.push(isBuyable(ctx));
  return found;
}

/** Slugs are unique in a shop and a path holds those of all categories above, so the last part identifies it. */
function isAssignedTo(categories: readonly string[]): SQL {
  const slugs = categories.map((path) => path.replaceAll('\0', '').split('/').at(-1) ?? '');
  return sql`exists (
    select 1 from category_product assignment
    join category c on c.shop_id = assignment.shop_id and c.id = assignment.category_id
    where assignment.shop_id = pub.shop_id and assignment.product_id = pub.product_id
      and string_to_array(c.path, '/') && ${texts(slugs)})`;
}
