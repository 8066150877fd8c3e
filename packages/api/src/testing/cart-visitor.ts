import { ask } from './ask.ts';
import type { TestClient } from './test-client.ts';
import type { ServedSale } from './test-sale.ts';

/** Puts a product into the cart with everything that the contract takes beside it. */
export const ADD_TO_CART = `mutation ($input: AddToCartInput!, $personalization: JSON, $options: JSON, $rp: JSON, $wait: Boolean) {
  addToCart(input: $input, personalization_data: $personalization, product_options_data: $options,
    rp_info: $rp, shouldWaitForCartProcessing: $wait) { success status message messageType code addedQty } }`;

/** Returns a new visitor with this many of a product in the cart. */
export async function visitorWith(sale: ServedSale, productId: string, qty: number): Promise<TestClient> {
  const who = sale.visitor();
  await ask(who, ADD_TO_CART, { input: { _id: productId, qty } });
  return who;
}
