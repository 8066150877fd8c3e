import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { makeSale, type TestSale } from './sale.ts';

interface SaleForEachTest {
  readonly test: Pick<TestDatabase, 'db' | 'url'>;
  /** That of the test which runs. */
  readonly sale: TestSale;
}

/**
 * Returns a database of the test file's own, and in it a new shop on sale for each test. Called at the top of the
 * file.
 */
export function saleForEachTest(): SaleForEachTest {
  let database: TestDatabase | undefined;
  let current: TestSale | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
  });
  afterAll(() => database?.drop());
  const db = () => made(database).db;
  const sale = () => made(current);
  beforeEach(async () => {
    current = await makeSale(db());
  });
  return {
    test: {
      get db() {
        return db();
      },
      get url() {
        return made(database).url;
      },
    },
    sale: {
      get shop() {
        return sale().shop;
      },
      get clock() {
        return sale().clock;
      },
      get system() {
        return sale().system;
      },
      guest: (visitorId) => sale().guest(visitorId),
      simple: (given) => sale().simple(given),
    },
  };
}

function made<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('used before the tests of the file run');
  return thing;
}
