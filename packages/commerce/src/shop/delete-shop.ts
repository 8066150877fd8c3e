import { declaredTables, emit, inOwnerSession, type Owner, orConflict } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Removes a shop and everything of it: its rows in every table, its staff's roles, and its sellers with their
 * products, prices and stock, unless another shop carries them. Needs a connection that owns the tables: the
 * application's role may not delete what is append-only. The caller deletes the files.
 * @throws ShopError `not-found`; `conflict` for a marketplace that shops of its sellers still belong to.
 */
export function deleteShop(ownerUrl: string, code: string): Promise<{ shopId: string }> {
  return inOwnerSession(ownerUrl, async (client) => {
    await client.query('begin');
    // Whatever else is kept of its products goes with it.
    await client.query(`select set_config('stoa.removes_shop', 'on', true)`);
    const shopId = await lockShop(client, code);
    const sellerIds = await soleSellers(client, shopId);
    await removeShop(client, shopId);
    for (const sellerId of sellerIds) await removeSeller(client, sellerId);
    await emit(drizzle(client), { kind: 'shop.changed', entityId: shopId, shopId });
    await client.query('commit');
    return { shopId };
  });
}

/** Row-level security binds the owner too, so the shop is named. */
async function lockShop(client: pg.Client, code: string): Promise<string> {
  const { rows } = await client.query(
    `select id, set_config('stoa.shop', id::text, true) from shop where code = $1 for update`,
    [code],
  );
  const shopId: unknown = rows[0]?.id;
  if (typeof shopId !== 'string') throw new ShopError('not-found', { field: 'shop' });
  return shopId;
}

/** Returns the sellers that this shop sold as or carried, and nobody else carries. */
async function soleSellers(client: pg.Client, shopId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from seller s join shop_seller ours on ours.seller_id = s.id and ours.shop_id = $1
     where not exists (select from shop_seller other where other.seller_id = s.id and other.shop_id <> $1)
     for update of s`,
    [shopId],
  );
  return rows.map((row) => row.id);
}

/** What refers to others goes before them. */
async function removeShop(client: pg.Client, shopId: string): Promise<void> {
  await removeRows(client, 'shop_id', shopId);
  await orConflict({ shop_marketplace_id_shop_id_fk: 'marketplace' }, () =>
    client.query('delete from shop where id = $1', [shopId]),
  );
  await client.query('delete from pgboss.job where group_id = $1', [shopId]);
}

/** No shop shows these products any more; their prices, pictures and stock are deleted with them. */
async function removeSeller(client: pg.Client, sellerId: string): Promise<void> {
  await removeRows(client, 'seller_id', sellerId);
  await client.query('delete from change where seller_id = $1', [sellerId]);
  await client.query('delete from seller where id = $1', [sellerId]);
}

async function removeRows(client: pg.Client, column: Owner, id: string): Promise<void> {
  for (const { name, owner } of declaredTables) {
    if (owner === column) await client.query(`delete from "${name}" where ${column} = $1`, [id]);
  }
}
