import { adjustStock } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { ADD_TO_CART, visitorWith } from './testing/cart-visitor.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale, mug } = await serveMug();

const SUMMARY = `{ getCartSummary ${everyFieldOf('CartSummary', 2)} }`;
const UPDATE = `mutation ($products: [CartQuantityInput!]!) { updateCart(products: $products) ${everyFieldOf('CartReply', 3)} }`;
const REMOVE = `mutation ($id: ID!) { removeFromCart(item_id: $id) ${everyFieldOf('CartReply', 3)} }`;

const TOO_FEW = 'stock.only_n_available {"n":3}';

/** Returns somebody with two mugs and four jugs, of which three are left. */
async function someoneShortOfAJug() {
  const jug = await sale.simple({ price: 1000 });
  const who = await visitorWith(sale, mug.id, 2);
  await ask(who, ADD_TO_CART, { input: { _id: jug.id, qty: 4 } });
  await adjustStock(sale.system, { lines: [{ productId: jug.id, delta: -7 }] });
  const read = async () => Object(await ask(who, SUMMARY)).getCartSummary;
  const summary = await read();
  const [{ item_id: mugLine }] = summary.items;
  const [{ item_id: jugLine }] = summary.changed_items;
  return { who, jug, mugLine, jugLine, read };
}

const accepted = { success: true, status: 'success', message: null, messageType: null };
const only = (qty: number) => expect.objectContaining({ sku: 'MUG-1', price: 24, qty, row_total: 24 * qty });

describe('the replies to changes of a cart, asked for all of their fields', () => {
  it('to new quantities have the cart as it is now, with what is still wrong in it [OPEN-514]', async () => {
    const { who, jug, mugLine, jugLine, read } = await someoneShortOfAJug();
    const itemErrors = [{ item_id: jugLine, message: TOO_FEW }];
    const changed = async (qty: number) => ({
      ...(await read()),
      amount: 24 * qty,
      items: [only(qty)],
      changed_items: [expect.objectContaining({ sku: jug.sku, qty: 4, stock_message: TOO_FEW })],
      itemErrors,
      message: TOO_FEW,
    });
    const products = (qty: number) => ({ products: [{ item_id: mugLine, qty }] });
    const told = await ask(who, UPDATE, products(1));
    expect(told).toEqual({
      updateCart: { ...accepted, ...noRefusal, itemErrors, summary: await changed(1) },
    });
    const { body } = await who.post('/api/cart/update', products(3));
    expect(body).toEqual({ ...accepted, itemErrors, summary: await changed(3) });
    expect((await who.get('/api/cart')).body).toEqual({ success: true, summary: await changed(3) });
    expect((await who.get('/api/cart/count')).body).toEqual({ success: true, count: 7 });
  });

  it('to what is taken out have the cart without it [API-043, API-GQL-559, OPEN-513]', async () => {
    const { who, mugLine, jugLine, read } = await someoneShortOfAJug();
    const told = await ask(who, REMOVE, { id: jugLine });
    const left = { ...(await read()), amount: 48, items: [only(2)], changed_items: [], message: null };
    expect(told).toEqual({
      removeFromCart: { ...accepted, ...noRefusal, itemErrors: [], summary: left },
    });
    const other = await someoneShortOfAJug();
    const { body } = await other.who.post('/api/cart/remove', { item_id: other.mugLine });
    const itemErrors = [{ item_id: other.jugLine, message: TOO_FEW }];
    expect(body).toEqual({
      ...accepted,
      itemErrors,
      summary: { ...(await other.read()), amount: 0, items: [], itemErrors },
    });
    const last = await who.post('/api/cart/remove', { item_id: mugLine });
    expect(last.body).toMatchObject({ ...accepted, itemErrors: [], summary: { items: [], product: null } });
    expect((await who.get('/api/cart/count')).body).toEqual({ success: true, count: 0 });
  });

  it('that are refused name the line and have the cart as it was [API-GQL-570, ERR-525, OPEN-514]', async () => {
    const { who, mugLine, read } = await someoneShortOfAJug();
    const summary = { ...(await read()), amount: 48, items: [only(2)] };
    const said = { code: 'stock.only_n_available', params: { n: 3 }, message: TOO_FEW };
    const refusal = {
      success: false,
      code: 'OUT_OF_STOCK',
      message: TOO_FEW,
      itemErrors: [{ item_id: mugLine, message: TOO_FEW }],
      summary,
    };
    const products = [{ item_id: mugLine, qty: 9 }];
    const field = 'products.0.qty';
    expect(await ask(who, UPDATE, { products })).toEqual({
      updateCart: {
        ...refusal,
        status: 'danger',
        messageType: 'alert',
        field,
        field_errors: [{ ...said, field }],
      },
    });
    const { status, body } = await who.post('/api/cart/update', { products });
    expect([status, body]).toMatchObject([409, { ...refusal, field, field_errors: [{ ...said, field }] }]);
  });
});
