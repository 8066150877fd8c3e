import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyRing, silentLog } from '@stoa/commerce';
import { createTestDatabase, makeShop, type TestDatabase, unique } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPictures } from '../files/open-pictures.ts';
import { holdsFilesOf } from '../files/shared-files.ts';
import { ChangeFeed } from '../page-cache/change-feed.ts';
import { readManifest } from './manifest.ts';
import { openBackup, restoreBackup } from './restore-backup.ts';
import { type BackupPlace, writeBackup } from './write-backup.ts';

const KEY = 'k'.repeat(40);
const OTHER_KEY = 'o'.repeat(40);
const silent = () => undefined;

let root: string;
let source: TestDatabase;
let from: BackupPlace;
let shop: Awaited<ReturnType<typeof makeShop>>;
const picture = Buffer.from('a picture');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'stoa-backups-'));
  source = await createTestDatabase(inject('postgresUrl'));
  shop = await makeShop(source.db);
  const dataFolder = mkdtempSync(join(root, 'data-'));
  await openPictures(dataFolder).putMaster(shop.code, 'mug', picture);
  await holdsFilesOf(source.db, dataFolder);
  writeFileSync(
    join(dataFolder, 'files', shop.code, 'masters', 'mug.0198f2c1-0000-7000-8000-000000000000'),
    '',
  );
  writeFileSync(join(dataFolder, 'secret'), KEY);
  from = { url: source.url, dataFolder, secret: undefined };
});
afterAll(async () => {
  await source.drop();
  rmSync(root, { recursive: true });
});

let target: TestDatabase;
let to: BackupPlace;
beforeEach(async () => {
  target = await createTestDatabase(inject('postgresUrl'));
  to = { url: target.url, dataFolder: mkdtempSync(join(root, 'data-')), secret: undefined };
});
afterEach(() => target.drop());

const newFolder = () => join(root, unique('backup'));

async function backUp(place: Partial<BackupPlace> = {}): Promise<string> {
  const folder = newFolder();
  await writeBackup({ ...from, ...place }, folder, silent);
  return folder;
}

const restore = async (folder: string, place: Partial<BackupPlace> = {}) =>
  restoreBackup(await openBackup(folder), { ...to, ...place }, silent);

const shopsRestored = async (): Promise<unknown[]> =>
  (await target.db.pool.query('select code from shop')).rows;

const sentence = (pattern: RegExp) => ({ exitSentence: expect.stringMatching(pattern) });

