import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { stockWork } from '../../testing/stock.ts';
import { createProduct, duplicateProduct, moveProductSlug, type ProductInput } from '../index.ts';

const { test, sale } = saleForEachTest();

type Json = Readonly<Record<string, unknown>>;
const ask = async (text: string, ...values: unknown[]) =>
  (await test.db.pool.query(text, values)).rows.map((row) => Object(row) as Json);

/** Columns of a product's row that a copy has of its own. */
const ofItsOwn = ['id', 'sku', 'name', 'created_at', 'updated_at', 'revision', 'search_text', 'parent_id'];
const ofSalesAndReviews = ['popularity', 'review_count', 'review_avg_rating', 'review_stars'];

/** Tables of what belongs to a product: of these a copy has the same rows. */
const copied = ['category_product', 'price_level', 'product_child', 'product_media', 'stock'];
/** Of these it has none, or rows of its own. */
const ofEach = [
  ...['cart_line', 'order_line', 'stock_movement'],
  // Where it is shown, which the copy is not, what is listed of it, and the page of a marketplace that it is offered on.
  ...['publication', 'product_entry', 'offer'],
];

/** Reads the rows that belong to a product, each without what tells whose it is; of stock its rules alone. */
async function partsOf(productId: string): Promise<Readonly<Record<string, ReadonlySet<string>>>> {
  const tables = copied.map(async (table) => {
    const own = `array['id', 'product_id', 'on_hand', 'reserved', 'backordered']`;
    const found = await ask(
      `select to_jsonb(t) - ${own} as row from ${table} t where product_id = $1`,
      productId,
    );
    return [table, new Set(found.map(({ row }) => JSON.stringify(row)))];
  });
  return Object.fromEntries(await Promise.all(tables));
}

async function rowOf(productId: string, without: readonly string[]): Promise<Json> {
  const [found] = await ask(
    'select to_jsonb(p) - $2::text[] as row from product p where id = $1',
    productId,
    without,
  );
  return Object(found?.row) as Json;
}

const notCopied = [...ofItsOwn, ...ofSalesAndReviews];

/** What a copy must have as its original: its row, but for what is its own, and what belongs to it. */
const wholeOf = async (productId: string) => ({
  row: await rowOf(productId, notCopied),
  parts: await partsOf(productId),
});

const variationsOf = async (productId: string) =>
  (await ask('select id from product where parent_id = $1 order by position', productId)).map(({ id }) =>
    String(id),
  );

/** Copies it an hour later; returns the id of the copy. */
async function copyOf(productId: string): Promise<string> {
  sale.clock.advance(3600);
  return (await duplicateProduct(sale.system, { productId, name: 'Copy', ending: '-2' })).id;
}

const media = [
  {
    file: 'film.jpg',
    kind: 'video' as const,
    video: 'https://vimeo.com/76979871',
    alt: '',
    width: 16,
    height: 9,
  },
  { file: 'mug.jpg', alt: 'A mug', width: 40, height: 30 },
];
const priceLevels = [
  { minQty: 2, price: 900, customerGroups: ['wholesale'], savePercent: 10 },
  { minQty: 5, price: 800, customerGroups: [], savePercent: null },
];
const stock = {
  available: 7,
  allowBackorders: true,
  backorderMessage: 'Soon',
  backorderShipDate: '2026-04-01T00:00:00.000Z',
  lowStockThreshold: 3,
  lowStockAlertMessage: 'Few',
};
const ofVariationToo = {
  weightGrams: 300,
  gtin: '4006381333931',
  mpn: 'M-1',
  unavailableForSale: true,
  discontinued: true,
};
const own = {
  ...ofVariationToo,
  subTitle: 'Holds more',
  shortDescription: 'A mug',
  description: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Of clay' }] }],
  brand: 'Kiln',
  attributes: { colour: ['red'], size: 5 },
  hidePrice: true,
  shippingFee: 500,
  nonShippable: true,
  limitShippingMethods: ['standard'],
  itemDeliveryInfo: 'In a crate',
  deliveryEstimate: 'made-to-order',
  websiteVisibility: false,
  featured: true,
  popularity: 70,
  reviewStars: [0, 1, 2, 3, 4] as [number, number, number, number, number],
  websiteDisplay: 'other' as const,
  personalizationOptions: [
    { code: 'engraving', label: 'Engraving', type: 'text' as const, required: true, displayed: true },
  ],
  productOptions: [
    {
      id: 'wrap',
      label: 'Gift wrap',
      optionType: 'radio' as const,
      isRequired: false,
      additionalFee: 0,
      initialVisibility: 'show' as const,
      values: [
        { id: 'yes', label: 'Yes', additionalFee: 300, isDefault: false, initialVisibility: 'show' as const },
      ],
    },
  ],
  productOptionRules: [
    {
      operator: 'any' as const,
      conditions: [{ option: 'wrap', values: ['yes'] }],
      actions: [{ option: 'wrap', action: 'show' as const }],
    },
  ],
  metaTitle: 'Mugs',
  metaDescription: 'Of clay, by hand',
  seoCrawlerSetting: 'noindex',
  categories: ['mugs', 'home'],
  media,
};

