import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../kernel/context.ts';
import { readShopSettings, requireSecondFactor } from '../shop/index.ts';
import {
  assignRole,
  beginTotp,
  confirmTotp,
  createStaff,
  readStaffActor,
  readStaffSession,
  removeRole,
  STAFF_SESSION_SECONDS,
  signInStaff,
} from '../staff/index.ts';
import { readAudit } from '../testing/audit.ts';
import {
  fromSession,
  type TestClock,
  testAccountRequest,
  testClock,
  testPlatform,
} from '../testing/context.ts';
import { totpCode } from '../testing/people.ts';
import { clientAddress, newAddress, outcomes, PASSWORD, staffing } from '../testing/staffing.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../testing.ts';
import { endSessionsOf, listPeople } from './index.ts';

type Staffing = ReturnType<typeof staffing>;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let clock: TestClock;
let asSystem: Staffing['asSystem'];
let hire: Staffing['hire'];
let setUp: Staffing['openShop'];
let actingAs: Staffing['actingAs'];
beforeEach(() => {
  clock = testClock();
  ({ asSystem, hire, openShop: setUp, actingAs } = staffing(test.db, clock));
});
const platform = () => testPlatform(test.db, clock);

describe('the people of a shop', () => {
  it('are listed with role, seller, second factor, last sign-in, sessions and invitations [ADM-016]', async () => {
    const { shop, owner, invite } = await setUp();
    const seller = await hire(shop, 'seller', 'Zoe Seller');
    const { secret } = await beginTotp(platform(), owner.staffId);
    await confirmTotp(testAccountRequest(platform()), {
      staffId: owner.staffId,
      code: totpCode(secret, clock()),
    });
    await signInStaff(platform(), { email: seller.email, password: PASSWORD, clientAddress });
    await invite('invited@example.com', 'owner');
    const { people, invitations, ...setting } = await listPeople(owner.ctx);
    expect(people).toEqual([
      {
        staffId: owner.staffId,
        name: 'Olga Owner',
        email: owner.email,
        role: 'owner',
        secondFactor: true,
        sessions: 0,
        revision: 1,
      },
      {
        staffId: seller.staffId,
        name: 'Zoe Seller',
        email: seller.email,
        role: 'seller',
        seller: { id: shop.ownSellerId, name: expect.any(String) },
        secondFactor: false,
        lastSignInAt: clock(),
        sessions: 1,
        revision: 1,
      },
    ]);
    expect(invitations).toMatchObject([
      { email: 'invited@example.com', role: 'owner', invitedBy: 'Olga Owner', sentAt: clock() },
    ]);
    expect(setting).toEqual({ secondFactorRequired: false, revision: 1 });
    await expect(listPeople(seller.ctx)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are listed by as many statements, however many there are', async () => {
    const { shop, owner, invite } = await setUp();
    const count = async () => (await recordStatements(test.db, () => listPeople(owner.ctx))).length;
    const before = await count();
    for (let at = 0; at < 3; at += 1) await hire(shop, 'support');
    for (let at = 0; at < 3; at += 1) await invite(newAddress());
    expect(await count()).toBe(before);
    expect(before).toBeLessThanOrEqual(8);
  });

  it('have all their sessions ended in one step, who have a role here [ADM-016]', async () => {
    const { shop, owner, system } = await setUp();
    const other = await setUp();
    const { email, staffId } = await hire(shop, 'support');
    const signIn = () => signInStaff(platform(), { email, password: PASSWORD, clientAddress });
    const { token } = await signIn();
    await signIn();
    const foreign = endSessionsOf(other.owner.ctx, { staffId });
    await expect(foreign).rejects.toMatchObject({ code: 'not-found', field: 'staffId' });
    const self = await actingAs(shop, staffId);
    await expect(endSessionsOf(self, { staffId })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await endSessionsOf(owner.ctx, { staffId })).toBe(2);
    expect(await readStaffSession(platform(), token)).toBeUndefined();
    const last = (await readAudit(system)).at(-1);
    expect(last).toMatchObject({ verb: 'role.end-sessions', entityId: staffId });
    await signIn();
    clock.advance(STAFF_SESSION_SECONDS);
    expect(await endSessionsOf(owner.ctx, { staffId })).toBe(0);
  });
});

describe('the last owner', () => {
  const lastOwner = { code: 'conflict', field: 'role', reason: { code: 'staff.last_owner' } };

  it('is neither demoted nor removed, by themselves or others [ADM-015]', async () => {
    const { shop, owner, system } = await setUp();
    const { staffId } = owner;
    for (const ctx of [owner.ctx, system]) {
      await expect(removeRole(ctx, { staffId, revision: 1 })).rejects.toMatchObject(lastOwner);
      const demotion = assignRole(ctx, { staffId, role: 'support', revision: 1 });
      await expect(demotion).rejects.toMatchObject(lastOwner);
    }
    const second = await hire(shop, 'owner');
    await removeRole(owner.ctx, { staffId: second.staffId, revision: 1 });
    await expect(removeRole(owner.ctx, { staffId, revision: 1 })).rejects.toMatchObject(lastOwner);
  });

  it('stays where two owners take each other’s role at the same time [ADM-015]', async () => {
    for (const step of ['remove', 'demote']) {
      const { shop, owner } = await setUp();
      const second = await hire(shop, 'owner');
      const take = (ctx: ShopContext, staffId: string) =>
        step === 'remove'
          ? removeRole(ctx, { staffId, revision: 1 })
          : assignRole(ctx, { staffId, role: 'support', revision: 1 });
      const tries = [take(owner.ctx, second.staffId), take(second.ctx, owner.staffId)];
      expect(await outcomes(tries)).toEqual(['fulfilled', 'rejected']);
      const roles = (await listPeople(asSystem(shop))).people.map(({ role }) => role);
      expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
    }
  });
});

it('a role is changed by whoever saw the newest', async () => {
  const { shop, owner } = await setUp();
  const { staffId } = await hire(shop, 'support');
  const assign = (revision?: number) =>
    assignRole(owner.ctx, { staffId, role: 'read-only', ...(revision !== undefined && { revision }) });
  const stale = { code: 'conflict', field: 'revision' };
  await expect(assign()).rejects.toMatchObject({ ...stale, params: { revision: 1 } });
  await assign(1);
  await expect(assign(1)).rejects.toMatchObject({ ...stale, params: { revision: 2 } });
  await expect(removeRole(owner.ctx, { staffId })).rejects.toMatchObject(stale);
  await removeRole(owner.ctx, { staffId, revision: 2 });
  await expect(removeRole(owner.ctx, { staffId, revision: 2 })).rejects.toMatchObject({ code: 'not-found' });
  await expect(assign(2)).rejects.toMatchObject({ code: 'not-found' });
});

it('a second factor is required by owners of everybody in the shop, and of operators always [ADM-009]', async () => {
  const { shop, owner, system } = await setUp();
  const person = await hire(shop, 'support');
  const lacks = async (staffId: string) =>
    (await readStaffActor(platform(), staffId, shop.id, fromSession))?.lacksSecondFactor;
  const operator = await createStaff(platform(), {
    email: newAddress(),
    name: 'Op',
    password: PASSWORD,
    operator: true,
  });
  expect([await lacks(person.staffId), await lacks(operator.staffId)]).toEqual([false, true]);
  const demand = { required: true, revision: 1 };
  await expect(requireSecondFactor(person.ctx, demand)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await requireSecondFactor(owner.ctx, demand)).toEqual({ revision: 2 });
  expect(await lacks(person.staffId)).toBe(true);
  expect(await listPeople(owner.ctx)).toMatchObject({ secondFactorRequired: true, revision: 2 });
  expect((await readAudit(system)).at(-1)).toMatchObject({
    verb: 'shop.require-second-factor',
    changes: [{ path: ['secondFactorRequired'], before: false, after: true }],
  });
  expect(JSON.stringify(await readShopSettings(system))).not.toContain('secondFactor');
  const { secret } = await beginTotp(platform(), person.staffId);
  const code = totpCode(secret, clock());
  await confirmTotp(testAccountRequest(platform()), { staffId: person.staffId, code });
  expect(await lacks(person.staffId)).toBe(false);
});
