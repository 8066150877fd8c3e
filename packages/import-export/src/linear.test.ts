import { SeenKeys } from '@stoa/commerce/catalogue';
import { describe, expect, it, vi } from 'vitest';
import { textEntries } from './google/text-entries.ts';
import { xmlEntries } from './google/xml-entries.ts';
import { Repairs } from './item/repairs.ts';
import { FileSkus } from './names/file-skus.ts';
import { csvDialectOf } from './read/csv-file.ts';
import { columns, headingOf, readHeader, rowOf } from './shopify/columns.ts';
import { CellReader } from './shopify/read-cells.ts';
import { readImages } from './shopify/read-images.ts';
import { inParts } from './testing/files.ts';
import { workOf } from './testing/work.ts';
import { readWooHeader, type WooRow, wooRow } from './woo/woo-columns.ts';
import { VariationCounts, wooProducts } from './woo/woo-products.ts';

const MANY = 2000;

/** How much more is looked at of twice as much. Twice as much is linear, four times as much is quadratic. */
async function growth(work: (size: number) => unknown): Promise<number> {
  const once = Math.max(1, await workOf(() => work(MANY)));
  return (await workOf(() => work(2 * MANY))) / once;
}

async function readAll<T>(all: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const one of all) read.push(one);
  return read;
}

const wooHeader = (cells: readonly string[]) => {
  const header = readWooHeader(cells);
  if (typeof header === 'string') throw new Error(header);
  return header;
};

describe('twice as much of a file is twice the work', () => {
  it('of an entry of XML with an attribute again and again', async () => {
    const read = (size: number) => {
      const item = `<rss><item>${'<x>1</x>'.repeat(size)}</item></rss>`;
      return readAll(xmlEntries(inParts(item, 65_536), 'utf-8'));
    };
    expect(await growth(read)).toBeLessThan(2.2);
    const [entry] = await read(MANY);
    expect(entry?.values.get('x')).toHaveLength(500);
  });

  it('of a line with a column again and again', async () => {
    const read = async (size: number) => {
      const row = (cell: string, rest: string) => `id\ttitle\tprice${`\t${cell}`.repeat(size)}${rest}\n`;
      const file = row('x', '') + row('1', '');
      const dialect = await csvDialectOf(() => inParts(file, 65_536));
      return readAll(textEntries(inParts(file, 65_536), dialect));
    };
    const [entry] = await read(MANY);
    expect(entry?.values.get('x')).toHaveLength(500);
    expect(await growth(read)).toBeLessThan(2.2);
  });

  it('of variations that stand before their product', async () => {
    const header = wooHeader(['Type', 'Name', 'SKU', 'Parent']);
    const variation = (line: number): WooRow => wooRow(header, line, ['variation', 'V', `V-${line}`, 'P-1']);
    const lines = (size: number) => Array.from({ length: size }, (_, at) => variation(at + 2));
    async function* rowsOf(all: readonly WooRow[]) {
      for (let at = 0; at < all.length; at++) {
        const row = all[at];
        if (row) yield row;
      }
    }
    expect(
      await growth((size) => readAll(wooProducts(rowsOf(lines(size)), new VariationCounts()))),
    ).toBeLessThan(2.2);
  });

  it('of a cell with many pictures', async () => {
    const header = readHeader(columns.map(headingOf));
    if (typeof header === 'string') throw new Error(header);
    const style = { decimalComma: false };
    const read = (size: number) => {
      const addresses = Array.from({ length: size }, (_, at) => `https://p.example/${at}.jpg`).join(', ');
      const row = rowOf(
        header,
        2,
        columns.map((column) => (column === 'imageSrc' ? addresses : '')),
      );
      return readImages([row], new CellReader('USD', style, new Repairs()));
    };
    expect(read(MANY)).toHaveLength(50);
    expect(await growth(read)).toBeLessThan(2.2);
  });

  it('of lines that all have one sku, each of which gets one of its own', () => {
    const asked = vi.spyOn(SeenKeys.prototype, 'has');
    try {
      const workFor = (size: number) => {
        asked.mockClear();
        const skus = new FileSkus();
        for (let at = 0; at < size; at++) skus.see('n/a');
        const own = Array.from({ length: size }, () => skus.claim('n/a'));
        expect([own[0], own[1], own.at(-1), new Set(own).size]).toEqual([
          'n/a',
          'n/a-2',
          `n/a-${size}`,
          size,
        ]);
        return asked.mock.calls.length;
      };
      expect(workFor(400) / workFor(200)).toBeLessThan(2.2);
    } finally {
      asked.mockRestore();
    }
  });
});

it('an attribute of any number is read, and none takes the place of those before it', () => {
  const { attributes } = wooHeader([
    'Name',
    'Attribute 5000000000 name',
    'Attribute 2 name',
    'Attribute 1 name',
  ]);
  expect(attributes).toEqual([{ name: 3 }, { name: 2 }, { name: 1 }]);
});
