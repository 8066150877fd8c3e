import { isUuid, productTag, productTags, readPrepared } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { ShopReader } from '../../kernel/context.ts';
import type { ProductCard } from '../../listing/index.ts';
import {
  cardJoins,
  cardJson,
  isShown,
  publishedProducts,
  readCardList,
  selection,
  toCard,
} from '../../listing/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { shownLevels } from '../../pricing/index.ts';
import { detailsJson, type PageRow } from './page-row.ts';
import type { ProductPage } from './product-page.ts';
import { readVariations } from './read-variations.ts';

const RELATED = 14;

/** A product by its id, or by its current slug in the shop. */
export type ProductKey = { readonly id: string } | { readonly slug: string };

/**
 * Everything the product page needs, in three statements at most; `undefined` for what the shop doesn't show.
 * A variation is read by its product. PDP-001 to PDP-025, GROUP-001 to GROUP-005
 */
export async function readProduct(
  ctx: ShopReader,
  key: ProductKey,
  buyer: Buyer,
): Promise<ProductPage | undefined> {
  const row = await readPageRow(ctx, key, buyer);
  if (!row) return undefined;
  const { card, details } = row;
  const { priceLevels, ...rest } = details;
  const [variations, children, relatedIds] = await Promise.all([
    card.classCode === 'variable_product' ? readVariations(ctx, card, buyer) : [],
    card.classCode === 'grouped' ? readChildren(ctx, card, buyer) : [],
    readRelatedIds(ctx, card.id, buyer),
  ]);
  return {
    ...toCard(card, ctx.shop.timeZone),
    ...rest,
    priceLevels: shownLevels(priceLevels, buyer, card.hidePrice),
    variations,
    children,
    relatedIds,
  };
}

async function readPageRow(ctx: ShopReader, key: ProductKey, buyer: Buyer): Promise<PageRow | undefined> {
  if ('id' in key && !isUuid(key.id)) return undefined;
  const isWanted =
    'id' in key ? sql`p.id = ${key.id}::uuid` : sql`slug.path = ${key.slug.replaceAll('\0', '')}`;
  const [row] = await readPrepared<PageRow & QueryResultRow>(
    ctx,
    ([found]) => {
      if (found) return ['shop', 'categories', ...productTags(found.card.id)];
      return ['shop', 'categories', 'id' in key ? productTag(key.id) : 'assortment'];
    },
    sql`
    select ${cardJson(buyer)} as card, ${detailsJson} as details
    from ${publishedProducts} ${cardJoins(ctx, buyer)}
    where ${isShown(ctx)} and ${isWanted}`,
  );
  return row;
}

async function readChildren(
  ctx: ShopReader,
  group: { readonly id: string; readonly sellerId: string },
  buyer: Buyer,
): Promise<ProductCard[]> {
  const wanted = sql`
    select position as n, child_id as id from product_child
    where seller_id = ${group.sellerId}::uuid and product_id = ${group.id}::uuid`;
  return readCardList(ctx, wanted, [productTag(group.id)], buyer);
}

async function readRelatedIds(ctx: ShopReader, productId: string, buyer: Buyer): Promise<string[]> {
  const related = selection(ctx, { type: 'similar', like: productId, limit: RELATED }, 0, buyer);
  const rows = await readPrepared<{ readonly id: string }>(
    ctx,
    ['shop', 'assortment'],
    sql`select id from (${related}) related order by n`,
  );
  return rows.map((row) => row.id);
}
