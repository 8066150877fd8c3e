import type { PlatformContext } from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  type TestDatabase,
  type TestSale,
  testPlatform,
} from '@stoa/commerce/testing';
import type { Role } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { employ } from './office-people.ts';
import { type OfficeAsk, openOffice, type TestOffice } from './test-office.ts';

/** What a test has of the back office of its shop. */
interface Opened {
  readonly sale: TestSale;
  readonly platform: PlatformContext;
  readonly owner: string;
}

/**
 * Serves the back office over a database of the test file's own, with a new shop for each test. Called at the top of the
 * file.
 */
export function productsOffice() {
  let database: TestDatabase | undefined;
  let office: TestOffice | undefined;
  let current: Opened | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    office = await openOffice(testPlatform(database.db));
  });
  beforeEach(async () => {
    if (!database) return;
    const sale = await makeSale(database.db);
    const platform = testPlatform(database.db);
    current = { sale, platform, owner: (await employ(platform, sale.shop, 'owner')).token };
  });
  afterAll(async () => {
    await office?.close();
    await database?.drop();
  });
  const opened = (): Opened & { readonly office: TestOffice } => {
    if (!current || !office) throw new Error('it is opened before each test');
    return { ...current, office };
  };

  /** Asks as the owner, unless another token is given; `path` is below the shop. */
  async function ask<Body = unknown>(
    method: OfficeAsk['method'],
    path: string,
    body?: object,
    token = opened().owner,
  ) {
    const { sale } = opened();
    const answer = await opened().office.ask({
      method,
      path: `/shops/${sale.shop.code}${path}`,
      body,
      token,
    });
    return { ...answer, body: answer.body as Body };
  }

  /** Returns the token of somebody new with a role; of a seller that of the shop's own. */
  async function tokenOf(role: Role): Promise<string> {
    const { platform, sale } = opened();
    return (await employ(platform, sale.shop, role, sale.shop.ownSellerId)).token;
  }

  return { opened, ask, tokenOf };
}
