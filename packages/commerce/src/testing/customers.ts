import { type Database, newId } from '@stoa/database';
import { createCustomer, type NewCustomer } from '../customer/index.ts';
import type { CustomerActor, Shop, ShopContext } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { testClock, testContext, testPlatform } from './context.ts';
import { unique } from './unique.ts';

export const demoPassword = 'stoa-demo';

/**
 * Makes a customer of the shop, by default verified and without a password (hashing one is slow), and the context of
 * a request they make. No session is stored.
 */
export async function makeCustomer(
  db: Database,
  shop: Shop,
  given: Partial<NewCustomer> = {},
  clock: () => Date = testClock(),
): Promise<ShopContext & { readonly actor: CustomerActor }> {
  const email = given.email ?? `${unique('customer')}@example.com`;
  const system = systemContext(testPlatform(db, clock), shop, { command: 'test' });
  const { customerId } = await createCustomer(system, { ...given, email });
  const actor: CustomerActor = {
    kind: 'customer',
    visitorId: newId(),
    customerId,
    email,
    group: given.group ?? 'retail',
    verified: (given.status ?? 'verified') === 'verified',
  };
  return { ...testContext(db, shop, clock), actor };
}
