import { describe, expect, it } from 'vitest';
import { serveMug } from './testing/served-mug.ts';
import type { Answer, TestClient } from './testing/test-client.ts';
import { checkoutTo, newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

/** A mug is 24.00, shipping 6.95 and tax 2.13. */
const TOTAL = 33.08;

describe('headers', () => {
  it.each([
    ['client-domain', 'other.test'],
    ['client-id', '0198c0de-0000-7000-8000-000000000000'],
    ['website-id', 'other'],
  ])('refuses a %s that names another shop [API-GQL-504, API-GQL-505, API-GQL-506]', async (name, value) => {
    expect(await sale.visitor().get('/api/cart/count', { [name]: value })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', field: name },
    });
  });

  it('knows no seller that the shop does not carry, through either door [API-GQL-555, API-REST-515]', async () => {
    const address = newYork;
    const calls: ((who: TestClient) => Promise<Answer>)[] = [
      (who) => who.get('/api/cart'),
      (who) => who.post('/api/cart/add', { id: mug.id, qty: 1 }),
      (who) => who.post('/api/cart/estimate-tax', { address }),
      (who) => who.graphql('{ getCartSummary { amount } }'),
    ];
    const stranger = sale.visitor({ 'seller-guid': '0198c0de-0000-7000-8000-000000000000' });
    const own = sale.visitor({ 'seller-guid': sale.shop.ownSellerId ?? '' });
    for (const call of calls) {
      const refused = await call(stranger);
      expect([refused.text.includes('NOT_FOUND'), refused.text.includes('seller-guid')]).toEqual([
        true,
        true,
      ]);
      const answered = await call(own);
      expect([answered.status, answered.text.includes('errors')]).toEqual([200, false]);
    }
    expect(await stranger.post('/api/cart/estimate-tax', { address })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', field: 'seller-guid' },
    });
    expect(await own.post('/api/cart/estimate-tax', { address })).toMatchObject({
      body: { success: true, summary: { amount: 24 } },
    });
  });

  it('takes a quote-id as no key to a stranger’s cart [API-GQL-508]', async () => {
    const owner = sale.visitor();
    await owner.post('/api/cart/add', { id: mug.id, qty: 1 });
    const { body } = await owner.get('/api/cart');
    const quote = { 'quote-id': String(Object(body).summary._id) };
    const calls: ((who: TestClient) => Promise<Answer>)[] = [
      (who) => who.get('/api/cart', quote),
      (who) => who.post('/api/cart/add', { id: mug.id, qty: 1 }, quote),
      (who) => who.post('/api/cart/estimate-tax', { address: newYork }, quote),
      (who) => who.post('/api/checkout', {}, quote),
    ];
    for (const call of calls) {
      expect((await call(owner)).status).toBe(200);
      expect(await call(sale.visitor())).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', field: 'quote-id' },
      });
    }
    const stranger = sale.visitor();
    await stranger.post('/api/cart/add', { id: mug.id, qty: 1 });
    const order = checkoutTo(TOTAL);
    const placed = await stranger.post('/api/checkout/place-order', order, {
      ...quote,
      'idempotency-key': 'k-1',
    });
    expect(placed).toMatchObject({ body: { success: false, field: 'quote-id' } });
  });

  it('takes an item out of the cart that the quote-id names, and of no other [API-043, API-GQL-508, API-GQL-559, CART-520, CHK-008]', async () => {
    const [owner, other] = [sale.visitor(), sale.visitor()];
    const fill = async (who: typeof owner) => {
      await who.post('/api/cart/add', { id: mug.id, qty: 1 });
      const { summary } = Object((await who.get('/api/cart')).body);
      return { quote: { 'quote-id': String(summary._id) }, item_id: String(summary.items[0].item_id) };
    };
    const [own, strange] = [await fill(owner), await fill(other)];
    const remove = (quote: Readonly<Record<string, string>>, item_id = own.item_id) =>
      owner.post('/api/cart/remove', { item_id }, quote);
    expect(await remove(strange.quote)).toMatchObject({ status: 404, body: { field: 'quote-id' } });
    expect(Object((await remove(own.quote, strange.item_id)).body).success).toBe(false);
    const { items } = Object((await owner.get('/api/cart')).body).summary;
    expect(items).toHaveLength(1);
    expect((await remove(own.quote)).status).toBe(200);
    expect(Object((await owner.get('/api/cart')).body).summary.items).toEqual([]);
    expect(Object((await other.get('/api/cart')).body).summary.items).toHaveLength(1);
  });

  it('changes the cart that the quote-id names, and takes lines out of it, through GraphQL [API-GQL-559, API-GQL-560, CART-520, CART-521, CHK-008]', async () => {
    const [owner, other] = [sale.visitor(), sale.visitor()];
    const cartOf = async (who: TestClient) => {
      const { body } = await who.graphql('{ getCartSummary { _id items { item_id qty } } }');
      return Object(body).data.getCartSummary;
    };
    for (const who of [owner, other]) await who.post('/api/cart/add', { id: mug.id, qty: 1 });
    const [own, strange] = [await cartOf(owner), await cartOf(other)];
    const item = own.items[0].item_id;
    const update = `mutation ($item: ID!) { reply: updateCart(products: [{ item_id: $item, qty: 2 }]) { success code } }`;
    const remove = 'mutation ($item: ID!) { reply: removeFromCart(item_id: $item) { success code } }';
    for (const [change, left] of [
      [update, [{ item_id: item, qty: 2 }]],
      [remove, []],
    ] as const) {
      const before = await cartOf(owner);
      const send = async (quote: string) =>
        Object((await owner.graphql(change, { item }, { 'quote-id': quote })).body).data.reply;
      expect(await send(strange._id)).toEqual({ success: false, code: 'NOT_FOUND' });
      expect(await cartOf(owner)).toEqual(before);
      expect(await send(own._id)).toMatchObject({ success: true });
      expect((await cartOf(owner)).items).toEqual(left);
    }
    expect(await cartOf(other)).toEqual(strange);
  });
});
