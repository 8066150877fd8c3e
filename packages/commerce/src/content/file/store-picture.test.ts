import { createHash } from 'node:crypto';
import { auditEntry, file, inShop } from '@stoa/database';
import type { Scope } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { staffOf } from '../../testing/context.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { makeShop } from '../../testing/shops.ts';
import { type PictureSource, registerFile, storePicture } from '../index.ts';

const { test, sale } = saleForEachTest();

/** A picture of this content, which notes what is done with it. */
function pictureOf(content: string) {
  const done: string[] = [];
  const bytes = Buffer.from(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const source: PictureSource = {
    async remake() {
      done.push('remade');
      return { bytes, sha256, mime: 'image/webp', width: 40, height: 20 };
    },
    async keep(name) {
      done.push(`kept ${name}`);
    },
  };
  return { source, done, sha256 };
}

const countOf = (table: typeof file | typeof auditEntry) =>
  inShop(sale.system, (tx) => tx.$count(table, eq(table.shopId, sale.shop.id)));

it('a picture has a name of its own and of its content, and is told once its bytes are kept', async () => {
  const { source, done, sha256 } = pictureOf('mug');
  const stored = await storePicture(sale.system, 'Blue Mug.JPG', source);
  const name = `blue-mug-${sha256.slice(0, 16)}.webp`;
  expect(stored).toMatchObject({ name, sha256, mime: 'image/webp', bytes: 3, width: 40, height: 20 });
  expect(done).toEqual(['remade', `kept ${name}`]);
});

it.each([
  ['../../etc/passwd.png', 'passwd'],
  ['C:\\pictures\\mug.png', 'mug'],
  ['mug\0.png', 'mug'],
  ['\u202egnp.mug', 'gnp'],
  ['杯子.png', 'picture'],
  ['..', 'picture'],
  [`${'long '.repeat(50)}.png`, `${'long-'.repeat(16)}`.slice(0, -1)],
])('of the name %j is kept as %s', async (given, slug) => {
  const { name } = await storePicture(sale.system, given, pictureOf('mug').source);
  expect(name.replace(/-[0-9a-f]{16}\.webp$/, '')).toBe(slug);
});

it('equal content is kept once, under the name that it had first', async () => {
  const first = await storePicture(sale.system, 'a.png', pictureOf('mug').source);
  const again = pictureOf('mug');
  expect(await storePicture(sale.system, 'b.png', again.source)).toEqual(first);
  expect(again.done).toEqual(['remade']);
  const registered = { ...first, name: 'imported.webp', sha256: pictureOf('cup').sha256 };
  const { id: _id, createdAt: _at, ...imported } = registered;
  await registerFile(sale.system, imported);
  expect(await storePicture(sale.system, 'cup.png', pictureOf('cup').source)).toMatchObject({
    name: 'imported.webp',
  });
});

it('of several that send the same at once under several names, one makes the file, and no bytes of others stay', async () => {
  const { source, done } = pictureOf('mug');
  const sent = ['a', 'b', 'c', 'd'].map((name) => storePicture(sale.system, name, source));
  const names = new Set((await Promise.all(sent)).map(({ name }) => name));
  expect(names.size).toBe(1);
  expect(done.filter((what) => what.startsWith('kept'))).toEqual([`kept ${[...names][0]}`]);
  expect(await countOf(file)).toBe(1);
});

it('content of another shop is no content of this one', async () => {
  await storePicture(sale.system, 'a.png', pictureOf('mug').source);
  const other = { ...sale.system, shop: await makeShop(test.db) };
  const { source, done } = pictureOf('mug');
  await storePicture(other, 'a.png', source);
  expect(done).toHaveLength(2);
});

it('nothing is told of a picture that is none, or whose bytes could not be kept', async () => {
  const before = await countOf(auditEntry);
  const { source } = pictureOf('mug');
  const refused = { ...source, remake: () => Promise.reject(new Error('no picture')) };
  await expect(storePicture(sale.system, 'a.png', refused)).rejects.toThrow('no picture');
  const full = { ...source, keep: () => Promise.reject(new Error('no room')) };
  await expect(storePicture(sale.system, 'a.png', full)).rejects.toThrow('no room');
  expect([await countOf(file), await countOf(auditEntry)]).toEqual([0, before]);
});

it.each<readonly [readonly Scope[], string | undefined]>([
  [['catalog:write'], undefined],
  [['content:write'], undefined],
  [['catalog:write'], 'own'],
])('whoever has %j may send pictures, limited to a seller or not: %s', async (scopes, limit) => {
  const { ownSellerId } = sale.shop;
  const staff = staffOf(sale.system, scopes, limit && ownSellerId);
  expect(await storePicture(staff, 'a.png', pictureOf('mug').source)).toMatchObject({ width: 40 });
});

it('nothing is taken of whoever may not', async () => {
  const { source, done } = pictureOf('mug');
  const staff = staffOf(sale.system, ['catalog:read', 'content:read', 'prices:write']);
  await expect(storePicture(staff, 'a.png', source)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(storePicture(sale.guest(), 'a.png', source)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(done).toEqual([]);
});
