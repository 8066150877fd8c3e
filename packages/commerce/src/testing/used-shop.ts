import { type Database, inShop, newId } from '@stoa/database';
import { addToCart } from '../cart/index.ts';
import { saveAddress, saveProfile, startSession } from '../customer/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { requestHash, withIdempotency } from '../kernel/idempotency.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { createKeyRing } from '../kernel/seal.ts';
import { queueMail } from '../mail/index.ts';
import {
  addOrderNote,
  changeOrderState,
  editOrderNote,
  type PlacedOrder,
  placeOrder,
  readOrder,
} from '../order/index.ts';
import { inviteByLink } from '../people/index.ts';
import { countSearches } from '../search/index.ts';
import { setSecret } from '../shop/index.ts';
import { assignRole, createStaff } from '../staff/index.ts';
import { checkoutOf, checkoutSettings, fill } from './checkout.ts';
import { testPlatform } from './context.ts';
import { makeCustomer } from './customers.ts';
import { makeSale, type TestSale } from './sale.ts';

/**
 * Makes a shop in use, with rows in every private table: staff, a customer (`ann@example.com`), visitors, an order
 * and an open cart, a secret (`sk_live_1`), mail, limits and replies. A private table made later is filled here, too.
 */
export async function makeUsedShop(db: Database): Promise<TestSale & { readonly placed: PlacedOrder }> {
  const sale = await makeSale(db, { settings: checkoutSettings });
  const { shop, system } = sale;
  await fillPeople(db, sale);
  await setSecret(system, createKeyRing('k'.repeat(32)), { name: 'stripe', value: 'sk_live_1' });
  await takeRate(system, { key: 'k', limit: 1, windowSeconds: 60 });
  await inShop(system, async (tx) => {
    const body = { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
    await queueMail(tx, system, { dedupeKey: 'hi', recipient: 'ann@example.com', ...body });
    const request = { owner: 'visitor', key: 'k', requestHash: requestHash({}) };
    await withIdempotency(tx, system, request, async () => shop.code);
  });
  await countSearches(system, [{ keyword: 'blue mug', asked: 1, result: { found: 3, matched: 1 } }]);
  const buyer = sale.guest();
  await fill(buyer, [await sale.simple()]);
  const placed = await placeOrder(buyer, await checkoutOf(buyer));
  await fulfil(sale, placed.orderId);
  await takeNote(system, placed.orderId);
  await addToCart(sale.guest(), { productId: (await sale.simple()).id, qty: 1 });
  return { ...sale, placed };
}

/** Pays and sends the order; a part of what it cost is given back. */
async function fulfil({ system }: TestSale, orderId: string): Promise<void> {
  const { lines } = await readOrder(system, { id: orderId });
  const [line] = lines.map(({ id }) => ({ orderLineId: id, quantity: 0, amount: 50 }));
  await changeOrderState(system, { orderId, machine: 'payment', to: 'paid' });
  for (const to of ['processing', 'packing', 'fulfilled'] as const) {
    await changeOrderState(system, { orderId, machine: 'fulfilment', to });
  }
  const back = { machine: 'payment', to: 'partially_refunded', amount: 100, note: 'A scratch' } as const;
  await changeOrderState(system, { ...back, orderId, lines: line ? [line] : [] });
}

/** Notes something about the order, and puts it better. */
async function takeNote(system: ShopContext, orderId: string): Promise<void> {
  const { id: noteId } = await addOrderNote(system, { orderId, text: 'Has called' });
  await editOrderNote(system, { orderId, noteId, revision: 1, text: 'Called about the scratch' });
}

async function fillPeople(db: Database, { shop, system, guest }: TestSale): Promise<void> {
  const ann = await makeCustomer(db, shop, { email: 'ann@example.com' });
  const home = { firstName: 'Ann', lastName: 'Lee', line1: '1 Main St', city: 'Albany', country: 'US' };
  await saveAddress(ann, { address: { ...home, state: 'NY', postcode: '12201' } });
  await saveProfile(ann, { email: 'ann.lee@example.com', clientAddress: '192.0.2.1' });
  await startSession(guest(newId()), { clientAddress: '192.0.2.1' });
  const person = { email: `${shop.code}@example.com`, name: 'Owner', password: 'stoa-demo' };
  await assignRole(system, { ...(await createStaff(testPlatform(db), person)), role: 'owner' });
  await inviteByLink(system, { email: `new-${shop.code}@example.com`, role: 'support' });
}
