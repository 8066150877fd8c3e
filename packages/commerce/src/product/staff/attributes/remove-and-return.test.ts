import { describe, expect, it } from 'vitest';
import { addToCart, readCart } from '../../../cart/index.ts';
import { adjustStock } from '../../../stock/index.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { colors, makeShirt, sizes, wantedAttribute } from '../../../testing/shirt.ts';
import { archiveProduct, readProduct, readVariationForStaff } from '../../index.ts';

const { sale } = saleForEachTest();

const both = [colors('red', 'blue'), sizes('s', 'l')];

describe('a value that is removed', () => {
  it('archives the variations that have it, which come back with their ids when it is added again [ADM-112]', async () => {
    const shirt = await makeShirt(sale.system);
    const { productId, variationIds } = shirt;
    await adjustStock(sale.system, { lines: [{ productId: variationIds['blue-l'] ?? '', delta: 5 }] });
    const less = [colors('red'), sizes('s', 'l')];
    expect((await shirt.plan(less)).archives).toEqual([
      { id: variationIds['blue-s'], sku: 'blue-s', values: { color: 'blue', size: 's' }, onHand: 2 },
      { id: variationIds['blue-l'], sku: 'blue-l', values: { color: 'blue', size: 'l' }, onHand: 7 },
    ]);
    expect(await shirt.change(less)).toMatchObject({ made: 0, archived: 2, broughtBack: 0 });
    expect(await shirt.told()).toEqual(['red-s: red-s', 'red-l: red-l']);
    const page = await readProduct(sale.guest(), { id: productId }, { group: undefined, prices: 'visible' });
    expect(page?.variations.map(({ sku }) => sku)).toEqual(['red-s', 'red-l']);

    expect((await shirt.plan(both)).missing).toEqual(
      ['s', 'l'].map((size) => ({
        values: { color: 'blue', size },
        isNew: true,
        archived: { id: variationIds[`blue-${size}`], sku: `blue-${size}` },
      })),
    );
    expect(await shirt.change(both, { price: 1 })).toMatchObject({ made: 0, archived: 0, broughtBack: 2 });
    const rows = await shirt.rows();
    expect(Object.fromEntries(rows.map(({ sku, id }) => [sku, id]))).toEqual(variationIds);
    expect(rows.map(({ price }) => price)).toEqual([500, 600, 700, 800]);
    const key = { productId, variationId: variationIds['blue-l'] ?? '' };
    expect(await readVariationForStaff(sale.system, key)).toMatchObject({ stock: { onHand: 7 } });
  });

  it('brings back the variations that had it last, where another was renamed to a value that is gone [ADM-112]', async () => {
    const shirt = await makeShirt(sale.system);
    const at = (minute: number) => ({
      ...sale.system,
      clock: () => new Date(Date.UTC(2030, 0, 1, 0, minute)),
    });
    const size = sizes('s');
    await shirt.change([colors('blue'), size], {}, at(1));
    await shirt.change([colors('red<blue'), size], {}, at(2));
    await shirt.change([colors('green'), size], {}, at(3));
    await shirt.change([colors('red', 'green'), size], {}, at(4));
    expect(await shirt.told()).toEqual(['red-s: blue-s', 'green-s: shirt-green-s']);
    expect(await shirt.told(true)).toContain('red-s: red-s');
  });

  it('is gone from carts, and in them again when it is back', async () => {
    const shirt = await makeShirt(sale.system);
    const guest = sale.guest();
    await addToCart(guest, { productId: shirt.variationIds['blue-s'] ?? '', qty: 1 });
    const inCart = async () => (await readCart(guest)).lines.map(({ sku, issue }) => [sku, issue?.code]);
    expect(await inCart()).toEqual([['blue-s', undefined]]);
    await shirt.change([colors('red'), sizes('s', 'l')]);
    expect(await inCart()).toEqual([]);
    await shirt.change(both);
    expect(await inCart()).toEqual([['blue-s', undefined]]);
  });

  it('leaves the default variation, unless that is archived, and then until it is back', async () => {
    const shirt = await makeShirt(sale.system, { defaultVariationSku: 'blue-s' });
    const shown = async () => {
      const page = await readProduct(
        sale.guest(),
        { id: shirt.productId },
        { group: undefined, prices: 'visible' },
      );
      return page?.variations.find(({ sku }) => sku === page.defaultVariationSku)?.sku;
    };
    await shirt.change([colors('red', 'blue'), sizes('s')]);
    expect(await shown()).toBe('blue-s');
    await shirt.change([colors('red'), sizes('s')]);
    expect(await shown()).toBeUndefined();
    await shirt.change([colors('red', 'blue'), sizes('s')]);
    expect(await shown()).toBe('blue-s');
  });
});

