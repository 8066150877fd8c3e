import { newId } from '@stoa/database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ShopContext } from '../kernel/context.ts';
import { testContext } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { listAddresses, readCustomer, removeAddress, saveAddress } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const home = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'us',
};

const customerOf = async () => makeCustomer(test.db, await makeShop(test.db));
const defaults = async (ctx: ShopContext) =>
  (await listAddresses(ctx)).map(({ id, isDefault }) => [id, isDefault]);

it('are kept normalised, the first one as default', async () => {
  const ann = await customerOf();
  const { addressId: first } = await saveAddress(ann, { address: { ...home, city: ' New York ' } });
  const { addressId: second } = await saveAddress(ann, { address: home });
  expect(await defaults(ann)).toEqual([
    [first, true],
    [second, false],
  ]);
  expect((await listAddresses(ann))[0]?.address).toMatchObject({ city: 'New York', country: 'US' });
  await saveAddress(ann, { id: second, address: { ...home, line1: '2 Main St' }, isDefault: true });
  expect(await defaults(ann)).toEqual([
    [second, true],
    [first, false],
  ]);
  expect((await readCustomer(ann))?.addresses).toEqual(await listAddresses(ann));
  await removeAddress(ann, second);
  expect(await defaults(ann)).toEqual([[first, false]]);
});

it('have one default when many are saved at once', async () => {
  const ann = await customerOf();
  await Promise.all(Array.from({ length: 8 }, () => saveAddress(ann, { address: home, isDefault: true })));
  const saved = await listAddresses(ann);
  expect(saved).toHaveLength(8);
  expect(saved.filter((address) => address.isDefault)).toHaveLength(1);
});

it('are the customer’s own: another’s is not there, in this shop or the next [TEN-007, OPEN-504]', async () => {
  const shop = await makeShop(test.db);
  const ann = await makeCustomer(test.db, shop);
  const { addressId } = await saveAddress(ann, { address: home });
  for (const stranger of [await makeCustomer(test.db, shop), await customerOf()]) {
    expect(await listAddresses(stranger)).toEqual([]);
    await expect(removeAddress(stranger, addressId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(saveAddress(stranger, { id: addressId, address: home })).rejects.toMatchObject({
      code: 'not-found',
    });
  }
  const guest = testContext(test.db, shop);
  await expect(listAddresses(guest)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(saveAddress(guest, { address: home })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await listAddresses(ann)).toHaveLength(1);
});

it.each([
  ['postcode', { postcode: '1234' }],
  ['state', { state: '' }],
  ['country', { country: 'FR' }],
  ['line1', { line1: '  ' }],
  ['phone', { phone: '123' }],
  ['firstName', { firstName: 'x'.repeat(256) }],
  ['city', { city: 'New\u0000York' }],
  ['lastName', { lastName: 'half a character \ud800' }],
])('refuse a bad %s', async (field, bad) => {
  const ann = await customerOf();
  await expect(saveAddress(ann, { address: { ...home, ...bad } })).rejects.toMatchObject({
    code: 'invalid-input',
    field: `address.${field}`,
  });
});

it('refuse what is no id', async () => {
  const ann = await customerOf();
  await expect(removeAddress(ann, "1' or '1'='1")).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(removeAddress(ann, newId())).rejects.toMatchObject({ code: 'not-found' });
});
