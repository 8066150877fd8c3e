import { declaredTables, newId } from '@stoa/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addToCart } from '../cart/index.ts';
import type { Shop } from '../kernel/context.ts';
import { placeOrder } from '../order/index.ts';
import { buyerOf } from '../pricing/index.ts';
import { createProduct, readProduct } from '../product/index.ts';
import { makeSale } from '../testing/sale.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  approveSeller,
  carrySeller,
  createSeller,
  deleteShop,
  exportShop,
  readShopSettings,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** Returns a shop that sold one of two products and has another guest's cart open. */
async function soldShop() {
  const sale = await makeSale(test.db);
  const [lamp, rug] = [await sale.simple(), await sale.simple()];
  const buyer = sale.guest();
  await addToCart(buyer, { productId: lamp.id, qty: 1 });
  await addToCart(sale.guest(), { productId: rug.id, qty: 1 });
  const address = { firstName: 'Ann', lastName: 'Lee', line1: '1 Main St', city: 'Boston' };
  const placed = await placeOrder(buyer, {
    contact: { email: 'ann@example.com' },
    shippingAddress: { ...address, state: 'MA', postcode: '02108', country: 'US' },
    shippingMethodId: 'standard',
    paymentCode: 'check',
    expectedTotal: 1695,
    idempotencyKey: newId(),
    clientAddress: '192.0.2.1',
  });
  return { ...sale, lamp, placed };
}

/** Tables that hold rows of the shop, as the owner of the tables sees them, whom row-level security binds too. */
async function tablesOf(shop: Shop): Promise<string[]> {
  const admin = new pg.Client({ connectionString: test.url });
  await admin.connect();
  await admin.query(`select set_config('stoa.shop', $1, false)`, [shop.id]);
  const found: string[] = [];
  for (const { name, owner } of declaredTables) {
    if (!owner) continue;
    const id = owner === 'shop_id' ? shop.id : shop.ownSellerId;
    const { rowCount } = await admin.query(`select from "${name}" where ${owner} = $1 limit 1`, [id]);
    if (rowCount) found.push(name);
  }
  await admin.end();
  return found.sort();
}

const sold = [
  'cart',
  'cart_line',
  'order_event',
  'order_line',
  'payment_entry',
  'product',
  'sales_order',
  'stock',
];

it('removes a shop that sold: products, stock, carts, orders and what is written once and for all', async () => {
  const [gone, kept] = [await soldShop(), await soldShop()];
  expect(await tablesOf(gone.shop)).toEqual(expect.arrayContaining(sold));
  const before = await tablesOf(kept.shop);
  await deleteShop(test.url, gone.shop.code);
  expect(await tablesOf(gone.shop)).toEqual(['change']);
  expect(await tablesOf(kept.shop)).toEqual(before);
});

it('exports the orders of a shop and none of another [TEN-007, TEN-507]', async () => {
  const [one, other] = [await soldShop(), await soldShop()];
  let text = '';
  for await (const line of exportShop(one.system, one.shop.code)) text += line;
  for (const table of sold) expect(text, table).toContain(`"table": "${table}"`);
  for (const id of [one.lamp.id, one.placed.orderId]) expect(text).toContain(id);
  for (const id of [other.lamp.id, other.placed.orderId]) expect(text).not.toContain(id);
});

it('leaves a seller’s products to the marketplace that still carries them', async () => {
  const market = await makeSale(test.db, { type: 'marketplace' });
  const { sellerId } = await createSeller(market.system, { code: 'nimbus', name: 'Nimbus' });
  await carrySeller(market.system, { shopId: market.shop.id, sellerId });
  const marketplaceId = market.shop.id;
  const shop = await makeShop(test.db, { type: 'marketplaceseller', marketplaceId, sellerId });
  const jacket = { classCode: 'simple', sku: 'jacket', name: 'Jacket', price: 9900 } as const;
  const { id } = await createProduct(market.system, jacket, { sellerId });
  await approveSeller(market.system, { sellerId });
  const read = async () => {
    const { settings } = await readShopSettings(market.system);
    return readProduct(market.guest(), { id }, buyerOf(market.guest(), settings));
  };
  expect(await read()).toMatchObject({ name: 'Jacket' });
  await deleteShop(test.url, shop.code);
  expect(await read()).toMatchObject({ name: 'Jacket' });
});
