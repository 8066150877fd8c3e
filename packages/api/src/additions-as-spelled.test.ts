import { createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';

const { sale, mug } = await serveMug();

const cup = await createProduct(sale.system, {
  ...variableProduct({ red: 900, blue: 1200 }, { sku: 'CUP' }),
  name: 'Cup',
});
const { 'CUP-red': red = '', 'CUP-blue': blue = '' } = cup.variationIds;

/** The same call by both doors; GraphQL names the product `_id`, REST `id`. */
const adds: readonly (readonly [string, (who: TestClient, input: object) => Promise<object>])[] = [
  [
    'GraphQL',
    async (who, input) => {
      const query = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
        success status message messageType code product_id sku name slug url class_code final_price is_price_hidden hide_price client_guid
        variation_text qtyInCart product { _id sku } } }`;
      const { id: _id, ...rest } = Object(input);
      return Object(await ask(who, query, { input: { _id, ...rest } })).addToCart;
    },
  ],
  ['REST', async (who, input) => Object((await who.post('/api/cart/add', input)).body)],
];

describe.each(adds)('a variation that is added by %s', (_door, add) => {
  const named = (): readonly object[] => [
    { id: red },
    { id: red, variable_product: cup.id },
    { id: cup.id, variable_product: red },
    { id: red, parent_id: cup.id },
    { id: red, variable_product: cup.id, parent_id: cup.id },
    { id: cup.id, variable_product: red, parent_id: cup.id },
    { id: cup.id, sku: 'CUP-red' },
    { id: red, sku: 'CUP-red' },
  ];

  it('may be named beside its product, and is told with it [API-040, API-GQL-557, OPEN-512]', async () => {
    for (const input of named()) {
      const who = sale.visitor();
      expect(await add(who, { ...input, qty: 1 }), JSON.stringify(input)).toMatchObject({
        success: true,
        status: 'success',
        message: null,
        messageType: null,
        product_id: red,
        sku: 'CUP-red',
        slug: 'cup',
        url: '/cup/pv/CUP-red',
        class_code: 'simple',
        variation_text: expect.any(String),
        final_price: 9,
        is_price_hidden: false,
        hide_price: false,
        client_guid: sale.shop.ownSellerId,
        qtyInCart: 1,
        product: { _id: cup.id, sku: 'CUP' },
      });
    }
  });

  it('is not found beside what is not its product [API-040]', async () => {
    const strangers = [
      { id: red, variable_product: mug.id },
      { id: red, variable_product: blue },
      { id: red, parent_id: mug.id },
      { id: red, variable_product: blue, parent_id: cup.id },
    ];
    for (const input of strangers) {
      expect(await add(sale.visitor(), { ...input, qty: 1 })).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
      });
    }
  });
});
