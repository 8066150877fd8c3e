import { newId } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { staffOf } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { mailedToken } from '../../testing/mails.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import {
  confirmOwnEmail,
  createCustomerGroup,
  readCustomerForStaff,
  saveAddress,
  saveProfile,
  signIn,
  verifyEmail,
} from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  await createCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
});
afterAll(() => test.drop());

const clientAddress = '192.0.2.1';
const home = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  city: 'Albany',
  state: 'NY',
  postcode: '12201',
  country: 'US',
};

describe('a customer as staff see them', () => {
  it('is told with name, standing, group, figures and addresses, and nothing that lets anybody in [ADM-305]', async () => {
    const email = `${unique('Ann')}@Example.com`;
    const password = 'stoa-demo-ann';
    const ann = await makeCustomer(
      test.db,
      sale.shop,
      { email, password, firstName: 'Ann', lastName: 'Lee', nickName: unique('annie'), group: 'trade' },
      sale.clock,
    );
    const first = await saveAddress(ann, { address: home });
    const second = await saveAddress(ann, { address: { ...home, city: 'Troy' } });
    const third = await saveAddress(ann, { address: { ...home, city: 'Utica' }, isDefault: true });
    const told = await readCustomerForStaff(staffOf(sale.system, ['customers:read']), ann.actor.customerId);
    expect(told).toEqual({
      id: ann.actor.customerId,
      revision: 4,
      email,
      emailConfirmedAt: null,
      newEmail: null,
      firstName: 'Ann',
      lastName: 'Lee',
      nickName: expect.stringContaining('annie'),
      status: 'verified',
      group: { code: 'trade', name: 'Trade' },
      hasPassword: true,
      sessions: 0,
      joinedAt: sale.clock(),
      orders: 0,
      spent: 0,
      currency: 'USD',
      lastOrderAt: null,
      addresses: [third, second, first].map(({ addressId: id }, at) => ({
        id,
        isDefault: at === 0,
        address: expect.objectContaining({ firstName: 'Ann' }),
      })),
    });
    expect(JSON.stringify(told)).not.toMatch(/argon2|hash"|token/i);
  });

  it('is told with the sessions that are open', async () => {
    const email = `${unique('customer')}@example.com`;
    const password = 'stoa-demo-ann';
    const { actor } = await makeCustomer(test.db, sale.shop, { email, password });
    const sessions = async () => (await readCustomerForStaff(sale.system, actor.customerId)).sessions;
    for (const _ of [1, 2]) await signIn(sale.guest(), { email, password, clientAddress });
    expect(await sessions()).toBe(2);
    sale.clock.advance(30 * 86_400 + 1);
    expect(await sessions()).toBe(0);
  });

  it('is told with an address that waits to be confirmed, until it is or its time is over', async () => {
    const ctx = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    const { customerId } = ctx.actor;
    const read = () => readCustomerForStaff(sale.system, customerId);
    await confirmOwnEmail(ctx, clientAddress);
    expect((await read()).newEmail).toBeNull();
    const email = `${unique('Other')}@Example.com`;
    await saveProfile(ctx, { email, clientAddress });
    const expiresAt = new Date(sale.clock().getTime() + 86_400_000);
    expect((await read()).newEmail).toEqual({ email, expiresAt });
    sale.clock.advance(86_400);
    expect((await read()).newEmail).toBeNull();
    await saveProfile(ctx, { email, clientAddress });
    expect((await read()).newEmail?.email).toBe(email);
    await verifyEmail(ctx, await mailedToken(sale.system, email, '/verify-email'));
    expect(await read()).toMatchObject({ email, newEmail: null, emailConfirmedAt: sale.clock() });
  });

  it('is found by an id of this shop alone, by staff with customers:read', async () => {
    const { actor } = await makeCustomer(test.db, sale.shop);
    const elsewhere = await makeSale(test.db);
    for (const [ctx, id] of [
      [elsewhere.system, actor.customerId],
      [sale.system, newId()],
    ] as const) {
      await expect(readCustomerForStaff(ctx, id)).rejects.toMatchObject({
        code: 'not-found',
        field: 'customerId',
      });
    }
    await expect(readCustomerForStaff(sale.guest(), actor.customerId)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    for (const ctx of [
      await makeCustomer(test.db, sale.shop),
      staffOf(sale.system, ['customers:write']),
      staffOf(sale.system, ['customers:read'], sale.shop.ownSellerId),
    ]) {
      await expect(readCustomerForStaff(ctx, actor.customerId)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('takes two statements', async () => {
    const { actor } = await makeCustomer(test.db, sale.shop);
    const read = () => readCustomerForStaff(sale.system, actor.customerId);
    expect((await recordStatements(test.db, read)).length).toBe(2);
  });
});
