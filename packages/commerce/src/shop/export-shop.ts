import { APP_ROLE, declaredTables } from '@stoa/database';
import type pg from 'pg';
import type { PlatformContext } from '../kernel/context.ts';
import { readShop } from './list-shops.ts';

const BATCH = 500;

/** One row of the export; columns are named as in the database. */
export interface ExportedRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Everything a shop has as lines of JSON (`ExportedRow`), each with its line feed: the shop, the seller it
 * sells as, and the rows of both, as they stood at one moment. Secrets stay sealed, passwords hashed. Rows are
 * read in batches as the lines are taken.
 * @throws ShopError `not-found` before the first line.
 */
export async function* exportShop(platform: PlatformContext, code: string): AsyncGenerator<string> {
  const { shop } = await readShop(platform, code);
  const client = await platform.db.pool.connect();
  let broken: Error | undefined;
  try {
    // One snapshot for all tables; whoever takes the lines may be slower than a transaction may idle.
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `select set_config('role', $1, true), set_config('stoa.shop', $2, true), set_config('stoa.seller', $3, true),
              set_config('idle_in_transaction_session_timeout', '0', true)`,
      [APP_ROLE, shop.id, shop.ownSellerId ?? NOBODY],
    );
    yield* rowsOf(client, 'shop', `id = ${SHOP}`);
    yield* rowsOf(client, 'seller', `id = ${SELLER}`);
    // What is referred to comes before what refers to it, so that the lines can be read back in their order.
    for (const { name, owner, passing } of declaredTables.toReversed()) {
      if (!owner || passing) continue;
      yield* rowsOf(client, name, owner === 'shop_id' ? `shop_id = ${SHOP}` : `seller_id = ${SELLER}`);
    }
  } finally {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    client.release(broken);
  }
}

const SHOP = `current_setting('stoa.shop')::uuid`;
const SELLER = `current_setting('stoa.seller')::uuid`;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** `table` and `condition` are ours, never input. A generated column is made anew wherever the row goes. */
async function* rowsOf(client: pg.PoolClient, table: string, condition: string): AsyncGenerator<string> {
  await client.query(
    `declare exported no scroll cursor for
     select jsonb_build_object('table', '${table}', 'row', to_jsonb(t) - 'search_text')::text as line
     from "${table}" t where ${condition}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from exported`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield `${line}\n`;
  }
  await client.query('close exported');
}
