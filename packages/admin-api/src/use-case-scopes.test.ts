import { isProcedure } from '@orpc/server';
import { isEnough } from '@stoa/admin-contract';
import { nothingKept, readStaffActor, type Shop, type ShopContext } from '@stoa/commerce';
import { makeShop } from '@stoa/commerce/testing';
import { type Role, roles, roleTable, scopes as scopeNames } from '@stoa/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import { adminRoutes } from './rest/routes.ts';
import { adminRouter } from './router.ts';
import { employ } from './testing/office-people.ts';
import { inputOf, sampleOf } from './testing/samples.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

let office: ServedOffice;
let shop: Shop;
let contexts: ReadonlyMap<Role, ShopContext>;
beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
  shop = await makeShop(office.db);
  contexts = new Map(await Promise.all(roles.map(async (role) => [role, await contextOf(role)] as const)));
});
afterAll(() => office.close());

/** The context in which somebody with this role acts on the shop. */
async function contextOf(role: Role): Promise<ShopContext> {
  const { platform } = office;
  const { staffId } = await employ(platform, shop, role, shop.ownSellerId);
  const from = { means: 'session', networkAddress: '192.0.2.9' } as const;
  const known = await readStaffActor(platform, staffId, shop.id, from);
  if (!known) throw new Error(`there is nobody with the role ${role}`);
  return { ...platform, shop, actor: known.actor, requestId: 'r', dependencies: nothingKept };
}

const forRoles = adminRoutes.flatMap((route) => {
  const { access } = route;
  if (access.by !== 'role') return [];
  const without = roles.filter((role) => !isEnough(new Set(roleTable[role].scopes), access));
  return [{ ...route, access, without }];
});

function contextWith(role: Role): ShopContext {
  const context = contexts.get(role);
  if (!context) throw new Error(`there is no ${role}`);
  return context;
}

/** The context of an owner who holds every scope but some. */
function ownerWithout(...taken: readonly (string | undefined)[]): ShopContext {
  const owner = contextWith('owner');
  if (owner.actor.kind !== 'staff') throw new Error('an owner is one of the staff');
  const scopes = new Set(scopeNames.filter((scope) => !taken.includes(scope)));
  return { ...owner, actor: { ...owner.actor, scopes } };
}

/** Calls what a procedure does with valid input, passing by all that is asked before it. */
async function carryOut(name: string, context: ShopContext): Promise<unknown> {
  const [group = '', own = ''] = name.split('.');
  const procedure: unknown = Reflect.get(Reflect.get(adminRouter, group), own);
  if (!isProcedure(procedure)) throw new Error(`there is no procedure ${name}`);
  const { handler, inputSchema } = procedure['~orpc'];
  const input = (inputSchema as z.ZodType).parse(inputOf(name, { ...sampleOf(name), shop: shop.code }));
  const person = { staffId: context.actor.kind === 'staff' ? context.actor.staffId : '' };
  return Reflect.apply(handler, undefined, [{ input, context: { shop: context, person } }]);
}

it.each(forRoles)(
  '$name asks for its scope in its use case, whoever was let in before it [ADM-013]',
  async ({ name, access, without }) => {
    // What every role may is refused to somebody who may all else.
    const refused = { code: 'forbidden' };
    await expect(carryOut(name, ownerWithout(access.scope, access.orScope))).rejects.toMatchObject(refused);
    for (const role of without) {
      await expect(carryOut(name, contextWith(role)), role).rejects.toMatchObject(refused);
    }
  },
);
