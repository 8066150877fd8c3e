import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, silentLog } from '@stoa/commerce';
import { createTestDatabase, openHangingDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { holdsFilesOf } from './shared-files.ts';

let test: TestDatabase;
const root = mkdtempSync(join(tmpdir(), 'stoa-files-'));
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await test.drop();
  rmSync(root, { recursive: true });
});

it('the first folder is the one that holds the files, however often it is opened, and no other is', async () => {
  const [shared, other] = [join(root, 'shared'), join(root, 'other')];
  expect(await holdsFilesOf(test.db, shared)).toBe(true);
  expect(await holdsFilesOf(test.db, other)).toBe(false);
  expect(await holdsFilesOf(test.db, shared)).toBe(true);
  expect(await holdsFilesOf(test.db, other)).toBe(false);
});

it('of several folders at once one is it', async () => {
  await test.db.pool.query('delete from file_store');
  const folders = ['a', 'b', 'c', 'd'].map((name) => join(root, name));
  const told = await Promise.all(folders.map((folder) => holdsFilesOf(test.db, folder)));
  expect(told.filter(Boolean)).toHaveLength(1);
});

it('a folder is not lost to a process that is killed while it claims it', async () => {
  await test.db.pool.query('delete from file_store');
  const folder = join(root, 'killed');
  const way = await openHangingDatabase(test.url);
  const db = openDatabase({ url: way.url, log: silentLog });
  way.hangAfter('insert into "file_store"');
  const killed = holdsFilesOf(db, folder).catch(() => 'killed');
  await expect
    .poll(async () => (await test.db.pool.query('select from file_store')).rowCount, { timeout: 20_000 })
    .toBe(1);
  await way.close();
  expect(await killed).toBe('killed');
  await db.close();
  expect(await holdsFilesOf(test.db, folder)).toBe(true);
});
