import { type ChangeKind, texts } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import type { Cursor } from './source-cursor.ts';

/** Changes that can alter search results. Of stock only the change of its status matters. */
const OF_PRODUCTS: readonly ChangeKind[] = [
  ...(['product.changed', 'price.changed', 'publication.changed', 'stock.status-changed'] as const),
];
const OF_SETTINGS: readonly ChangeKind[] = ['category.changed', 'shop.changed'];
const ALL: ReadonlySet<ChangeKind> = new Set([...OF_PRODUCTS, ...OF_SETTINGS]);

/** Tells whether an index of a shop's catalogue may have to take such a change in. */
export const concernsCatalogue = (kind: ChangeKind): boolean => ALL.has(kind);

/** The most products per reply. */
const PART = 1000;
/** With more changes than this, reading the catalogue anew is cheaper. */
const MANY = 100_000;

/** What has changed of a shop's catalogue. */
export interface CatalogueNews extends Record<string, unknown> {
  /** A snapshot that sees all of it. */
  readonly until: string;
  /** Ids of products, ascending. */
  readonly products: readonly string[];
  readonly more: boolean;
  /** Categories or settings. */
  readonly settings: boolean;
  /** A change of sellers, which names no product. */
  readonly sellers: boolean;
  readonly tooMany: boolean;
  /** Changes that the cursor does not know were removed from the outbox. */
  readonly missed: boolean;
}

/**
 * Reads the outbox in one statement. New changes are those that the cursor's snapshot does not see and this statement
 * does, so a long transaction neither delays others nor is missed.
 */
export async function readCatalogueNews(
  db: ShopContext['db'],
  shopId: string,
  { seen, part }: Cursor,
): Promise<CatalogueNews> {
  const until = part ? sql`${part.until}::pg_snapshot` : sql`pg_current_snapshot()`;
  // The upper bound also leaves out rows with transaction numbers of another server, from a restored backup.
  const isNew = sql`xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and xid < pg_snapshot_xmax(${until})
    and not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot) and pg_visible_in_snapshot(xid, ${until})`;
  const { rows } = await db.queries.execute<CatalogueNews>(sql`
    with news as materialized (
      select kind, entity_id, seller_id from change
      where ${isNew} and kind = any (${texts([...ALL])}) and ${concerns(shopId)}
    ), told as (
      select distinct entity_id from news
      where kind = any (${texts(OF_PRODUCTS)}) and entity_id > ${part?.after ?? ''}
      order by entity_id limit ${PART}
    )
    select ${until}::text as until,
      array(select entity_id from told order by entity_id) as products,
      (select count(*) from told) = ${PART} as more,
      exists (select 1 from news where kind = any (${texts(OF_SETTINGS)})) as settings,
      exists (select 1 from news where kind = 'shop.changed' and seller_id is not null) as sellers,
      (select count(*) from (select 1 from change where ${isNew} limit ${MANY + 1}) counted) > ${MANY} as "tooMany",
      exists (select 1 from pruned_changes where xid >= pg_snapshot_xmin(${seen}::pg_snapshot)
        and xid < pg_snapshot_xmax(${until})) as missed`);
  const [news] = rows;
  if (!news) throw new Error('the outbox answered no row');
  return news;
}

/** Selects changes of the shop itself, of products that it publishes, and of sellers that it carries. */
function concerns(shopId: string): SQL {
  return sql`(shop_id = ${shopId}::uuid or (shop_id is null and (
    data -> 'shopIds' ? ${shopId}::text
    or seller_id in (select carried.seller_id from shop_seller carried where carried.shop_id = ${shopId}::uuid))))`;
}
