import { migrateDatabase } from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  adminUrl,
  allRows,
  asSuperuser,
  atEmptyDatabase,
  put,
  rulesOf,
  type Taken,
  take,
  useDumps,
} from '../../../commerce/src/testing/dumps.ts';
import {
  migrationTags,
  type OldVersions,
  openOldVersions,
} from '../../../commerce/src/testing/old-versions.ts';
import { within } from '../../../commerce/src/testing/own-database.ts';
import type { DumpedTable } from './dump-database.ts';
import { tellThatServerRuns } from './server-lock.ts';

const scene = useDumps();

const countShops = () =>
  within(scene.url, async (client) => (await client.query('select from shop')).rowCount ?? 0);

describe('what an owner without the rights of a superuser dumped', () => {
  it('is loaded row by row as it was, of every shop, and guarded as before', async () => {
    const rules = await rulesOf(scene.url);
    await put(scene.url, scene.taken);
    await migrateDatabase(scene.url);
    const before = await allRows(scene.source.url);
    const after = await allRows(scene.url);
    expect(before.shop_secret).toHaveLength(2);
    expect(before.sales_order).toHaveLength(2);
    for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
    expect(await rulesOf(scene.url)).toEqual(rules);
  });

  it('has new rows counted on from the last one', async () => {
    await put(scene.url, scene.taken);
    const next = await within(scene.url, (client) =>
      client.query(`select nextval('change_seq_seq')::int as value`),
    );
    expect(next.rows[0].value).toBe(Number(scene.taken.sequences.change_seq_seq) + 1);
  });

  it('has customers whose orders are counted once, and new ones from there on', async () => {
    await put(scene.url, scene.taken);
    const counted = () =>
      within(asSuperuser(scene.url), async (client) => {
        const { rows } = await client.query(
          `select order_count as orders, spent > 0 as has_spent from customer order by order_count desc`,
        );
        return rows;
      });
    expect(await counted()).toEqual([1, 1].map((orders) => ({ orders, has_spent: true })));
    await within(asSuperuser(scene.url), (client) =>
      client.query(`update sales_order set customer_id = null`),
    );
    expect(await counted()).toEqual([0, 0].map((orders) => ({ orders, has_spent: false })));
  });

  it('is loaded into a database without any tables', async () => {
    await atEmptyDatabase(async (empty) => {
      await put(empty, scene.taken);
      await migrateDatabase(empty);
      expect(await allRows(empty)).toEqual(await allRows(scene.source.url));
      expect(await rulesOf(empty)).toEqual(await rulesOf(scene.url));
    });
  });

  it('has mail that waits sent by a job', async () => {
    await put(scene.url, scene.taken);
    await migrateDatabase(scene.url);
    const { rowCount } = await within(scene.url, (client) =>
      client.query(`select from pgboss.job where name = 'send-mail'`),
    );
    const { rowCount: waiting } = await within(asSuperuser(scene.url), (client) =>
      client.query(`select from mail where status = 'queued'`),
    );
    expect(waiting).toBeGreaterThan(0);
    expect(rowCount).toBe(waiting);
  });
});

it('is loaded while a session is open that nobody works in, such as a pooler keeps', async () => {
  await within(scene.url, async (idle) => {
    await idle.query('listen somebody');
    await put(scene.url, scene.taken);
  });
  expect(await countShops()).toBe(2);
});

