import {
  createCustomer,
  readSession,
  type Shop,
  type ShopContext,
  signIn,
  systemContext,
} from '@stoa/commerce';
import { makeShop, unique } from '@stoa/commerce/testing';
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { employ, PASSWORD } from './office-people.ts';
import { type ServedOffice, serveOffice } from './served-office.ts';
import type { OfficeAsk } from './test-office.ts';

export const home = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  city: 'New York',
  state: 'NY',
  postcode: '10001',
  country: 'US',
};

/** What a test has of the back office of its shop. */
interface Opened {
  readonly office: ServedOffice;
  readonly shop: Shop;
  /** The platform acting on the shop. */
  readonly system: ShopContext;
  /** The tokens of an owner, who may do everything, and of somebody who only reads. */
  readonly owner: string;
  readonly reader: string;
}

/**
 * Serves the back office over a database of the test file's own, with a new shop for each test. Called at the top of the
 * file.
 */
export function customersOffice() {
  let served: ServedOffice | undefined;
  let current: Opened | undefined;
  beforeAll(async () => {
    served = await serveOffice(inject('postgresUrl'));
  });
  beforeEach(async () => {
    if (!served) return;
    const { platform, db, clock } = served;
    const shop = await makeShop(db, {}, clock);
    const { token: owner } = await employ(platform, shop, 'owner');
    const { token: reader } = await employ(platform, shop, 'read-only');
    current = {
      office: served,
      shop,
      system: systemContext(platform, shop, { command: 'test' }),
      owner,
      reader,
    };
  });
  afterAll(() => served?.close());
  const opened = (): Opened => {
    if (!current) throw new Error('it is opened before each test');
    return current;
  };

  /** Asks as the owner; `path` is below the shop. Nothing that is answered holds what is kept of a password or token. */
  async function ask<Body = unknown>(method: OfficeAsk['method'], path: string, body?: object) {
    const { office, shop, owner } = opened();
    const answer = await office.ask({ method, path: `/shops/${shop.code}${path}`, body, token: owner });
    expect(answer.text).not.toMatch(/hash|scrypt|argon/i);
    return { ...answer, body: answer.body as Body };
  }

  /** Makes a customer of the shop, and signs them in. */
  async function signedIn(status: 'verified' | 'pending' = 'verified') {
    const { system } = opened();
    const person = { email: `${unique('customer')}@example.com`, password: PASSWORD };
    const { customerId: id } = await createCustomer(system, { ...person, firstName: 'Ann', status });
    const nobody = { ...system, actor: { kind: 'guest', visitorId: undefined } } as const;
    const { token, actor } = await signIn(nobody, { ...person, clientAddress: '192.0.2.7' });
    return {
      id,
      email: person.email,
      /** Of the customer, below the shop. */
      path: `/customers/${id}`,
      own: { ...nobody, actor },
      /** Who their next request is from. */
      session: async () => (await readSession(nobody, token))?.actor,
    };
  }

  return { opened, ask, signedIn };
}
