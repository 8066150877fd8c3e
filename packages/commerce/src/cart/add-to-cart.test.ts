import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { testContext } from '../testing/context.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { recordStatements } from '../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type AddToCart, addToCart, cartCount, readCart } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const reasonOf = (code: string, params = {}) => ({ code, params });

describe('adding to the cart', () => {
  it('makes the cart with the first addition and puts the same product into the same line [CART-514]', async () => {
    const ctx = sale.guest();
    const { id: productId, sku } = await sale.simple({ price: 1250 });
    const first = await addToCart(ctx, { productId, qty: 2 });
    expect(first).toMatchObject({ requestedQty: 2, addedQty: 2, qtyInCart: 2, cartCount: 2 });
    expect(first.line).toMatchObject({ sku, qty: 2, unitPrice: 1250, rowTotal: 2500, salable: 10 });
    const second = await addToCart(ctx, { sku, qty: 3 });
    expect(second).toMatchObject({ cartId: first.cartId, addedQty: 3, qtyInCart: 5, cartCount: 5 });
    const { lines, costs, count } = await readCart(ctx);
    expect(lines).toHaveLength(1);
    expect({ count, subtotal: costs.totals.subtotal }).toEqual({ count: 5, subtotal: 6250 });
    expect(await cartCount(ctx)).toBe(5);
  });

  it('takes the quantity as a number or as digits [CART-511]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    expect((await addToCart(ctx, { productId, qty: '2' })).addedQty).toBe(2);
  });

  it.each([
    [0, 'field.min_value', { field: 'quantity', min: 1 }],
    [-1, 'field.min_value', { field: 'quantity', min: 1 }],
    [1.5, 'input.whole_number', { field: 'quantity' }],
    ['abc', 'input.whole_number', { field: 'quantity' }],
    [null, 'field.required', { field: 'quantity' }],
    [1e9, 'field.max_value', { field: 'quantity', max: 100 }],
    [101, 'field.max_value', { field: 'quantity', max: 100 }],
  ])('refuses the quantity %j with the rule that it breaks [CHK-010, QTY-008]', async (qty, code, params) => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: null });
    await expect(addToCart(ctx, { productId, qty })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'qty',
      reason: reasonOf(code, params),
    });
    expect(await cartCount(ctx)).toBe(0);
  });

  it.each([
    { price: 1 },
    { unitPrice: 1 },
    { optionFee: -500 },
    { priceLevel: { minQty: 1, price: 1 } },
    { customerGroup: 'trade' },
  ])('knows no price, fee or level to be sent: %j [CHK-010]', async (forgery) => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    const forged: AddToCart = { ...forgery, productId, qty: 1 };
    await expect(addToCart(ctx, forged)).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await cartCount(ctx)).toBe(0);
  });

  it('asks for a session', async () => {
    const { id: productId } = await sale.simple();
    await expect(addToCart(testContext(test.db, sale.shop), { productId, qty: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(addToCart(sale.system, { productId, qty: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('answers the same to the same idempotency key and adds once [CHK-010]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    const once = { productId, qty: 2, idempotencyKey: 'press-1' };
    const replies = await Promise.all([addToCart(ctx, once), addToCart(ctx, once), addToCart(ctx, once)]);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await cartCount(ctx)).toBe(2);
    await expect(addToCart(ctx, { ...once, qty: 3 })).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('makes one cart of twenty additions at once [CART-503]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: { available: 20 } });
    const added = await Promise.all(Array.from({ length: 20 }, () => addToCart(ctx, { productId, qty: 1 })));
    expect(new Set(added.map((reply) => reply.cartId)).size).toBe(1);
    const { lines } = await readCart(ctx);
    expect(lines.map((line) => line.qty)).toEqual([20]);
    await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({ code: 'out-of-stock' });
  });

  it('needs at most 7 statements, reading the cart 3', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    const add = () => addToCart(ctx, { productId, qty: 1, idempotencyKey: 'counted' });
    expect((await recordStatements(test.db, add)).length).toBeLessThanOrEqual(7);
    expect((await recordStatements(test.db, () => readCart(ctx))).length).toBeLessThanOrEqual(3);
  });
});
