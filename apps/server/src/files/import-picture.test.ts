import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopContext, systemContext } from '@stoa/commerce';
import {
  createTestDatabase,
  makeShop,
  systemTime,
  type TestDatabase,
  testPlatform,
} from '@stoa/commerce/testing';
import { oembedAddress } from '@stoa/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pictureImporter } from './import-picture.ts';
import { openPictures } from './open-pictures.ts';

let test: TestDatabase;
let ctx: ShopContext;
let server: Server;
let origin: string;
const folder = mkdtempSync(join(tmpdir(), 'stoa-pictures-'));
const pictures = openPictures(folder);
const answers = new Map<string, Uint8Array>();
const moved = new Map<string, string>();

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  const shop = await makeShop(test.db);
  ctx = systemContext(testPlatform(test.db, systemTime), shop, { command: 'test' });
  server = createServer((request, response) => {
    const location = moved.get(request.url ?? '');
    if (location !== undefined) response.writeHead(302, { location });
    response.end(answers.get(request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pixels = { create: { width: 40, height: 20, channels: 3 as const, background: 'red' } };
  answers.set(
    '/red.jpg',
    await sharp(pixels)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer(),
  );
  answers.set('/drawn.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  answers.set('/page.jpg', Buffer.from('<html>Not found</html>'));
  answers.set('/cut.jpg', (answers.get('/red.jpg') ?? Buffer.alloc(0)).subarray(0, 300));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.drop();
  rmSync(folder, { recursive: true });
});

const limits = { bytes: 1_000_000, milliseconds: 60_000, isAllowed: () => true };

it('keeps a picture of another shop, made anew, as a master of this one [PDP-017]', async () => {
  const fetchPicture = pictureImporter(ctx, pictures, limits);
  expect(await fetchPicture(`${origin}/red.jpg`, 'red-1.webp')).toEqual({
    file: 'red-1.webp',
    width: 40,
    height: 20,
  });
  const variant = await pictures.read(ctx.shop.code, {
    size: 'thumbnail',
    master: 'red-1.webp',
    format: 'webp',
  });
  const { format, width, exif } = await sharp(variant).metadata();
  expect([format, width, exif]).toEqual(['webp', 40, undefined]);
});

it.each(['/drawn.svg', '/page.jpg', '/cut.jpg', '/nothing'])('keeps no %s', async (path) => {
  const fetchPicture = pictureImporter(ctx, pictures, limits);
  expect(await fetchPicture(origin + path, 'none.webp')).toEqual({
    unreachable: 'it is no picture we can read',
  });
  expect(await pictures.hasMaster(ctx.shop.code, 'none.webp')).toBe(false);
});

it('asks a host that is not there once', async () => {
  const fetchPicture = pictureImporter(ctx, pictures, limits);
  const gone = createServer((_request, response) => response.end(answers.get('/red.jpg')));
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const first = await fetchPicture(`http://127.0.0.1:${port}/a`, 'a.webp');
  expect(first).toEqual({ unreachable: 'its host does not answer' });
  await new Promise<void>((resolve) => gone.listen(port, '127.0.0.1', resolve));
  expect(await fetchPicture(`http://127.0.0.1:${port}/b`, 'b.webp')).toEqual(first);
  await new Promise((resolve) => gone.close(resolve));
});

it('still asks a host that has redirected to one that is not there', async () => {
  const fetchPicture = pictureImporter(ctx, pictures, limits);
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  moved.set('/moved.jpg', `http://127.0.0.1:${port}/red.jpg`);
  expect(await fetchPicture(`${origin}/moved.jpg`, 'moved.webp')).toEqual({
    unreachable: 'its host does not answer',
  });
  expect(await fetchPicture(`${origin}/red.jpg`, 'red-2.webp')).toHaveProperty('file', 'red-2.webp');
});

it('keeps the poster and the title of a film, as its provider tells of it [API-045]', async () => {
  const told = { title: 'How a jug is thrown', thumbnail_url: `${origin}/red.jpg`, html: '<iframe>' };
  answers.set('/oembed?film=dQw4w9WgXcQ', Buffer.from(JSON.stringify(told)));
  answers.set('/oembed?film=76979871', Buffer.from('{"title":"No poster"}'));
  const oembedOf = ({ id }: { readonly id: string }) => `${origin}/oembed?film=${id}`;
  const fetchPicture = pictureImporter(ctx, pictures, limits, oembedOf);
  expect(await fetchPicture('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'film.webp')).toEqual({
    file: 'film.webp',
    width: 40,
    height: 20,
    title: 'How a jug is thrown',
  });
  expect(await pictures.hasMaster(ctx.shop.code, 'film.webp')).toBe(true);
  expect(await fetchPicture('https://vimeo.com/76979871', 'none.webp')).toEqual({
    unreachable: 'its provider tells of no poster',
  });
});

it('asks YouTube and Vimeo for a film where they answer such questions [API-045]', () => {
  expect(oembedAddress({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
  );
  expect(oembedAddress({ provider: 'vimeo', id: '76979871' })).toBe(
    'https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871',
  );
});
