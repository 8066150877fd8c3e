import type { AdminOutputs } from '@stoa/admin-contract';
import { addToCart, createProduct, newId, placeOrder } from '@stoa/commerce';
import { makeSale, type TestSale, unique, variableProduct } from '@stoa/commerce/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutOf, checkoutSettings } from '../../../commerce/src/testing/checkout.ts';
import { saleOffice } from '../testing/sale-office.ts';

const { opened, ask: askOffice } = saleOffice('owner', { settings: checkoutSettings });

let sale: TestSale;
let product: string;
let ids: Readonly<Record<string, string>>;
let sku: string;
beforeAll(() => {
  ({ sale } = opened());
});
beforeEach(async () => {
  sku = unique('cushion');
  const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }, { sku }));
  product = made.id;
  ids = made.variationIds;
});

type Told = AdminOutputs['variations'];
type Role = Parameters<typeof askOffice>[2];

const color = (...values: string[]) => ({
  id: 'color',
  label: 'Colour',
  displayType: 'button',
  options: values.map((value) => ({ value })),
});
const plan = (attributes: object[], role?: Role) =>
  askOffice<Told['planAttributes']>(
    `/products/${product}/variation-plans`,
    { method: 'POST', body: { attributes } },
    role,
  );
const change = (attributes: object[], more: object = {}, role?: Role) =>
  askOffice<Told['changeAttributes']>(
    `/products/${product}/variation-attributes`,
    { method: 'PUT', body: { version: 1, attributes, ...more } },
    role,
  );

describe('the attributes of a product over HTTP', () => {
  it('are planned: what would be missing, and what archived with its stock and open orders [ADM-111, ADM-112]', async () => {
    const guest = sale.guest();
    await addToCart(guest, { productId: ids[`${sku}-blue`] ?? '', qty: 2 });
    await placeOrder(guest, await checkoutOf(guest));
    const size = { label: 'Size', displayType: 'dropdown', options: [{ value: 'S', swatch: '' }] };
    const { status, body } = await plan([color('red', 'green'), size]);
    expect(status).toBe(200);
    expect(body).toEqual({
      attributes: [color('red', 'green'), { ...size, id: 'size', options: [{ value: 'S' }] }],
      combinations: 2,
      kept: 1,
      missing: [{ values: { color: 'green', size: 'S' }, isNew: true, archived: null }],
      archives: {
        count: 1,
        items: [
          {
            id: ids[`${sku}-blue`],
            sku: `${sku}-blue`,
            values: { color: 'blue' },
            onHand: 5,
            openOrders: 1,
          },
        ],
        inOpenOrders: 1,
        withStock: 1,
      },
    });
  });

  it('are planned also where there would be more combinations than a number has digits for', async () => {
    const values = Array.from({ length: 500 }, (_, at) => ({ value: `v${at}` }));
    const six = Array.from({ length: 6 }, (_, at) => ({
      label: `A${at}`,
      displayType: 'button',
      options: values,
    }));
    expect(await plan(six)).toMatchObject({ status: 200, body: { combinations: 500 ** 6, missing: [] } });
    expect(await change(six)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/attributes', detail: 'catalogue.too_many_variations' }] },
    });
  });

  it('name of what would be archived the first hundred: those in open orders, then those with stock [ADM-112]', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `v${at}`);
    const own = unique('many');
    const given = variableProduct(Object.fromEntries(names.map((name) => [name, 500])), { sku: own });
    const variations = given.variations.map((one, at) => ({
      ...one,
      stock: { available: at > 110 ? 3 : 0 },
    }));
    const made = await createProduct(sale.system, { ...given, variations });
    product = made.id;
    const guest = sale.guest();
    await addToCart(guest, { productId: made.variationIds[`${own}-v118`] ?? '', qty: 3 });
    await placeOrder(guest, await checkoutOf(guest));
    const { archives } = (await plan([color('other')])).body;
    expect(archives).toMatchObject({ count: 120, inOpenOrders: 1, withStock: 9 });
    expect(archives.items).toHaveLength(100);
    const told = archives.items.map((one) => one.sku.slice(own.length + 1));
    expect(told.slice(0, 10)).toEqual([
      'v118',
      ...[111, 112, 113, 114, 115, 116, 117, 119].map((n) => `v${n}`),
      'v0',
    ]);
  });

  it('are changed, which is refused to whoever saw others [ADM-110, ADM-907]', async () => {
    expect(
      await change([color('red', 'blue', 'green')], { price: 900, skuPattern: '{sku}/{n}' }),
    ).toMatchObject({
      status: 200,
      body: { made: 1, broughtBack: 0, archived: 0, version: 2 },
    });
    const listed = await askOffice<AdminOutputs['products']['variations']>(`/products/${product}/variations`);
    expect(listed.body.items.map((one) => [one.sku, one.price])).toEqual([
      [`${sku}-red`, 500],
      [`${sku}-blue`, 700],
      [`${sku}/1`, 900],
    ]);
    expect(await change([color('red')])).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [{ pointer: '/version' }] },
    });
    const combinations = [{ color: 'black' }];
    expect(await change([color('red', 'black', 'grey')], { version: 2, combinations })).toMatchObject({
      body: { made: 1, archived: 2, version: 3 },
    });
  });

  it('are refused by each field at fault [ADM-110]', async () => {
    const size = { label: 'colour', displayType: 'button', options: [] };
    const attributes = [color('red', 'Red'), size];
    const errors = ['/attributes/0/options/1/value', '/attributes/1/label', '/attributes/1/options'].map(
      (pointer) => ({ pointer }),
    );
    expect(await plan(attributes)).toMatchObject({ status: 400, body: { errors } });
    expect(await change(attributes)).toMatchObject({ status: 400, body: { errors } });
    expect(await change([color('red', ' ')])).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/attributes/0/options/1/value' }] },
    });
    expect(await change([color('red', 'blue')], { combinations: [{ color: 'red' }] })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/combinations/0' }] },
    });
  });

  it('are those of a variable product of the shop, and of no other', async () => {
    const elsewhere = await makeSale(opened().db);
    const theirs = await createProduct(elsewhere.system, variableProduct({ red: 500 }));
    for (const id of [newId(), theirs.id, ids[`${sku}-red`] ?? '']) {
      product = id;
      const missing = { status: 404, body: { errors: [{ pointer: '/product' }] } };
      expect(await plan([color('red')])).toMatchObject(missing);
      expect(await change([color('red')])).toMatchObject(missing);
    }
    product = (await sale.simple()).id;
    const notVariable = {
      status: 400,
      body: { errors: [{ pointer: '/product', detail: 'catalogue.not_variable' }] },
    };
    expect(await plan([color('red')])).toMatchObject(notVariable);
    expect(await change([color('red')])).toMatchObject(notVariable);
  });

  it('are planned by whoever only reads, and changed by whoever may', async () => {
    const green = [color('red', 'blue', 'green')];
    expect(await plan(green, 'read-only')).toMatchObject({ status: 200, body: { kept: 2 } });
    expect(await change(green, {}, 'read-only')).toMatchObject({ status: 403 });
    expect(await change(green, {}, 'catalog-manager')).toMatchObject({ status: 200 });
  });
});
