import type { AdminOutputs } from '@stoa/admin-contract';
import { createProduct } from '@stoa/commerce';
import { type TestSale, variableProduct } from '@stoa/commerce/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saleOffice } from '../testing/sale-office.ts';

const { opened, ask: askOffice } = saleOffice('catalog-manager');
let sale: TestSale;
let product: string;
let variation: string;
beforeAll(() => {
  ({ sale } = opened());
});
beforeEach(async () => {
  const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }));
  product = made.id;
  variation = Object.values(made.variationIds)[0] ?? '';
});

type Told = AdminOutputs['products'];

const ask = (method: 'GET' | 'PATCH', body?: object) =>
  askOffice<Told['readVariation']>(`/products/${product}/variations/${variation}`, { method, body });

describe('a variation over HTTP', () => {
  it('is told as it is sold', async () => {
    expect((await ask('GET')).body).toEqual({
      id: variation,
      version: 1,
      product: {
        id: product,
        name: 'Cushion',
        variationAttributes: [
          {
            id: 'color',
            label: 'Colour',
            displayType: 'button',
            options: [{ value: 'red' }, { value: 'blue' }],
          },
        ],
      },
      sku: expect.stringMatching(/-red$/),
      values: { color: 'red' },
      archived: false,
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
      stock: {
        onHand: 5,
        reserved: 0,
        salable: 5,
        backordered: 0,
        allowBackorders: false,
        backorderMessage: '',
        backorderShipDate: null,
        lowStockThreshold: 0,
        lowStockAlertMessage: '',
      },
    });
  });

  it('is changed field by field, beside whoever changes another', async () => {
    const priceLevels = [{ minQty: 5, price: 400, customerGroups: [], savePercent: null }];
    const changed = await ask('PATCH', { version: 1, price: 480, priceLevels });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, price: 480, priceLevels } });
    expect(await ask('PATCH', { version: 1, mpn: 'M-1' })).toMatchObject({
      status: 200,
      body: { version: 3, price: 480, mpn: 'M-1' },
    });
    expect(await ask('PATCH', { version: 1, price: 470 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', present: { price: 480 }, errors: [{ pointer: '/version' }] },
    });
  });

  it('is refused by the field at fault', async () => {
    const faults: [object, number, string][] = [
      [{ gtin: '123' }, 400, '/gtin'],
      [{ media: [{ file: 'none.jpg', alt: '' }] }, 400, '/media/0/file'],
      [{ priceLevels: [{ minQty: 2, price: 1, customerGroups: ['none'] }] }, 400, '/priceLevels'],
      [{ sku: (await sale.simple()).sku }, 409, '/sku'],
    ];
    for (const [fields, status, pointer] of faults) {
      expect(await ask('PATCH', { version: 1, ...fields }), pointer).toMatchObject({
        status,
        body: { errors: [{ pointer }] },
      });
    }
    variation = product;
    expect(await ask('GET')).toMatchObject({ status: 404, body: { errors: [{ pointer: '/variation' }] } });
  });
});

it('what a group pays for a quantity is told with its reason over HTTP', async () => {
  const levels = [
    { minQty: 2, price: 450, customerGroups: ['wholesale'], savePercent: null },
    { minQty: 2, price: 500, customerGroups: [], savePercent: null },
  ];
  await ask('PATCH', { version: 1, priceLevels: levels });
  const price = (query: string) => askOffice(`/products/${variation}/price-for?${query}`);
  expect(await price('quantity=3&group=wholesale')).toMatchObject({
    status: 200,
    body: {
      currency: 'USD',
      base: 500,
      level: levels[0],
      unitPrice: 450,
      total: 1350,
      useless: [levels[1]],
    },
  });
  expect(await price('quantity=3')).toMatchObject({ body: { level: null, unitPrice: 500, total: 1500 } });
  expect(await price('quantity=3&group=none')).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/group', detail: 'customer.unknown_group' }] },
  });
});
