import { createCustomer } from '@stoa/commerce';
import { createTestDatabase, plainSettings, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { graphqlDoor, restDoor } from './testing/doors.ts';
import { accepted, codeOf } from './testing/outcome.ts';
import { checkoutTo, makeMug, newYork, type ServedSale, serveSale } from './testing/test-sale.ts';

let database: TestDatabase;
let sale: ServedSale;
let mug: { readonly id: string };

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { checkout } = plainSettings;
  const albany = { country: 'US', state: 'NY', postcodePrefix: '12', rate: 4000 };
  const taxRates = [...(checkout.taxRates ?? []), albany];
  sale = await serveSale(database.db, {
    settings: { ...plainSettings, checkout: { ...checkout, taxRates } },
  });
  mug = await makeMug(sale);
});
afterEach(() => sale.server.close());

const NOBODY = '0198c0de-0000-7000-8000-000000000000';
/** Three mugs are 72.00, shipping 6.95 and tax on the mugs 6.39. */
const TOTAL = 85.34;

describe.each([graphqlDoor, restDoor])('through the $name door', (door) => {
  it('shows a product with its prices in major units [API-GQL-552, PRICE-001, CARD-510]', async () => {
    const shown = accepted(await door.product(sale.visitor(), mug.id));
    expect(shown).toMatchObject({ price: 24, final_price: 24, msrp: 29, url: '/harbour-mug' });
  });

  it('lists a category and the whole shop [API-GQL-526]', async () => {
    for (const slug of ['mugs', 'shop-all']) {
      const [first] = accepted(await door.listing(sale.visitor(), { slug }));
      expect(first?.name).toBe('Harbour mug');
    }
    expect(accepted(await door.listing(sale.visitor(), { slug: 'no-mugs' }))).toEqual([]);
  });

  it('filters by price in major units [API-GQL-526, ENT-043]', async () => {
    const between = async (from: number, to: number) => {
      const view = { slug: 'mugs', filter: { price: { from, to } } };
      return accepted(await door.listing(sale.visitor(), view)).length;
    };
    expect([await between(20, 24), await between(24.01, 30)]).toEqual([1, 0]);
  });

  it('finds by keyword and refuses an unknown search type in words [API-046]', async () => {
    const [first] = accepted(await door.search(sale.visitor(), 'product', 'harbour'));
    expect(first?._id).toBe(mug.id);
    const refused = await door.search(sale.visitor(), 'horoscope', 'harbour');
    expect(refused.ok).toBe(false);
    expect(refused.text).toContain('search.invalid_type');
  });

  it('adds, updates and removes lines of the visitor’s own cart [API-042, API-GQL-557]', async () => {
    const who = sale.visitor();
    expect(accepted(await door.add(who, { id: mug.id, qty: 2 }))).toEqual({
      addedQty: 2,
      qtyInCart: 2,
      cart_count: 2,
    });
    const [line] = accepted(await door.cart(who)).items;
    expect(line).toMatchObject({ qty: 2, price: 24 });
    const updated = accepted(await door.update(who, line?.item_id ?? '', 3));
    expect(updated).toMatchObject({ amount: 72, items: [{ qty: 3 }] });
    expect(accepted(await door.remove(who, line?.item_id ?? '')).items).toEqual([]);
  });

  it('adds once for one idempotency key, and refuses it for another request', async () => {
    const who = sale.visitor();
    accepted(await door.add(who, { id: mug.id, qty: 1 }));
    const once = { id: mug.id, qty: 1, key: 'intention-1' };
    await door.add(who, once);
    expect(accepted(await door.add(who, once)).qtyInCart).toBe(2);
    expect(codeOf(await door.add(who, { ...once, qty: 2 }))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it.each([0, -1, 1e9, 1.5, 'abc'])(
    'refuses a quantity of %j and keeps the cart [CART-511, QTY-008]',
    async (qty) => {
      const who = sale.visitor();
      expect(codeOf(await door.add(who, { id: mug.id, qty }))).toBe('BAD_USER_INPUT');
      expect(accepted(await door.cart(who)).items).toEqual([]);
    },
  );

  it('refuses more than there is [CHK-010]', async () => {
    expect(codeOf(await door.add(sale.visitor(), { id: mug.id, qty: 4 }))).toBe('OUT_OF_STOCK');
  });

  it.each([NOBODY, 'x', '../../etc'])('answers the unknown id %s alike', async (id) => {
    const who = sale.visitor();
    const encoded = encodeURIComponent(id);
    expect(codeOf(await door.product(who, encoded))).toBe('NOT_FOUND');
    expect(codeOf(await door.add(who, { id, qty: 1 }))).toBe('NOT_FOUND');
    expect(codeOf(await door.update(who, id, 1))).toBe('NOT_FOUND');
    expect(codeOf(await door.remove(who, id))).toBe('NOT_FOUND');
    expect(codeOf(await door.order(who, encoded))).toBe('NOT_FOUND');
  });

  it('keeps one visitor’s lines from another’s hands [CART-503]', async () => {
    const owner = sale.visitor();
    await door.add(owner, { id: mug.id, qty: 1 });
    const [line] = accepted(await door.cart(owner)).items;
    const thief = sale.visitor();
    await door.add(thief, { id: mug.id, qty: 1 });
    expect(codeOf(await door.update(thief, line?.item_id ?? '', 2))).toBe('NOT_FOUND');
    expect(codeOf(await door.remove(thief, line?.item_id ?? ''))).toBe('NOT_FOUND');
    expect(accepted(await door.cart(owner)).items).toHaveLength(1);
  });

  it('estimates shipping and tax for an address and its methods [API-GQL-561, API-REST-514, API-REST-516, ENT-538, TAX-501]', async () => {
    const who = sale.visitor();
    await door.add(who, { id: mug.id, qty: 3 });
    const sent = {
      address: newYork,
      shipping_method: 'standard',
      payment_method: 'check',
      timezone_offset: 300,
    };
    expect(accepted(await door.estimate(who, sent))).toBe(TOTAL);
    const jersey = { ...newYork, state: 'NJ', postcode: '07001' };
    expect(accepted(await door.estimate(who, { ...sent, address: jersey }))).toBe(78.95);
    const albany = { ...newYork, city: 'Albany', postcode: '12207' };
    expect(accepted(await door.estimate(who, { ...sent, address: albany }))).toBe(81.83);
    expect(await door.estimate(who, { ...sent, shipping_method: 'by-owl' })).toMatchObject({ ok: false });
    expect(await door.estimate(who, { ...sent, payment_method: 'gold' })).toMatchObject({ ok: false });
    expect(await door.estimate(who, { ...sent, timezone_offset: 'noon' })).toMatchObject({ ok: false });
  });

  it('places an order once, and opens it to whoever holds its token [OPEN-033, CHK-010]', async () => {
    const who = sale.visitor();
    await door.add(who, { id: mug.id, qty: 3 });
    const first = accepted(await door.place(who, checkoutTo(TOTAL), 'order-1'));
    expect(first.order).toMatchObject({ email: 'ada@example.com', grand_total: TOTAL });
    expect(first.order).toMatchObject({
      prices_include_tax: false,
      taxes: [{ name: 'Tax', rate: 8.875, taxable_amount: 72, amount: 6.39 }],
    });
    const again = accepted(await door.place(who, checkoutTo(TOTAL), 'order-1'));
    expect(again).toEqual(first);
    expect(accepted(await door.cart(who)).items).toEqual([]);

    const stranger = sale.visitor();
    expect(accepted(await door.order(stranger, first.order._id, first.guest_token))).toEqual(first.order);
    expect(codeOf(await door.order(stranger, first.order._id))).toBe('NOT_FOUND');
    expect(codeOf(await door.order(stranger, first.order._id, 'guessed'))).toBe('NOT_FOUND');
  });

  it('tells whoever never got the answer of the order, and nobody else', async () => {
    const who = sale.visitor();
    await door.add(who, { id: mug.id, qty: 3 });
    expect(accepted(await door.placedWith(who, 'order-1'))).toBeNull();
    const { order, guest_token } = accepted(await door.place(who, checkoutTo(TOTAL), 'order-1'));
    const changed = { ...checkoutTo(TOTAL), email: 'other@example.com' };
    expect(codeOf(await door.place(who, changed, 'order-1'))).toBe('IDEMPOTENCY_MISMATCH');
    expect(accepted(await door.placedWith(who, 'order-1'))).toEqual({ _id: order._id, guest_token });
    for (const key of ['order-2', 'no key', '\0']) {
      expect(accepted(await door.placedWith(who, key)), key).toBeNull();
    }
    expect(accepted(await door.placedWith(sale.visitor(), 'order-1'))).toBeNull();
  });

  it('refuses a total that is not the server’s, and says the field that is at fault [CHK-010]', async () => {
    const who = sale.visitor();
    await door.add(who, { id: mug.id, qty: 1 });
    expect(codeOf(await door.place(who, checkoutTo(0.01), 'cheap'))).toBe('PRICE_CHANGED');
    expect(codeOf(await door.place(who, checkoutTo(1000), 'dear'))).toBe('PRICE_CHANGED');
    const shipping_address = { ...newYork, postcode: 'nowhere' };
    const outcome = await door.place(who, { ...checkoutTo(1), shipping_address }, 'where');
    expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT', field: 'shipping_address.postcode' });
    expect(accepted(await door.cart(who)).items).toHaveLength(1);
  });

  it('signs in, takes the guest’s cart along, and says nothing of which half was wrong [API-REST-501, OPEN-506, CART-503]', async () => {
    const account = { email: 'shopper@example.com', password: 'correct horse' };
    await createCustomer(sale.system, { ...account, firstName: 'Ada' });
    const who = sale.visitor();
    await door.add(who, { id: mug.id, qty: 2 });
    const wrong = await door.login(who, account.email, 'wrong');
    const unknown = await door.login(who, 'nobody@example.com', 'wrong');
    expect([wrong.ok, unknown.ok, wrong.text === unknown.text]).toEqual([false, false, true]);
    const token = accepted(await door.login(who, account.email, account.password));
    const headless = sale.visitor({ authorization: `Bearer ${token}` });
    expect(accepted(await door.cart(headless)).items).toMatchObject([{ qty: 2 }]);
  });
});
