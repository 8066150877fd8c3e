import { newId } from '@stoa/database';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { JobRunner } from '../../jobs/index.ts';
import { systemContext } from '../../kernel/system-context.ts';
import { readAudit } from '../../testing/audit.ts';
import { recordChanges } from '../../testing/changes.ts';
import { staffOf, testPlatform } from '../../testing/context.ts';
import { demoPassword, makeCustomer } from '../../testing/customers.ts';
import { forgetJobs, testJobs } from '../../testing/jobs.ts';
import { mailedToken } from '../../testing/mails.ts';
import { mailsOf } from '../../testing/people.ts';
import { makeVisitor } from '../../testing/visitor.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import {
  endCustomerSessions,
  mailPasswordLink,
  readCustomerForStaff,
  resetPassword,
  sendResetMail,
  signIn,
} from '../index.ts';

let test: TestDatabase;
let runner: JobRunner | undefined;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  await forgetJobs(test.db);
  return async () => {
    await runner?.stop();
    runner = undefined;
  };
});

const clientAddress = '192.0.2.1';

async function setUp() {
  const visitor = await makeVisitor(test.db);
  const { shop, clock, nobody, credentials } = visitor;
  const platform = testPlatform(test.db, clock);
  const system = systemContext(platform, shop, { command: 'test' });
  const staff = staffOf(system, ['customers:read', 'customers:write']);
  const { actor } = await signIn(nobody, credentials);
  const { customerId } = actor;
  await runner?.stop();
  const jobs = await testJobs(platform, [sendResetMail]);
  runner = jobs;
  const link = async (of = customerId) => {
    await mailPasswordLink(staff, { customerId: of });
    await jobs.runDue();
  };
  return { ...visitor, system, staff, customerId, jobs, link };
}

describe('a link to a password that staff have mailed', () => {
  it('goes to the customer alone and says who asked, and lets them choose a password [ADM-305]', async () => {
    const { system, staff, shop, clock, nobody, link, credentials } = await setUp();
    const { actor } = await makeCustomer(test.db, shop, { email: 'new@example.com' }, clock);
    await link(actor.customerId);
    const [mail, ...others] = await mailsOf(system);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'new@example.com', subject: 'Choose a password at Test shop' });
    expect(mail?.text).toContain('A link to choose a password was requested for you by Test shop.');
    const token = await mailedToken(system, 'new@example.com', '/reset-password');
    const chosen = { token, password: 'a new password', clientAddress };
    expect((await resetPassword(nobody, chosen)).actor.customerId).toBe(actor.customerId);
    expect(await readCustomerForStaff(staff, actor.customerId)).toMatchObject({ hasPassword: true });
    await signIn(nobody, credentials);
  });

  it('is mailed five times an hour, and each is in the audit log without the link or address [ADM-018]', async () => {
    const { system, customerId, clock, link } = await setUp();
    for (let n = 0; n < 5; n += 1) await link();
    await expect(link()).rejects.toMatchObject({
      code: 'rate-limited',
      reason: { code: 'customer.too_many_links' },
    });
    expect(await mailsOf(system)).toHaveLength(5);
    const entries = (await readAudit(system)).filter(({ verb }) => verb === 'customer.mail-password-link');
    expect(entries.map(({ entityId, changes }) => [entityId, changes])).toEqual(
      Array.from({ length: 5 }, () => [customerId, []]),
    );
    clock.advance(3600);
    await link();
    expect(await mailsOf(system)).toHaveLength(6);
  });

  it('leaves the customer as they were to whoever is changing them', async () => {
    const { staff, customerId, link } = await setUp();
    const { revision } = await readCustomerForStaff(staff, customerId);
    await link();
    expect((await readCustomerForStaff(staff, customerId)).revision).toBe(revision);
  });
});

describe('the sessions of a customer', () => {
  it('end at once, wherever they were signed in, and nobody else’s do [ADM-305]', async () => {
    const { system, staff, shop, clock, nobody, credentials, customerId, read } = await setUp();
    const other = { email: 'ben@example.com', password: demoPassword, clientAddress };
    await makeCustomer(test.db, shop, other, clock);
    const [first, second, bens] = [
      await signIn(nobody, credentials),
      await signIn(nobody, credentials),
      await signIn(nobody, other),
    ];
    const changes = await recordChanges(test.db, async () => {
      // The one of the scene, and these two.
      expect(await endCustomerSessions(staff, { customerId })).toBe(3);
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'customer.signed-out', entityId: customerId }),
    );
    expect([await read(first.token), await read(second.token)]).toEqual([undefined, undefined]);
    expect((await read(bens.token))?.actor).toMatchObject({ kind: 'customer' });
    expect((await readAudit(system)).at(-1)).toMatchObject({
      verb: 'customer.end-sessions',
      entityId: customerId,
      changes: [{ path: ['sessions'], before: 3, after: 0 }],
    });
    expect((await readCustomerForStaff(staff, customerId)).sessions).toBe(0);
    expect(await endCustomerSessions(staff, { customerId })).toBe(0);
  });

  it('that have expired are not counted', async () => {
    const { staff, clock, nobody, credentials, customerId } = await setUp();
    clock.advance(31 * 86_400);
    await signIn(nobody, credentials);
    expect(await endCustomerSessions(staff, { customerId })).toBe(1);
  });
});

it.each([
  ['mailPasswordLink', mailPasswordLink],
  ['endCustomerSessions', endCustomerSessions],
] as const)('%s is for whoever has the scope, and for customers of the shop', async (_, act) => {
  const { staff, customerId } = await setUp();
  const other = await setUp();
  for (const id of [other.customerId, newId()])
    await expect(act(staff, { customerId: id })).rejects.toMatchObject({
      code: 'not-found',
      field: 'customerId',
    });
  await expect(act(staff, { customerId: '\u0000' })).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(act(staffOf(staff, ['customers:read']), { customerId })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await readCustomerForStaff(other.staff, other.customerId)).sessions).toBe(1);
});
