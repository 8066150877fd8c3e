import type { AdminOutputs } from '@stoa/admin-contract';
import { newId } from '@stoa/commerce';
import { makeSale, type TestSale } from '@stoa/commerce/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkoutSettings } from '../../../commerce/src/testing/checkout.ts';
import { stockWork } from '../../../commerce/src/testing/stock.ts';
import { saleOffice } from '../testing/sale-office.ts';
import type { OfficeAsk } from '../testing/test-office.ts';

const { opened, ask: askOffice } = saleOffice('order-manager', { settings: checkoutSettings });
let sale: TestSale;
beforeAll(() => {
  ({ sale } = opened());
});

type Told = AdminOutputs['stock'];

/** Asks about the stock of a product. */
const ask = <Body = unknown>(method: OfficeAsk['method'], id: string, path: string, body?: object) =>
  askOffice<Body>(`/products/${id}/${path}`, { method, body });

const reason = 'Stocktaking';
const refused = (pointer: string, params: object) => ({
  status: 409,
  body: { code: 'conflict', params, errors: [{ pointer }] },
});

describe('stock over HTTP', () => {
  it('is counted in and out, and no more goes out than is not reserved [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await stockWork(sale).reserve({ [id]: 2 });
    const adjust = (delta: number) => ask<Told['adjust']>('POST', id, 'stock-adjustments', { delta, reason });
    expect(await adjust(3)).toMatchObject({
      status: 200,
      body: { onHand: 8, reserved: 2, salable: 6, backordered: 0, backorderShipDate: null },
    });
    expect(await adjust(-7)).toMatchObject(refused('/delta', { available: 6 }));
    expect(await adjust(-6)).toMatchObject({ status: 200, body: { onHand: 2, salable: 0 } });
    expect((await adjust(0)).status).toBe(400);
  });

  it('is counted once with one key, however often it is sent', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const idempotencyKey = newId();
    const adjust = (delta: number) =>
      ask<Told['adjust']>('POST', id, 'stock-adjustments', { delta, reason, idempotencyKey });
    expect(await adjust(3)).toMatchObject({ status: 200, body: { onHand: 8 } });
    expect(await adjust(3)).toMatchObject({ status: 200, body: { onHand: 8 } });
    expect(await adjust(2)).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } });
    const again = { delta: 3, reason, idempotencyKey: idempotencyKey.toUpperCase() };
    expect(await ask('POST', id, 'stock-adjustments', again)).toMatchObject({ body: { onHand: 8 } });
  });

  it('moves by no count without a reason, and by no change of the product [ADM-130]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const noReason = { status: 400, body: { errors: [{ pointer: '/reason' }] } };
    for (const none of [{}, { reason: '' }, { reason: ' ' }]) {
      expect(await ask('POST', id, 'stock-adjustments', { delta: 3, ...none })).toMatchObject(noReason);
      const counted = { counted: 9, seen: 5, ...none };
      expect(await ask('POST', id, 'stock-counts', counted)).toMatchObject(noReason);
    }
    const { items } = (await ask<Told['movements']>('GET', id, 'stock-movements')).body;
    expect(items).toMatchObject([{ reason: 'first stock', onHand: 5 }]);
  });

  it('is set to what was counted where it is as it was shown [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await stockWork(sale).reserve({ [id]: 2 });
    const count = (counted: number, seen: number) =>
      ask<Told['count']>('POST', id, 'stock-counts', { counted, seen, reason });
    expect(await count(9, 5)).toMatchObject({ status: 200, body: { onHand: 9, salable: 7 } });
    expect(await count(4, 5)).toMatchObject(refused('/seen', { onHand: 9 }));
    expect(await count(1, 9)).toMatchObject(refused('/counted', { reserved: 2 }));
  });

  it('is sold by the rules that were set', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const backorderShipDate = '2026-05-01T12:00:00.000Z';
    const set = (body: object) => ask<Told['setRules']>('PATCH', id, 'stock-rules', body);
    const rules = {
      allowBackorders: true,
      backorderMessage: 'Soon',
      backorderShipDate,
      lowStockThreshold: 3,
    };
    expect(await set(rules)).toMatchObject({ status: 200, body: { ...rules, onHand: 5 } });
    expect(await set({ backorderShipDate: null })).toMatchObject({
      body: { allowBackorders: true, backorderShipDate: null },
    });
    expect(await set({ backorderMessage: 'a\u0007b' })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/backorderMessage' }] },
    });
  });

  it('is kept from then on, or no longer', async () => {
    const { id } = await sale.simple({ stock: null });
    const keep = (kept: boolean) => ask<Told['keep']>('PUT', id, 'stock-keeping', { kept });
    expect(await keep(false)).toMatchObject({ status: 200, body: { stock: null } });
    expect(await keep(true)).toMatchObject({ status: 200, body: { stock: { onHand: 0 } } });
    await ask('POST', id, 'stock-adjustments', { delta: 1, reason });
    await stockWork(sale).reserve({ [id]: 1 });
    expect(await keep(false)).toMatchObject({ status: 409, body: { errors: [{ pointer: '/stock' }] } });
  });

  it('has its movements with person and amounts, page by page [ADM-132]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await ask('POST', id, 'stock-adjustments', { delta: -2, reason: 'Broken' });
    const list = async (query: string) =>
      (await ask<Told['movements']>('GET', id, `stock-movements?limit=1${query}`)).body;
    const first = await list('');
    expect(first.items).toEqual([
      {
        id: expect.any(String),
        at: sale.clock().toISOString(),
        kind: 'adjust',
        reason: 'Broken',
        by: { kind: 'staff', id: expect.any(String), name: 'Ada Quill' },
        order: null,
        onHandDelta: -2,
        reservedDelta: 0,
        backorderedDelta: 0,
        onHand: 3,
        reserved: 0,
        backordered: 0,
      },
    ]);
    const second = await list(`&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect(second).toMatchObject({
      items: [{ reason: 'first stock', by: { kind: 'system', id: null, name: 'test' }, onHand: 5 }],
      next: null,
    });
  });

  it('of another shop is not found', async () => {
    const { id } = await (await makeSale(opened().db)).simple();
    expect(await ask('POST', id, 'stock-adjustments', { delta: 1, reason })).toMatchObject({
      status: 404,
      body: { code: 'not-found', errors: [{ pointer: '/product' }] },
    });
  });
});
