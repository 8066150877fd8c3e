import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bodyOf, chooseEncoding, compressToKeep, finishPage } from './compress.ts';

it('compresses for whoever waits, and better what is kept', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `card ${(at * 7919) % 1013} of ${at % 37}`).join(
    '\n',
  );
  const page = finishPage(200, {}, Buffer.from(words));
  const kept = await compressToKeep(page);
  const quick = await bodyOf(page, 'br');
  const better = await bodyOf(kept, 'br');
  for (const body of [quick, better]) expect(brotliDecompressSync(body).toString()).toBe(words);
  expect(better.length).toBeLessThan(quick.length);
  expect(gunzipSync(await bodyOf(page, 'gzip')).toString()).toBe(words);
  expect(Buffer.from(await bodyOf(kept, 'identity')).toString()).toBe(words);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
])('answers Accept-Encoding %s with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
