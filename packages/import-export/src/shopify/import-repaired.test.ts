import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
import { csvOf, exportText, importText } from '../testing/files.ts';
import { pageAt } from '../testing/moved-shop.ts';

const { test, sale } = saleForEachTest();

type Line = Readonly<Record<string, string | number>>;

const none = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '1' };
const sized = (value: string, line: Line = {}) => ({ 'Option1 Value': value, 'Variant Price': '1', ...line });

/** What came of each product, by slug, as its own lines tell it. */
async function stored(): Promise<Map<string, Record<string, unknown>>> {
  const lines = (await exportText(sale.system, 'jsonl')).trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown> & { slug: string });
  return new Map(records.map((record) => [record.slug, record]));
}

interface Case {
  readonly rows: readonly Line[];
  /** Where it is, if not where its handle says. */
  readonly at?: string;
  readonly is: object;
  /** Columns that the report names. */
  readonly told: readonly string[];
}

const p = (line: Line = {}): Line => ({ Handle: 'p', Title: 'P', ...none, ...line });
const v = (line: Line = {}): Line => ({
  Handle: 'p',
  Title: 'P',
  'Option1 Name': 'Size',
  ...sized('S'),
  ...line,
});

const cases: Record<string, Case> = {
  'weights with decimals': {
    rows: [p({ 'Variant Grams': '8.5048569375' })],
    is: { weightGrams: 9 },
    told: ['Variant Grams'],
  },
  'weights with a unit': { rows: [p({ 'Variant Grams': '1,5 kg' })], is: { weightGrams: 1500 }, told: [] },
  'weights of another column': {
    rows: [p({ 'Variant Weight': '8', 'Variant Weight Unit': 'oz' })],
    is: { weightGrams: 227 },
    told: ['Variant Weight'],
  },
  'weights that are none': {
    rows: [p({ 'Variant Grams': 'light' })],
    is: { weightGrams: 0 },
    told: ['Variant Grams'],
  },
  'prices with signs and thousands': {
    rows: [p({ 'Variant Price': '$1,234.50', 'Variant Compare At Price': 'USD 2 000' })],
    is: { price: 123_450, msrp: 200_000 },
    told: ['Variant Price', 'Variant Compare At Price'],
  },
  'prices with too many decimals': {
    rows: [p({ 'Variant Price': '1.005' })],
    is: { price: 101 },
    told: ['Variant Price'],
  },
  'prices with a comma': {
    rows: [p({ 'Variant Price': '1.234,50 €' })],
    is: { price: 123_450 },
    told: ['Variant Price'],
  },
  'no price at all': {
    rows: [p({ 'Variant Price': '' })],
    is: { price: 0, visible: false },
    told: ['Variant Price'],
  },
  'no price of one variant': {
    rows: [v(), { Handle: 'p', ...sized('M', { 'Variant Price': '' }) }],
    is: { variations: [{ price: 100 }, { price: 100, unavailableForSale: true }] },
    told: ['Variant Price'],
  },
  'a price above the variants': {
    rows: [
      { Handle: 'p', Title: 'P', 'Option1 Name': 'Size', 'Variant Price': '7' },
      { Handle: 'p', ...sized('S', { 'Variant Price': '' }) },
      { Handle: 'p', ...sized('M') },
    ],
    is: { variations: [{ price: 700 }, { price: 100 }] },
    told: ['Variant Price'],
  },
  'an old price of nothing': {
    rows: [p({ 'Variant Compare At Price': '0.00' })],
    is: { msrp: null },
    told: [],
  },
  'an old price that is none': {
    rows: [p({ 'Variant Compare At Price': 'n/a' })],
    is: { msrp: null },
    told: ['Variant Compare At Price'],
  },
  'stock in other words': {
    rows: [p({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1,002.5' })],
    is: { stock: { available: 1002 } },
    told: ['Variant Inventory Qty'],
  },
  'yes and no in other words': {
    rows: [p({ Published: 'FALSCH', 'Variant Inventory Policy': 'WAHR', 'Variant Inventory Qty': 1 })],
    is: { visible: false, stock: { allowBackorders: true } },
    told: [],
  },
  'words that are none': {
    rows: [p({ Published: 'maybe', 'Variant Inventory Policy': 'maybe', Status: 'sleeping' })],
    is: { visible: false },
    told: ['Variant Inventory Policy', 'Published', 'Status'],
  },
  'a name of another option where there are values': {
    rows: [v({ 'Option1 Name': 'Title' }), { Handle: 'p', ...sized('M') }],
    is: { variants: [{ label: 'Option' }] },
    told: ['Option1 Name'],
  },
  'amounts under no name, and a second option without one': {
    rows: [
      v({ 'Option1 Name': 'Title', 'Option1 Value': '$10', 'Option2 Value': 'Red' }),
      { Handle: 'p', ...sized('$20', { 'Option2 Value': 'Blue' }) },
    ],
    is: { variants: [{ label: 'Amount' }, { label: 'Option 2' }] },
    told: ['Option1 Name', 'Option2 Name'],
  },
  'options of one name': {
    rows: [v({ 'Option2 Name': 'Size', 'Option2 Value': 'Long' })],
    is: { variants: [{ label: 'Size' }, { label: 'Size 2' }] },
    told: ['Option2 Name'],
  },
  'an option that only the last column names': {
    rows: [v({ 'Option1 Name': '', 'Option1 Value': '', 'Option3 Name': 'Colour', 'Option3 Value': 'Red' })],
    is: { variants: [{ label: 'Colour', options: [{ value: 'Red' }] }] },
    told: [],
  },
  'a variant without a value': {
    rows: [v({ 'Option2 Name': 'Colour', 'Option2 Value': 'Red' }), { Handle: 'p', ...sized('M') }],
    is: { variations: [{}, { values: { size: 'M', colour: 'Default' } }] },
    told: ['Option2 Value'],
  },
  'variants alike': {
    rows: [v(), { Handle: 'p', ...sized('S', { 'Variant Price': 2 }) }, { Handle: 'p', ...sized('S') }],
    is: { variations: [{ values: { size: 'S' } }, { values: { size: 'S (2)' }, price: 200 }] },
    told: ['Option1 Value', 'Option1 Value'],
  },
  'lines of one product without an option': {
    rows: [
      p({ 'Variant SKU': 'A', 'Option1 Name': '', 'Option1 Value': '' }),
      { Handle: 'p', 'Variant SKU': 'B', 'Variant Price': 2 },
    ],
    is: { variants: [{ label: 'Option', options: [{ value: 'A' }, { value: 'B' }] }] },
    told: ['Option1 Name'],
  },
  'skus that are there twice': {
    rows: [v({ 'Variant SKU': 'X' }), { Handle: 'p', ...sized('M', { 'Variant SKU': 'X' }) }],
    is: { variations: [{ sku: 'X' }, { sku: 'X-2' }] },
    told: ['Variant SKU'],
  },
  'skus that are too long': {
    rows: [p({ 'Variant SKU': 'x'.repeat(120) })],
    is: { sku: expect.stringMatching(/^x{91}-[0-9a-f]{8}$/) },
    told: ['Variant SKU'],
  },
  'trade numbers as spreadsheets leave them': {
    rows: [p({ 'Variant Barcode': "'4006381333931", 'Google Shopping / MPN': 'AB-1' })],
    is: { gtin: '4006381333931', mpn: 'AB-1' },
    told: [],
  },
  'trade numbers that are none': {
    rows: [p({ 'Variant Barcode': '4006381333930' })],
    is: { gtin: null },
    told: ['Variant Barcode'],
  },
  'texts that are too long': {
    rows: [p({ Title: 'word '.repeat(60), Vendor: 'v'.repeat(130), 'SEO Title': 's'.repeat(300) })],
    is: {
      name: expect.stringMatching(/^(word ){49}word word$/),
      brand: 'v'.repeat(120),
      metaTitle: 's'.repeat(255),
    },
    told: ['Title', 'Vendor', 'SEO Title'],
  },
  'texts with line breaks and worse': {
    rows: [p({ Title: 'A\nlamp\0\t!', Vendor: ' B\r\nC ' })],
    is: { name: 'A lamp !', brand: 'B C' },
    told: [],
  },
  'a huge description': {
    rows: [p({ 'Body (HTML)': `<p>${'x '.repeat(500_000)}</p>` })],
    is: { description: [{ type: 'paragraph' }] },
    told: ['Body (HTML)'],
  },
  'a description of too many parts': {
    rows: [p({ 'Body (HTML)': '<p>x</p>'.repeat(700) })],
    is: {},
    told: ['Body (HTML)'],
  },
  'more pictures than a product may have': {
    rows: [
      p({ 'Image Src': Array.from({ length: 60 }, (_, at) => `https://x.example/${at}.jpg`).join(', ') }),
    ],
    is: {},
    told: ['Image Src'],
  },
  'tags with quotes, and too many of them': {
    rows: [p({ Tags: `"a", b,${Array.from({ length: 100 }, (_, at) => `t${at}`).join()}` })],
    is: { attributes: { tags: expect.arrayContaining(['"a"', 'b', 't97']) } },
    told: ['Tags'],
  },
  'no title': {
    rows: [p({ Handle: 'felt-hat', Title: '' })],
    at: 'felt-hat',
    is: { name: 'Felt hat' },
    told: ['Title'],
  },
  'no handle': {
    rows: [p({ Handle: '', Title: 'Felt Hat' })],
    at: 'felt-hat',
    is: { name: 'Felt Hat' },
    told: [],
  },
  'handles of capitals and other letters': {
    rows: [p({ Handle: 'Größe_L' })],
    at: 'grosse-l',
    is: {},
    told: ['Handle'],
  },
  'handles of no letter an address has': {
    rows: [p({ Handle: '名前', Title: 'Lamp' })],
    at: 'lamp-7ec262',
    is: {},
    told: ['Handle'],
  },
  'cells beyond the headings': { rows: [p()], is: {}, told: [] },
  'lines above the one with the title': {
    rows: [{ Handle: 'p', 'Image Src': 'https://x.example/1.jpg' }, v({ Title: 'Name' })],
    is: { name: 'Name' },
    told: [],
  },
  'a category where there is no type': {
    rows: [p({ Type: '', 'Product Category': 'Home & Garden > Lighting > Lamps' })],
    is: { categories: ['lamps'] },
    told: [],
  },
};

describe('products of odd files are taken, and what was put right is told', () => {
  it.each(Object.entries(cases))('%s', async (_name, { rows, at = 'p', is, told }) => {
    const file = csvOf(rows);
    const { summary, report } = await importText(sale.system, file);
    expect(report.filter(({ kind }) => kind === 'rejected')).toEqual([]);
    expect(summary).toMatchObject({ created: 1, repaired: told.length > 0 ? 1 : 0 });
    const repaired = report.filter(({ kind }) => kind === 'repaired');
    expect(repaired.map(({ field }) => field)).toEqual(told);
    expect(repaired.every(({ line, reason }) => line !== undefined && reason.length > 20)).toBe(true);
    const all = await stored();
    expect([...all.keys()]).toContain(at);
    expect(all.get(at)).toMatchObject(is);
    expect((await importText(sale.system, file)).summary).toMatchObject({
      unchanged: 1,
      changed: 0,
      rejected: 0,
    });
  });
});

describe('several products of odd files', () => {
  it('have skus and addresses of their own, the same each time', async () => {
    const long = 'a-name-that-is-longer-than-any-address-of-a-shop-may-be-and-goes-on-and-on-with';
    const file = csvOf([
      { ...none, Handle: `${long}-one`, Title: 'One', 'Variant SKU': 'S' },
      { ...none, Handle: `${long}-two`, Title: 'Two', 'Variant SKU': 'S' },
      { ...none, Handle: 'a-b', Title: 'Three' },
      { ...none, Handle: 'a_b', Title: 'Four', 'Variant SKU': 'a-b' },
      { Handle: 'set', Title: 'Set', 'Option1 Name': 'Kind', 'Option1 Value': 'Gold', 'Variant Price': 1 },
      { ...none, Handle: 'set-gold', Title: 'Five' },
    ]);
    const { summary } = await importText(sale.system, file);
    expect(summary).toMatchObject({ created: 6, rejected: 0, repaired: 3 });
    const all = await stored();
    expect(new Set(all.keys()).size).toBe(6);
    expect(all.get('a-b')).toMatchObject({ name: 'Three', sku: 'a-b-2' });
    expect((await importText(sale.system, file)).summary).toMatchObject({ unchanged: 6, rejected: 0 });
  });

  it('are put together where their lines are apart, and parted where one handle has two titles', async () => {
    const file = csvOf([
      { Handle: 'hat', Title: 'Hat', 'Option1 Name': 'Size', ...sized('S') },
      { Handle: 'cap', Title: 'Cap', ...none },
      { Handle: 'HAT', ...sized('M') },
      { Handle: 'cap', Title: 'Another cap', ...none, 'Variant Price': 5 },
    ]);
    expect((await importText(sale.system, file)).summary).toMatchObject({ created: 3, rejected: 0, rows: 4 });
    const all = await stored();
    expect(all.get('hat')).toMatchObject({
      variations: [{ values: { size: 'S' } }, { values: { size: 'M' } }],
    });
    expect([all.get('cap')?.name, all.get('cap-2')?.name]).toEqual(['Cap', 'Another cap']);
    expect((await importText(sale.system, file)).summary).toMatchObject({ unchanged: 3 });
  });

  it('are made of a gift card of several amounts', async () => {
    const file = csvOf([
      {
        Handle: 'card',
        Title: 'Card',
        'Option1 Name': 'Amount',
        'Option1 Value': '$10',
        'Variant Price': 10,
        'Gift Card': 'true',
      },
      { Handle: 'card', 'Option1 Value': '$25', 'Variant Price': 25 },
    ]);
    const { summary, report } = await importText(sale.system, file);
    expect(summary).toMatchObject({ created: 2, repaired: 2, rows: 2 });
    expect(report.map(({ field }) => field)).toEqual(['Gift Card', 'Gift Card']);
    expect((await stored()).get('card-25')).toMatchObject({
      classCode: 'gift_certificate',
      price: 2500,
      name: 'Card $25',
    });
    expect((await importText(sale.system, file)).summary).toMatchObject({ unchanged: 2 });
  });

  it('keep their skus where lines with one sku change places', async () => {
    const lines = [
      sized('S', { 'Variant SKU': 'X' }),
      sized('M', { 'Variant SKU': 'X', 'Variant Price': 2 }),
    ];
    const file = (order: readonly Line[]) =>
      csvOf(order.map((line) => ({ Handle: 'hat', Title: 'Hat', 'Option1 Name': 'Size', ...line })));
    await importText(sale.system, file(lines));
    const before = await pageAt(test.db, sale, 'hat');
    await importText(sale.system, file(lines.toReversed()));
    const after = await pageAt(test.db, sale, 'hat');
    const ids = (page: typeof before) => new Map(page?.variations.map(({ id, values }) => [values.size, id]));
    expect(ids(after)).toEqual(ids(before));
  });
});
