import { adjustStock, changePrice, editProduct, newId } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { bowlPicture } from './testing/bowl-and-cushion.ts';
import { makeBowlBuyers, orderedBowl, orderedCushion, placeOrder } from './testing/bowl-buyers.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import type { TestClient } from './testing/test-client.ts';
import { newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();
const { bowl, cushion, buyer, guest } = await makeBowlBuyers(sale);

/** Places an order and returns what was told of it. */
async function placed(who: TestClient, over: object = {}) {
  const reply = Object(await placeOrder(who, over)).placeOrder;
  return { order: reply.order, token: reply.guest_token };
}

type Told = Readonly<Record<string, unknown>> & { readonly items: readonly Record<string, unknown>[] };

/** An order as JSON tells it, which has no products of today. */
const asJson = (order: Told) => ({ ...order, items: order.items.map(({ product: _, ...item }) => item) });

describe('an order of a guest, asked for all of its fields', () => {
  const TRACK = `mutation ($number: String!, $email: String!) {
    trackOrder(increment_id: $number, email: $email) ${everyFieldOf('TrackOrderReply', 4)} }`;

  it('is found by its number and address, with what opens it, by either door [OPEN-033, ROUTE-040]', async () => {
    const [{ order: earlier }, { order }] = [await placed(await guest()), await placed(await guest())];
    const email = 'ADA@example.com';
    const { trackOrder } = Object(await ask(sale.visitor(), TRACK, { number: order.increment_id, email }));
    expect(trackOrder).toEqual({ success: true, ...noRefusal, guest_token: someText, order });
    const lookUp = async (number: string) =>
      (await sale.visitor().post('/api/orders/track', { increment_id: number, email })).body;
    const body = await lookUp(order.increment_id);
    expect(body).toEqual({ success: true, guest_token: someText, order: asJson(order) });
    expect(await lookUp(earlier.increment_id)).toMatchObject({ order: { _id: earlier._id } });
    for (const { guest_token: token } of [trackOrder, Object(body)]) {
      const opened = await sale.visitor().get(`/api/orders/${order._id}?token=${encodeURIComponent(token)}`);
      expect(opened.body).toEqual({ success: true, order: asJson(order) });
    }
  });

  it('is not told to who does not know its address [OPEN-033]', async () => {
    const { order } = await placed(await guest());
    const sought = { number: order.increment_id, email: 'eve@example.com' };
    const said = { code: 'NOT_FOUND', message: 'not-found', field: 'increment_id' };
    expect(await ask(sale.visitor(), TRACK, sought)).toEqual({
      trackOrder: {
        success: false,
        ...said,
        field_errors: [{ ...said, params: {} }],
        guest_token: null,
        order: null,
      },
    });
  });
});

it('the products that were ordered are told by REST with their newest order [ROUTE-019]', async () => {
  const who = await buyer();
  const { order } = await placed(who);
  const [bowlLine, cushionLine] = order.items;
  const bought = { order_id: order._id, last_ordered_at: order.createdAt };
  const { body } = await who.get('/api/account/ordered-products?limit=5');
  expect(body).toEqual({
    success: true,
    products: [
      {
        ...{ ...bought, ...orderedCushion, _id: cushion.variationIds['CUSHION-red'] },
        item_id: cushionLine._id,
        image: null,
      },
      {
        ...{ ...bought, ...orderedBowl, _id: bowl.id, item_id: bowlLine._id },
        image: { ...bowlPicture, oembed: null },
      },
    ],
    paging: expect.objectContaining({ limit: 5, page: 1, total: 2, total_pages: 1 }),
  });
});

describe('what was ordered, put into the cart again', () => {
  const AGAIN = `mutation ($id: ID!, $token: String, $items: [ID!], $key: String!) {
    reorder(_id: $id, token: $token, items: $items, idempotency_key: $key) ${everyFieldOf('ReorderReply', 2)} }`;
  const asBefore = { message: null, price: null, price_before: null };
  const told = (code: string, params: object = {}) => ({
    code,
    params,
    text: `${code} ${JSON.stringify(params)}`,
  });

  it('tells that all of it is there as it was', async () => {
    const { order, token } = await placed(await guest());
    const [bowlLine, cushionLine] = order.items;
    const key = newId();
    const line = (of: { readonly _id: string }, name: string, qty: number) => ({
      ...asBefore,
      _id: `${of._id}:${key}`,
      item_id: of._id,
      name,
      requested_qty: qty,
      added_qty: qty,
    });
    expect(await ask(sale.visitor(), AGAIN, { id: order._id, token, key })).toEqual({
      reorder: {
        success: true,
        ...noRefusal,
        cart_count: 4,
        items: [line(bowlLine, 'Bowl', 3), line(cushionLine, 'Cushion (red)', 1)],
      },
    });
  });

  /** Returns an order of three new products, which cost more, are fewer and are gone since. */
  async function orderOfThePast() {
    const [dearer, fewer, gone] = [await sale.simple(), await sale.simple(), await sale.simple()];
    const who = sale.visitor();
    for (const { id } of [dearer, fewer, gone]) await ask(who, ADD_TO_CART, { input: { _id: id, qty: 4 } });
    const total = 'query ($address: AddressInput) { checkout(address: $address) { summary { total_due } } }';
    const { checkout } = Object(await ask(who, total, { address: newYork }));
    const past = await placed(who, { expected_total: checkout.summary.total_due });
    await changePrice(sale.system, { productId: dearer.id, price: 1150 });
    await adjustStock(sale.system, { lines: [{ productId: fewer.id, delta: -5 }] });
    await editProduct(sale.system, { productId: gone.id, revision: 1, websiteVisibility: false });
    return past;
  }

  it('tells what is otherwise now, by either door', async () => {
    const { order, token } = await orderOfThePast();
    const key = newId();
    const [dearer, fewer, gone] = order.items;
    const line = (of: { readonly _id: string }, added: number, message: object) => ({
      ...asBefore,
      _id: `${of._id}:${key}`,
      item_id: of._id,
      name: 'Mug',
      requested_qty: 4,
      added_qty: added,
      message,
    });
    const items = [
      { ...line(dearer, 4, told('reorder.price_changed')), price: 11.5, price_before: 10 },
      line(fewer, 1, told('reorder.fewer', { n: 1 })),
      line(gone, 0, told('reorder.gone')),
    ];
    expect(await ask(sale.visitor(), AGAIN, { id: order._id, token, key })).toEqual({
      reorder: { success: true, ...noRefusal, cart_count: 5, items },
    });
    const sent = { _id: order._id, token };
    const { body } = await sale.visitor().post('/api/orders/reorder', sent, { 'idempotency-key': key });
    expect(body).toEqual({ success: true, cart_count: 5, items });
  });

  it('tells that it was not done where nothing of it can be had, by either door', async () => {
    const { order, token } = await orderOfThePast();
    const [, , gone] = order.items;
    const sent = { token, items: [gone._id] };
    const nothing = { success: false, cart_count: 0 };
    const items = [
      expect.objectContaining({ item_id: gone._id, added_qty: 0, message: told('reorder.gone') }),
    ];
    expect(await ask(sale.visitor(), AGAIN, { ...sent, id: order._id, key: newId() })).toEqual({
      reorder: { ...noRefusal, ...nothing, items },
    });
    const { body } = await sale.visitor().post('/api/orders/reorder', { ...sent, _id: order._id });
    expect(body).toEqual({ ...nothing, items });
  });

  it('is refused whole where the order is not theirs [OPEN-033]', async () => {
    const { order } = await placed(await guest());
    const said = { code: 'NOT_FOUND', message: 'not-found', field: '_id' };
    expect(await ask(sale.visitor(), AGAIN, { id: order._id, key: newId() })).toEqual({
      reorder: {
        success: false,
        ...said,
        field_errors: [{ ...said, params: {} }],
        cart_count: 0,
        items: [],
      },
    });
  });
});