const make = async (given: ProductInput) => (await createProduct(sale.system, given)).id;
const makeCategories = () => createCategories(sale.system, [{ name: 'Home' }, { name: 'Mugs' }]);

describe('a copy of a product with everything that one can have', () => {
  it('has each column of its row but for sales, reviews and history, and all that belongs to it [ADM-106]', async () => {
    await makeCategories();
    const id = await make(simpleProduct({ ...own, sku: 'mug', msrp: 2000, priceLevels, stock }));
    await moveProductSlug(sale.system, { productId: id, slug: 'moved' });
    await stockWork(sale).reserve({ [id]: 2 });
    const original = await wholeOf(id);
    const counts = Object.entries(original.parts).map(([table, rows]) => [table, rows.size]);
    expect(counts).toEqual(
      copied.map((table) => [table, table === 'stock' ? 1 : table === 'product_child' ? 0 : 2]),
    );
    const made = await copyOf(id);
    expect(await wholeOf(made)).toEqual(original);
    expect(await rowOf(made, Object.keys(original.row))).toMatchObject({
      ...{ popularity: 0, review_count: 0, review_avg_rating: 0, review_stars: [0, 0, 0, 0, 0], revision: 1 },
      created_at: expect.stringContaining('13:00'),
    });
    expect(await ask('select kind, on_hand_delta from stock_movement where product_id = $1', made)).toEqual(
      [],
    );
    // Each column differs from that of a product of which nothing is said, or a copy without it would be taken for one.
    const bare = await rowOf(
      await make({ classCode: 'simple', sku: 'bare', name: 'Bare', price: 0 }),
      notCopied,
    );
    const unsaid = Object.keys(bare).filter(
      (name) => JSON.stringify(bare[name]) === JSON.stringify(original.row[name]),
    );
    const ofVariations = ['default_variation_sku', 'position', 'variants', 'variation_values'];
    expect(unsaid.sort()).toEqual(['archived', 'class_code', 'seller_id', ...ofVariations].sort());
  });

  it('has each variation with all that belongs to it, and the way in which they are chosen [ADM-106]', async () => {
    await makeCategories();
    const cushion = variableProduct(
      { red: 500, blue: 700 },
      { ...own, sku: 'c', defaultVariationSku: 'c-blue' },
    );
    const id = await make({
      ...cushion,
      variants: [
        {
          ...{ id: 'color', label: 'Colour', displayType: 'radio', buttonSetting: { size: 1 } },
          options: [{ value: 'red', swatch: '#f00' }, { value: 'blue' }],
        },
      ],
      variations: cushion.variations.map((one) => ({
        ...{ ...one, ...ofVariationToo, msrp: 2000, priceLevels, media, stock },
      })),
    });
    const made = await copyOf(id);
    const original = await wholeOf(id);
    expect(await wholeOf(made)).toEqual({
      ...original,
      row: { ...original.row, default_variation_sku: 'c-blue-2' },
    });
    const [red = '', blue = ''] = await variationsOf(id);
    const [redOfCopy = '', blueOfCopy = '', ...others] = await variationsOf(made);
    expect(others).toEqual([]);
    for (const [one, ofCopy] of [
      [red, redOfCopy],
      [blue, blueOfCopy],
    ] as const) {
      expect(await wholeOf(ofCopy)).toEqual(await wholeOf(one));
    }
  });

  it('consists of the same in the same order, and as a certificate costs the same [ADM-106]', async () => {
    const skus = ['b', 'c', 'a'];
    for (const sku of skus) await make(simpleProduct({ sku }));
    for (const given of [
      { classCode: 'grouped', sku: 'set', name: 'Set', children: skus },
      { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 5000, msrp: 6000, priceLevels },
    ] as const) {
      const id = await make({
        ...given,
        ...('children' in given ? { children: [...skus] } : { priceLevels }),
      });
      const original = await wholeOf(id);
      expect(await wholeOf(await copyOf(id)), given.classCode).toEqual(original);
    }
  });

  it('is decided on for each table of what belongs to a product', async () => {
    const found = await ask(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('product_id', 'child_id')`);
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set([...copied, ...ofEach]));
  });
});
