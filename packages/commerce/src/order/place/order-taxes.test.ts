import { type Database, orderLine, orderTax, violatedConstraint } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { listMails } from '../../mail/index.ts';
import type { NewShop } from '../../shop/index.ts';
import { checkoutOf, checkoutSettings, look } from '../../testing/checkout.ts';
import { type CopyChanges, copyOrder } from '../../testing/orders.ts';
import { makeSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** State and city tax the same goods in New York, the city shipping as well. */
const twoTaxes: NewShop['settings']['checkout']['taxRates'] = [
  { name: 'State tax', country: 'US', state: 'NY', rate: 4000 },
  { name: 'City tax', country: 'US', state: 'NY', postcodePrefix: '100', rate: 4500, shippingTaxed: true },
];

async function placed(db: Database, over: Partial<NewShop['settings']['checkout']>) {
  const checkout = { ...checkoutSettings.checkout, ...over };
  const sale = await makeSale(db, { settings: { ...checkoutSettings, checkout } });
  const ctx = sale.guest();
  await addToCart(ctx, { productId: (await sale.simple({ price: 1999 })).id, qty: 2 });
  await addToCart(ctx, { productId: (await sale.simple({ price: 999 })).id, qty: 1 });
  const { orderId } = await placeOrder(ctx, await checkoutOf(ctx));
  return { sale, orderId, order: await readOrder(sale.system, { id: orderId }) };
}

describe('the taxes of an order', () => {
  it('are kept by line and for shipping, several on one, and told by name', async () => {
    const { sale, order, orderId } = await placed(test.db, { taxRates: twoTaxes });
    const rows = await look(sale.system, (tx) =>
      tx
        .select()
        .from(orderTax)
        .leftJoin(orderLine, eq(orderLine.id, orderTax.orderLineId))
        .where(eq(orderTax.orderId, orderId))
        .orderBy(orderLine.position, orderTax.name),
    );
    expect(
      rows.map(({ order_line: line, order_tax: tax }) => [line?.rowTotal, tax.name, tax.rate, tax.amount]),
    ).toEqual([
      [3998, 'City tax', 45_000, 180],
      [3998, 'State tax', 40_000, 160],
      [999, 'City tax', 45_000, 45],
      [999, 'State tax', 40_000, 40],
      [undefined, 'City tax', 45_000, 31],
    ]);
    const [city, state] = [180 + 45 + 31, 160 + 40];
    expect(order.taxes).toEqual([
      { name: 'City tax', jurisdiction: 'US-NY-100', rate: 45_000, taxableAmount: 4997 + 695, amount: city },
      { name: 'State tax', jurisdiction: 'US-NY', rate: 40_000, taxableAmount: 4997, amount: state },
    ]);
    expect(order).toMatchObject({ taxAmount: city + state, grandTotal: 4997 + 695 + city + state });
  });

  it('are within the amounts where the shop’s prices include them, as order, lines and mail say', async () => {
    const { sale, order, orderId } = await placed(test.db, { pricesIncludeTax: true });
    const [first, second, shipping] = [326, 81, 57];
    expect(order).toMatchObject({
      pricesIncludeTax: true,
      subtotal: 4997,
      shippingAmount: 695,
      shippingTaxAmount: shipping,
      taxAmount: first + second + shipping,
      grandTotal: 4997 + 695,
      taxes: [{ taxableAmount: 4997 + 695 - 464, amount: 464 }],
      lines: [{ taxAmount: first }, { taxAmount: second }],
    });
    const lines = await look(sale.system, (tx) =>
      tx.select({ within: orderLine.pricesIncludeTax }).from(orderLine).where(eq(orderLine.orderId, orderId)),
    );
    expect(lines).toEqual([{ within: true }, { within: true }]);
    const [mail] = await listMails(sale.system);
    expect(mail?.text).toMatch(/Tax included\W+\$4\.64\W+Total\W+\$56\.92/);
  });
});

describe('the database', () => {
  it('takes no order that is not the sum of its lines and taxes', async () => {
    const { sale, orderId } = await placed(test.db, {});
    const outcome = (changes: CopyChanges) =>
      copyOrder(sale, orderId, changes).then(() => undefined, violatedConstraint);
    expect(await outcome({})).toBeUndefined();
    expect(await outcome({ order: { grandTotal: 5000 } })).toBe('sales_order_total');
    expect(await outcome({ order: { subtotal: 4998, grandTotal: 6199 } })).toBe('sales_order_sums');
    expect(await outcome({ line: { taxAmount: 1 } })).toBe('sales_order_sums');
    expect(await outcome({ tax: { amount: 1 } })).toBe('sales_order_sums');
    expect(await outcome({ order: { shippingTaxAmount: 0 } })).toBe('sales_order_sums');
    expect(await outcome({ line: { pricesIncludeTax: true } })).toBe('order_line_of_order');
    expect(await outcome({ tax: { rate: null } })).toBe('order_tax_known');
  });
});
