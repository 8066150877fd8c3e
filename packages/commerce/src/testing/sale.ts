import { type Database, newId } from '@stoa/database';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { createProduct } from '../product/index.ts';
import type { NewShop } from '../shop/index.ts';
import { type TestClock, testClock, testContext, testPlatform } from './context.ts';
import { simpleProduct } from './products.ts';
import { makeShop } from './shops.ts';

/** A shop with a clock of its own, and what is needed to fill and visit it. */
export interface TestSale {
  readonly shop: Shop;
  readonly clock: TestClock;
  /** The platform acting on the shop. */
  readonly system: ShopContext;
  /** Returns a request of a guest with a session, of a new one unless named. */
  guest(visitorId?: string): ShopContext;
  /** Returns a simple product at 10.00 with ten in stock, unless told otherwise. */
  simple(given?: Parameters<typeof simpleProduct>[0]): Promise<{ readonly id: string; readonly sku: string }>;
}

export async function makeSale(db: Database, given: Partial<NewShop> = {}): Promise<TestSale> {
  const clock = testClock();
  const shop = await makeShop(db, given, clock);
  const system = systemContext(testPlatform(db, clock), shop, { command: 'test' });
  return {
    shop,
    clock,
    system,
    guest: (visitorId = newId()) => testContext(db, shop, clock, { kind: 'guest', visitorId }),
    simple: (over = {}) => createProduct(system, simpleProduct(over)),
  };
}
