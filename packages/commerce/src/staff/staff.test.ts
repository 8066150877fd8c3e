import { newId } from '@stoa/database';
import { scopesOf } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemActor, systemContext } from '../kernel/system-context.ts';
import { fromSession, testClock, testContext, testPlatform } from '../testing/context.ts';
import { makeShop } from '../testing/shops.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { assignRole, createStaff, readStaffActor, removeRole, requireScope } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db);
const asSystem = (shop: Parameters<typeof systemContext>[1]) =>
  systemContext(platform(), shop, { command: 'test' });
const hire = (operator = false) =>
  createStaff(platform(), {
    email: `${unique('staff')}@example.com`,
    name: 'Somebody',
    password: 'stoa-demo',
    operator,
  });

describe('roles', () => {
  it('reach one shop, with the scopes of the one table [PERM-513]', async () => {
    const [shop, other] = [await makeShop(test.db), await makeShop(test.db)];
    const { staffId } = await hire();
    const colleague = (await hire()).staffId;
    await assignRole(asSystem(shop), { staffId: colleague, role: 'owner' });
    await assignRole(asSystem(other), { staffId: colleague, role: 'owner' });
    expect(await readStaffActor(platform(), staffId, shop.id, fromSession)).toBeUndefined();
    await assignRole(asSystem(shop), { staffId, role: 'support' });
    expect(await readStaffActor(platform(), staffId, shop.id, fromSession)).toEqual({
      actor: { kind: 'staff', staffId, scopes: new Set(scopesOf(['support'])), ...fromSession },
      lacksSecondFactor: false,
    });
    expect(await readStaffActor(platform(), staffId, other.id, fromSession)).toBeUndefined();
    await assignRole(asSystem(shop), { staffId, role: 'content-editor' });
    const editor = await readStaffActor(platform(), staffId, shop.id, fromSession);
    expect(editor?.actor.scopes).toEqual(new Set(scopesOf(['content-editor'])));
    await removeRole(asSystem(shop), { staffId });
    expect(await readStaffActor(platform(), staffId, shop.id, fromSession)).toBeUndefined();
  });

  it('let an operator act in every shop, and nobody become one by a role', async () => {
    const shop = await makeShop(test.db);
    const { staffId } = await hire(true);
    const operator = await readStaffActor(platform(), staffId, shop.id, fromSession);
    expect(operator?.actor.scopes.has('shops:manage')).toBe(true);
    const promoted = { staffId: (await hire()).staffId, role: 'operator' as 'owner' };
    await expect(assignRole(asSystem(shop), promoted)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('are given by those who manage staff in that shop, to people who exist', async () => {
    const shop = await makeShop(test.db);
    const { staffId } = await hire();
    const as = async (role: 'owner' | 'support') => {
      const { staffId: id } = await hire();
      await assignRole(asSystem(shop), { staffId: id, role });
      const found = await readStaffActor(platform(), id, shop.id, fromSession);
      return found && { ...testContext(test.db, shop, testClock()), actor: found.actor };
    };
    const [owner, support] = [await as('owner'), await as('support')];
    if (!owner || !support) throw new Error('no actor');
    await expect(assignRole(support, { staffId, role: 'owner' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(removeRole(support, { staffId })).rejects.toMatchObject({ code: 'forbidden' });
    await assignRole(owner, { staffId: support.actor.staffId, role: 'read-only', revision: 1 });
    // Who has no role here is invited.
    for (const stranger of [staffId, newId()]) {
      const given = { staffId: stranger, role: 'owner', revision: 1 } as const;
      await expect(assignRole(owner, given)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('limit a seller role to one seller that the shop carries', async () => {
    const [shop, other] = [await makeShop(test.db), await makeShop(test.db)];
    const sellerId = shop.ownSellerId ?? '';
    const { staffId } = await hire();
    const give = (role: 'seller' | 'owner', seller?: string) =>
      assignRole(asSystem(shop), { staffId, role, ...(seller !== undefined && { sellerId: seller }) });
    await expect(give('seller')).rejects.toMatchObject({ code: 'invalid-input', field: 'sellerId' });
    await expect(give('owner', sellerId)).rejects.toMatchObject({ code: 'invalid-input', field: 'sellerId' });
    await expect(give('seller', other.ownSellerId)).rejects.toMatchObject({ code: 'not-found' });
    await give('seller', sellerId);
    const { actor } = (await readStaffActor(platform(), staffId, shop.id, fromSession)) ?? {};
    if (!actor) throw new Error('no actor');
    expect(() => requireScope({ actor }, 'catalog:write', { sellerId })).not.toThrow();
    expect(() => requireScope({ actor }, 'catalog:write', { sellerId: newId() })).toThrow('forbidden');
    expect(() => requireScope({ actor }, 'catalog:write')).toThrow('forbidden');
    expect(() => requireScope({ actor }, 'settings:write', { sellerId })).toThrow('forbidden');
  });
});

it('lets no shopper into what needs a scope', () => {
  const visitorId = newId();
  expect(() => requireScope({ actor: { kind: 'guest', visitorId } }, 'orders:read')).toThrow(
    'unauthenticated',
  );
  const account = { customerId: newId(), email: 'a@b.test', group: 'retail', verified: true };
  const customer = { kind: 'customer', visitorId, ...account } as const;
  expect(() => requireScope({ actor: customer }, 'orders:read')).toThrow('forbidden');
  expect(() => requireScope({ actor: systemActor({ job: 'job' }) }, 'shops:manage')).not.toThrow();
});

it('knows a person once, however the address is written', async () => {
  const person = { email: 'owner@example.com', name: 'Owner', password: 'stoa-demo' };
  await createStaff(platform(), person);
  await expect(createStaff(platform(), { ...person, email: 'Owner@Example.com' })).rejects.toMatchObject({
    code: 'conflict',
    field: 'email',
  });
  await expect(createStaff(platform(), { ...person, password: 'short' })).rejects.toMatchObject({
    field: 'password',
  });
});
