import { productEntry, texts, uuids } from '@stoa/database';
import { classCodes } from '@stoa/domain';
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { daySpanFields, endsAfterItsStart, within } from '../../../kernel/day-span.ts';
import { recordId, shortText } from '../../../kernel/input.ts';
import type { ConditionsOfAny } from '../../../kernel/list/index.ts';
import { attributeFilter, withAttributes } from './attribute-filter.ts';
import { found } from './found-products.ts';
import { isInStock, stockFilters } from './stock-of-entries.ts';

const lacks = ['picture', 'alt', 'description', 'category'] as const;
const minorUnits = z.int().min(0).max(1_000_000_000_000).optional();

/** What products are filtered by; what is left out narrows nothing, and of a list any one is enough. ADM-101 */
export const productFilterFields = z.object({
  /** Words of name, brand or attributes, each of which may go on, or the beginning of a sku. */
  q: shortText(100).optional(),
  /** Archived ones alone, or all others. */
  archived: z.boolean().default(false),
  kind: z.array(z.enum(classCodes)).max(4).default([]),
  visible: z.boolean().optional(),
  brand: z.array(shortText(120)).max(50).default([]),
  /** Ids of categories; what lies below one belongs to it. */
  category: z.array(recordId).max(50).default([]),
  /** `name=value`: any of the values of one attribute, and each of several attributes. */
  attribute: z.array(attributeFilter).max(50).default([]),
  stock: z.array(z.enum(stockFilters)).max(4).default([]),
  missing: z.array(z.enum(lacks)).max(4).default([]),
  /** Minor units, of the cheapest that a product consists of. */
  leastPrice: minorUnits,
  mostPrice: minorUnits,
  /** Of the last change. */
  ...daySpanFields,
  /** Those of the shop's own seller alone. */
  own: z.boolean().default(false),
});
export type ProductFilter = z.output<typeof productFilterFields>;

/** Spans that must not end before they begin, each to be told on the field of its end. */
export const isSpan = {
  mostPrice: ({ leastPrice, mostPrice }: ProductFilter) =>
    leastPrice === undefined || mostPrice === undefined || leastPrice <= mostPrice,
  to: endsAfterItsStart,
};

const lackOf = {
  picture: productEntry.lacksPicture,
  alt: productEntry.lacksAlt,
  description: productEntry.lacksDescription,
  category: productEntry.lacksCategory,
} as const satisfies Record<(typeof lacks)[number], unknown>;

/** Tells whether it has to be known how much there is of each product. */
export const asksForStock = ({ stock }: Pick<ProductFilter, 'stock'>): boolean => stock.length > 0;

/** Tells whether products are filtered by what their entries do not hold. */
export const asksForMore = ({ stock, category, attribute }: ProductFilter): boolean =>
  stock.length + category.length + attribute.length > 0;

/** Returns the condition under which staff may see a product of the shop at all. */
export function mayBeSeen({ shop, actor }: Pick<ShopContext, 'shop' | 'actor'>): SQL | undefined {
  const sellerId = sellerOfActor(actor);
  return and(eq(productEntry.shopId, shop.id), sellerId ? eq(productEntry.sellerId, sellerId) : undefined);
}

/**
 * Returns the conditions under any of which a product is one of those wanted: several where products are searched for,
 * each with an index of its own. `category` has all categories already that lie below one.
 */
export function matching(ctx: Pick<ShopContext, 'shop' | 'actor'>, filter: ProductFilter): ConditionsOfAny {
  const { shop } = ctx;
  const { q, archived, kind, visible, brand, category, attribute, stock, missing } = filter;
  const { leastPrice, mostPrice, own } = filter;
  const isWanted = and(
    mayBeSeen(ctx),
    eq(productEntry.archived, archived),
    kind.length === 0 ? undefined : sql`${productEntry.kind} = any(${texts(kind)})`,
    visible === undefined ? undefined : eq(productEntry.visible, visible),
    brand.length === 0 ? undefined : sql`${productEntry.brand} = any(${texts(brand)})`,
    leastPrice === undefined ? undefined : gte(productEntry.price, leastPrice),
    mostPrice === undefined ? undefined : lte(productEntry.price, mostPrice),
    missing.length === 0 ? undefined : or(...missing.map((what) => eq(lackOf[what], true))),
    within(productEntry.changedAt, shop, filter),
    own ? isOwn(shop.ownSellerId) : undefined,
    category.length === 0 ? undefined : inCategories(shop.id, category),
    ...withAttributes(attribute),
    isInStock(stock),
  );
  if (!q) return [isWanted];
  const [first, ...others] = found(shop.id, q.normalize());
  return [and(isWanted, first), ...others.map((which) => and(isWanted, which))];
}

/** A marketplace has no seller of its own. */
const isOwn = (sellerId: string | undefined): SQL =>
  sellerId === undefined ? sql`false` : eq(productEntry.sellerId, sellerId);

/** Of categories with all that is below them. The ids are a parameter, so that the planner knows how many they are. */
const inCategories = (shopId: string, ids: readonly string[]): SQL => sql`${productEntry.productId} in (
  select assigned.product_id from category_product assigned
  where assigned.shop_id = ${shopId}::uuid and assigned.category_id = any (${uuids(ids)}))`;
