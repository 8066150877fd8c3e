import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { exportText, importText } from '../testing/files.ts';
import { allPictures } from '../testing/moved-shop.ts';
import { wooFormat } from './woo-format.ts';

const { sale } = saleForEachTest();

type Line = Readonly<Record<string, string | number>>;

function csvOf(rows: readonly Line[], delimiter = ','): string {
  const columns = [
    ...new Set(['ID', 'Type', 'SKU', 'Name', 'Published', ...rows.flatMap((row) => Object.keys(row))]),
  ];
  return stringify([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))], {
    delimiter,
  });
}

async function stored(): Promise<Map<string, Record<string, unknown>>> {
  const lines = (await exportText(sale.system, 'jsonl')).trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown> & { slug: string });
  return new Map(records.map((record) => [record.slug, record]));
}

const take = (rows: readonly Line[]) => importText(sale.system, csvOf(rows), wooFormat, allPictures(sale));
const mug: Line = { ID: 1, Type: 'simple', SKU: 'M-1', Name: 'Mug', Published: 1, 'Regular price': 10 };

describe("importing WooCommerce's product CSV", () => {
  it('takes over texts, prices, stock, categories with those above them, tags, numbers, sizes and pictures', async () => {
    const { summary, report } = await take([
      {
        ...mug,
        'Short description': 'A <b>mug</b>',
        Description: 'First\\n\\nSecond & <script>x</script>last',
        'Sale price': '8.50',
        Stock: 4,
        'Backorders allowed?': 'notify',
        'Weight (kg)': '0.3',
        'Length (cm)': 9,
        Categories: 'Home, Home > Mugs, Salt\\, Pepper',
        Tags: 'clay, "blue"',
        Brands: 'Clay & Co',
        'GTIN, UPC, EAN, or ISBN': '4006381333931',
        'Is featured?': 1,
        Images: 'https://p.example/a.jpg, https://p.example/b.jpg',
        'Attribute 1 name': 'Glaze',
        'Attribute 1 value(s)': 'Matt, Shiny',
      },
    ]);
    expect(report).toEqual([]);
    expect(summary).toMatchObject({ created: 1, rejected: 0, repaired: 0 });
    expect((await stored()).get('mug')).toMatchObject({
      ...{ sku: 'M-1', name: 'Mug', shortDescription: 'A mug', price: 850, msrp: 1000, weightGrams: 300 },
      ...{ brand: 'Clay & Co', gtin: '4006381333931', featured: true, visible: true },
      description: [
        { type: 'paragraph', content: [{ text: 'First' }] },
        { type: 'paragraph', content: [{ text: 'Second & last' }] },
      ],
      stock: { available: 4, allowBackorders: true },
      categories: ['home', 'mugs', 'salt-pepper'],
      attributes: { tags: ['clay', '"blue"'], glaze: ['Matt', 'Shiny'], length: '9 cm' },
      media: [{ alt: 'Mug' }, {}],
    });
    expect((await stored()).get('mugs')).toMatchObject({ type: 'category', parent: 'home' });
  });

  it('puts variations to their product by id or sku, wherever they stand, and sets at the end', async () => {
    const rows: Line[] = [
      {
        Type: 'variation',
        Name: 'Tee - Red',
        Parent: 'id:7',
        'Regular price': 5,
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Red',
        Images: 'https://p.example/red.jpg',
      },
      { Type: 'grouped', SKU: 'SET', Name: 'Set', Published: 1, 'Grouped products': 'M-1, id:3' },
      {
        ID: 7,
        Type: 'variable',
        SKU: 'TEE',
        Name: 'Tee',
        Published: 1,
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Blue, Red',
        'Attribute 2 name': 'Fit',
        'Attribute 2 value(s)': 'Wide',
      },
      mug,
      {
        Type: 'variation',
        SKU: 'TEE-B',
        Name: 'Tee - Blue',
        Parent: 'TEE',
        'Regular price': 6,
        Stock: 2,
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Blue',
      },
      { ID: 3, Type: 'simple, virtual', Name: 'Song', Published: -1, 'Regular price': 1 },
    ];
    const { summary, report } = await take(rows);
    expect(report).toEqual([]);
    expect(summary).toMatchObject({ created: 4, rejected: 0, rows: 6 });
    const all = await stored();
    expect(all.get('tee')).toMatchObject({
      ...{ sku: 'TEE', attributes: { fit: 'Wide' } },
      variants: [{ label: 'Colour', options: [{ value: 'Red' }, { value: 'Blue' }] }],
      variations: [
        { sku: 'tee-red', price: 500, stock: null, media: [{}] },
        { sku: 'TEE-B', price: 600, stock: { available: 2 } },
      ],
    });
    expect(all.get('set')).toMatchObject({ classCode: 'grouped', children: ['M-1', 'song'] });
    expect(all.get('song')).toMatchObject({ visible: false, nonShippable: true });
    expect((await take(rows)).summary).toMatchObject({ created: 0, changed: 0, unchanged: 4 });
  });

  it('takes odd lines, and tells what was put right', async () => {
    const any = { Type: 'variation', Name: 'Cap', Parent: 'CAP', 'Attribute 1 name': 'Size' };
    const rows: Line[] = [
      { ...mug, SKU: 'X', 'Regular price': '1.234,50 €' },
      { ...mug, ID: 2, SKU: 'X', Name: 'Mug', 'Regular price': '' },
      { ...mug, ID: 3, SKU: '', Name: 'Elsewhere', Type: 'external' },
      { ...mug, ID: 4, SKU: '', Name: 'Later', 'Sale price': 1, 'Date sale price starts': '2999-01-01' },
      {
        Type: 'variable',
        SKU: 'CAP',
        Name: 'Cap',
        Published: 1,
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'S | M',
      },
      { ...any, 'Regular price': 3, Stock: 'parent' },
      { ...any, 'Regular price': 4, 'Attribute 1 value(s)': 'M' },
      { Type: 'variation', Name: 'Stray', Parent: 'id:99', 'Regular price': 1 },
      { ...mug, ID: 5, SKU: 'N', Name: 'Foreign', 'Regular price': '5 EUR' },
    ];
    const { summary, report } = await take(rows);
    expect(summary).toMatchObject({ created: 5, rejected: 2, repaired: 5 });
    expect(report.filter(({ kind }) => kind === 'rejected').map(({ line, field }) => [line, field])).toEqual([
      [10, 'Regular price'],
      [9, 'Parent'],
    ]);
    const all = await stored();
    expect([...all.keys()].sort()).toEqual(['cap', 'elsewhere', 'later', 'mug-1', 'mug-2'].sort());
    expect(all.get('elsewhere')).toMatchObject({ unavailableForSale: true });
    expect(all.get('later')).toMatchObject({ price: 1000, msrp: null });
    expect(all.get('cap')).toMatchObject({
      variations: [
        { price: 400, values: { size: 'M' } },
        { price: 300, values: { size: 'S' } },
      ],
    });
    expect((await take(rows)).summary).toMatchObject({ unchanged: 5, rejected: 2 });
  });

  it('reads the headings of a site in another language, with what stands before them', async () => {
    const file =
      '\t\ufeffID;Тип;Артикул;Имя;Опубликован;"В наличии?";"Базовая цена";Категории\n1;simple;;Лампа;1;1;240;"Свет"\n';
    expect((await importText(sale.system, file, wooFormat)).summary).toMatchObject({
      created: 1,
      rejected: 0,
    });
    expect([...(await stored()).values()].map(({ name }) => name).sort()).toEqual(['Лампа', 'Свет']);
  });
});
