import { createCustomer, createProduct, newId, setStockRules } from '@stoa/commerce';
import { simpleProduct, unique, variableProduct } from '@stoa/commerce/testing';
import { ask } from './ask.ts';
import { ADD_TO_CART } from './cart-visitor.ts';
import { restDoor } from './doors.ts';
import { everyFieldOf } from './every-operation.ts';
import { accepted } from './outcome.ts';
import type { TestClient } from './test-client.ts';
import { checkoutTo, newYork, type ServedSale } from './test-sale.ts';

/** What three bowls at 12.00 and a cushion at 20.00 cost with shipping and the tax of New York. */
export const TOTAL = 67.93;

/** An address with something in every field. */
export const wholeAddress = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };

/** What is told of the bowls and the cushion among the products that somebody has ordered, beside ids and picture. */
export const orderedBowl = { name: 'Bowl', qty: 3, sku: 'BOWL', url: '/bowl', variation_text: '' };
export const orderedCushion = {
  ...{ name: 'Cushion', qty: 1, sku: 'CUSHION-red', url: '/cushion/pv/CUSHION-red' },
  variation_text: 'red',
};

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotency_key: $key) ${everyFieldOf('PlaceOrderReply', 4)} }`;

/** Makes bowls that all come later and a cushion of which there is enough, and those who buy them. */
export async function makeBowlBuyers(sale: ServedSale) {
  const bowl = await createProduct(sale.system, {
    ...simpleProduct({ sku: 'BOWL', name: 'Bowl', price: 1200 }),
    stock: { available: 0, allowBackorders: true, backorderMessage: 'In May' },
    media: [{ file: 'bowl', alt: 'A bowl', width: 1200, height: 900 }],
  });
  const backorderShipDate = new Date(sale.clock().getTime() + 9 * 86_400_000);
  await setStockRules(sale.system, { productId: bowl.id, backorderShipDate });
  const red = { sku: 'CUSHION-red', values: { color: 'red' }, price: 2000, stock: { available: 10_000 } };
  const cushion = await createProduct(
    sale.system,
    variableProduct({ red: 2000 }, { sku: 'CUSHION', name: 'Cushion', variations: [red] }),
  );

  /** Puts three bowls and a cushion into the cart of somebody. */
  async function filled(who: TestClient): Promise<TestClient> {
    await ask(who, ADD_TO_CART, { input: { _id: bowl.id, qty: 3 } });
    await ask(who, ADD_TO_CART, { input: { _id: cushion.id, sku: red.sku, qty: 1 } });
    return who;
  }

  /** Returns a customer of their own with both in the cart. */
  async function buyer(): Promise<TestClient> {
    const account = { email: `${unique('ada')}@example.com`, password: 'correct horse' };
    await createCustomer(sale.system, { ...account, firstName: 'Ada', lastName: 'Byron' });
    const token = accepted(await restDoor.login(sale.visitor(), account.email, account.password));
    return filled(sale.visitor({ authorization: `Bearer ${token}` }));
  }

  return { bowl, cushion, buyer, guest: () => filled(sale.visitor()) };
}

/** A checkout of both by `ada@example.com`. */
export const bowlCheckout = {
  ...checkoutTo(TOTAL),
  shipping_address: wholeAddress,
  billing_address: newYork,
  note: 'Ring twice',
};

/** Places an order and returns the whole reply. */
export function placeOrder(who: TestClient, over: object = {}, key = newId()): Promise<unknown> {
  return ask(who, PLACE, { input: { ...bowlCheckout, ...over }, key });
}
