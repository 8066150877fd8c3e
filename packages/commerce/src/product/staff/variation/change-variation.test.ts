import { beforeEach, describe, expect, it } from 'vitest';
import { registerFile } from '../../../content/index.ts';
import { changePrice } from '../../../pricing/index.ts';
import { adjustStock } from '../../../stock/index.ts';
import { readAudit } from '../../../testing/audit.ts';
import { recordChanges } from '../../../testing/changes.ts';
import { variableProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../../testing/statements.ts';
import {
  archiveProduct,
  changeVariation,
  createProduct,
  editProduct,
  readProduct,
  readProductForStaff,
  readVariationForStaff,
  type VariationChange,
} from '../../index.ts';

const { test, sale } = saleForEachTest();

let productId: string;
let red: string;
let blue: string;
beforeEach(async () => {
  const base = variableProduct({ red: 500, blue: 700 }, { sku: 'c', defaultVariationSku: 'c-red' });
  const made = await createProduct(sale.system, base);
  productId = made.id;
  red = made.variationIds['c-red'] ?? '';
  blue = made.variationIds['c-blue'] ?? '';
});

const read = (variationId = red) => readVariationForStaff(sale.system, { productId, variationId });
const change = (fields: Partial<VariationChange>, ctx = sale.system) =>
  changeVariation(ctx, { productId, variationId: red, revision: 1, ...fields });
const readParent = () => readProductForStaff(sale.system, productId);

const conflict = (fields: string) => ({
  code: 'conflict',
  field: 'revision',
  params: expect.objectContaining({ fields }),
});

const picture = {
  name: 'red.jpg',
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  bytes: 9,
  width: 40,
  height: 30,
};

const everyField = {
  sku: 'other',
  price: 450,
  msrp: 900,
  priceLevels: [
    { minQty: 9, price: 300, customerGroups: [], savePercent: null },
    { minQty: 2, price: 400, customerGroups: ['wholesale'], savePercent: 3 },
  ],
  weightGrams: 300,
  gtin: '4006381333931',
  mpn: 'M-1',
  unavailableForSale: true,
  discontinued: true,
};

describe('changing a variation', () => {
  it('writes each field that staff may set, and leaves its values and stock [ADM-130]', async () => {
    await registerFile(sale.system, picture);
    await adjustStock(sale.system, { lines: [{ productId: red, delta: 4 }] });
    await change({ ...everyField, media: [{ file: 'red.jpg', alt: 'Red' }] });
    expect(await read()).toMatchObject({
      ...everyField,
      priceLevels: everyField.priceLevels.toReversed(),
      values: { color: 'red' },
      revision: 2,
      media: [{ file: 'red.jpg', kind: 'image', video: null, alt: 'Red', width: 40, height: 30 }],
      stock: { onHand: 9 },
    });
    await change({ revision: 2, media: [], priceLevels: [], msrp: null, gtin: null, mpn: null });
    expect(await read()).toMatchObject({ media: [], priceLevels: [], msrp: null, gtin: null, mpn: null });
  });

  it('writes no other one, in as many statements whether there are two or fifty', async () => {
    const before = await read(blue);
    const few = await recordStatements(test.db, () => change({ ...everyField, media: [] }));
    expect(await read(blue)).toEqual(before);
    const colors = Array.from({ length: 50 }, (_, at) => [`n${at}`, 500] as const);
    const many = await createProduct(sale.system, variableProduct(Object.fromEntries(colors)));
    const [variationId = ''] = Object.values(many.variationIds);
    const input = { ...everyField, sku: 'third', media: [], productId: many.id, variationId, revision: 1 };
    const sent = await recordStatements(test.db, () => changeVariation(sale.system, input));
    expect(sent).toHaveLength(few.length);
  });

  it('is seen by shoppers at once, and makes the price of the product that of its cheapest', async () => {
    const changes = await recordChanges(test.db, () => change({ price: 900 }));
    expect(changes.map(({ kind, entityId }) => `${kind} ${entityId}`).toSorted()).toEqual(
      ['product.changed', 'price.changed']
        .flatMap((kind) => [`${kind} ${productId}`, `${kind} ${red}`])
        .toSorted(),
    );
    const page = await readProduct(sale.guest(), { id: productId }, { group: undefined, prices: 'visible' });
    expect(page?.prices?.price).toBe(700);
    expect(
      (await recordChanges(test.db, () => change({ revision: 2, mpn: 'M' }))).map(({ kind }) => kind),
    ).toEqual(['product.changed', 'product.changed']);
  });

  it('counts the product as edited, and is in the audit log [ADM-018]', async () => {
    await change({ price: 450 });
    expect((await readParent()).revision).toBe(2);
    const entries = (await readAudit(sale.system)).filter(({ verb }) => verb === 'product.edit-variation');
    expect(entries.map(({ entityId, revision, changes }) => [entityId, revision, changes])).toEqual([
      [red, 2, [{ path: ['price'], before: 500, after: 450 }]],
      [productId, 2, [{ path: ['variations'], before: null }]],
    ]);
  });

  it('leaves the product its default variation, by whatever sku that is known, and tells of it [ADM-018]', async () => {
    await change({ sku: 'c-crimson' });
    expect((await readParent()).defaultVariationSku).toBe('c-crimson');
    const told = (await readAudit(sale.system)).filter(
      ({ verb, entityId }) => verb === 'product.edit-variation' && entityId === productId,
    );
    expect(told.map(({ changes }) => changes)).toEqual([
      [
        { path: ['variations'], before: null },
        { path: ['defaultVariationSku'], before: 'c-red', after: 'c-crimson' },
      ],
    ]);
    await changeVariation(sale.system, { productId, variationId: blue, revision: 1, sku: 'c-navy' });
    const { defaultVariationSku, revision } = await readParent();
    expect(defaultVariationSku).toBe('c-crimson');
    // The product as a whole is sound: it can be saved.
    await editProduct(sale.system, { productId, revision, name: 'Pillow' });
  });

  it('which an archived one is again once it is brought back, whatever was saved meanwhile', async () => {
    await archiveProduct(sale.system, red);
    const edit = async (given: object) =>
      editProduct(sale.system, { productId, revision: (await readParent()).revision, ...given });
    await edit({ name: 'Pillow' });
    await archiveProduct(sale.system, red, false);
    expect((await readParent()).defaultVariationSku).toBe('c-red');
    await archiveProduct(sale.system, red);
    await edit({ defaultVariationSku: 'c-blue' });
    await archiveProduct(sale.system, red, false);
    expect((await readParent()).defaultVariationSku).toBe('c-blue');
  });
});

describe('two who change a variation', () => {
  it('both have what they set where the fields are others [ADM-907]', async () => {
    await change({ price: 450 });
    await change({ mpn: 'M-1', price: 500 });
    expect(await read()).toMatchObject({ price: 450, mpn: 'M-1', revision: 3 });
  });

  it('are told where the field is the same, also where one of them changed it elsewhere [ADM-907]', async () => {
    await change({ price: 450 });
    await expect(change({ price: 480, mpn: 'M' })).rejects.toMatchObject(conflict('price'));
    await changePrice(sale.system, { productId: red, price: 410 });
    await expect(change({ revision: 2, price: 420 })).rejects.toMatchObject(conflict('price'));
    await change({ priceLevels: [{ minQty: 2, price: 400 }] });
    await expect(change({ revision: 3, priceLevels: [{ minQty: 3, price: 400 }] })).rejects.toMatchObject(
      conflict('priceLevels'),
    );
  });

  it('are told where the pictures came with a catalogue meanwhile', async () => {
    await registerFile(sale.system, picture);
    const media = [{ file: 'shown.jpg', alt: '', width: 4, height: 3 }];
    await editProduct(sale.system, {
      productId,
      revision: 1,
      variations: [{ sku: 'c-red', media }, { sku: 'c-blue' }],
    });
    await expect(change({ media: [{ file: 'red.jpg', alt: '' }] })).rejects.toMatchObject(conflict('media'));
    await change({
      revision: 2,
      media: [
        { file: 'shown.jpg', alt: 'Red' },
        { file: 'red.jpg', alt: '' },
      ],
    });
    expect((await read()).media).toMatchObject([
      { file: 'shown.jpg', width: 4 },
      { file: 'red.jpg', width: 40 },
    ]);
  });

  it('at once change one after the other', async () => {
    await Promise.all([change({ price: 450 }), change({ mpn: 'M-1' }), change({ weightGrams: 7 })]);
    expect(await read()).toMatchObject({ price: 450, mpn: 'M-1', weightGrams: 7, revision: 4 });
  });
});

it('a variation is read with its product and what hangs on it, also once it is archived', async () => {
  await archiveProduct(sale.system, red);
  const { variants } = variableProduct({ red: 500, blue: 700 });
  expect(await read()).toEqual({
    id: red,
    revision: 2,
    product: { id: productId, name: 'Cushion', variants },
    sku: 'c-red',
    values: { color: 'red' },
    archived: true,
    price: 500,
    msrp: null,
    priceLevels: [],
    currency: 'USD',
    weightGrams: 0,
    gtin: null,
    mpn: null,
    unavailableForSale: false,
    discontinued: false,
    media: [],
    stock: expect.objectContaining({ onHand: 5, salable: 5 }),
  });
});
