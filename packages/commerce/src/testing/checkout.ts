import { inShop, newId, type Queries, salesOrder } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { addToCart } from '../cart/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { estimateTotals, type PlaceOrder } from '../order/index.ts';
import type { NewShop } from '../shop/index.ts';
import type { TestSale } from './sale.ts';
import { plainSettings } from './shops.ts';

/** A shop that ships for 6.95 and taxes goods and shipping in New York. */
export const checkoutSettings: NewShop['settings'] = {
  ...plainSettings,
  checkout: {
    countries: ['US', 'CA'],
    shippingMethods: [
      { id: 'standard', title: 'Standard', kind: 'flat', price: 695, estimateDays: [3, 5] },
      { id: 'local', title: 'Local', kind: 'flat', price: 300, countries: ['CA'], estimateDays: [1, 1] },
    ],
    taxRates: [{ country: 'US', state: 'NY', rate: 8875, shippingTaxed: true }],
    paymentMethods: [{ code: 'check', title: 'Check', instructions: 'Send it to\n1 Harbor Street.' }],
  },
};

export const annsAddress = {
  firstName: 'Ann',
  lastName: 'Archer',
  company: '',
  line1: '1 Main Street',
  line2: 'Floor 2',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
  phone: '(212) 555-0100',
};

/** Returns a checkout that would succeed with the cart as it is now, but for what is changed. */
export async function checkoutOf(ctx: ShopContext, over: Partial<PlaceOrder> = {}): Promise<PlaceOrder> {
  const shippingMethodId = 'standard';
  const { cart } = await estimateTotals(ctx, {
    address: { country: 'US', state: 'NY', postcode: '10001' },
  });
  return {
    contact: { email: 'ann@example.com' },
    shippingAddress: annsAddress,
    shippingMethodId,
    paymentCode: 'check',
    note: '',
    expectedTotal: cart.costs.totals.grandTotal,
    idempotencyKey: newId(),
    clientAddress: '192.0.2.1',
    ...over,
  };
}

/** Puts a piece of each product into the requester's cart, in this order. */
export async function fill(ctx: ShopContext, products: readonly { readonly id: string }[]): Promise<void> {
  for (const { id: productId } of products) await addToCart(ctx, { productId, qty: 1 });
}

/** Returns a guest with one piece in the cart, and a checkout of it. */
export async function readyCheckout(sale: TestSale) {
  const ctx = sale.guest();
  const product = await sale.simple();
  await fill(ctx, [product]);
  return { ctx, product, checkout: await checkoutOf(ctx) };
}

/** Counts the orders of the shop. */
export const countOrders = (ctx: ShopContext): Promise<number> =>
  look(ctx, (tx) => tx.$count(salesOrder, eq(salesOrder.shopId, ctx.shop.id)));

/** Reads the private tables of the shop. */
export function look<T>(ctx: ShopContext, work: (tx: Queries) => Promise<T>): Promise<T> {
  return inShop(ctx, work);
}
