import { createCategories, createProducts, type ProductInput } from '@stoa/commerce';
import { createTestDatabase, makeSale, recordChanges, type TestDatabase } from '@stoa/commerce/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exportText, formatNamed, importText } from '../testing/files.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** Texts with difficult characters: quotes, formulas, line ends, letters of all kinds. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.constantFrom(
        '=1+1',
        "'=x",
        '-5',
        'a "quoted", text',
        '<b>bold</b> & co',
        'Title',
        'Größe; L',
        'Default Title',
        'TRUE',
      ),
    )
    .map((value) =>
      value
        .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
        .trim()
        .slice(0, max)
        .trim()
        .toWellFormed(),
    );
const name = text(40).map((value) => value || 'Thing');

const stock = fc.option(
  fc.record({
    available: fc.nat(50),
    allowBackorders: fc.boolean(),
    backorderMessage: text(10),
    backorderShipDate: fc.option(
      fc
        .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
    lowStockThreshold: fc.nat(9),
  }),
);
const picture = {
  file: fc.constantFrom('a.webp', 'b.webp', 'c.webp'),
  alt: text(20),
  width: fc.integer({ min: 1, max: 99 }),
  height: fc.integer({ min: 1, max: 99 }),
};
const film = {
  ...picture,
  kind: fc.constant('video' as const),
  video: fc.constantFrom('https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ'),
};
const media = fc.array(fc.oneof(fc.record(picture), fc.record(film)), { maxLength: 3 });
const priced = {
  price: fc.nat(100_000),
  msrp: fc.option(fc.nat(100_000)),
  priceLevels: fc.array(
    fc.record({ minQty: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 1, max: 999 }) }),
    { maxLength: 2 },
  ),
};
const numbers = {
  gtin: fc.option(fc.constantFrom('4006381333931', '96385074')),
  mpn: fc.option(name),
};
const description: fc.Arbitrary<ProductInput['description']> = fc.constantFrom(
  [],
  [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: ' two  spaces <&> "' }] }],
  [
    { type: 'list' as const, ordered: true, items: [[{ type: 'rule' as const }], []] },
    { type: 'heading' as const, level: 4 as const, content: [{ type: 'break' as const }] },
  ],
);
const shared = fc.record(
  {
    subTitle: text(20),
    shortDescription: text(30),
    description,
    brand: fc.option(name),
    attributes: fc.record(
      { tags: fc.oneof(name, fc.array(name, { minLength: 1, maxLength: 3 })), width: fc.nat(), color: name },
      { requiredKeys: [] },
    ),
    weightGrams: fc.nat(5000),
    nonShippable: fc.boolean(),
    archived: fc.boolean(),
    visible: fc.boolean(),
    unavailableForSale: fc.boolean(),
    popularity: fc.nat(100),
    categories: fc.uniqueArray(fc.constantFrom('one', 'two', 'two-again')),
    media,
    metaTitle: text(20),
    metaDescription: text(40),
    reviewStars: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9)),
  },
  { requiredKeys: [] },
);

const kinds = fc.oneof(
  fc.record({ classCode: fc.constant('simple' as const), ...priced, ...numbers, stock }),
  fc.record({ classCode: fc.constant('gift_certificate' as const), ...priced }),
  fc
    .tuple(
      fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
      fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
      fc.array(fc.record({ ...priced, ...numbers, stock, media, discontinued: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([labels, values, sold]) => ({
      classCode: 'variable_product' as const,
      variants: labels.map((label, at) => ({
        id: `v${at}`,
        label,
        displayType: 'radio' as const,
        options: values.map((value) => ({ value })),
      })),
      // One after another through the values of the first option; the others stand still.
      variations: sold.slice(0, values.length).map((one, at) => ({
        ...one,
        sku: '',
        values: Object.fromEntries(
          labels.map((_, place) => [`v${place}`, values[place === 0 ? at : 0] ?? '']),
        ),
      })),
    })),
);

const catalogue = fc
  .array(fc.tuple(name, shared, kinds), { minLength: 1, maxLength: 8 })
  .map((goods): ProductInput[] => {
    const products = goods.map(([title, fields, kind], at): ProductInput => {
      const own = { ...fields, name: title, sku: `=S${at}`, slug: `p-${at}` };
      if (kind.classCode !== 'variable_product') return { ...own, ...kind };
      const variations = kind.variations.map((one, place) => ({ ...one, sku: `${at}/${place}` }));
      return { ...own, ...kind, variations };
    });
    const children = products.flatMap((one) => (one.classCode === 'simple' ? one.sku : []));
    if (children.length === 0) return products;
    return [{ classCode: 'grouped', sku: 'set', slug: 'a-set', name: 'Set', children }, ...products];
  });

async function shopWith(products: readonly ProductInput[]) {
  const sale = await makeSale(test.db, { currency: 'KWD' });
  // Two categories of one name: the type is mapped to the first, but no product may be moved.
  await createCategories(sale.system, [
    { name: 'One', slug: 'one' },
    { name: 'Two', slug: 'two' },
    { name: 'Two', slug: 'two-again', parent: 'one' },
  ]);
  await createProducts(sale.system, products);
  return sale;
}

describe.each(['shopify', 'jsonl'] as const)('a catalogue written as %s', (format) => {
  it('and read again by its shop changes nothing, says nothing and refuses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, async (products) => {
        const sale = await shopWith(products);
        const file = await exportText(sale.system, format);
        const before = await exportText(sale.system, 'jsonl');
        const changes = await recordChanges(test.db, async () => {
          const { summary } = await importText(sale.system, file, formatNamed(format));
          expect(summary).toMatchObject({ created: 0, changed: 0, rejected: 0 });
        });
        expect(changes).toEqual([]);
        expect(await exportText(sale.system, 'jsonl')).toBe(before);
      }),
      { numRuns: 20 },
    );
  });

  it('makes the same in an empty shop, and there, too, the second time changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, async (products) => {
        const file = await exportText((await shopWith(products)).system, format);
        const other = await makeSale(test.db, { currency: 'KWD' });
        const first = await importText(other.system, file, formatNamed(format));
        expect(first.summary).toMatchObject({ changed: 0, unchanged: 0, rejected: 0 });
        const again = await importText(other.system, file, formatNamed(format));
        expect(again.summary).toMatchObject({ created: 0, changed: 0, rejected: 0 });
        if (format === 'jsonl')
          expect(withoutPictures(await exportText(other.system, 'jsonl'))).toEqual(withoutPictures(file));
      }),
      { numRuns: 12 },
    );
  });
});

/** Lines without their pictures, which stay with the shop whose files they are; products in no order. */
function withoutPictures(file: string): unknown[] {
  return file
    .trim()
    .split('\n')
    .sort()
    .map((line) => JSON.parse(line, (key, value: unknown) => (key === 'media' ? [] : value)) as unknown);
}
