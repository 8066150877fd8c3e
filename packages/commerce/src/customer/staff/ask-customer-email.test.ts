import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readAudit } from '../../testing/audit.ts';
import { staffOf, testContext } from '../../testing/context.ts';
import { demoPassword, makeCustomer } from '../../testing/customers.ts';
import { mailedToken } from '../../testing/mails.ts';
import { mailsOf } from '../../testing/people.ts';
import { makeSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import {
  askCustomerEmail,
  createCustomer,
  readCustomerForStaff,
  readSession,
  resetPassword,
  saveProfile,
  signIn,
  verifyEmail,
} from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const clientAddress = '192.0.2.1';
const FORMER = 'ann@example.com';
const NEW = 'lee@example.com';

async function setUp(password?: string) {
  const { shop, system, clock } = await makeSale(test.db);
  const given = { email: FORMER, ...(password !== undefined && { password }) };
  const ann = await makeCustomer(test.db, shop, given, clock);
  const { customerId } = ann.actor;
  const staff = staffOf(system, ['customers:read', 'customers:write']);
  const ask = (email: string, revision?: number) =>
    askCustomerEmail(staff, { customerId, email, ...(revision !== undefined && { revision }) });
  const read = () => readCustomerForStaff(staff, customerId);
  const mails = async () => (await mailsOf(system)).map(({ recipient, subject }) => [recipient, subject]);
  const nobody = testContext(test.db, shop, clock);
  return { shop, system, clock, ann, customerId, staff, ask, read, mails, nobody };
}

describe('another e-mail address that staff enter', () => {
  it('holds once its owner follows the link that was mailed there, signed in; the former mailbox is told [ADM-305]', async () => {
    const { system, ann, nobody, clock, ask, read } = await setUp(demoPassword);
    await ask(NEW, 1);
    const expiresAt = new Date(clock().getTime() + 86_400_000);
    expect(await read()).toMatchObject({ email: FORMER, newEmail: { email: NEW, expiresAt }, revision: 2 });
    const told = (await mailsOf(system)).find(({ recipient }) => recipient === FORMER);
    expect(told?.text).toContain('We entered a new email address for your account');
    expect(told?.text).not.toContain(NEW);
    const token = await mailedToken(system, NEW, '/verify-email');
    await expect(verifyEmail(nobody, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    const byReset = resetPassword(nobody, { token, password: 'a new password', clientAddress });
    await expect(byReset).rejects.toMatchObject({ code: 'not-found', field: 'token' });
    expect((await read()).email).toBe(FORMER);
    await verifyEmail(ann, token);
    expect(await read()).toMatchObject({
      email: NEW,
      newEmail: null,
      emailConfirmedAt: clock(),
      revision: 3,
    });
  });

  it('of who has no password yet holds once they choose one by that link, which signs them in [ADM-305]', async () => {
    const { system, nobody, clock, ask, read, mails } = await setUp();
    await ask(NEW);
    const token = await mailedToken(system, NEW, '/reset-password');
    const begun = await resetPassword(nobody, { token, password: 'a new password', clientAddress });
    expect((await readSession(nobody, begun.token))?.actor).toMatchObject({ kind: 'customer', email: NEW });
    expect(await read()).toMatchObject({ email: NEW, emailConfirmedAt: clock(), hasPassword: true });
    expect(await mails()).toContainEqual([
      FORMER,
      expect.stringMatching(/^Your email address at .+ was changed$/),
    ]);
    await signIn(nobody, { email: NEW, password: 'a new password', clientAddress });
    const again = resetPassword(nobody, { token, password: 'another password', clientAddress });
    await expect(again).rejects.toMatchObject({ code: 'not-found', field: 'token' });
  });

  it('is withdrawn by the present one, in whatever letters: its link confirms nothing then', async () => {
    const { system, ann, ask, read, mails } = await setUp(demoPassword);
    await ask(NEW);
    const token = await mailedToken(system, NEW, '/verify-email');
    await ask('ANN@example.com');
    expect(await read()).toMatchObject({ email: FORMER, newEmail: null });
    await expect(verifyEmail(ann, token)).rejects.toMatchObject({ code: 'not-found', field: 'token' });
    expect(await mails()).toHaveLength(2);
  });

  it('takes the place of one that waits, whoever entered that', async () => {
    const { system, ann, ask, read } = await setUp(demoPassword);
    await saveProfile(ann, { email: 'own@example.com', clientAddress });
    await ask(NEW);
    expect(await read()).toMatchObject({ newEmail: { email: NEW } });
    const token = await mailedToken(system, 'own@example.com', '/verify-email');
    await expect(verifyEmail(ann, token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of another account is refused, and one that is taken meanwhile confirms nothing', async () => {
    const { system, nobody, ask, read, mails } = await setUp();
    await createCustomer(system, { email: 'ben@example.com' });
    await expect(ask('BEN@example.com')).rejects.toMatchObject({
      code: 'conflict',
      field: 'email',
      reason: { code: 'customer.email_taken' },
    });
    expect(await mails()).toEqual([]);
    await ask(NEW);
    const token = await mailedToken(system, NEW, '/reset-password');
    await createCustomer(system, { email: NEW });
    const taken = resetPassword(nobody, { token, password: 'a new password', clientAddress });
    await expect(taken).rejects.toMatchObject({ code: 'not-found', field: 'token' });
    expect(await read()).toMatchObject({ email: FORMER, hasPassword: false });
  });

  it('is refused where anything was changed meanwhile [ADM-907]', async () => {
    const { ann, ask, read } = await setUp();
    await saveProfile(ann, { firstName: 'Anna', clientAddress });
    await expect(ask(NEW, 1)).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      present: { email: FORMER, firstName: 'Anna' },
    });
    await ask(NEW, 2);
    await expect(ask('cat@example.com', 2)).rejects.toMatchObject({ code: 'conflict', field: 'revision' });
    expect((await read()).newEmail?.email).toBe(NEW);
  });

  it('is entered five times an hour, so that no mailbox is flooded', async () => {
    const { clock, ask, mails } = await setUp();
    for (let n = 0; n < 5; n += 1) await ask(`new${n}@example.com`);
    await expect(ask(NEW)).rejects.toMatchObject({
      code: 'rate-limited',
      reason: { code: 'customer.too_many_email_changes' },
    });
    expect(await mails()).toHaveLength(10);
    clock.advance(3600);
    await ask(NEW);
    expect(await mails()).toHaveLength(12);
  });

  it('stands in the audit log as a change without addresses [ADM-018]', async () => {
    const { system, ask } = await setUp();
    await ask(NEW);
    await ask(FORMER);
    const entries = (await readAudit(system)).slice(-2);
    expect(entries.map(({ verb, changes }) => [verb, changes])).toEqual([
      ['customer.ask-email', [{ path: ['newEmail'], before: null, after: '•••' }]],
      ['customer.ask-email', [{ path: ['newEmail'], before: '•••', after: null }]],
    ]);
    expect(JSON.stringify(await readAudit(system))).not.toMatch(/@example/);
  });

  it.each(['nobody', 'a\u0000@example.com', '\ud800@example.com', `${'x'.repeat(300)}@example.com`])(
    'is none: %s',
    async (email) => {
      const { ask, mails } = await setUp();
      await expect(ask(email)).rejects.toMatchObject({ code: 'invalid-input', field: 'email' });
      expect(await mails()).toEqual([]);
    },
  );

  it('is entered by whoever has the scope, for a customer of the shop', async () => {
    const { staff, customerId } = await setUp();
    const other = await setUp();
    const input = { customerId, email: NEW };
    await expect(askCustomerEmail(other.staff, input)).rejects.toMatchObject({
      code: 'not-found',
      field: 'customerId',
    });
    await expect(askCustomerEmail(staffOf(staff, ['customers:read']), input)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
