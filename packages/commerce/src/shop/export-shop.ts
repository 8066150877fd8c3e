import { APP_ROLE, declaredTables, type TableProperties } from '@stoa/database';
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
 * sells as, and the rows of both, as they stood at one moment. Passwords, secrets and whatever else would open
 * something to its reader are left out (`unexported`), so it is for handing a shop's data to somebody, and no backup.
 * Rows are read in batches as the lines are taken.
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
    // What is referred to comes before what refers to it, so that the lines can be read back in their order.
    for (const table of declaredTables.toReversed().toSorted((one, other) => rankOf(one) - rankOf(other))) {
      const condition = conditionOf(table);
      if (condition !== undefined && table.exported.length > 0) yield* rowsOf(client, table, condition);
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

/** The shop and its seller come first. */
const rankOf = ({ name }: TableProperties) => (name === 'shop' ? 0 : name === 'seller' ? 1 : 2);

/** Which rows of a table are the shop's; undefined: none can be. */
function conditionOf({ name, owner }: TableProperties): string | undefined {
  if (name === 'shop') return `id = ${SHOP}`;
  if (name === 'seller') return `id = ${SELLER}`;
  return owner && (owner === 'shop_id' ? `shop_id = ${SHOP}` : `seller_id = ${SELLER}`);
}

/** Names and `condition` are ours, never input. */
async function* rowsOf(
  client: pg.PoolClient,
  { name, exported }: TableProperties,
  condition: string,
): AsyncGenerator<string> {
  const columns = exported.map((column) => `"${column}"`).join(', ');
  await client.query(
    `declare exported no scroll cursor for
     select jsonb_build_object('table', '${name}', 'row', to_jsonb(t))::text as line
     from (select ${columns} from "${name}" where ${condition}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from exported`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield `${line}\n`;
  }
  await client.query('close exported');
}
