import { describe, expect, test } from 'vitest';
import { args, at, Caller, expectShape, type Json, listAt, textAt } from './caller.ts';
import { countOf, SUMMARY, summaryOf } from './cart-calls.ts';
import { allProducts, isPlain } from './products.ts';
import { cartSummary } from './shapes.ts';

/** Products of which there are plenty. */
const simple = (await allProducts(new Caller('harbor'))).filter(
  (one) => isPlain(one) && one.stockStatus === 'in-stock' && Number(one.maxCartQty) > 20,
);

describe('a cart that is filled', () => {
  async function filledCart(): Promise<{ readonly caller: Caller; readonly summary: Json }> {
    const caller = new Caller('harbor');
    for (const one of simple.slice(0, 2)) await caller.post('/api/cart/add', { id: one._id, qty: 1 });
    return { caller, summary: await summaryOf(caller) };
  }

  test('is changed by updateCart, with the quote id in its header [API-GQL-560, CART-521, OPEN-514]', async () => {
    const { caller, summary } = await filledCart();
    const given = args({ products: [{ item_id: textAt(summary, 'items.0.item_id'), qty: 4 }] });
    const { updateCart } = await caller.graphql(
      `mutation { updateCart(${given}) { success status message itemErrors { message } summary { ${SUMMARY} } } }`,
      { 'quote-id': textAt(summary, '_id') },
    );
    expect(updateCart).toMatchObject({ success: true, status: 'success', itemErrors: [] });
    expectShape(at(updateCart, 'summary'), cartSummary);
    expect(at(updateCart, 'summary.items.0.qty')).toBe(4);
    expect(await countOf(caller)).toBe(5);
  });

  test('is not changed beyond what may be had: a failure with a message [API-GQL-570, CART-523, ERR-525]', async () => {
    const { caller, summary } = await filledCart();
    const given = args({ products: [{ item_id: textAt(summary, 'items.0.item_id'), qty: 100_000 }] });
    const { updateCart } = await caller.graphql(
      `mutation { updateCart(${given}) { success status message } }`,
    );
    expect(updateCart).toMatchObject({
      success: false,
      status: 'danger',
      message: expect.stringMatching(/./),
    });
    expect(await countOf(caller)).toBe(2);
  });

  test('loses a line by removeFromCart, and answers with the fresh summary [API-043, API-GQL-559, CART-520, OPEN-513]', async () => {
    const { caller, summary } = await filledCart();
    const headers = { 'quote-id': textAt(summary, '_id') };
    const id = textAt(summary, 'items.0.item_id');
    const remove = (given: string) =>
      caller.graphql(
        `mutation { removeFromCart(item_id:"${given}") { success summary { ${SUMMARY} } } }`,
        headers,
      );
    const { removeFromCart } = await remove(id);
    expect(removeFromCart).toMatchObject({ success: true });
    expectShape(at(removeFromCart, 'summary'), cartSummary);
    expect(listAt(removeFromCart, 'summary.items').map(({ item_id }) => item_id)).toEqual([
      at(summary, 'items.1.item_id'),
    ]);
    expect(at(await remove('nothing'), 'removeFromCart.success')).toBe(false);
  });

  test('cannot be reached by the quote id of somebody else [API-GQL-508]', async () => {
    const { caller, summary } = await filledCart();
    const headers = { 'quote-id': textAt(summary, '_id') };
    const stranger = new Caller('harbor');
    const { body } = await stranger.document('{ getCartSummary(is_first:true) { items { name } } }', headers);
    expect(at(body, 'errors.0.extensions.code')).toBe('NOT_FOUND');
    const removed = await stranger.document(
      `mutation { removeFromCart(item_id:"${textAt(summary, 'items.0.item_id')}") { success } }`,
      headers,
    );
    expect(removed.body).toEqual({ data: { removeFromCart: { success: false } } });
    expect(await countOf(caller)).toBe(2);
  });

  test('stays when somebody signs out, who then has another cart [API-044, CART-506]', async () => {
    const caller = new Caller('harbor');
    await caller.signIn('shopper@example.com');
    const before = Number(await countOf(caller));
    await caller.post('/api/cart/add', { id: simple[0]?._id, qty: 1 });
    expect(await countOf(caller)).toBe(before + 1);
    const line = listAt(await summaryOf(caller), 'items').find(({ name }) => name === simple[0]?.name);
    await caller.get('/api/auth/logout');
    expect(await countOf(caller)).toBe(0);

    await caller.signIn('shopper@example.com');
    expect(await countOf(caller)).toBe(before + 1);
    await caller.graphql(`mutation { removeFromCart(item_id:"${line?.item_id}") { success } }`);
    await caller.get('/api/auth/logout');
  });
});

test('a call for a seller names it in its header, and one that is not there sells nothing [API-GQL-555, CART-510, CART-522]', async () => {
  const caller = new Caller('harbor');
  const { initSettings } = await caller.graphql('{ initSettings { sellers { guid } } }');
  const guid = textAt(initSettings, 'sellers.0.guid');
  const given = args({ input: { _id: simple[0]?._id, qty: 1 } });
  for (const [seller, success] of [
    [guid, true],
    ['nobody', false],
  ] as const) {
    const mutation = `mutation { addToCart(${given}) { success } }`;
    const { addToCart } = await caller.graphql(mutation, { 'seller-guid': seller });
    expect(addToCart, seller).toEqual({ success });
    const adding = { id: simple[0]?._id, qty: 1, sellerGuid: seller };
    expect((await caller.post('/api/cart/add', adding)).body.success, seller).toBe(success);
  }
  expect(await countOf(caller)).toBe(2);
});
