import { isShopError } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCart } from '../../cart/index.ts';
import { unpublishProduct } from '../../product/index.ts';
import { annsAddress, checkoutOf, checkoutSettings, fill } from '../../testing/checkout.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { estimateTotals, type PlaceOrder, placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

describe('a checkout is refused', () => {
  async function readyCheckout(over: Partial<PlaceOrder> = {}) {
    const ctx = sale.guest();
    const product = await sale.simple();
    await fill(ctx, [product]);
    return { ctx, product, checkout: await checkoutOf(ctx, over) };
  }

  const issuesOf = async (over: Partial<PlaceOrder>) => {
    const { ctx, checkout } = await readyCheckout(over);
    const error = await placeOrder(ctx, checkout).catch((reason: unknown) => reason);
    if (!isShopError(error)) throw error;
    expect(error).toMatchObject({ code: 'invalid-input', field: error.issues[0]?.field });
    expect((await readCart(ctx)).count).toBe(1);
    return error.issues.map(({ field, message }) => `${field} ${message.code}`);
  };

  it('with every field at fault at once [OPEN-503, CHK-006, CONST-561]', async () => {
    const shippingAddress = {
      ...annsAddress,
      firstName: ' ',
      state: '',
      postcode: '1',
      phone: '212-555-010',
    };
    expect(await issuesOf({ contact: { email: 'ann@' }, shippingAddress, paymentCode: 'gold' })).toEqual([
      'contact.email field.email',
      'shippingAddress.firstName field.required',
      'shippingAddress.state field.required',
      'shippingAddress.postcode field.postcode',
      'shippingAddress.phone field.phone',
      'paymentCode payment.invalid_method',
    ]);
    expect(await issuesOf({ shippingAddress: { ...annsAddress, country: 'DE' } })).toEqual([
      'shippingAddress.country field.country',
    ]);
    expect(await issuesOf({ billingAddress: { ...annsAddress, city: '' } })).toEqual([
      'billingAddress.city field.required',
    ]);
    expect(await issuesOf({ shippingAddress: null, contact: {} })).toContain(
      'shippingAddress.line1 field.required',
    );
  });

  it('without a method, or with one that is not offered [CHK-009, TAX-511]', async () => {
    expect(await issuesOf({ shippingMethodId: null })).toEqual(['shippingMethodId field.required']);
    expect(await issuesOf({ shippingMethodId: 'local' })).toEqual([
      'shippingMethodId shipping.invalid_method',
    ]);
  });

  it('when what is sent is to be paid at the pick-up [CHK-010]', async () => {
    const { checkout } = checkoutSettings;
    const pickup = {
      id: 'pickup',
      title: 'Pick-up',
      kind: 'pickup',
      price: 0,
      estimateDays: [0, 1],
    } as const;
    const cash = { code: 'cash', title: 'Cash on pickup', shippingKinds: ['pickup' as const] };
    const shop = await makeSale(test.db, {
      settings: {
        ...checkoutSettings,
        checkout: {
          ...checkout,
          shippingMethods: [...(checkout.shippingMethods ?? []), { ...pickup, estimateDays: [0, 1] }],
          paymentMethods: [...(checkout.paymentMethods ?? []), cash],
        },
      },
    });
    const ctx = shop.guest();
    await fill(ctx, [await shop.simple()]);
    const sent = await checkoutOf(ctx, { paymentCode: 'cash' });
    await expect(placeOrder(ctx, sent)).rejects.toMatchObject({
      issues: [{ field: 'paymentCode', message: { code: 'payment.other_shipping' } }],
    });
    const { cart } = await estimateTotals(ctx, {
      address: { country: 'US', state: 'NY', postcode: '10001' },
      shippingMethodId: 'pickup',
    });
    const picked = { ...sent, shippingMethodId: 'pickup', expectedTotal: cart.costs.totals.grandTotal };
    await expect(placeOrder(ctx, picked)).resolves.toMatchObject({ orderId: expect.any(String) });
  });

  it('to states the shop may not send to [ENT-574]', async () => {
    const restricted = { ...checkoutSettings.checkout, usRestrictStates: ['NY'] };
    const shop = await makeSale(test.db, { settings: { ...checkoutSettings, checkout: restricted } });
    const ctx = shop.guest();
    await fill(ctx, [await shop.simple()]);
    for (const state of ['NY', 'ny', 'New York']) {
      const shippingAddress = { ...annsAddress, state };
      await expect(placeOrder(ctx, await checkoutOf(ctx, { shippingAddress }))).rejects.toMatchObject({
        field: 'shippingAddress.state',
        reason: { code: 'field.state_restricted', params: { state: 'New York' } },
      });
    }
  });

  it('to a state that the country does not have [OPEN-503, CHK-006]', async () => {
    for (const state of ['ZZ', 'Newyorc']) {
      expect(await issuesOf({ shippingAddress: { ...annsAddress, state } })).toEqual([
        'shippingAddress.state field.state',
      ]);
    }
  });

  it('where the shop prevents it, in the merchant’s words [CHK-002]', async () => {
    const modules = { preventCheckout: true, preventCheckoutMessage: 'Back on Monday' };
    const shop = await makeSale(test.db, { settings: { ...checkoutSettings, modules } });
    const ctx = shop.guest();
    await fill(ctx, [await shop.simple()]);
    expect(await readCart(ctx)).toMatchObject({ checkout: 'prevented', preventedMessage: 'Back on Monday' });
    await expect(placeOrder(ctx, await checkoutOf(ctx))).rejects.toMatchObject({
      code: 'checkout-prevented',
      params: { message: 'Back on Monday' },
    });
  });

  it('where the shop prevents it and says nothing of it, in our words [CHK-002]', async () => {
    const shop = await makeSale(test.db, {
      settings: { ...checkoutSettings, modules: { preventCheckout: true } },
    });
    const ctx = shop.guest();
    await fill(ctx, [await shop.simple()]);
    await expect(placeOrder(ctx, await checkoutOf(ctx))).rejects.toMatchObject({
      code: 'checkout-prevented',
      reason: { code: 'checkout.prevented' },
    });
  });

  it('where prices are hidden [PRICE-007, PERM-502]', async () => {
    const shop = await makeSale(test.db, {
      settings: { ...checkoutSettings, modules: { hidePriceForAnonymous: true } },
    });
    const customer = await makeCustomer(test.db, shop.shop);
    await fill(customer, [await shop.simple()]);
    const checkout = await checkoutOf(customer);
    const restricted = { ...customer, actor: { ...customer.actor, verified: false } };
    await expect(placeOrder(restricted, checkout)).rejects.toMatchObject({ code: 'forbidden' });
    await placeOrder(customer, checkout);
  });

  it('with an empty cart [CART-501]', async () => {
    const ctx = sale.guest();
    await expect(placeOrder(ctx, await checkoutOf(ctx))).rejects.toMatchObject({ code: 'cart-empty' });
  });

  it('with a line that can’t be bought, naming it [CHK-010, CART-529]', async () => {
    const { ctx, product, checkout } = await readyCheckout();
    await unpublishProduct(sale.system, product.id);
    await expect(placeOrder(ctx, checkout)).rejects.toMatchObject({
      code: 'out-of-stock',
      field: 'lines.0',
      params: { sku: product.sku, available: 0 },
      reason: { code: 'stock.unavailable' },
    });
  });

  it('at another total than was shown, with the fresh ones [CHK-010]', async () => {
    const { ctx, checkout } = await readyCheckout();
    const { expectedTotal: grandTotal } = checkout;
    for (const expected of [grandTotal - 1, grandTotal + 1]) {
      await expect(placeOrder(ctx, { ...checkout, expectedTotal: expected })).rejects.toMatchObject({
        code: 'price-changed',
        params: { expected, subtotal: 1000, shipping: 695, discount: 0, tax: 151, grandTotal },
      });
    }
    await placeOrder(ctx, checkout);
  });

  it('when it sends what is not asked for, such as a price [CHK-010]', async () => {
    const { ctx, checkout } = await readyCheckout();
    const forged: object[] = [
      { grandTotal: 1 },
      { lines: [{ price: 1 }] },
      { contact: { ...checkout.contact, customerId: 'x' } },
      { shippingAddress: { ...annsAddress, price: 1 } },
    ];
    for (const fields of forged) {
      await expect(placeOrder(ctx, Object.assign({}, checkout, fields))).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
    const odd: unknown[] = [1.5, '1000', -1, Number.NaN, null];
    for (const expectedTotal of odd) {
      await expect(placeOrder(ctx, Object.assign({}, checkout, { expectedTotal }))).rejects.toMatchObject({
        field: 'expectedTotal',
      });
    }
    for (const text of ['a\0b', '\ud800']) {
      const shippingAddress = { ...annsAddress, city: text };
      await expect(placeOrder(ctx, { ...checkout, shippingAddress })).rejects.toMatchObject({
        field: 'shippingAddress.city',
      });
      await expect(placeOrder(ctx, { ...checkout, note: text })).rejects.toMatchObject({ field: 'note' });
    }
    const note = 'Ring\n\u202eeciwt';
    await expect(placeOrder(ctx, { ...checkout, note })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'note',
      reason: { code: 'field.characters' },
    });
  });

  it('with a note of more than 5000 characters, the blanks around it not counted [OPEN-503]', async () => {
    const { ctx, checkout } = await readyCheckout();
    const noted = (length: number) => placeOrder(ctx, { ...checkout, note: ` \n${'n'.repeat(length)}\n ` });
    await expect(noted(5001)).rejects.toMatchObject({ code: 'invalid-input', field: 'note' });
    const { orderId, guestToken } = await noted(5000);
    expect((await readOrder(ctx, { id: orderId, guestToken })).note).toBe('n'.repeat(5000));
  });

  it('without a session, and by staff', async () => {
    const { ctx, checkout } = await readyCheckout();
    await expect(
      placeOrder({ ...ctx, actor: { kind: 'guest', visitorId: undefined } }, checkout),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(placeOrder(sale.system, checkout)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
