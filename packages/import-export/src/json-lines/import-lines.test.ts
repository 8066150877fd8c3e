import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
import { importText } from '../testing/files.ts';
import { allPictures, pageAt } from '../testing/moved-shop.ts';
import { jsonLinesFormat } from './json-lines-format.ts';

const { test, sale } = saleForEachTest();

const page = (slug: string) => pageAt(test.db, sale, slug);

describe("importing Stoa's own lines", () => {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;

  it('makes categories and products, and leaves what a line does not speak of', async () => {
    const file =
      line({ type: 'category', slug: 'lamps', name: 'Lamps' }) +
      line({ type: 'category', slug: 'desk-lamps', name: 'Desk lamps', parent: 'lamps' }) +
      line({
        type: 'product',
        slug: 'lamp',
        sku: 'L1',
        name: 'Lamp',
        price: 1000,
        categories: ['desk-lamps'],
        stock: { available: 3 },
      });
    expect((await importText(sale.system, file, jsonLinesFormat)).summary).toMatchObject({
      created: 3,
      rejected: 0,
    });
    const change = line({ type: 'product', slug: 'lamp', price: 900 });
    expect((await importText(sale.system, change, jsonLinesFormat)).summary).toMatchObject({ changed: 1 });
    expect(await page('lamp')).toMatchObject({
      name: 'Lamp',
      prices: { price: 900 },
      stock: { salable: 3 },
    });
    expect(
      (await importText(sale.system, file.replace('Desk lamps', 'Desks'), jsonLinesFormat)).summary,
    ).toMatchObject({
      changed: 2,
      unchanged: 1,
    });
  });

  it('refuses lines that are none, and names them', async () => {
    const file = [
      '{"type":"product"',
      '[]',
      '{"type":"product","slug":""}',
      '{"type":"offer","slug":"x"}',
      line({ type: 'product', slug: 'strange', sku: 'S', name: 'S', price: 1, colour: 'red' }).trim(),
      line({ type: 'product', slug: 'float', sku: 'F', name: 'F', price: 1.5 }).trim(),
      line({ type: 'product', slug: 'nul', sku: 'N', name: 'a\0b', price: 1 }).trim(),
      `{"type":"product","slug":"deep","sku":"D","name":"D","price":1,"description":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      line({ type: 'category', slug: 'below', name: 'B', parent: 'nowhere' }).trim(),
      line({ type: 'product', slug: 'good', sku: 'G', name: 'G', price: 1 }).trim(),
    ].join('\n');
    const { summary, report } = await importText(sale.system, file, jsonLinesFormat);
    expect(report.map(({ line: at, field }) => [at, field])).toEqual([
      [1, ''],
      [2, ''],
      [3, 'slug'],
      [4, 'type'],
      [5, 'colour'],
      [6, 'price'],
      [7, ''],
      [8, ''],
      [9, 'parent'],
    ]);
    expect(summary).toMatchObject({ created: 1, rejected: 9 });
  });

  it('says of a film at an address of no provider what is wrong with it [PDP-016]', async () => {
    const film = { kind: 'video', video: 'https://example.com/film', src: 'https://example.com/still.webp' };
    const product = { type: 'product', slug: 'jug', sku: 'J', name: 'Jug', price: 1, media: [film] };
    const still = async () => ({ file: 'still.webp', width: 40, height: 20 });
    const { report } = await importText(sale.system, line(product), jsonLinesFormat, still);
    expect(report).toMatchObject([{ field: 'media.0.video', reason: 'Unsupported or not a video URL.' }]);
  });

  it('looks a film up once, when it comes without a poster, and keeps its title and its poster [API-045]', async () => {
    const film = { kind: 'video', video: 'https://youtu.be/dQw4w9WgXcQ' };
    const product = { type: 'product', slug: 'jug', sku: 'J', name: 'Jug', price: 1, media: [film] };
    const asked: string[] = [];
    const fetchPoster = async (src: string, file: string) => {
      asked.push(src);
      await allPictures(sale)(src, file);
      return { file, width: 480, height: 360, title: 'How a jug is thrown' };
    };
    for (let times = 1; times <= 2; times++)
      await importText(sale.system, line(product), jsonLinesFormat, fetchPoster);
    expect(asked).toEqual(['https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    const jug = await page('jug');
    expect(jug?.media).toMatchObject([
      { kind: 'video', video: asked[0], alt: 'How a jug is thrown', width: 480, height: 360 },
    ]);
  });
});
