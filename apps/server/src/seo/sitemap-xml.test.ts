import type { SitemapEntry } from '@stoa/commerce';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { ENTRIES_PER_PART, sitemapEntry, sitemapIndex, sitemapPart } from './sitemap-xml.ts';

const place = { origin: 'https://shop.example', code: 'quay' };
const updatedAt = new Date('2026-03-02T12:00:00Z');
const entry = (over: Partial<SitemapEntry> = {}): SitemapEntry => ({
  path: '/mug',
  updatedAt,
  pictures: [],
  ...over,
});

function parse(xml: string): unknown {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    htmlEntities: true,
    isArray: (name) => name === 'url',
  }).parse(xml);
}

async function partOf(...batches: readonly (readonly SitemapEntry[])[]): Promise<string> {
  async function* read() {
    yield* batches;
  }
  let text = '';
  for await (const piece of sitemapPart(place, read())) text += piece;
  return text;
}

describe('a part of a sitemap', () => {
  it('tells address, last change and pictures of each', async () => {
    const xml = await partOf([entry({ pictures: ['mug.webp', 'mug-2.jpg'] })], [entry({ path: '/' })]);
    const pictures = 'https://shop.example/cdn/quay/images/products/large';
    expect(parse(xml)).toMatchObject({
      urlset: {
        '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
        '@_xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
        url: [
          {
            loc: 'https://shop.example/mug',
            lastmod: '2026-03-02T12:00:00.000Z',
            'image:image': [
              { 'image:loc': `${pictures}/mug.webp.webp` },
              { 'image:loc': `${pictures}/mug-2.jpg.webp` },
            ],
          },
          { loc: 'https://shop.example/' },
        ],
      },
    });
  });

  it('takes no sign of a name for markup', async () => {
    const path = `/a&b<c>"d'`;
    expect(parse(await partOf([entry({ path, pictures: ['a&<.webp'] })]))).toMatchObject({
      urlset: { url: [{ loc: `https://shop.example${path}` }] },
    });
  });

  it('stays below the 50,000 addresses and 50 MB that are allowed, whatever is in it', () => {
    const longest = sitemapEntry(
      { origin: `https://${'h'.repeat(253)}:65535`, code: 'c'.repeat(63) },
      entry({ path: `/${'p'.repeat(255)}`, pictures: Array(50).fill('m'.repeat(255)) }),
    );
    expect(ENTRIES_PER_PART).toBeLessThanOrEqual(50_000);
    expect((longest.length + 1) * ENTRIES_PER_PART).toBeLessThan(50 * 1024 ** 2);
  });
});

it('the index of a sitemap names each part and its last change', () => {
  const part = (kind: 'pages' | 'products', number: number) => ({ kind, number, updatedAt });
  const lastmod = '2026-03-02T12:00:00.000Z';
  expect(parse(sitemapIndex(place, [part('pages', 1), part('products', 2)]))).toMatchObject({
    sitemapindex: {
      sitemap: [
        { loc: 'https://shop.example/sitemap/pages-1.xml', lastmod },
        { loc: 'https://shop.example/sitemap/products-2.xml', lastmod },
      ],
    },
  });
});
