import { calendarDay, formatDate, type ProductOption } from '@stoa/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart, readCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { listMails } from '../../mail/index.ts';
import { createProduct } from '../../product/index.ts';
import { setStockRules } from '../../stock/index.ts';
import { checkoutOf, checkoutSettings } from '../../testing/checkout.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { placeOrder, readOrder } from '../index.ts';

const DAY = 86_400_000;

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const option = (label: string, over: Partial<ProductOption> = {}): ProductOption => ({
  id: label.toLowerCase(),
  label,
  optionType: 'select',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [{ id: 'navy', label: 'Navy', additionalFee: 250, isDefault: false, initialVisibility: 'show' }],
  ...over,
});

const later = (days: number) => new Date(sale.clock().getTime() + days * DAY);

/** Makes a red cushion with options and words on its label, of which three are there and more come in ten days. */
async function makeCushion() {
  const sku = unique('red');
  const { id: parentId } = await createProduct(sale.system, {
    ...variableProduct({ Red: 2000 }),
    productOptions: [
      option('Ribbon'),
      option('Monogram', { optionType: 'text', additionalFee: 400, values: [] }),
    ],
    personalizationOptions: [
      { code: 'label_text', label: 'On the label', type: 'text', required: false, displayed: true },
    ],
    variations: [
      {
        sku,
        values: { color: 'Red' },
        price: 2000,
        stock: {
          available: 3,
          allowBackorders: true,
          backorderMessage: 'In the next firing',
          backorderShipDate: later(10).toISOString(),
        },
      },
    ],
  });
  return { parentId, sku };
}

/** Orders five cushions with options and one with words on its label: two lines. */
async function order(ctx: ShopContext, email: string) {
  const cushion = await makeCushion();
  const productOptionsData = { Monogram: 'For Ada', Ribbon: 'navy' };
  await addToCart(ctx, { ...cushion, qty: 5, productOptionsData });
  sale.clock.advance(1);
  await addToCart(ctx, { ...cushion, qty: 1, personalizationData: { label_text: 'Ship ahoy' } });
  const cart = await readCart(ctx);
  const { orderId, guestToken } = await placeOrder(ctx, await checkoutOf(ctx, { contact: { email } }));
  const mail = (await listMails(sale.system)).find(({ text }) => text.includes(orderId));
  const read = () => readOrder(ctx, { id: orderId, guestToken });
  return { cart, orderId, mail, read, sku: cushion.sku };
}

describe('the lines of an order', () => {
  it('tell what the cart told of each: choices with fees, what was typed, and what comes later [CART-528, ENT-549, OPT-019, STOCK-504, STOCK-507]', async () => {
    const { cart, read } = await order(sale.guest(), 'ann@example.com');
    const shipDay = calendarDay(later(10), sale.shop.timeZone);
    const chosen = [
      { label: 'Ribbon', value: 'Navy', fee: 250, typed: false },
      { label: 'Monogram', value: 'For Ada', fee: 400, typed: true },
    ];
    const typed = [{ label: 'On the label', value: 'Ship ahoy', fee: 0, typed: true }];
    const kept = [
      { options: { Ribbon: 'Navy', Monogram: 'For Ada' }, personalization: null },
      { options: null, personalization: { label_text: 'Ship ahoy' } },
    ];
    const backorder = { message: 'In the next firing', shipDay };
    expect(cart.lines).toMatchObject([
      { qty: 5, unitPrice: 2650, ...kept[0], choices: chosen, backorder, stock: { backordered: 2 } },
      { qty: 1, unitPrice: 2000, ...kept[1], choices: typed, backorder, stock: { backordered: 1 } },
    ]);
    const late = { backorderMessage: 'In the next firing', backorderShipDay: shipDay };
    expect((await read()).lines).toMatchObject([
      { qty: 5, unitPrice: 2650, ...kept[0], choices: chosen, backorderedQty: 2, ...late },
      { qty: 1, unitPrice: 2000, ...kept[1], choices: typed, backorderedQty: 1, ...late },
    ]);
  });

  it('stay as they were told when the shop says otherwise afterwards', async () => {
    const { read } = await order(sale.guest(), 'ann@example.com');
    const { lines } = await read();
    for (const { productId } of lines.slice(0, 1)) {
      const rules = { backorderMessage: 'Never again', backorderShipDate: later(99) };
      await setStockRules(sale.system, { productId, ...rules });
    }
    expect((await read()).lines).toEqual(lines);
  });

  it('of before choices were kept name them by what was kept then, without a fee', async () => {
    const { orderId, read } = await order(sale.guest(), 'ann@example.com');
    await forgetChoices(orderId);
    expect((await read()).lines.map(({ choices }) => choices)).toEqual([
      expect.arrayContaining([
        { label: 'Ribbon', value: 'Navy', fee: null, typed: true },
        { label: 'Monogram', value: 'For Ada', fee: null, typed: true },
      ]),
      [{ label: 'Label text', value: 'Ship ahoy', fee: 0, typed: true }],
    ]);
  });
});

describe('the mail of an order', () => {
  const late = (pieces: string) =>
    `${pieces}. In the next firing. Expected to ship ${formatDate(later(10), sale.shop.timeZone)}`;

  it('tells its buyer all of each line, in both of its parts [CART-528, ENT-549, OPT-018, STOCK-504, STOCK-507]', async () => {
    const ctx = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    const { mail, sku } = await order(ctx, ctx.actor.email);
    const told = [
      'Red',
      'Ribbon: Navy (+ $2.50)',
      'Monogram: For Ada (+ $4.00)',
      `SKU ${sku}`,
      late('3 in stock, 2 on backorder'),
      '$26.50 each',
      'On the label: Ship ahoy',
      late('On backorder'),
    ];
    for (const fact of told) {
      expect(mail?.text).toContain(`    ${fact}\n`);
      expect(mail?.html).toContain(`>${fact}</span>`);
    }
  });

  it('to a mailbox that may be another’s tells what the shop has words for, and nothing that was typed', async () => {
    const { mail } = await order(sale.guest(), 'victim@example.com');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Ribbon: Navy (+ $2.50)');
      expect(text).toContain(late('3 in stock, 2 on backorder'));
      expect(text).not.toMatch(/For Ada|Ship ahoy|Monogram|On the label/);
    }
  });
});

/** Makes an order one of a version that did not keep the choices of its lines. */
async function forgetChoices(orderId: string): Promise<void> {
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await owner.query(`select set_config('stoa.shop', $1, false)`, [sale.shop.id]);
  const { rowCount } = await owner.query('update order_line set choices = null where order_id = $1', [
    orderId,
  ]);
  await owner.end();
  expect(rowCount).toBe(2);
}
