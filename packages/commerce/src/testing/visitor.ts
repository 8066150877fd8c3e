import type { Database } from '@stoa/database';
import { readSession, startSession } from '../customer/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { testClock, testContext } from './context.ts';
import { demoPassword, makeCustomer } from './customers.ts';
import { makeShop } from './shops.ts';

/** Returns a guest with a session, in a shop with one customer. */
export async function makeVisitor(db: Database) {
  const clock = testClock();
  const shop = await makeShop(db, {}, clock);
  const email = 'Shopper@example.com';
  await makeCustomer(db, shop, { email, password: demoPassword }, clock);
  const nobody = testContext(db, shop, clock);
  const clientAddress = '192.0.2.1';
  const begun = await startSession(nobody, { clientAddress });
  const guest: ShopContext = { ...nobody, actor: begun.actor };
  const read = (token: string) => readSession(nobody, token);
  const credentials = { email, password: demoPassword, clientAddress };
  return { clock, shop, nobody, guest, begun, read, clientAddress, credentials };
}
