import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FileSkus } from '../names/file-skus.ts';
import { csvDialectOf } from '../read/csv-file.ts';
import { FileFault } from '../read/file-fault.ts';
import { plainDecimal } from '../read/numbers.ts';
import { inParts } from '../testing/files.ts';
import { columns, headingOf, readHeader, rowOf } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { RowFault } from './read-cells.ts';
import { readProduct } from './read-product.ts';

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '',
    '',
    'S',
    'Title',
    'Default Title',
    'true',
    '-1',
    '1,234.5',
    '$',
    "'1",
    '1e9',
    'x'.repeat(130),
    'NaN',
  ),
);

it('whatever the cells of a product hold, it is read or refused by line and column', () => {
  const header = readHeader(columns.map(headingOf));
  if (typeof header === 'string') throw new Error(header);
  const line = fc.array(cell, { minLength: columns.length, maxLength: columns.length });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const [first = [], ...others] = lines;
      const rows = [
        rowOf(header, 2, first),
        ...others.map((cells, at) => rowOf(header, at + 3, cells)),
      ] as const;
      const context = { currency: 'USD', style: { decimalComma: false }, skus: new FileSkus() };
      try {
        const { product, repairs } = readProduct('slug', [rows[0], ...rows.slice(1)], context);
        const keys = product.variants.map(({ values }) => JSON.stringify(values));
        expect(new Set(keys).size).toBe(keys.length);
        const skus = product.variants.map(({ sku, madeSku }) => sku || madeSku);
        expect(new Set(skus).size).toBe(skus.length);
        for (const { price, compareAt } of product.variants) {
          expect((price ?? 0) >= 0 && (compareAt ?? 0) >= 0).toBe(true);
        }
        for (const { reason, line: at } of repairs) expect(reason.length > 15 && at > 1).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(RowFault);
      }
    }),
    { numRuns: 300 },
  );
});

it('whatever the bytes of a file are, it is read or refused by a sentence', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .string({ unit: fc.constantFrom(...'Title,Handle;"\\\n\r\t|=é', 'Title,') })
      .map((text) => new TextEncoder().encode(text)),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.nat(9), async (content, size) => {
      try {
        const dialect = await csvDialectOf(() => inParts(content, size + 1));
        for await (const row of csvRows(inParts(content, size + 1), dialect))
          expect(row.line).toBeGreaterThan(1);
      } catch (error) {
        expect(error).toBeInstanceOf(FileFault);
      }
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['12', '12'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234', '1234'],
  ['1,23', '1.23'],
  ['1,00,000.5', '100000.5'],
  ['1 234 567,8', '1234567.8'],
  ["CHF 1'234.50", '1234.50'],
  ['Rs. 500', '500'],
  ['US$ 12.50 ', '12.50'],
  ['12.50 kr', '12.50'],
  ['−3', '-3'],
  ['1.2E+3', '1200'],
  ['.99', '.99'],
  ['12-50', undefined],
  ['1.2.3', undefined],
  ['free', undefined],
  ['', undefined],
])('%j is the number %s', (text, decimal) => {
  expect(plainDecimal(text, { decimalComma: false })).toBe(decimal);
});

it('a point before three digits parts thousands where others part decimals by a comma', () => {
  expect(plainDecimal('1.234', { decimalComma: true })).toBe('1234');
  expect(plainDecimal('1.234', { decimalComma: false })).toBe('1.234');
});
