import { afterEach, expect, it, vi } from 'vitest';
import { readDrawer } from './drawer-data.ts';

const line = (over = {}) => ({
  product_id: 'mug',
  name: 'Mug',
  row_total: 24,
  class_code: 'simple',
  non_shippable_product: false,
  ...over,
});
const like = (_id: string, over = {}) => ({ _id, name: _id, isBuyable: true, ...over });

function answer(items: readonly object[], products: readonly object[] = []) {
  const data = {
    getCartSummary: { amount: 24, items },
    initSettings: { purchase_terms: { free_shipping_from: 99 } },
    sliderProducts: { products },
  };
  const page = { documentElement: { dataset: { shop: 'harbor' } } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { host: 'harbor.localhost' });
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  return readDrawer('cup', new AbortController().signal);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the drawer offers three that can be bought and are not in the cart, neither as a variation', async () => {
  const offered = ['cup', 'mug', 'Mug', 'gone', 'bowl', 'jug', 'pot', 'pan'];
  const { goesWith } = await answer(
    [line()],
    offered.map((id) => like(id, { isBuyable: id !== 'gone' })),
  );
  expect(goesWith.map(({ _id }) => _id)).toEqual(['bowl', 'jug', 'pot']);
});

it('the drawer promises free shipping to what is sent, and adds nothing up where a price is hidden', async () => {
  expect(await answer([line()])).toMatchObject({ subtotal: 24, freeFrom: 99 });
  const mailed = [line({ class_code: 'gift_certificate' }), line({ non_shippable_product: true })];
  expect(await answer(mailed)).toMatchObject({ subtotal: 24, freeFrom: null });
  expect(await answer([line(), line({ row_total: null })])).toMatchObject({ subtotal: null });
});
