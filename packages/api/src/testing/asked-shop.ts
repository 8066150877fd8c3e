import type { Database, NewShop, Shop } from '@stoa/commerce';
import { testClock } from '@stoa/commerce/testing';
import { ask } from './ask.ts';
import { TestClient } from './test-client.ts';
import { type ServedSale, serveSale } from './test-sale.ts';
import { serveShop } from './test-server.ts';

/** Returns what is found out of a shop of its own, which is closed then. */
export async function withShop<T>(
  db: Database,
  given: Partial<NewShop>,
  work: (sale: ServedSale) => Promise<T>,
): Promise<T> {
  const sale = await serveSale(db, given);
  try {
    return await work(sale);
  } finally {
    await sale.server.close();
  }
}

/** Returns a shop's settings, all of those fields, as somebody new is answered. */
export const settingsOf = async (sale: ServedSale, fields: string) =>
  Object(await ask(sale.visitor(), `{ initSettings { ${fields} } }`)).initSettings;

/** Returns a shop's settings as a newly started server answers them. */
export async function settingsAnew(db: Database, shop: Shop, fields: string) {
  const server = await serveShop(db, shop, testClock());
  try {
    return Object(await ask(new TestClient(server.url), `{ initSettings { ${fields} } }`)).initSettings;
  } finally {
    await server.close();
  }
}
