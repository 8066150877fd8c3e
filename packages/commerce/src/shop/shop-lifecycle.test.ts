import { declaredTables } from '@stoa/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Shop } from '../kernel/context.ts';
import { testPlatform } from '../testing/context.ts';
import { within } from '../testing/own-database.ts';
import { makeShop } from '../testing/shops.ts';
import { makeUsedShop } from '../testing/used-shop.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  carrySeller,
  createSeller,
  deleteShop,
  type ExportedRow,
  exportShop,
  loadHosts,
  readShop,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db);

const usedShop = async () => (await makeUsedShop(test.db)).shop;

/** Rows per table that belong to the shop, seen by the owner of the tables, whom row-level security binds too. */
async function countRows(shop: Shop): Promise<Record<string, number>> {
  const admin = new pg.Client({ connectionString: test.url });
  await admin.connect();
  await admin.query(`select set_config('stoa.shop', $1, false)`, [shop.id]);
  const counts: Record<string, number> = {};
  for (const { name, owner } of declaredTables) {
    if (!owner) continue;
    const id = owner === 'shop_id' ? shop.id : shop.ownSellerId;
    const { rows } = await admin.query(`select count(*)::int from "${name}" where ${owner} = $1`, [id]);
    if (rows[0]?.count > 0) counts[name] = rows[0]?.count;
  }
  await admin.end();
  return counts;
}

async function exported(code: string): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  for await (const line of exportShop(platform(), code)) {
    expect(line.endsWith('\n')).toBe(true);
    rows.push(JSON.parse(line));
  }
  return rows;
}

describe('export', () => {
  it('holds everything of the shop and nothing of another [TEN-007]', async () => {
    const [shop, other] = [await usedShop(), await usedShop()];
    const rows = await exported(shop.code);
    const tables = new Set(rows.map((row) => row.table));
    const stored = await countRows(shop);
    const passing = ['change', 'rate_window', 'idempotency_key', 'session', 'account_link', 'product_entry'];
    for (const left of [...passing, 'shop_secret']) {
      expect(stored[left], left).toBeGreaterThan(0);
      delete stored[left];
    }
    expect([...tables].sort()).toEqual([...Object.keys(stored), 'seller', 'shop'].sort());
    const text = JSON.stringify(rows);
    expect(text).toContain('ann@example.com');
    expect(text).not.toContain('sk_live_1');
    for (const foreign of [other.id, other.ownSellerId ?? '', other.code])
      expect(text).not.toContain(foreign);
  });

  it('may be given up half-way and leaves its connection usable', async () => {
    const shop = await usedShop();
    for (let n = 0; n < 12; n += 1) {
      for await (const line of exportShop(platform(), shop.code)) {
        expect(line).toContain(shop.id);
        break;
      }
    }
    expect((await readShop(platform(), shop.code)).shop).toEqual(shop);
  });

  it('knows no shop of another name', async () => {
    await expect(exported('nobody')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('deletion', () => {
  it('leaves nothing of the shop but the news of it, and all of the others', async () => {
    const [shop, other] = [await usedShop(), await usedShop()];
    const kept = await countRows(other);
    await deleteShop(test.url, shop.code);
    expect(await countRows(shop)).toEqual({ change: 1 });
    expect(await countRows(other)).toEqual(kept);
    const sellers = await test.db.pool.query('select 1 from seller where id = $1', [shop.ownSellerId]);
    expect(sellers.rowCount).toBe(0);
    expect((await loadHosts(test.db)).has(`${shop.code}.test`)).toBe(false);
    await expect(readShop(platform(), shop.code)).rejects.toMatchObject({ code: 'not-found' });
    await expect(deleteShop(test.url, shop.code)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('computes nothing of what is removed next', async () => {
    const shop = await usedShop();
    await within(test.url, async (owner) => {
      await owner.query(
        `create function refuse_write() returns trigger language plpgsql as $$ begin raise 'computed in vain'; end $$`,
      );
      await owner.query(
        `create trigger refuse_write before insert or update on product_entry execute function refuse_write()`,
      );
      try {
        await deleteShop(test.url, shop.code);
      } finally {
        await owner.query('drop function refuse_write cascade');
      }
    });
    expect(await countRows(shop)).toEqual({ change: 1 });
  });

  it('keeps a seller that a marketplace still carries', async () => {
    const market = await makeShop(test.db, { type: 'marketplace' });
    const { sellerId } = await createSeller(platform(), { code: 'kept', name: 'Kept' });
    await carrySeller(platform(), { shopId: market.id, sellerId });
    const shop = await makeShop(test.db, { type: 'marketplaceseller', marketplaceId: market.id, sellerId });
    await expect(deleteShop(test.url, market.code)).rejects.toMatchObject({
      code: 'conflict',
      field: 'marketplace',
    });
    await deleteShop(test.url, shop.code);
    const seller = () => test.db.pool.query('select status from seller where id = $1', [sellerId]);
    expect((await seller()).rows).toEqual([{ status: 'active' }]);
    await deleteShop(test.url, market.code);
    expect((await seller()).rowCount).toBe(0);
  });
});