describe('nothing is loaded', () => {
  const withRows = (table: string, rows: Buffer): Taken => ({
    ...scene.taken,
    rows: new Map([...scene.taken.rows, [table, rows]]),
  });

  it('into a database with a shop', async () => {
    await put(scene.url, scene.taken);
    const before = await allRows(scene.url);
    await expect(put(scene.url, scene.taken)).rejects.toThrow(/not empty/);
    expect(await allRows(scene.url)).toEqual(before);
  });

  it('while a server runs', async () => {
    await within(scene.url, async (listener) => {
      await tellThatServerRuns(listener);
      await expect(put(scene.url, scene.taken)).rejects.toThrow(/A server of Stoa runs on the database/);
    });
    expect(await countShops()).toBe(0);
  });

  it('of a newer version', async () => {
    await expect(put(scene.url, { ...scene.taken, schema: scene.taken.schema + 1 })).rejects.toThrow(
      /newer version of Stoa/,
    );
  });

  it.each<[string, (table: DumpedTable) => readonly DumpedTable[], RegExp]>([
    [
      'a column is unknown',
      (shop) => [{ ...shop, columns: [...shop.columns, 'motto'] }],
      /about shop\.motto:/,
    ],
    [
      'a column is named twice',
      (shop) => [{ ...shop, columns: [...shop.columns, 'code'] }],
      /about shop\.code:/,
    ],
    ['a table has no columns', (shop) => [{ ...shop, columns: [] }], /about shop\.id,/],
    ['a table is named twice', (shop) => [shop, shop], /about shop,/],
    ['a table is missing', () => [], /about shop,/],
    ['a table is unknown', (shop) => [shop, { ...shop, name: 'shops', columns: [] }], /about shops:/],
  ])('where %s', async (_name, change, sentence) => {
    const tables = scene.taken.tables.flatMap((table) => (table.name === 'shop' ? change(table) : [table]));
    await expect(put(scene.url, { ...scene.taken, tables })).rejects.toThrow(sentence);
  });

  it('where a sequence is unknown', async () => {
    const sequences = { ...scene.taken.sequences, numbers: '1' };
    await expect(put(scene.url, { ...scene.taken, sequences })).rejects.toThrow(/disagree about numbers:/);
  });

  it.each([
    ['rows are missing', 'customer', () => Buffer.alloc(0), /holds 0 rows of the table customer and says 2/],
    ['a row is cut', 'seller', (rows: Buffer) => rows.subarray(0, 20), /./],
    // As many rows as before, so that references alone are wrong.
    [
      'a row refers to nothing',
      'shop_secret',
      (rows: Buffer) =>
        Buffer.from(rows.toString('utf8').replaceAll(/^.{36}/gm, '00000000-0000-7000-8000-000000000000')),
      /shop_secret/,
    ],
  ])('where %s, and it can be begun again', async (_name, table, damage, sentence) => {
    const rules = await rulesOf(scene.url);
    const damaged = withRows(table, damage(scene.taken.rows.get(table) ?? Buffer.alloc(0)));
    await expect(put(scene.url, damaged)).rejects.toThrow(sentence);
    expect(await countShops()).toBe(0);
    expect(await rulesOf(scene.url)).toEqual(rules);
    await put(scene.url, scene.taken);
    expect(await countShops()).toBe(2);
  });

  it('where what is done last fails', async () => {
    const failing = async () => {
      throw new Error('the disk is full');
    };
    await expect(put(scene.url, scene.taken, failing)).rejects.toThrow('the disk is full');
    expect(await countShops()).toBe(0);
  });
});

it('says that it is not known where the connection breaks before the answer of the database', async () => {
  const breakOff = () =>
    within(asSuperuser(scene.url), async (superuser) => {
      await superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    });
  await expect(put(scene.url, scene.taken, breakOff)).rejects.toThrow(
    /^It is not known whether the backup was restored/,
  );
});

it('is loaded where its statistics can’t be made', async () => {
  await within(scene.url, (client) =>
    client.query(
      `create function refuse_analyze(text) returns text language plpgsql immutable as
         $$ begin if current_query() like 'analyze%' then raise 'refused'; end if; return $1; end $$;
       create index on shop (refuse_analyze(code))`,
    ),
  );
  await put(scene.url, scene.taken);
  expect(await countShops()).toBe(2);
});

describe('an earlier version', () => {
  let versions: OldVersions;
  beforeAll(async () => {
    versions = await openOldVersions(adminUrl);
  });
  afterAll(() => versions.close());

  it('is dumped as it is, loaded, and brought to this one', async () => {
    const tags = await migrationTags();
    const { url: old } = await versions.open(tags.at(-2) ?? '');
    const dumped = await take(old);
    expect(dumped.schema).toBeLessThan(scene.taken.schema);
    await migrateDatabase(old);
    await atEmptyDatabase(async (empty) => {
      await put(empty, dumped);
      await migrateDatabase(empty);
      expect(await allRows(empty)).toEqual(await allRows(old));
      expect((await allRows(empty)).sales_order).toHaveLength(1);
    });
  });

  it('is not loaded into a newer one', async () => {
    const tags = await migrationTags();
    const { url: old } = await versions.open(tags.at(-2) ?? '');
    const dumped = await take(old);
    await expect(put(scene.url, dumped)).rejects.toThrow(/brought to a newer version/);
  });
});
