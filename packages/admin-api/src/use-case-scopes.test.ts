import type { Shop } from '@stoa/commerce';
import { makeShop } from '@stoa/commerce/testing';
import { type Role, roles, roleTable, type Scope } from '@stoa/domain';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { adminRoutes } from './rest/routes.ts';
import { employ, type OfficePerson, withSecondFactor } from './testing/office-people.ts';
import { callOf, sampleOf } from './testing/samples.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

/** The scope that is asked before the use case, in place of the one that the contract names. */
const door = vi.hoisted((): { scope: Scope | undefined } => ({ scope: undefined }));

// With the first check open to whoever asks, only the use case itself is left to refuse.
vi.mock(import('./access/shop-context.ts'), async (original) => {
  const { shopContextOf } = await original();
  return {
    shopContextOf: (request, person, { code, scope }) =>
      shopContextOf(request, person, { code, scope: door.scope ?? scope }),
  };
});

let office: ServedOffice;
let shop: Shop;
let people: ReadonlyMap<Role, OfficePerson>;
beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
  shop = await makeShop(office.db);
  const employed = new Map<Role, OfficePerson>();
  for (const role of roles) employed.set(role, await employ(office.platform, shop, role, shop.ownSellerId));
  const operator = employed.get('operator');
  if (operator) await withSecondFactor(office.platform, operator);
  people = employed;
});
afterAll(() => office.close());

const lacking = adminRoutes.flatMap((route) => {
  const { access } = route;
  if (access.by !== 'role') return [];
  const without = roles.filter((role) => !roleTable[role].scopes.includes(access.scope));
  return without.length > 0 ? [{ ...route, without }] : [];
});

it.each(lacking)(
  '$name asks for its scope in its use case, whoever was let in before it [ADM-013]',
  async ({ name, without }) => {
    for (const role of without) {
      door.scope = roleTable[role].scopes[0];
      const call = callOf(name, { ...sampleOf(name), shop: shop.code });
      const answer = await office.ask({ ...call, token: people.get(role)?.token });
      expect(answer, role).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  },
);
