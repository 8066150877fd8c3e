import type { NewShop } from '@stoa/commerce';
import { createTestDatabase } from '@stoa/commerce/testing';
import { afterAll, inject } from 'vitest';
import { type ServedSale, serveSale } from './test-sale.ts';

/** Returns a served shop in a database of the test file's own, until the tests of the file have run. */
export async function serveOwnSale(given: Partial<NewShop> = {}): Promise<ServedSale> {
  const database = await createTestDatabase(inject('postgresUrl'));
  afterAll(() => database.drop());
  const sale = await serveSale(database.db, given);
  afterAll(() => sale.server.close());
  return sale;
}
