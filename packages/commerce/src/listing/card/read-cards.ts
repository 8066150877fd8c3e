import { isUuid, ofAnyLength, productTags, readPrepared, readRows, type Tag, uuids } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import { isShown, publishedProducts } from '../shown.ts';
import { type CardRow, toCard } from './card-row.ts';
import { cardJoins, cardJson } from './card-sql.ts';
import type { ProductCard } from './product-card.ts';

/**
 * Reads the cards of products, in the order given, in one statement. What the shop does not show (any more) is
 * skipped, and so is every malformed id.
 */
export async function readCards(
  ctx: ShopReader,
  ids: readonly string[],
  buyer: Buyer,
): Promise<ProductCard[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return readCardList(
    ctx,
    sql`select n, id from unnest(${ofAnyLength(uuids(known))}) with ordinality as given(id, n)`,
    known.flatMap(productTags),
    buyer,
  );
}

/**
 * Reads the cards of a query of `n` (its order) and the product's `id`, which is one of few texts; `dependsOn` says
 * what its choice of products depends on.
 */
export async function readCardList(
  ctx: ShopReader,
  list: SQL,
  dependsOn: readonly Tag[],
  buyer: Buyer,
): Promise<ProductCard[]> {
  const wanted = sql`select 0 as slot, n, id from (${list}) list`;
  const rows = await readPrepared<WantedCard>(ctx, shownWith(dependsOn), selectCards(ctx, wanted, buyer));
  return rows.map(({ card }) => toCard(card, ctx.shop.timeZone));
}

/**
 * Several lists of cards in one statement. Each list is a query of `slot` (its index), `n` (its order) and
 * the product's `id`; `dependsOn` says what the choice of products depends on.
 */
export async function readCardLists(
  ctx: ShopReader,
  lists: readonly SQL[],
  dependsOn: readonly Tag[],
  buyer: Buyer,
): Promise<ProductCard[][]> {
  const cards: ProductCard[][] = lists.map(() => []);
  if (lists.length === 0) return cards;
  const wanted = sql.join(
    lists.map((list) => sql`(${list})`),
    sql` union all `,
  );
  const rows = await readRows<WantedCard>(ctx, shownWith(dependsOn), selectCards(ctx, wanted, buyer));
  for (const { slot, card } of rows) cards[slot]?.push(toCard(card, ctx.shop.timeZone));
  return cards;
}

/** Lists what a card depends on: its product, the names of its categories, and whether its seller may sell. */
const shownWith = (dependsOn: readonly Tag[]) => (rows: readonly WantedCard[]) => [
  'shop' as const,
  'categories' as const,
  ...dependsOn,
  ...rows.flatMap(({ card }) => productTags(card.id)),
];

interface WantedCard {
  readonly [column: string]: unknown;
  readonly slot: number;
  readonly card: CardRow;
}

function selectCards(ctx: ShopReader, wanted: SQL, buyer: Buyer): SQL {
  return sql`
    with wanted as materialized (${wanted})
    select wanted.slot, ${cardJson(buyer)} as card
    from wanted join (${publishedProducts}) on p.id = wanted.id
    ${cardJoins(ctx, buyer)}
    where ${isShown(ctx)}
    order by wanted.slot, wanted.n`;
}
