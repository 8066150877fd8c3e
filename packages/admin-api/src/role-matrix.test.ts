import { isEnough } from '@stoa/admin-contract';
import { listStaffSessions, newId, type Shop } from '@stoa/commerce';
import { makeShop } from '@stoa/commerce/testing';
import { type Role, roles, roleTable } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AdminRoute, adminRoutes } from './rest/routes.ts';
import { employ, type OfficePerson, withSecondFactor } from './testing/office-people.ts';
import { callOf, sampleOf } from './testing/samples.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

let office: ServedOffice;
let shop: Shop;
let other: Shop;
let people: Map<Role, OfficePerson>;

beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
  shop = await makeShop(office.db);
  other = await makeShop(office.db);
  people = new Map();
  for (const role of roles) people.set(role, await employ(office.platform, shop, role, shop.ownSellerId));
  await withSecondFactor(office.platform, personWith('operator'));
});
afterAll(() => office.close());

function personWith(role: Role): OfficePerson {
  const found = people.get(role);
  if (!found) throw new Error(`nobody is ${role}`);
  return found;
}

const call = ({ name }: AdminRoute, values: object, token?: string) =>
  office.ask({ ...callOf(name, { ...sampleOf(name), ...values }), token });

const forRoles = adminRoutes.filter(({ access }) => access.by === 'role');
const notForAnybody = adminRoutes.filter(({ access }) => access.by !== 'anybody');

describe('every procedure of the back office', () => {
  it.each(notForAnybody)(
    '$name is refused without a session, and with one that is none [ADM-013]',
    async (route) => {
      for (const token of [undefined, '', 'x'.repeat(43), 'a\u00e9'])
        expect(await call(route, { shop: shop.code }, token && encodeURIComponent(token))).toMatchObject({
          status: 401,
          body: { code: 'unauthenticated' },
        });
    },
  );

  it.each(forRoles)('$name is for whoever has its scope, and for no other role [ADM-013]', async (route) => {
    const { access } = route;
    const answers: unknown[] = [];
    for (const role of roles) {
      const { status, body } = await call(route, { shop: shop.code }, personWith(role).token);
      answers.push([role, status === 403 ? Object(body).code : status < 500 && status !== 401]);
    }
    const holds = (role: Role) => access.by === 'role' && isEnough(new Set(roleTable[role].scopes), access);
    expect(answers).toEqual(roles.map((role) => [role, holds(role) || 'forbidden']));
  });

  it.each(forRoles)('$name knows no shop in which somebody has no role [ADM-013]', async (route) => {
    for (const code of [other.code, 'no-such-shop', '..', "'", 'x'.repeat(63)]) {
      const asked = await call(route, { shop: code }, personWith('owner').token);
      expect(asked, code).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  it('goes by the role that somebody has at that request, within one session [ADM-013]', async () => {
    const { staffId: person, token } = await employ(office.platform, shop, 'read-only');
    const asOwner = async (name: string, values: object) => {
      const asked = {
        ...callOf(name, { shop: shop.code, person, ...values }),
        token: personWith('owner').token,
      };
      expect((await office.ask(asked)).status).toBe(204);
    };
    const write = async () => {
      const asked = callOf('customers.create', { ...sampleOf('customers.create'), shop: shop.code });
      return (await office.ask({ ...asked, token })).status;
    };
    expect(await write()).toBe(403);
    await asOwner('people.changeRole', { version: 1, role: 'support' });
    expect(await write()).toBe(201);
    await asOwner('people.changeRole', { version: 2, role: 'read-only' });
    expect(await write()).toBe(403);
    await asOwner('people.changeRole', { version: 3, role: 'support' });
    await asOwner('people.remove', { version: 4 });
    expect(await write()).toBe(404);
  });

  it.each(notForAnybody)('$name answers no junk with a fault of its own [ADM-906]', async (route) => {
    const someone = await employ(office.platform, shop, 'owner');
    const junk = [
      '',
      '\u0000',
      '{}',
      "' or 1=1 --",
      '-1',
      '9'.repeat(400),
      'NaN',
      '%00',
      '\ud800'.toWellFormed(),
    ];
    for (const value of junk) {
      const names = Object.keys(sampleOf(route.name));
      const values = Object.fromEntries(names.map((name) => [name, value]));
      const { status, body } = await call(route, { ...values, shop: shop.code }, someone.token);
      expect(status, `${value}: ${JSON.stringify(body)}`).toBeLessThan(500);
      if (status >= 400) expect(body).toMatchObject({ status, code: expect.any(String) });
    }
  });

  it('knows no record of another shop, nor a session of another person [ADM-013]', async () => {
    const theirs = await employ(office.platform, other, 'owner');
    const { token } = personWith('owner');
    const invited = await office.ask({
      ...callOf('people.invite', { shop: other.code, ...sampleOf('people.invite') }),
      token: theirs.token,
    });
    const [session] = await listStaffSessions(office.platform, {
      staffId: theirs.staffId,
      sessionId: newId(),
    });
    const records = { person: theirs.staffId, invitation: Object(invited.body).id, session: session?.id };
    const named = adminRoutes.filter(({ path }) => /\{(?:person|invitation|session)\}/.test(path));
    expect(named.length).toBeGreaterThan(5);
    for (const route of named) {
      const { status, body } = await call(route, { shop: shop.code, ...records }, token);
      expect([status, Object(body).code], route.name).toEqual([404, 'not-found']);
    }
  });

  it('has a sample with which it is called rightly', async () => {
    for (const route of adminRoutes) {
      const { status } = await call(route, { shop: shop.code }, personWith('support').token);
      expect(status, route.name).not.toBe(400);
    }
  });
});
