import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { pageElements } from '../harness/page-elements.ts';

const { port } = demo;
const visitor = new Client({ port, host: `harbor.localhost:${port}` });

/** Returns the scripts and stylesheets that a page names. */
async function assetsOf(path: string): Promise<string[]> {
  const { text } = await visitor.get(path, { accept: 'text/html' });
  const named = pageElements(text).flatMap(({ attributes: { href, src } }) => href ?? src ?? []);
  return [...new Set(named)].filter((address) => /^\/assets\/.*\.(js|css)$/.test(address));
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'scripts and styles are sent compressed to who takes %s, and kept for good',
  async (encoding, unpack) => {
    const assets = await assetsOf('/fireside-mug');
    expect(assets.filter((address) => address.endsWith('.css')).length).toBeGreaterThan(0);
    expect(assets.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(3);
    let [sent, unpacked] = [0, 0];
    for (const address of assets) {
      const whole = await visitor.get(address, { 'accept-encoding': 'identity' });
      const packed = await visitor.get(address, { 'accept-encoding': encoding });
      expect(packed.headers, address).toMatchObject({
        vary: 'accept-encoding',
        'content-type': whole.headers['content-type'],
        'cache-control': 'public, max-age=31536000, immutable',
      });
      // A file of a few words would only grow.
      const isPacked = packed.headers['content-encoding'] === encoding;
      expect((isPacked ? unpack(packed.bytes) : packed.bytes).equals(whole.bytes), address).toBe(true);
      sent += packed.bytes.length;
      unpacked += whole.bytes.length;
    }
    expect(sent).toBeLessThan(unpacked / 2);
  },
);
