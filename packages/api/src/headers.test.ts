import { describe, expect, it } from 'vitest';
import { serveMug } from './testing/served-mug.ts';

const { sale, mug } = await serveMug();

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

  it('knows no seller that the shop does not carry [API-GQL-555, API-REST-515]', async () => {
    const who = sale.visitor({ 'seller-guid': '0198c0de-0000-7000-8000-000000000000' });
    const unknown = { status: 404, body: { code: 'NOT_FOUND', field: 'seller-guid' } };
    expect(await who.get('/api/cart')).toMatchObject(unknown);
    expect(await who.post('/api/cart/add', { id: mug.id, qty: 1 })).toMatchObject(unknown);
    const own = sale.visitor({ 'seller-guid': sale.shop.ownSellerId ?? '' });
    expect((await own.post('/api/cart/add', { id: mug.id, qty: 1 })).status).toBe(200);
  });

  it('takes a quote-id as no key to a stranger’s cart [API-GQL-508]', async () => {
    const owner = sale.visitor();
    await owner.post('/api/cart/add', { id: mug.id, qty: 1 });
    const { body } = await owner.get('/api/cart');
    const quote = { 'quote-id': String(Object(body).summary._id) };
    expect((await owner.get('/api/cart', quote)).status).toBe(200);
    expect((await sale.visitor().get('/api/cart', quote)).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes an item out of the cart that the quote-id names, and of no other [CART-520, API-GQL-508]', async () => {
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
});
