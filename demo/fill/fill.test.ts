import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStaff } from '@stoa/commerce';
import { testPlatform } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/commerce/src/testing.ts';
import { fillDemo } from '../fill.ts';
import { shopData } from '../goods/shops.ts';
import { allGoods } from '../goods/testing.ts';

let test: TestDatabase;
let dataFolder: string;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  dataFolder = mkdtempSync(join(tmpdir(), 'stoa-fill-'));
});
afterAll(async () => {
  rmSync(dataFolder, { recursive: true });
  await test.drop();
});

/** Fills the platform and returns what it said; `interrupt` may fail. */
async function fill(interrupt: (line: string) => void = () => undefined): Promise<string[]> {
  const lines: string[] = [];
  const said = (line: string) => {
    lines.push(line);
    interrupt(line);
  };
  await fillDemo({
    platform: testPlatform(test.db),
    pictures: { putMaster: async () => undefined },
    ownerUrl: test.url,
    dataFolder,
    port: 3000,
    log: said,
  });
  return lines;
}

const count = async (table: 'product' | 'shop' | 'staff') =>
  Number((await test.db.pool.query(`select count(*) from ${table}`)).rows[0]?.count);

it('fills an empty platform once, also after it was cut short', async () => {
  const cutShort = (line: string) => {
    if (line.includes('Ember')) throw new Error('cut short');
  };
  await expect(fill(cutShort)).rejects.toThrow('cut short');
  expect([await count('shop'), await count('staff')]).toEqual([2, 0]);

  expect((await fill()).join()).toContain('Demo shops ready');
  const filled = [await count('shop'), await count('product'), await count('staff')];
  expect(filled[0]).toBe(shopData.length);
  expect(existsSync(join(dataFolder, 'demo-unfinished'))).toBe(false);

  expect(await fill()).toEqual([]);
  expect([await count('shop'), await count('product'), await count('staff')]).toEqual(filled);
});

it('archives goods that are past, and has the people of the back office', async () => {
  const platform = testPlatform(test.db);
  const past = allGoods.filter(({ archived }) => archived);
  expect(past.length).toBeGreaterThan(0);
  for (const { sku } of past) {
    const { rows } = await test.db.pool.query('select archived from product where sku = $1', [sku]);
    expect(rows).toEqual([{ archived: true }]);
  }
  expect(await findStaff(platform, 'operator@example.com')).toBeDefined();
  expect(await findStaff(platform, 'nobody@example.com')).toBeUndefined();
});
