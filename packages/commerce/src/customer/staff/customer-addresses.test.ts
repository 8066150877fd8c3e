import { newId } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readAudit } from '../../testing/audit.ts';
import { staffOf } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import {
  addCustomerAddress,
  changeCustomerAddress,
  listAddresses,
  makeDefaultAddress,
  readAddressRules,
  readCustomerForStaff,
  removeAddress,
  removeCustomerAddress,
  saveAddress,
} from '../index.ts';

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

async function setUp() {
  const { shop, system, clock } = await makeSale(test.db);
  const ann = await makeCustomer(test.db, shop, {}, clock);
  const { customerId } = ann.actor;
  const staff = staffOf(system, ['customers:read', 'customers:write']);
  const add = (more: object = {}) => addCustomerAddress(staff, { customerId, address: home, ...more });
  const change = (id: string, revision: number, more: object = {}) =>
    changeCustomerAddress(staff, { customerId, id, revision, address: home, ...more });
  const read = () => readCustomerForStaff(staff, customerId);
  const defaults = async () => (await read()).addresses.map(({ id, isDefault }) => [id, isDefault]);
  return { shop, system, staff, ann, customerId, add, change, read, defaults };
}

describe('addresses that staff write', () => {
  it('are the customer’s own, normalised, with one default, the first unless told', async () => {
    const { staff, ann, customerId, add, change, read, defaults } = await setUp();
    const { addressId: first } = await add({ address: { ...home, city: ' New York ' } });
    const { addressId: second } = await add();
    expect(await defaults()).toEqual([
      [first, true],
      [second, false],
    ]);
    await change(second, 3, { address: { ...home, line1: '2 Main St' }, isDefault: true });
    expect(await defaults()).toEqual([
      [second, true],
      [first, false],
    ]);
    await change(second, 4, { address: { ...home, line1: '3 Main St' } });
    expect((await read()).addresses).toEqual(await listAddresses(ann));
    expect((await listAddresses(ann)).map(({ address }) => [address.line1, address.country])).toEqual([
      ['3 Main St', 'US'],
      ['1 Main St', 'US'],
    ]);
    const { addressId: third } = await add({ isDefault: true });
    await removeCustomerAddress(staff, { customerId, id: third });
    expect(await defaults()).toEqual([
      [second, false],
      [first, false],
    ]);
  });

  it.each([
    ['postcode', { postcode: '1234' }],
    ['state', { state: '' }],
    ['country', { country: 'FR' }],
    ['line1', { line1: '  ' }],
    ['phone', { phone: '123' }],
    ['city', { city: 'New\u0000York' }],
    ['lastName', { lastName: 'half a character \ud800' }],
    ['company', { company: 'x'.repeat(10_000) }],
  ])('are refused with a bad %s', async (field, bad) => {
    const { add, change, read } = await setUp();
    const { addressId } = await add();
    const refused = { code: 'invalid-input', field: `address.${field}` };
    await expect(add({ address: { ...home, ...bad } })).rejects.toMatchObject(refused);
    await expect(change(addressId, 2, { address: { ...home, ...bad } })).rejects.toMatchObject(refused);
    expect((await read()).revision).toBe(2);
  });

  it('are at most fifty, whoever adds them, also when many are added at once', async () => {
    const { ann, add, read } = await setUp();
    for (let n = 0; n < 46; n += 1) await add();
    const asked = Array.from({ length: 8 }, (_, n) => (n % 2 ? add() : saveAddress(ann, { address: home })));
    const results = await Promise.allSettled(asked);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict' });
    await expect(add()).rejects.toMatchObject({
      code: 'conflict',
      reason: { code: 'customer.too_many_addresses', params: { n: 50 } },
    });
    const { addresses } = await read();
    expect([addresses.length, addresses.filter(({ isDefault }) => isDefault).length]).toEqual([50, 1]);
  });

  it('are changed by the version that was seen alone: also what customers did to theirs counts [ADM-907]', async () => {
    const { ann, add, change, read } = await setUp();
    const { addressId } = await add();
    const acts = [
      () => saveAddress(ann, { id: addressId, address: { ...home, line1: '2 Main St' } }),
      () => saveAddress(ann, { address: home }),
      () => makeDefaultAddress(ann, addressId),
      async () => removeAddress(ann, (await listAddresses(ann)).at(-1)?.id ?? ''),
    ];
    for (const act of acts) {
      const { revision } = await read();
      await act();
      await expect(change(addressId, revision)).rejects.toMatchObject({
        code: 'conflict',
        field: 'revision',
        params: { revision: revision + 1 },
      });
    }
    expect((await listAddresses(ann))[0]?.address.line1).toBe('2 Main St');
  });

  it('stand in the audit log by their ids: what changed of them is told, and no value of it [ADM-018]', async () => {
    const { staff, system, customerId, add, change } = await setUp();
    const { addressId: id } = await add();
    const { addressId: other } = await add();
    await change(id, 3, { address: { ...home, line1: '9 Hidden Lane', phone: '2125550100' } });
    await change(other, 4, { isDefault: true });
    await removeCustomerAddress(staff, { customerId, id });
    const entries = (await readAudit(system)).filter(({ entityId }) => entityId === customerId).slice(1);
    expect(entries.map(({ verb, changes }) => [verb, changes])).toEqual([
      [
        'customer.add-address',
        [
          { path: ['addresses', id], after: '•••' },
          { path: ['defaultAddress'], before: null, after: id },
        ],
      ],
      ['customer.add-address', [{ path: ['addresses', other], after: '•••' }]],
      [
        'customer.change-address',
        [
          { path: ['addresses', id, 'line1'], before: '•••', after: '•••' },
          { path: ['addresses', id, 'phone'], before: null, after: '•••' },
        ],
      ],
      ['customer.change-address', [{ path: ['defaultAddress'], before: id, after: other }]],
      ['customer.remove-address', [{ path: ['addresses', id], before: '•••' }]],
    ]);
    expect(JSON.stringify(await readAudit(system))).not.toMatch(/Main St|Hidden|New York|2125550100/);
  });

  it('are written by whoever has the scope, of customers of the shop', async () => {
    const { staff, customerId, add, read } = await setUp();
    const { addressId: id } = await add();
    const stranger = await setUp();
    const acts = [
      [(ctx: typeof staff, of: string) => addCustomerAddress(ctx, { customerId: of, address: home })],
      [(ctx: typeof staff, of: string) => changeCustomerAddress(ctx, { customerId: of, id, address: home })],
      [(ctx: typeof staff, of: string) => removeCustomerAddress(ctx, { customerId: of, id })],
    ] as const;
    for (const [act] of acts) {
      await expect(act(stranger.staff, customerId)).rejects.toMatchObject({
        code: 'not-found',
        field: 'customerId',
      });
      await expect(act(staffOf(staff, ['customers:read']), customerId)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    const noAddress = { code: 'not-found', field: 'id' };
    const colleague = await makeCustomer(test.db, staff.shop);
    for (const of of [colleague.actor.customerId]) {
      await expect(removeCustomerAddress(staff, { customerId: of, id })).rejects.toMatchObject(noAddress);
      await expect(
        changeCustomerAddress(staff, { customerId: of, id, address: home, isDefault: true }),
      ).rejects.toMatchObject(noAddress);
    }
    await expect(removeCustomerAddress(staff, { customerId, id: newId() })).rejects.toMatchObject(noAddress);
    expect((await read()).addresses).toMatchObject([{ id, isDefault: true }]);
  });
});

it('what the shop asks of addresses is told to whoever reads customers', async () => {
  const { staff } = await setUp();
  expect(await readAddressRules(staff)).toMatchObject({
    countries: ['US', 'CA'],
    stateRequired: expect.arrayContaining(['US']),
  });
  await expect(readAddressRules(staffOf(staff, ['orders:read']))).rejects.toMatchObject({
    code: 'forbidden',
  });
});
