import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { archiveProduct } from '../product/index.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { addToCart, cartCount, readCart } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const reasonOf = (code: string, params = {}) => ({ code, params });

describe('what is there of what is added', () => {
  it('refuses what was archived since its page was read, and does not sell what lay in the cart [CHK-010, STOCK-004]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    await addToCart(ctx, { productId, qty: 1 });
    await archiveProduct(sale.system, productId);
    await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject({
      code: 'out-of-stock',
      reason: reasonOf('stock.unavailable'),
    });
    const { lines, invalidLines, costs, checkout } = await readCart(ctx);
    expect(invalidLines).toMatchObject([{ productId, qty: 1, issue: reasonOf('stock.unavailable') }]);
    expect({ lines, checkout, total: costs.totals.grandTotal }).toEqual({
      lines: [],
      checkout: 'lines-at-fault',
      total: 0,
    });
  });

  it('refuses more than there is, and says how many more can be added [CHK-010, QTY-004, STOCK-517, OPEN-020]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: { available: 3 } });
    await addToCart(ctx, { productId, qty: 2 });
    await expect(addToCart(ctx, { productId, qty: 2 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 1 },
      reason: reasonOf('stock.only_n_available', { n: 3 }),
    });
    expect(await cartCount(ctx)).toBe(2);
  });

  it('refuses what is sold out [STOCK-508, STOCK-514]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 0 } });
    await expect(addToCart(sale.guest(), { productId, qty: 1 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 0 },
      reason: reasonOf('stock.out_of_stock'),
    });
  });

  it('takes beyond the stock where backorders are allowed, up to the limit of a cart [QTY-004, STOCK-013, STOCK-503, STOCK-516]', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple({ stock: { available: 3, allowBackorders: true } });
    const added = await addToCart(ctx, { productId, qty: 8 });
    expect(added.line.stock).toMatchObject({ status: 'limited-stock', fromStock: 3, backordered: 5 });
    await expect(addToCart(ctx, { productId, qty: 93 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 92 },
      reason: reasonOf('stock.limit_of_n', { n: 100 }),
    });
  });

  it('tells of low stock [STOCK-518]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 2, lowStockThreshold: 5 } });
    const { line } = await addToCart(sale.guest(), { productId, qty: 1 });
    expect(line.stock.messages).toEqual([reasonOf('stock.only_n_in_stock', { n: 2 })]);
  });
});
