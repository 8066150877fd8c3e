import { inShop, staffInvitation } from '@stoa/database';
import { scopesOf, shopRoles } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { assignRole, readStaffActor, readStaffSession, signInStaff } from '../staff/index.ts';
import { readAudit } from '../testing/audit.ts';
import { fromSession, type TestClock, testClock, testPlatform } from '../testing/context.ts';
import { mailedLinks, mailsOf } from '../testing/people.ts';
import { makeShop } from '../testing/shops.ts';
import { clientAddress, newAddress, officeUrl, outcomes, PASSWORD, staffing } from '../testing/staffing.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  acceptInvitation,
  inviteByLink,
  invitePerson,
  listPeople,
  readInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from './index.ts';

type Staffing = ReturnType<typeof staffing>;

const DAY = 86_400;
const gone = { code: 'not-found', field: 'token', status: 404 };
const expired = { code: 'link-expired', field: 'token' };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let clock: TestClock;
let asSystem: Staffing['asSystem'];
let hire: Staffing['hire'];
let setUp: Staffing['openShop'];
beforeEach(() => {
  clock = testClock();
  ({ asSystem, hire, openShop: setUp } = staffing(test.db, clock));
});
const platform = () => testPlatform(test.db, clock);

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
    expect(found?.actor.scopes).toEqual(new Set(scopesOf(['support'])));
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
    clock.advance(7 * DAY - 1);
    expect(await readInvitation(platform(), first)).toMatchObject({ email });
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

  it('is made, sent again and withdrawn by those who manage staff alone [ADM-003]', async () => {
    const { shop, owner, invite } = await setUp();
    const given = { email: newAddress(), role: 'support', officeUrl } as const;
    const { id, token } = await invite(newAddress());
    const forbidden = { code: 'forbidden' };
    for (const role of shopRoles.filter((one) => one !== 'owner')) {
      const { ctx } = await hire(shop, role);
      await expect(invitePerson(ctx, given), role).rejects.toMatchObject(forbidden);
      await expect(sendInvitationAgain(ctx, { id, officeUrl }), role).rejects.toMatchObject(forbidden);
      await expect(withdrawInvitation(ctx, id), role).rejects.toMatchObject(forbidden);
    }
    expect((await listPeople(owner.ctx)).invitations).toMatchObject([{ id }]);
    expect(await readInvitation(platform(), token)).toMatchObject({ role: 'support' });
  });

  it('is to roles of a shop and to sellers it carries', async () => {
    const { shop, owner } = await setUp();
    const given = { email: newAddress(), role: 'support', officeUrl } as const;
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