describe('an attribute', () => {
  const fits = wantedAttribute('Fit', ['slim', 'wide']);

  it('that is added gives each variation its first value, archived ones too [ADM-110, ADM-111]', async () => {
    const shirt = await makeShirt(sale.system);
    await archiveProduct(sale.system, shirt.variationIds['blue-l'] ?? '');
    const { attributes, missing } = await shirt.plan([fits, ...both]);
    expect(attributes[0]).toMatchObject({ id: 'fit', label: 'Fit' });
    expect(missing.filter(({ isNew }) => !isNew)).toMatchObject([{ archived: { sku: 'blue-l' } }]);
    await shirt.change([fits, ...both], { combinations: [] });
    expect(await shirt.rows()).toMatchObject([
      { sku: 'red-s', variationValues: { fit: 'slim', color: 'red', size: 's' }, revision: 2 },
      { sku: 'red-l' },
      { sku: 'blue-s' },
    ]);
    expect(await shirt.rows(true)).toMatchObject([
      { sku: 'blue-l', variationValues: { fit: 'slim', color: 'blue', size: 'l' } },
    ]);
  });

  it('that is removed leaves the first of those that become alike, and brings the others back with it [ADM-110, ADM-112]', async () => {
    const shirt = await makeShirt(sale.system);
    expect(await shirt.change([colors('red', 'blue')])).toMatchObject({ archived: 2, made: 0 });
    expect(await shirt.told()).toEqual(['red: red-s', 'blue: blue-s']);
    expect(await shirt.told(true)).toEqual(['red-l: red-l', 'blue-l: blue-l']);
    expect(await shirt.change(both)).toMatchObject({ archived: 0, made: 0, broughtBack: 2 });
    expect(await shirt.told()).toEqual(['red-s: red-s', 'red-l: red-l', 'blue-s: blue-s', 'blue-l: blue-l']);
    await shirt.change([colors('red', 'blue')]);
    await shirt.change([]);
    expect(await shirt.told()).toEqual([]);
    expect((await shirt.read()).variants).toEqual([]);
    await shirt.change([colors('red', 'blue')]);
    expect(await shirt.told()).toEqual(['red: red-s', 'blue: blue-s']);
  });

  it('and its values are renamed and ordered, and the variations with them [ADM-110]', async () => {
    const shirt = await makeShirt(sale.system);
    await archiveProduct(sale.system, shirt.variationIds['red-l'] ?? '');
    const swapped = [
      { ...sizes('l', 's'), label: 'Length', displayType: 'dropdown' as const },
      colors('blue<red', 'red<blue'),
    ];
    expect(await shirt.change(swapped, { combinations: [] })).toMatchObject({ made: 0, archived: 0 });
    expect(
      (await shirt.rows()).map(({ sku, variationValues, position }) => [sku, variationValues, position]),
    ).toEqual([
      ['blue-l', { color: 'red', size: 'l' }, 0],
      ['red-s', { color: 'blue', size: 's' }, 1],
      ['blue-s', { color: 'red', size: 's' }, 2],
    ]);
    expect(await shirt.rows(true)).toMatchObject([
      { sku: 'red-l', variationValues: { color: 'blue', size: 'l' } },
    ]);
    expect((await shirt.read()).variants).toMatchObject([
      { id: 'size', label: 'Length', displayType: 'dropdown' },
      { id: 'color' },
    ]);
  });

  it('that is put elsewhere counts no revision of variations, for nothing of them is another', async () => {
    const shirt = await makeShirt(sale.system);
    await shirt.change(both.toReversed());
    const rows = await shirt.rows();
    expect(rows.map(({ sku, revision, position }) => [sku, revision, position])).toEqual([
      ['red-s', 1, 0],
      ['blue-s', 1, 1],
      ['red-l', 1, 2],
      ['blue-l', 1, 3],
    ]);
    expect((await shirt.read()).revision).toBe(2);
  });
});
