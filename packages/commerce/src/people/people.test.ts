import { inShop, staffInvitation } from '@stoa/database';
import type { Role } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
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
  testContext,
  testPlatform,
} from '../testing/context.ts';
import { mailedLinks, mailsOf, totpCode } from '../testing/people.ts';
import { makeShop } from '../testing/shops.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../testing.ts';
import {
  acceptInvitation,
  endSessionsOf,
  inviteByLink,
  invitePerson,
  listPeople,
  readInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from './index.ts';

const PASSWORD = 'correct horse';
const clientAddress = '192.0.2.1';
const officeUrl = 'https://office.example';
const DAY = 86_400;
const gone = { code: 'not-found', field: 'token', status: 404 };
const expired = { code: 'link-expired', field: 'token' };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let clock: TestClock;
beforeEach(() => {
  clock = testClock();
});
const platform = () => testPlatform(test.db, clock);
const asSystem = (shop: Shop) => systemContext(platform(), shop, { command: 'test' });
const newAddress = () => `${unique('person')}@example.com`;
const outcomes = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map(({ status }) => status).sort();

/** Somebody with a role in the shop, in a request of theirs. */
async function hire(shop: Shop, role: Exclude<Role, 'operator'>, name = 'Ada Quill') {
  const email = newAddress();
  const { staffId } = await createStaff(platform(), { email, name, password: PASSWORD });
  const limit = role === 'seller' && { sellerId: shop.ownSellerId ?? '' };
  await assignRole(asSystem(shop), { staffId, role, ...limit });
  return { staffId, email, ctx: await actingAs(shop, staffId) };
}

async function actingAs(shop: Shop, staffId: string): Promise<ShopContext> {
  const found = await readStaffActor(platform(), staffId, shop.id, fromSession);
  if (!found) throw new Error('no actor');
  return testContext(test.db, shop, clock, found.actor);
}

async function setUp() {
  const shop = await makeShop(test.db, { name: 'Quay & Sons' });
  const owner = await hire(shop, 'owner', 'Olga Owner');
  const system = asSystem(shop);
  /** Invites and returns the token of the mail. */
  const invite = async (email: string, role: Exclude<Role, 'operator'> = 'support') => {
    const { id } = await invitePerson(owner.ctx, { email, role, officeUrl });
    const [token = ''] = await mailedLinks(system, email, `${officeUrl}/invitation`);
    return { id, token };
  };
  const accept = (token: string, name = 'Nina New') =>
    acceptInvitation(platform(), { token, name, password: PASSWORD, clientAddress });
  return { shop, owner, system, invite, accept };
}

describe('an invitation', () => {
  it('is mailed, says what it is for, and lets somebody new in who chooses a password [ADM-003]', async () => {
    const { shop, system, invite, accept } = await setUp();
    const email = newAddress();
    const { token } = await invite(email);
    const [mail] = await mailsOf(system);
    expect(mail?.text).toContain('Olga Owner invites you to work in the back office of Quay & Sons');
    expect(mail?.text).toContain('a member of the support');
    expect(mail?.text).toContain('within 7 days');
    const expiresAt = new Date(clock().getTime() + 7 * DAY * 1000);
    expect(await readInvitation(platform(), token)).toEqual({
      shopName: 'Quay & Sons',
      shopCode: shop.code,
      role: 'support',
      email,
      isKnown: false,
      expiresAt,
    });
    await expect(
      acceptInvitation(platform(), { token, name: '', password: PASSWORD, clientAddress }),
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'name' });
    await expect(acceptInvitation(platform(), { token, name: 'Nina', clientAddress })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'password',
    });
    const accepted = await accept(token);
    expect(accepted).toMatchObject({ shopCode: shop.code, isKnown: false });
    const session = await readStaffSession(platform(), accepted.isKnown ? '' : accepted.token);
    expect(session).toMatchObject({ email, name: 'Nina New' });
    const found = await readStaffActor(platform(), session?.staffId ?? '', shop.id, fromSession);
    expect(found?.actor.scopes.has('customers:write')).toBe(true);
    await signInStaff(platform(), { email, password: PASSWORD, clientAddress });
    const audit = await readAudit(system);
    expect(audit.map(({ verb, actor }) => [verb, actor])).toContainEqual(['role.accept', session?.staffId]);
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  it('works once, also when two bring its link at the same time [ADM-003, ADM-005]', async () => {
    const { invite, accept } = await setUp();
    const { token } = await invite(newAddress());
    expect(await outcomes([accept(token, 'One'), accept(token, 'Two')])).toEqual(['fulfilled', 'rejected']);
    await expect(accept(token)).rejects.toMatchObject(gone);
    await expect(readInvitation(platform(), token)).rejects.toMatchObject(gone);
  });

  it('works for 7 days, and sent again for 7 more, when the earlier link ends [ADM-003, ADM-005]', async () => {
    const { owner, system, invite, accept } = await setUp();
    const email = newAddress();
    const { id, token: first } = await invite(email);
    clock.advance(6 * DAY);
    await sendInvitationAgain(owner.ctx, { id, officeUrl });
    const tokens = await mailedLinks(system, email, `${officeUrl}/invitation`);
    const [second = ''] = tokens.filter((token) => token !== first);
    await expect(readInvitation(platform(), first)).rejects.toMatchObject(gone);
    clock.advance(7 * DAY - 1);
    expect(await readInvitation(platform(), second)).toMatchObject({ email });
    clock.advance(1);
    await expect(readInvitation(platform(), second)).rejects.toMatchObject(expired);
    await expect(accept(second)).rejects.toMatchObject(expired);
    expect((await listPeople(owner.ctx)).invitations).toMatchObject([{ id, expired: true }]);
    // One that has expired keeps nobody from being invited.
    await invite(email);
    expect((await listPeople(owner.ctx)).invitations).toMatchObject([{ email, expired: false }]);
  });

  it('is withdrawn, after which its link changes nothing; that of another shop is none [ADM-003, ADM-005]', async () => {
    const { owner, invite, accept } = await setUp();
    const other = await setUp();
    const { id, token } = await invite(newAddress());
    for (const wrong of [id, 'x']) {
      const missing = { code: 'not-found', field: 'id' };
      await expect(withdrawInvitation(other.owner.ctx, wrong)).rejects.toMatchObject(missing);
      const again = sendInvitationAgain(other.owner.ctx, { id: wrong, officeUrl });
      await expect(again).rejects.toMatchObject(missing);
    }
    await withdrawInvitation(owner.ctx, id);
    await expect(accept(token)).rejects.toMatchObject(gone);
    for (const none of ['', 'x', `${token}x`, token.slice(37), `${other.owner.staffId}.x`])
      await expect(readInvitation(platform(), none)).rejects.toMatchObject(gone);
  });

  it('of somebody who works elsewhere is answered alike, and gives the role and keeps the password [ADM-004]', async () => {
    const { shop, owner, system, invite } = await setUp();
    const elsewhere = await setUp();
    const { email, staffId } = await hire(elsewhere.shop, 'support');
    const stranger = newAddress();
    const answers = [await invite(email), await invite(stranger)];
    const shown = (await listPeople(owner.ctx)).invitations.map(({ id, email: _, ...same }) => same);
    expect(answers).toHaveLength(2);
    expect(shown[0]).toEqual(shown[1]);
    const mails = (await mailsOf(system)).map(({ subject, text }) => [
      subject,
      text.replace(/invitation#\S+/, ''),
    ]);
    expect(mails[0]).toEqual(mails[1]);
    const [{ token } = { token: '' }] = answers;
    expect(await readInvitation(platform(), token)).toMatchObject({ isKnown: true });
    const given = { token, name: 'Mallory', password: 'another password', clientAddress };
    expect(await acceptInvitation(platform(), given)).toEqual({ shopCode: shop.code, isKnown: true });
    expect(await readStaffActor(platform(), staffId, shop.id, fromSession)).toBeDefined();
    const { token: session } = await signInStaff(platform(), { email, password: PASSWORD, clientAddress });
    expect(await readStaffSession(platform(), session)).toMatchObject({ name: 'Ada Quill' });
  });

  it('is none for who has a role here or is invited already, or gains one meanwhile', async () => {
    const { shop, invite, accept } = await setUp();
    const there = await hire(shop, 'support');
    const taken = { code: 'conflict', field: 'email' };
    await expect(invite(there.email.toUpperCase())).rejects.toMatchObject(taken);
    const email = newAddress();
    expect(await outcomes([invite(email), invite(email)])).toEqual(['fulfilled', 'rejected']);
    await expect(invite(email)).rejects.toMatchObject(taken);
    const elsewhere = await hire((await setUp()).shop, 'support');
    const { token } = await invite(elsewhere.email);
    await assignRole(asSystem(shop), { staffId: elsewhere.staffId, role: 'read-only' });
    await expect(accept(token)).rejects.toMatchObject({ code: 'conflict', field: 'role' });
  });

  it('is for those who manage staff, to roles of a shop and to sellers it carries', async () => {
    const { shop, owner } = await setUp();
    const { ctx } = await hire(shop, 'support');
    const given = { email: newAddress(), role: 'support', officeUrl } as const;
    await expect(invitePerson(ctx, given)).rejects.toMatchObject({ code: 'forbidden' });
    const operator = { ...given, role: 'operator' as 'owner' };
    await expect(invitePerson(owner.ctx, operator)).rejects.toMatchObject({ code: 'invalid-input' });
    const seller = { ...given, role: 'seller' } as const;
    await expect(invitePerson(owner.ctx, seller)).rejects.toMatchObject({ field: 'sellerId' });
    const foreign = (await makeShop(test.db)).ownSellerId ?? '';
    const limited = invitePerson(owner.ctx, { ...seller, sellerId: foreign });
    await expect(limited).rejects.toMatchObject({ code: 'not-found', field: 'sellerId' });
    await invitePerson(owner.ctx, { ...seller, sellerId: shop.ownSellerId ?? '' });
    expect((await listPeople(owner.ctx)).invitations[0]?.seller?.id).toBe(shop.ownSellerId);
  });

  it('is mailed five times an hour to one mailbox, and 50 times by one shop', async () => {
    const { owner, invite } = await setUp();
    const { id } = await invite(newAddress());
    const again = () => sendInvitationAgain(owner.ctx, { id, officeUrl });
    for (let at = 0; at < 4; at += 1) await again();
    await expect(again()).rejects.toMatchObject({ code: 'rate-limited' });
    for (let at = 0; at < 45; at += 1)
      await invitePerson(owner.ctx, { email: newAddress(), role: 'support', officeUrl });
    await expect(invite(newAddress())).rejects.toMatchObject({ code: 'rate-limited' });
    clock.advance(3600);
    await again();
  });

  it('by a printed link works for 24 hours, is not mailed, and replaces the earlier one [ADM-001]', async () => {
    const shop = await makeShop(test.db);
    const email = newAddress();
    const print = () => inviteByLink(asSystem(shop), { email, role: 'owner' });
    const [first, second] = [await print(), await print()];
    expect(await mailsOf(asSystem(shop))).toEqual([]);
    await expect(readInvitation(platform(), first.token)).rejects.toMatchObject(gone);
    clock.advance(DAY - 1);
    const accepted = await acceptInvitation(platform(), {
      token: second.token,
      name: 'Olga',
      password: PASSWORD,
      clientAddress,
    });
    expect(accepted.isKnown).toBe(false);
    await expect(print()).rejects.toMatchObject({ code: 'conflict', field: 'email' });
    const other = await inviteByLink(asSystem(shop), { email: newAddress(), role: 'support' });
    clock.advance(DAY);
    await expect(readInvitation(platform(), other.token)).rejects.toMatchObject(expired);
  });

  it('is stored without its token', async () => {
    const { system, invite } = await setUp();
    const { token } = await invite(newAddress());
    const rows = await inShop(system, (tx) => tx.select().from(staffInvitation));
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });
});

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
