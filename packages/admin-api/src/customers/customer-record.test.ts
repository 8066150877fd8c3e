import type { AdminOutputs } from '@stoa/admin-contract';
import { createCustomer, newId, systemContext } from '@stoa/commerce';
import { makeShop } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../rest/routes.ts';
import { customersOffice, home } from '../testing/customers-office.ts';
import { callOf, sampleOf } from '../testing/samples.ts';

type Told = AdminOutputs['customers'];

const { opened, ask, signedIn } = customersOffice();

const acts = adminRoutes.filter(({ name, access }) => name.startsWith('customers.') && 'verb' in access);
const ofOne = adminRoutes.filter(
  ({ name, path }) => name.startsWith('customers.') && path.includes('{customer}'),
);

describe('every act on a customer', () => {
  it('knows none of another shop, and is for whoever may write customers [ADM-013]', async () => {
    const strangers = await makeShop(opened().office.db, {}, opened().office.clock);
    const theirs = systemContext(opened().office.platform, strangers, { command: 'test' });
    const { customerId } = await createCustomer(theirs, { email: 'eve@example.com' });
    expect(acts.length).toBeGreaterThan(8);
    for (const { name } of ofOne) {
      const call = callOf(name, { ...sampleOf(name), shop: opened().shop.code, customer: customerId });
      const answer = await opened().office.ask({ ...call, token: opened().owner });
      expect(answer, name).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(Object(answer.body).errors, name).toEqual([
        { pointer: '/customer', detail: expect.any(String) },
      ]);
    }
    for (const { name } of acts) {
      const call = callOf(name, { ...sampleOf(name), shop: opened().shop.code });
      const answer = await opened().office.ask({ ...call, token: opened().reader });
      expect(answer, name).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it('stands in the audit log as the contract names it, and without a value of the person [ADM-018, ADM-901]', async () => {
    const { id: customer, path } = await signedIn();
    let version = 1;
    const call = async (name: string, values: object = {}) => {
      const sample = sampleOf(name);
      const seen = 'version' in sample ? { version } : {};
      const request = callOf(name, { ...sample, shop: opened().shop.code, customer, ...seen, ...values });
      const answer = await opened().office.ask({ ...request, token: opened().owner });
      expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
      version = (await ask<Told['read']>('GET', path)).body.version;
      return answer.body;
    };
    await call('customers.create', { firstName: 'Zenobia' });
    await call('customers.change', { firstName: 'Zenobia', lastName: 'Quigley' });
    await call('customers.changeMany', { customers: [customer], group: 'wholesale' });
    await call('customers.changeEmail', { email: 'zenobia@example.com' });
    await call('customers.mailPasswordLink');
    await call('customers.endSessions');
    const { addresses } = Object(await call('customers.addAddress'));
    const { id } = addresses[0];
    await call('customers.changeAddress', { id, address: { ...home, line1: '9 Quigley Lane' } });
    await call('customers.removeAddress', { id });
    const log = await ask<AdminOutputs['audit']['list']>('GET', '/audit-entries?limit=100');
    const done = new Set(log.body.items.map(({ verb }) => verb));
    const named = acts.map(({ access }) => ('verb' in access ? access.verb : undefined));
    for (const verb of named) expect(done).toContain(verb);
    const file = await ask('GET', '/audit-entries.csv');
    for (const { text } of [log, file]) expect(text).not.toMatch(/zenobia|quigley|main st|new york/i);
  });

  it('answers no junk with a fault of its own [ADM-906]', async () => {
    const { id: customer } = await signedIn();
    const manyIds = Array.from({ length: 10_000 }, newId);
    const junk = [
      manyIds,
      '\u0000',
      'a\u0000b',
      '\ud800',
      '{}',
      "' or 1=1 --",
      'x'.repeat(20_000),
      -1,
      null,
      [],
      {},
    ];
    for (const { name, path } of acts)
      for (const value of junk)
        for (const key of Object.keys(sampleOf(name)).filter((one) => !path.includes(`{${one}}`))) {
          const values = { ...sampleOf(name), shop: opened().shop.code, customer, [key]: value };
          const asked = callOf(name, values);
          const { status } = await opened().office.ask({ ...asked, token: opened().owner });
          expect(status, `${name} ${key} ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500);
        }
  });
});
