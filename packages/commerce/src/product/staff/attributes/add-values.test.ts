import type { Scope } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { recordChanges } from '../../../testing/changes.ts';
import { staffOf } from '../../../testing/context.ts';
import { variableProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { colors, makeShirt, shirtInput, sizes, wantedAttribute } from '../../../testing/shirt.ts';
import {
  changeVariationAttributes,
  createProduct,
  createUnseenProduct,
  listVariations,
  readProduct,
  readProductForStaff,
  readVariationForStaff,
} from '../../index.ts';

const { test, sale } = saleForEachTest();

const buyer = { group: undefined, prices: 'visible' } as const;
const green = [colors('red', 'green', 'blue'), sizes('s', 'l')];

describe('values that are added', () => {
  it('bring the missing combinations, and leave what is there with id, sku, price, stock and pictures [ADM-111]', async () => {
    const media = [{ file: 'red.jpg', alt: 'Red', width: 4, height: 3 }];
    const variations = shirtInput().variations.map((one) => ({ ...one, media }));
    const shirt = await makeShirt(sale.system, { variations });
    const { productId } = shirt;
    const read = () =>
      Promise.all(
        Object.values(shirt.variationIds).map((variationId) =>
          readVariationForStaff(sale.system, { productId, variationId }),
        ),
      );
    const ofItself = (list: Awaited<ReturnType<typeof read>>) => list.map(({ product: _, ...one }) => one);
    const before = await read();
    expect((await shirt.plan(green)).missing).toEqual([
      { values: { color: 'green', size: 's' }, isNew: true, archived: null },
      { values: { color: 'green', size: 'l' }, isNew: true, archived: null },
    ]);
    expect(await shirt.change(green, { price: 900 })).toEqual({
      made: 2,
      broughtBack: 0,
      archived: 0,
      revision: 2,
    });
    expect(ofItself(await read())).toEqual(ofItself(before));
    expect(await shirt.told()).toEqual([
      'red-s: red-s',
      'red-l: red-l',
      'green-s: shirt-green-s',
      'green-l: shirt-green-l',
      'blue-s: blue-s',
      'blue-l: blue-l',
    ]);
    const [, , made] = await shirt.rows();
    expect(made).toMatchObject({
      price: 900,
      msrp: null,
      weightGrams: 120,
      name: 'Shirt',
      revision: 1,
      position: 2,
    });
    const fresh = await readVariationForStaff(sale.system, { productId, variationId: made?.id ?? '' });
    expect(fresh).toMatchObject({ media: [], stock: { onHand: 0, allowBackorders: false } });
  });

  it('become those variations alone that are chosen, and the others stay missing [ADM-111]', async () => {
    const shirt = await makeShirt(sale.system);
    const chosen = { size: 'l', color: 'green' };
    expect(await shirt.change(green, { combinations: [chosen] })).toMatchObject({ made: 1 });
    expect((await shirt.plan(green)).missing).toEqual([
      { values: { color: 'green', size: 's' }, isNew: false, archived: null },
    ]);
    expect(await shirt.change(green, { combinations: [] })).toMatchObject({ made: 0, revision: 2 });
  });

  it('are refused where there would be more than 2,048 variations, with their number [ADM-111]', async () => {
    const shirt = await makeShirt(sale.system);
    const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
    const wide = [colors('red', 'blue', ...many(60)), sizes('s', 'l', ...many(42))];
    const tooMany = (n: string) => ({
      code: 'invalid-input',
      field: 'attributes',
      reason: { code: 'catalogue.too_many_variations', params: { n, most: '2,048' } },
    });
    expect(await shirt.plan(wide)).toMatchObject({ combinations: 2728, missing: [], kept: 4 });
    await expect(shirt.change(wide)).rejects.toMatchObject(tooMany('2,728'));
    const chosen = wide[0]?.options
      .slice(2)
      .flatMap(({ value: color }) => (wide[1]?.options ?? []).map(({ value: size }) => ({ color, size })));
    await expect(shirt.change(wide, { combinations: chosen?.slice(0, 2045) ?? [] })).rejects.toMatchObject(
      tooMany('2,049'),
    );
    const some = chosen?.slice(0, 3) ?? [];
    expect(await shirt.change(wide, { combinations: some })).toMatchObject({ made: 3 });
  });

  it('are found by a shopper at once, with the lowest price', async () => {
    const shirt = await makeShirt(sale.system);
    const changes = await recordChanges(test.db, () => shirt.change(green, { price: 100 }));
    expect(changes.map(({ kind, entityId }) => [kind, entityId])).toEqual([
      ['product.changed', shirt.productId],
      ['price.changed', shirt.productId],
    ]);
    const page = await readProduct(sale.guest(), { id: shirt.productId }, buyer);
    expect(page?.prices?.price).toBe(100);
    expect(page?.variations).toHaveLength(6);
    expect(page?.variants.map(({ options }) => options.length)).toEqual([3, 2]);
  });

  it('are added by whoever may not set prices, without a price, and by nobody who only reads', async () => {
    const shirt = await makeShirt(sale.system);
    const as = (...scopes: Scope[]) => staffOf(sale.system, scopes);
    const priced = shirt.change(green, { price: 1 }, as('catalog:write', 'catalog:read'));
    await expect(priced).rejects.toMatchObject({ code: 'forbidden' });
    await expect(shirt.change(green, {}, as('catalog:read'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(shirt.plan(green, as('orders:read'))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await shirt.plan(green, as('catalog:read'))).toMatchObject({ kept: 4 });
    expect(await shirt.change(green, {}, as('catalog:write'))).toMatchObject({ made: 2 });
  });
});

describe('a new variation', () => {
  it('has a sku of the pattern that nothing else has, with an ending where it is taken [ADM-111]', async () => {
    const shirt = await makeShirt(sale.system);
    await sale.simple({ sku: 'shirt-green' });
    await sale.simple({ sku: 'shirt-green-2' });
    await sale.simple({ sku: 'SHIRT-GREEN-3', slug: 'other' });
    await shirt.change(green, { skuPattern: '{sku}-{color}' });
    expect((await shirt.told()).slice(2, 4)).toEqual(['green-s: shirt-green-3', 'green-l: shirt-green-4']);
    const long = 'x'.repeat(100);
    await sale.simple({ sku: long, slug: 'long' });
    await sale.simple({ sku: `${'x'.repeat(98)}-2`, slug: 'longer' });
    await shirt.change([colors('red', 'green', 'blue'), sizes('s', 'l', 'm')], { skuPattern: long });
    expect((await shirt.told()).filter((one) => one.includes('-m')).map((one) => one.slice(-4))).toEqual([
      'xx-3',
      'xx-4',
      'xx-5',
    ]);
  });

  it('keeps no stock where none of the others does', async () => {
    const [first, ...others] = shirtInput().variations.map((one) => ({ ...one, stock: null }));
    if (!first) throw new Error('a shirt has variations');
    const variations = [{ ...first, stock: { available: 1 } }, ...others];
    const shirt = await makeShirt(sale.system, { variations });
    const onHandOf = async (sku: string) => {
      const row = (await shirt.rows()).find((one) => one.sku === sku);
      const key = { productId: shirt.productId, variationId: row?.id ?? '' };
      return (await readVariationForStaff(sale.system, key)).stock?.onHand;
    };
    await shirt.change(green);
    expect(await onHandOf('shirt-green-s')).toBe(0);
    const bare = await createProduct(
      sale.system,
      variableProduct(
        {},
        {
          sku: 'bare',
          variants: shirtInput().variants.slice(0, 1),
          variations: [{ sku: 'bare-red', values: { color: 'red' }, price: 1, stock: null }],
        },
      ),
    );
    await changeVariationAttributes(sale.system, {
      productId: bare.id,
      revision: 1,
      attributes: [colors('red', 'blue')],
    });
    const page = await readProduct(sale.guest(), { id: bare.id }, buyer);
    const made = page?.variations.find(({ sku }) => sku === 'bare-blue')?.id ?? '';
    const key = { productId: bare.id, variationId: made };
    expect((await readVariationForStaff(sale.system, key)).stock).toBeNull();
  });

  it('is the first of a product that was made by name and sku alone, which has attributes now [ADM-110]', async () => {
    const { id } = await createUnseenProduct(sale.system, {
      kind: 'variable_product',
      name: 'Tee',
      sku: 'TEE',
    });
    const swatched = { value: 'Forest Green', swatch: '#060' };
    const attributes = [
      { ...wantedAttribute('Colour', []), options: [swatched, { value: 'Red', swatch: '' }] },
      wantedAttribute('Size (EU)', ['38'], { displayType: 'dropdown' }),
    ];
    await changeVariationAttributes(sale.system, { productId: id, revision: 1, attributes });
    const { variants, variations } = await readProductForStaff(sale.system, id);
    expect(variants).toEqual([
      { id: 'colour', label: 'Colour', displayType: 'button', options: [swatched, { value: 'Red' }] },
      { id: 'size-eu', label: 'Size (EU)', displayType: 'dropdown', options: [{ value: '38' }] },
    ]);
    expect(variations).toBe(2);
    const found = await listVariations(sale.system, { productId: id });
    expect(found.variations.map(({ sku }) => sku)).toEqual(['TEE-FOREST-GREEN-38', 'TEE-RED-38']);
  });
});
