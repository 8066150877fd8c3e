import { orderEvent, stock } from '@stoa/database';
import { formatPrice } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart, readCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { listMails } from '../../mail/index.ts';
import { changePrice } from '../../pricing/index.ts';
import { createProduct, editProduct } from '../../product/index.ts';
import { annsAddress, checkoutOf, checkoutSettings, fill, look } from '../../testing/checkout.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { ledgerOf } from '../../testing/orders.ts';
import { simpleProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const stockOf = async (productId: string) => {
  const [row] = await test.db.queries.select().from(stock).where(eq(stock.productId, productId));
  return row && { onHand: row.onHand, reserved: row.reserved, backordered: row.backordered };
};

describe('placing an order', () => {
  it('freezes what was bought, at the server’s prices, totals and tax [CHK-001, CHK-010, TAX-505]', async () => {
    const ctx = sale.guest();
    const lamp = await sale.simple({
      name: 'Lamp',
      price: 1999,
      media: [{ file: 'lamp.webp', alt: 'A lamp', width: 8, height: 8 }],
    });
    const vase = await sale.simple({
      name: 'Vase',
      price: 1000,
      stock: { available: 1, allowBackorders: true },
    });
    await addToCart(ctx, { productId: lamp.id, qty: 2 });
    await addToCart(ctx, { productId: vase.id, qty: 3 });
    const { orderId, incrementId, guestToken } = await placeOrder(
      ctx,
      await checkoutOf(ctx, { note: 'Ring twice' }),
    );
    await editProduct(sale.system, { productId: lamp.id, revision: 1, name: 'Lantern' });
    await changePrice(sale.system, { productId: lamp.id, price: 1 });
    const order = await readOrder(ctx, { id: orderId, guestToken });
    expect(order).toMatchObject({
      id: orderId,
      incrementId,
      email: 'ann@example.com',
      note: 'Ring twice',
      currency: 'USD',
      subtotal: 6998,
      discountAmount: 0,
      shippingAmount: 695,
      taxAmount: 355 + 266 + 62,
      shippingDiscountAmount: 0,
      shippingTaxAmount: 62,
      pricesIncludeTax: false,
      taxes: [
        {
          name: 'Tax',
          jurisdiction: 'US-NY',
          rate: 88_750,
          taxableAmount: 6998 + 695,
          amount: 355 + 266 + 62,
        },
      ],
      grandTotal: 6998 + 695 + 683,
      placedAt: sale.clock(),
      customerId: null,
      shippingAddress: { line1: '1 Main Street', company: null },
      billingAddress: { line1: '1 Main Street' },
      shippingMethod: { id: 'standard', title: 'Standard' },
      paymentMethod: { code: 'check', title: 'Check' },
    });
    expect(order.lines).toMatchObject([
      {
        sku: lamp.sku,
        name: 'Lamp',
        unitPrice: 1999,
        qty: 2,
        rowTotal: 3998,
        taxAmount: 355,
        backorderedQty: 0,
        image: { file: 'lamp.webp' },
      },
      {
        sku: vase.sku,
        name: 'Vase',
        unitPrice: 1000,
        qty: 3,
        rowTotal: 3000,
        taxAmount: 266,
        backorderedQty: 2,
      },
    ]);
    expect(await stockOf(lamp.id)).toEqual({ onHand: 10, reserved: 2, backordered: 0 });
    expect(await stockOf(vase.id)).toEqual({ onHand: 1, reserved: 1, backordered: 2 });
    expect((await readCart(ctx)).count).toBe(0);
  });

  it('begins the history of the three states and the ledger [OPEN-001]', async () => {
    const ctx = sale.guest();
    await fill(ctx, [await sale.simple()]);
    const checkout = await checkoutOf(ctx);
    const { orderId, guestToken } = await placeOrder(ctx, checkout);
    const { status, states, history } = await readOrder(ctx, { id: orderId, guestToken });
    expect({ status, states }).toEqual({
      status: 'pending',
      states: { order: 'open', payment: 'due', fulfilment: 'unfulfilled' },
    });
    expect(history).toEqual([
      { machine: 'order', from: null, to: 'open', at: sale.clock() },
      { machine: 'payment', from: null, to: 'due', at: sale.clock() },
      { machine: 'fulfilment', from: null, to: 'unfulfilled', at: sale.clock() },
    ]);
    expect(await ledgerOf(ctx, orderId)).toMatchObject([{ kind: 'due', amount: checkout.expectedTotal }]);
    const [event] = await look(ctx, (tx) =>
      tx.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)),
    );
    expect(event?.actor).toBe(ctx.actor.kind === 'guest' && `visitor:${ctx.actor.visitorId}`);
  });

  it('keeps what was typed without the blanks around it [OPEN-503]', async () => {
    const ctx = sale.guest();
    await fill(ctx, [await sale.simple()]);
    const shippingAddress = { ...annsAddress, firstName: ' Ann ', city: ' New York ' };
    const contact = { email: ' ann@example.com ' };
    const checkout = await checkoutOf(ctx, { contact, shippingAddress, note: ' Ring twice\n' });
    const { orderId, guestToken } = await placeOrder(ctx, checkout);
    expect(await readOrder(ctx, { id: orderId, guestToken })).toMatchObject({
      email: 'ann@example.com',
      shippingAddress: { firstName: 'Ann', city: 'New York' },
      note: 'Ring twice',
    });
  });

  it('numbers the orders of a shop from 100001', async () => {
    const fresh = await makeSale(test.db, { settings: checkoutSettings });
    const product = await fresh.simple();
    for (const expected of ['100001', '100002']) {
      const ctx = fresh.guest();
      await fill(ctx, [product]);
      expect((await placeOrder(ctx, await checkoutOf(ctx))).incrementId).toBe(expected);
    }
  });

  const mailOf = async (orderId: string) =>
    (await listMails(sale.system)).find(({ text }) => text.includes(orderId));

  it('queues the confirmation with lines, totals, how to pay and the link', async () => {
    const ctx = sale.guest();
    await fill(ctx, [await sale.simple({ name: 'Bowl <b>&' })]);
    const checkout = await checkoutOf(ctx, { contact: { email: ' Ann@example.com ' } });
    const { orderId, incrementId, guestToken } = await placeOrder(ctx, checkout);
    const mail = await mailOf(orderId);
    expect(mail).toMatchObject({ recipient: 'Ann@example.com', status: 'queued' });
    expect(mail?.subject).toBe(`Your order ${incrementId} at ${sale.shop.name}`);
    const said = [`${sale.shop.baseUrl}/order/${orderId}?token=${guestToken}`, '1 Harbor Street.'];
    for (const text of [...said, formatPrice(checkout.expectedTotal, 'USD'), 'Standard', 'Bowl <b>&']) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.html).toContain('Bowl &lt;b&gt;&amp;');
  });

  /** Returns a checkout with the same word in every field that takes one, of a piece with words on it. */
  it('tells the bank account of a transfer with the order, and to nobody before', async () => {
    const bankAccount = { holder: 'North LLC', bank: '', account: 'DE02 1203', routing: 'BYLA' };
    const wire = { code: 'wire', title: 'Wire', instructions: 'Within a week.', bankAccount };
    const settings = {
      ...checkoutSettings,
      checkout: { ...checkoutSettings.checkout, paymentMethods: [wire] },
    };
    const wired = await makeSale(test.db, { settings });
    const ctx = wired.guest();
    const { id } = await wired.simple({ price: 1000 });
    await addToCart(ctx, { productId: id, qty: 1 });
    const checkout = await checkoutOf(ctx, { paymentCode: 'wire' });
    const { orderId, incrementId, guestToken } = await placeOrder(ctx, checkout);
    const order = await readOrder(ctx, { id: orderId, guestToken });
    const told = [
      'Within a week.',
      'Account holder: North LLC',
      'Account or IBAN: DE02 1203',
      'Routing number or BIC: BYLA',
      `Amount: ${formatPrice(order.grandTotal, 'USD')}`,
      `Reference: ${incrementId}`,
    ];
    expect(order.paymentMethod.instructions).toBe(told.join('\n'));
    const [mail] = await listMails(wired.system);
    for (const line of told) expect(mail?.text).toContain(line);
  });

  async function wordy(ctx: ShopContext, word: string, email: string) {
    const { id } = await createProduct(sale.system, {
      ...simpleProduct(),
      personalizationOptions: [
        { code: 'engraving', label: 'Engraving', type: 'text', required: false, displayed: true },
      ],
    });
    await addToCart(ctx, { productId: id, qty: 1, personalizationData: { engraving: word } });
    const words = { firstName: word, lastName: word, company: word, line1: word, line2: word, city: word };
    return checkoutOf(ctx, {
      contact: { email },
      shippingAddress: { ...annsAddress, ...words, phone: '+1 610.555.0123 45' },
      billingAddress: { ...annsAddress, ...words },
      note: word,
    });
  }

  it('writes no word of a stranger to a mailbox that may be another’s', async () => {
    const word = 'Win a prize at evil.example/?a=1';
    const pending = await makeCustomer(test.db, sale.shop, { status: 'pending' });
    const known = await makeCustomer(test.db, sale.shop);
    const buyers: [ShopContext, string][] = [
      [sale.guest(), 'victim@example.com'],
      [pending, pending.actor.email],
      [known, 'victim@example.com'],
    ];
    for (const [ctx, email] of buyers) {
      const { orderId, guestToken } = await placeOrder(ctx, await wordy(ctx, word, email));
      const mail = await mailOf(orderId);
      for (const text of [mail?.subject, mail?.text, mail?.html]) {
        expect(text).toBeDefined();
        expect(text).not.toContain('prize');
        expect(text).not.toContain('evil.example');
      }
      expect(JSON.stringify(await readOrder(ctx, { id: orderId, guestToken }))).toContain(word);
    }
  });

  it('writes a customer’s words to their own mailbox, escaped, and the phone number as people read it [SHELL-019, SHELL-020, SHELL-021, SHELL-022, CONST-055]', async () => {
    const ctx = await makeCustomer(test.db, sale.shop);
    const word = '<script>alert(1)</script>';
    const checkout = await wordy(ctx, word, ctx.actor.email.toUpperCase());
    const { orderId } = await placeOrder(ctx, checkout);
    const mail = await mailOf(orderId);
    expect(mail?.text.split(word)).toHaveLength(1 + 2 * 6 + 2);
    expect(mail?.text).toContain('\n(610) 555-0123\n');
    expect(mail?.text).toContain('placed on Mar 02 2026.');
    expect(mail?.html).not.toContain('<script>');
  });

  it('sends customers to sign in, without a token in the mail', async () => {
    const ctx = await makeCustomer(test.db, sale.shop);
    await fill(ctx, [await sale.simple()]);
    const { orderId, guestToken } = await placeOrder(ctx, await checkoutOf(ctx));
    const mail = await mailOf(orderId);
    expect(mail?.text).not.toContain(guestToken);
    expect(await readOrder(ctx, { id: orderId })).toMatchObject({ customerId: ctx.actor.customerId });
  });

  it('needs neither shipping address nor method when nothing is sent [CHK-009]', async () => {
    const ctx = sale.guest();
    const gift = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'gift-9',
      name: 'Gift',
      price: 5000,
    });
    await fill(ctx, [gift]);
    const billingAddress = annsAddress;
    const checkout = await checkoutOf(ctx, { billingAddress, shippingAddress: null, shippingMethodId: null });
    const { orderId, guestToken } = await placeOrder(ctx, checkout);
    expect(await readOrder(ctx, { id: orderId, guestToken })).toMatchObject({
      shippingAddress: null,
      shippingMethod: null,
      shippingAmount: 0,
      taxAmount: 444,
    });
  });

  it('needs few statements: at most 60 for ten lines', async () => {
    const ctx = sale.guest();
    await fill(ctx, await Promise.all(Array.from({ length: 10 }, () => sale.simple())));
    const checkout = await checkoutOf(ctx);
    const sent = await recordStatements(test.db, () => placeOrder(ctx, checkout));
    expect(sent.length).toBeLessThanOrEqual(27);
  });
});
