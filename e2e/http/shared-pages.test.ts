import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { keptFor, keptForAll } from '../harness/kept-pages.ts';
import { addToCart } from '../harness/shopper.ts';

const { port } = demo;
const visitor = (name = 'harbor') => new Client({ port, host: `${name}.localhost:${port}` });
const html = { accept: 'text/html' };

interface FoundProducts {
  readonly products: readonly { readonly _id: string; readonly url: string; readonly class_code: string }[];
}

/** Two products that can be added as they are. */
async function simpleProducts(client: Client): Promise<readonly [string, string]> {
  const { body } = await client.post<FoundProducts>('/api/products/search', {
    type: 'bestsellers',
    limit: 50,
  });
  const [one, two] = body.products.filter((product) => product.class_code === 'simple');
  if (!one || !two) throw new Error('the demo shop has no simple products');
  return [one._id, two._id];
}

describe('pages of guests', () => {
  it('are the same bytes for two guests with different carts', async () => {
    const [first, second] = [visitor(), visitor()];
    const [one, two] = await simpleProducts(first);
    expect((await addToCart(first, one)).body.success).toBe(true);
    expect((await addToCart(second, two, 2)).body.success).toBe(true);
    for (const path of ['/', '/tideline-mug', '/mugs-cups', '/mugs-cups.data', '/search?q=mug']) {
      const [mine, theirs] = await keptForAll([first, second], path);
      expect(mine?.bytes.byteLength, path).toBeGreaterThan(1000);
      expect(theirs?.bytes, path).toEqual(mine?.bytes);
      expect(mine?.headers['cache-control']).toBe('private, no-cache');
      expect(mine?.headers['set-cookie']).toBeUndefined();
    }
    const counts = await Promise.all([first, second].map((client) => client.get('/api/cart/count')));
    expect(counts.map(({ text }) => JSON.parse(text).count)).toEqual([1, 2]);
  });

  it('leave out where a visitor came from', async () => {
    const plain = await keptFor(visitor(), '/mugs-cups');
    const tagged = await visitor().get('/mugs-cups?utm_source=letter&fbclid=x1&unknown=y', html);
    expect(['hit', 'stale']).toContain(tagged.headers['x-cache']);
    expect(tagged.bytes).toEqual(plain.bytes);
  });

  it('differ between two shops at the same path, kept or not [TEN-007, TEN-507]', async () => {
    for (const path of ['/', '/search', '/search?q=box']) {
      const [harbor, ember] = [await keptFor(visitor('harbor'), path), await keptFor(visitor('ember'), path)];
      expect(harbor.text).toContain('Harbor');
      expect(harbor.text).not.toContain('Ember Cigars');
      expect(ember.text).toContain('Ember Cigars');
      expect(ember.text).not.toContain('Harbor');
    }
    const mug = await keptFor(visitor('harbor'), '/tideline-mug');
    expect(mug.status).toBe(200);
    expect((await visitor('ember').get('/tideline-mug', html)).status).toBe(404);
  });

  it('come compressed, and are not sent again to who has them', async () => {
    const plain = await keptFor(visitor(), '/mugs-cups');
    const packed = await visitor().get('/mugs-cups', { ...html, 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await visitor().get('/mugs-cups', { ...html, 'if-none-match': plain.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    const other = await visitor().get('/mugs-cups', { ...html, 'if-none-match': packed.headers.etag ?? '' });
    expect(other.status).toBe(200);
  });

  it.each(['/api/cart/count', '/healthz'])(
    'never stand in for what another route answers: %s asked for by a detour',
    async (path) => {
      const before = await visitor().get(path);
      for (const detour of [`/x/..${path}`, `/x/%2e%2e${path}`, `http://elsewhere.test${path}`]) {
        for (let time = 0; time < 3; time++) {
          const page = await visitor().get(detour, html);
          expect(page.headers['x-cache'], detour).not.toBe('hit');
        }
        const after = await visitor().get(path);
        expect([after.status, after.text], detour).toEqual([200, before.text]);
      }
    },
  );

  it('never stand in for the sitemap, which is kept among them', async () => {
    const before = await visitor().get('/sitemap.xml');
    for (const detour of ['/x/../sitemap.xml', '/x/%2e%2e/sitemap.xml']) {
      for (let time = 0; time < 3; time++)
        expect((await visitor().get(detour, html)).status, detour).toBe(404);
    }
    const after = await visitor().get('/sitemap.xml');
    expect([after.status, after.text]).toEqual([200, before.text]);
  });
});
