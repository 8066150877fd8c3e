import { createTestDatabase, makeSale, type TestDatabase, type TestSale } from '@stoa/commerce/testing';
import {
  CartBadgeDocument,
  ContractError,
  OrdersDocument,
  TypedDocumentString,
  UpdateCartDocument,
} from '@stoa/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiContext } from '../testing/in-process.ts';
import { inProcessClient } from './in-process-client.ts';

let database: TestDatabase;
let sale: TestSale;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(database.db);
});
afterAll(() => database.drop());

function client() {
  const asked = { times: 0 };
  const served = inProcessClient(async () => {
    asked.times++;
    return apiContext(database.db, sale.shop, { clock: sale.clock });
  });
  return { served, asked };
}

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('inProcessClient', () => {
  it('answers data', async () => {
    expect(await client().served.execute(CartBadgeDocument)).toEqual({ getCartCount: { count: 0 } });
  });

  it('says a refusal in the words of the domain, as the client over HTTP does', async () => {
    const error = await failure(client().served.execute(OrdersDocument, {}));
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ code: 'unauthenticated', status: 401, retryable: false });
  });

  it('says wrong variables as wrong input', async () => {
    const products = [{ item_id: 'x', qty: Number.NaN }];
    const error = await failure(client().served.execute(UpdateCartDocument, { products }));
    expect(error).toMatchObject({ code: 'invalid-input', status: 400 });
  });

  it('runs no document but those of the contract', async () => {
    const foreign = new TypedDocumentString<unknown, Record<string, never>>('{ getCartCount { count } }');
    await expect(client().served.execute(foreign)).rejects.toBeInstanceOf(TypeError);
  });

  it('asks once who asks, and again when something was changed', async () => {
    const { served, asked } = client();
    await served.execute(CartBadgeDocument);
    await served.execute(CartBadgeDocument);
    expect(asked.times).toBe(1);
    await served.execute(UpdateCartDocument, { products: [] });
    await served.execute(CartBadgeDocument);
    expect(asked.times).toBe(2);
  });
});
