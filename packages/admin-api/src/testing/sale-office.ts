import type { Database } from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  type TestDatabase,
  type TestSale,
  testPlatform,
} from '@stoa/commerce/testing';
import type { Role } from '@stoa/domain';
import { afterAll, beforeAll, inject } from 'vitest';
import { employ } from './office-people.ts';
import { type OfficeAsk, openOffice, type TestOffice } from './test-office.ts';

/** What a test has of the back office of its shop. */
interface Opened {
  readonly db: Database;
  readonly sale: TestSale;
  readonly office: TestOffice;
}

/**
 * Serves the back office over a database of the test file's own, with one shop for all of its tests. Called at the top of
 * the file. `usual` is the role of whoever asks, unless another is named.
 */
export function saleOffice(usual: Role, given: Parameters<typeof makeSale>[1] = {}) {
  let database: TestDatabase | undefined;
  let current: Opened | undefined;
  const tokens = new Map<Role, Promise<string>>();
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    const { db } = database;
    const sale = await makeSale(db, given);
    current = { db, sale, office: await openOffice(testPlatform(db, sale.clock)) };
  });
  afterAll(async () => {
    await current?.office.close();
    await database?.drop();
  });
  const opened = (): Opened => {
    if (!current) throw new Error('it is opened before the first test');
    return current;
  };

  async function signIn(role: Role): Promise<string> {
    const { db, sale } = opened();
    const platform = testPlatform(db, sale.clock);
    return (await employ(platform, sale.shop, role, sale.shop.ownSellerId)).token;
  }

  /** Returns the token of somebody with a role, the same each time; of a seller that of the shop's own. */
  function tokenOf(role: Role): Promise<string> {
    const token = tokens.get(role) ?? signIn(role);
    tokens.set(role, token);
    return token;
  }

  /** Asks as somebody with a role; `path` is below the shop. */
  async function ask<Body = unknown>(path: string, more: Partial<OfficeAsk> = {}, role: Role = usual) {
    const { office, sale } = opened();
    const token = await tokenOf(role);
    const below = `/shops/${sale.shop.code}${path}`;
    const answer = await office.ask({ method: 'GET', path: below, token, ...more });
    return { ...answer, body: answer.body as Body };
  }

  return { opened, ask };
}
