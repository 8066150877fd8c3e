import { createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { expect, it } from 'vitest';
import { serveJug } from './testing/served-jug.ts';
import { hidesPrices } from './testing/test-sale.ts';
import { makeVases } from './testing/vases.ts';

const { sale, id, productOf, who } = await serveJug(hidesPrices);
const { vase } = await makeVases(sale);
const secret = await createProduct(sale.system, variableProduct({ red: 900 }, { hidePrice: true }));

const PRICES = 'price final_price msrp hide_price is_price_hidden';
const COSTS = `${PRICES} discount_percent available_price_levels { price }`;
const none = { discount_percent: 0, available_price_levels: [] };

/** What is told of prices that the shop hides, and of a product whose merchant hides its own. */
const hidden = (hide_price: boolean) => ({
  price: null,
  final_price: null,
  msrp: null,
  hide_price,
  is_price_hidden: true,
});

it('a product tells a guest no price, no fee and no saving where the shop hides them, by both doors [PRICE-011]', async () => {
  const noFee = expect.objectContaining({ additional_fee: null });
  const fees = { product_options_fee: null, product_options: [noFee, noFee] };
  const jug = { ...hidden(false), ...none, ...fees, from_price: null };
  expect(await productOf(`${COSTS} from_price product_options_fee product_options`)).toEqual(jug);
  expect((await who.get(`/api/products/${id}`)).body).toMatchObject({ product: jug });
});

it('a variation tells a guest no price, and whether its merchant hides it, too, by both doors [PRICE-011]', async () => {
  for (const [of, isSecret] of [
    [vase.id, false],
    [secret.id, true],
  ] as const) {
    const prices = hidden(isSecret);
    const [variation] = Object(
      await productOf(`variations { ${COSTS} product { ${COSTS} from_price } }`, { id: of }),
    ).variations;
    expect(variation).toEqual({ ...prices, ...none, product: { ...prices, ...none, from_price: null } });
    const { body } = await who.get(`/api/products/${of}`);
    expect(Object(body).product.variations[0]).toMatchObject({ ...prices, ...none, product: prices });
  }
});
