import { createCustomerGroup } from '@stoa/commerce';
import {
  createTestDatabase,
  makeSale,
  type TestDatabase,
  type TestSale,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { employ } from '../testing/office-people.ts';
import { openOffice, type TestOffice } from '../testing/test-office.ts';

let test: TestDatabase;
let office: TestOffice;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  office = await openOffice(testPlatform(test.db, sale.clock));
});
afterAll(async () => {
  await office.close();
  await test.drop();
});

it('groups that prices can be for are told by name to whoever sees products and no customer', async () => {
  await createCustomerGroup(sale.system, { code: 'trade', name: 'Able & Sons' });
  const { token } = await employ(testPlatform(test.db, sale.clock), sale.shop, 'catalog-manager');
  const path = `/shops/${sale.shop.code}/price-groups`;
  expect(await office.ask({ method: 'GET', path, token })).toMatchObject({
    status: 200,
    body: {
      items: [
        { code: 'trade', name: 'Able & Sons' },
        { code: 'retail', name: 'Retail' },
        { code: 'wholesale', name: 'Wholesale' },
      ],
    },
  });
  const customers = { method: 'GET', path: `/shops/${sale.shop.code}/customer-groups`, token } as const;
  expect((await office.ask(customers)).status).toBe(403);
});
