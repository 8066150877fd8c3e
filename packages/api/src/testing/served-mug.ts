import type { NewShop } from '@stoa/commerce';
import { createTestDatabase } from '@stoa/commerce/testing';
import { afterAll, inject } from 'vitest';
import { makeMug, type ServedSale, serveSale } from './test-sale.ts';

/** Returns a served shop of the test file's own with the mug on sale, until the tests of the file have run. */
export async function serveMug(given: Partial<NewShop> = {}): Promise<{
  readonly sale: ServedSale;
  readonly mug: { readonly id: string };
}> {
  const database = await createTestDatabase(inject('postgresUrl'));
  afterAll(() => database.drop());
  const sale = await serveSale(database.db, given);
  afterAll(() => sale.server.close());
  return { sale, mug: await makeMug(sale) };
}