describe('a backup', () => {
  it('has rows, pictures and the secret, for us alone, and comes back with them', async () => {
    const folder = await backUp();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(existsSync(`${folder}.part`)).toBe(false);
    await restore(folder);
    expect(await openPictures(to.dataFolder).hasMaster(shop.code, 'mug')).toBe(true);
    expect(readFileSync(join(to.dataFolder, 'files', shop.code, 'masters', 'mug'))).toEqual(picture);
    expect(readFileSync(join(to.dataFolder, 'secret'), 'utf8')).toBe(KEY);
    expect(statSync(join(to.dataFolder, 'secret')).mode & 0o777).toBe(0o600);
    expect(await holdsFilesOf(target.db, to.dataFolder)).toBe(true);
  });

  it('has no file that was being written', async () => {
    const folder = await backUp();
    expect(readdirSync(join(folder, 'files', shop.code, 'masters'))).toEqual(['mug']);
  });

  it('tells of its keys, and holds none that was set', async () => {
    const folder = await backUp({ secret: `${OTHER_KEY},${KEY}` });
    expect(existsSync(join(folder, 'secret'))).toBe(false);
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
    expect(manifest).not.toContain(KEY);
    expect(JSON.parse(manifest).keys).toEqual([OTHER_KEY, KEY].map((key) => createKeyRing(key).currentKeyId));
  });

  it('replaces nothing that is there', async () => {
    const folder = await backUp();
    await expect(writeBackup(from, folder, silent)).rejects.toMatchObject(sentence(/is there already/));
  });

  it('is not written beside one that is being written', async () => {
    const folder = newFolder();
    writeFileSync(`${folder}.part`, '');
    await expect(writeBackup(from, folder, silent)).rejects.toMatchObject(sentence(/cut short/));
    expect(existsSync(`${folder}.part`)).toBe(true);
  });

  it('leaves nothing where it fails', async () => {
    const folder = newFolder();
    const elsewhere = mkdtempSync(join(root, 'data-'));
    await expect(writeBackup({ ...from, dataFolder: elsewhere }, folder, silent)).rejects.toMatchObject(
      sentence(/pictures of this database are not in/),
    );
    expect([existsSync(folder), existsSync(`${folder}.part`)]).toEqual([false, false]);
  });

  it.each([
    ['no server answers', 'postgres://stoa:x@127.0.0.1:1/stoa'],
    ['the server knows no such database', ''],
  ])('is refused with a sentence where %s', async (_name, address) => {
    const url = address || Object.assign(new URL(source.url), { pathname: '/nobody_made_this' }).href;
    await expect(writeBackup({ ...from, url }, newFolder(), silent)).rejects.toMatchObject(
      sentence(/^The backup was not made: .+ Nothing is left of it\.$/),
    );
  });

  it.each([
    ['the files that it takes', 'files', false],
    ['those, by the real name of the folder', 'files', true],
    ['those of the embedded server', 'postgres', false],
  ])('does not lie among %s', async (_name, within, isLinked) => {
    const folder = join(from.dataFolder, within, 'backup');
    const link = join(root, unique('link'));
    symlinkSync(from.dataFolder, link);
    const place = isLinked ? { ...from, dataFolder: link } : from;
    await expect(writeBackup(place, folder, silent)).rejects.toMatchObject(sentence(/among the files/));
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a backup is not restored', () => {
  it.each([
    [
      'a file of it was changed',
      (folder: string) => writeFileSync(join(folder, 'tables', 'shop.copy.gz'), 'x'),
      /tables\/shop\.copy\.gz was changed/,
    ],
    [
      'a file of it is missing',
      (folder: string) => rmSync(join(folder, 'files', shop.code, 'masters', 'mug')),
      /masters\/mug is missing/,
    ],
    [
      'a file was added',
      (folder: string) => writeFileSync(join(folder, 'note'), 'x'),
      /note is not in its list/,
    ],
    ['it has no list of sums', (folder: string) => rmSync(join(folder, 'SHA256SUMS')), /is no backup/],
    ['its list is cut', (folder: string) => writeFileSync(join(folder, 'SHA256SUMS'), 'ab'), /is damaged/],
    [
      'there is no such folder',
      (folder: string) => rmSync(folder, { recursive: true }),
      /has no readable SHA256SUMS/,
    ],
  ])('where %s', async (_name, damage, pattern) => {
    const folder = await backUp();
    damage(folder);
    await expect(restore(folder)).rejects.toMatchObject(sentence(pattern));
    expect(await shopsRestored()).toEqual([]);
  });

  it('where a later version wrote it in another form', async () => {
    const folder = await backUp();
    const { manifest, ...backup } = await openBackup(folder);
    expect(manifest.format).toBe(1);
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, format: 2 }));
    await expect(readManifest(backup.folder)).rejects.toMatchObject(sentence(/has format 2/));
  });

  it.each([
    [
      'another STOA_SECRET is set',
      { secret: OTHER_KEY },
      /^STOA_SECRET is another one .* set it to what .*secret holds/,
    ],
    ['STOA_SECRET lacks a key', { secret: `${OTHER_KEY},${'x'.repeat(40)}` }, /^STOA_SECRET is another one/],
  ])('where %s', async (_name, place, pattern) => {
    await expect(restore(await backUp(), place)).rejects.toMatchObject(sentence(pattern));
    expect(await shopsRestored()).toEqual([]);
  });

  it('where the data folder has another secret', async () => {
    writeFileSync(join(to.dataFolder, 'secret'), OTHER_KEY);
    await expect(restore(await backUp())).rejects.toMatchObject(sentence(/move that file away\.$/));
    expect(readFileSync(join(to.dataFolder, 'secret'), 'utf8')).toBe(OTHER_KEY);
  });

  it('where the secret is neither in it nor set', async () => {
    const folder = await backUp({ secret: KEY });
    await expect(restore(folder)).rejects.toMatchObject(sentence(/set STOA_SECRET to the same/));
  });

  it('where a server listens for changes', async () => {
    const folder = await backUp();
    const unheard = () => undefined;
    const feed = new ChangeFeed({
      db: target.db,
      url: target.url,
      log: silentLog,
      onChange: unheard,
      onGap: unheard,
    });
    await feed.start();
    await expect(restore(folder)).rejects.toMatchObject(sentence(/^A server of Stoa runs/));
    await feed.stop();
    await restore(folder);
    expect(await shopsRestored()).toEqual([{ code: shop.code }]);
  });

  it('where the data folder has the pictures of another database', async () => {
    await openPictures(to.dataFolder).putMaster('other', 'cup', picture);
    await expect(restore(await backUp())).rejects.toMatchObject(sentence(/files of another database/));
  });
});

it('a table that is cut, though its sum was right, is no fault of Stoa', async () => {
  const folder = await backUp();
  const backup = await openBackup(folder);
  const table = join(folder, 'tables', 'shop.copy.gz');
  writeFileSync(table, readFileSync(table).subarray(0, -12));
  await expect(restoreBackup(backup, to, silent)).rejects.toMatchObject(
    sentence(/^Nothing was restored: unexpected end of file/),
  );
  expect(await shopsRestored()).toEqual([]);
});

it('says that a backup was restored also where the database can’t be brought to this version afterwards', async () => {
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query('drop table pgboss.queue cascade');
  await client.end();
  await expect(restore(await backUp())).rejects.toMatchObject(
    sentence(/^The backup was restored, but not brought to this version: .+\. Start the server/),
  );
  expect(await shopsRestored()).toEqual([{ code: shop.code }]);
});

it('a backup is restored where STOA_SECRET has its key beside a newer one', async () => {
  await restore(await backUp(), { secret: `${OTHER_KEY},${KEY}` });
  expect(await shopsRestored()).toEqual([{ code: shop.code }]);
  expect(existsSync(join(to.dataFolder, 'secret'))).toBe(false);
});

it('a restore whose files could not be put leaves the database empty, and is begun again', async () => {
  const folder = await backUp();
  // A folder stands where a file has to be.
  const inTheWay = join(to.dataFolder, 'files', shop.code, 'masters', 'mug');
  mkdirSync(inTheWay, { recursive: true });
  const backup = await openBackup(folder);
  await expect(restoreBackup(backup, to, silent)).rejects.toMatchObject(sentence(/^Nothing was restored: E/));
  expect(await shopsRestored()).toEqual([]);
  rmSync(inTheWay, { recursive: true });
  await restoreBackup(backup, to, silent);
  expect(await openPictures(to.dataFolder).hasMaster(shop.code, 'mug')).toBe(true);
});
