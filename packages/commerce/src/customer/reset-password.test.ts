import { accountLink, customer, inShop } from '@stoa/database';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { JobRunner } from '../jobs/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { listMails, sendMail } from '../mail/index.ts';
import { testPlatform } from '../testing/context.ts';
import { demoPassword, makeCustomer } from '../testing/customers.ts';
import { forgetJobs, testJobs } from '../testing/jobs.ts';
import { mailedToken } from '../testing/mails.ts';
import { makeVisitor } from '../testing/visitor.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../testing.ts';
import {
  changePassword,
  readSession,
  requestPasswordReset,
  resetPassword,
  saveProfile,
  sendResetMail,
  signIn,
  verifyEmail,
} from './index.ts';

const PATH = '/reset-password';
const clientAddress = '192.0.2.1';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let runner: JobRunner | undefined;
beforeEach(async () => {
  await forgetJobs(test.db);
  return async () => {
    await runner?.stop();
    runner = undefined;
  };
});

/** A shop with one customer, whose mails are written by a job. */
async function setUp() {
  const visitor = await makeVisitor(test.db);
  const { shop, clock, nobody, credentials } = visitor;
  const { email } = credentials;
  const system = systemContext(testPlatform(test.db, clock), shop, { command: 'test' });
  await runner?.stop();
  const jobs = await testJobs(testPlatform(test.db, clock), [sendResetMail]);
  runner = jobs;
  const ask = (address = email, from = clientAddress) =>
    requestPasswordReset(nobody, { email: address, clientAddress: from });
  const link = async () => {
    await ask();
    await jobs.runDue();
    return mailedToken(system, email, PATH);
  };
  const choose = (token: string, password = 'a new password', ctx: ShopContext = nobody) =>
    resetPassword(ctx, { token, password, clientAddress });
  return { ...visitor, email, system, jobs, ask, link, choose };
}

const noLink = { code: 'not-found', field: 'token' };

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which signs in and ends every other session', async () => {
    const { nobody, credentials, link, choose, system, email } = await setUp();
    const elsewhere = await signIn(nobody, credentials);
    const begun = await choose(await link(), 'a new password');
    expect(begun.actor.email).toBe(email);
    expect(await readSession(nobody, elsewhere.token)).toBeUndefined();
    expect(await readSession(nobody, begun.token)).toMatchObject({ actor: { kind: 'customer' } });
    await expect(signIn(nobody, credentials)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await signIn(nobody, { ...credentials, password: 'a new password' });
    expect((await listMails(system))[0]).toMatchObject({
      recipient: email,
      subject: expect.stringContaining('was changed'),
    });
  });

  it('is replaced once, however many bring the link at the same time', async () => {
    const { link, choose } = await setUp();
    const token = await link();
    const tries = await Promise.allSettled(
      ['one password', 'two passwords', 'three passwords'].map((password) => choose(token, password)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(choose(token)).rejects.toMatchObject(noLink);
  });

  it('is replaced within an hour, by the newest link alone, in its shop alone', async () => {
    const { link, choose, clock } = await setUp();
    const other = await setUp();
    const former = await link();
    clock.advance(60);
    const token = await link();
    await expect(choose(former)).rejects.toMatchObject(noLink);
    await expect(other.choose(token)).rejects.toMatchObject(noLink);
    for (const wrong of ['', 'x', `${token}x`, token.slice(0, -1)])
      await expect(choose(wrong), wrong).rejects.toMatchObject(noLink);
    clock.advance(3600);
    await expect(choose(token)).rejects.toMatchObject(noLink);
  });

  it('keeps the link of its mail in no table once that is sent', async () => {
    const { link, nobody, clock, system } = await setUp();
    const token = await link();
    expect(JSON.stringify(await inShop(nobody, (tx) => tx.select().from(accountLink)))).not.toContain(token);
    const sent: string[] = [];
    const transport = { send: async ({ text }: { text: string }) => void sent.push(text) };
    const mailer = await testJobs(testPlatform(test.db, clock), [sendMail(transport)]);
    await mailer.runDue();
    await mailer.stop();
    expect(sent.join()).toContain(encodeURIComponent(token));
    const [mail] = await listMails(system);
    expect(mail).toMatchObject({ status: 'sent', html: '', text: '' });
  });

  it('is answered with the same statements whether or not there is an account', async () => {
    const { ask, system } = await setUp();
    const known = await recordStatements(test.db, () => ask());
    const unknown = await recordStatements(test.db, () => ask('nobody@example.com'));
    const own = (sent: readonly string[]) => sent.filter((text) => !/^\s*UPDATE pgboss/.test(text));
    expect(own(unknown)).toEqual(own(known));
    expect(own(known).length).toBeGreaterThan(0);
    await runner?.runDue();
    const recipients = (await listMails(system)).map(({ recipient }) => recipient);
    expect(recipients).toEqual(['Shopper@example.com']);
  });

  it('can be asked for five times an hour for one mailbox from a network, known or not [OPEN-005]', async () => {
    const { ask } = await setUp();
    for (const [email, network] of [
      ['Shopper@example.com', '2001:db8:1'],
      ['nobody@example.com', '2001:db8:2'],
    ] as const) {
      for (let n = 1; n <= 5; n += 1) await ask(email, `${network}::${n}`);
      await expect(ask(email, `${network}::ff`), email).rejects.toMatchObject({
        code: 'rate-limited',
        reason: { code: 'account.too_many_resets' },
      });
    }
  });

  it('can be asked for by its owner, however often strangers did; beyond five mails an hour when no link has time left', async () => {
    const { ask, jobs, system, email, choose, clock } = await setUp();
    const mailed = async () => {
      await jobs.runDue();
      return (await listMails(system)).filter(({ subject }) => subject.startsWith('Reset')).length;
    };
    for (let n = 0; n < 30; n += 1) await ask(email, `198.51.100.${n}`);
    expect(await mailed()).toBe(5);
    await ask();
    expect(await mailed()).toBe(5);
    await choose(await mailedToken(system, email, PATH));
    await ask();
    expect(await mailed()).toBe(6);
    clock.advance(1801);
    await ask();
    expect(await mailed()).toBe(7);
    await choose(await mailedToken(system, email, PATH), 'another password');
  });

  it('is counted for one mailbox however the address is spelt, and mailed for no other', async () => {
    const { shop, clock, system, jobs, ask } = await setUp();
    await makeCustomer(test.db, shop, { email: 'ji@mini.example' }, clock);
    await ask('ji@m\u0130ni.example');
    await jobs.runDue();
    expect(await listMails(system)).toEqual([]);
    const spellings = [
      'ji@mini.example',
      'JI@mini.example',
      'ji@MINI.example',
      'Ji@mini.example',
      'jI@Mini.example',
    ];
    for (const email of spellings) await ask(email);
    await expect(ask(' ji@mini.EXAMPLE')).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('can be asked for ten times a minute from a network, and its link tried twenty times', async () => {
    const { ask, choose } = await setUp();
    for (let n = 0; n < 10; n += 1) await ask(`ada${n}@example.com`);
    await expect(ask('eve@example.com')).rejects.toMatchObject({ code: 'rate-limited' });
    for (let n = 0; n < 20; n += 1) await expect(choose('x')).rejects.toMatchObject(noLink);
    await expect(choose('x')).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('is not replaced by one that is too short, and the link still works then', async () => {
    const { link, choose } = await setUp();
    const token = await link();
    await expect(choose(token, 'short')).rejects.toMatchObject({ code: 'invalid-input', field: 'password' });
    await choose(token);
  });

  it('takes with it a change of address that somebody had begun', async () => {
    const { nobody, credentials, link, choose, system } = await setUp();
    const { actor } = await signIn(nobody, credentials);
    await saveProfile({ ...nobody, actor }, { email: 'eve@example.com', clientAddress });
    const token = await mailedToken(system, 'eve@example.com', '/verify-email');
    await choose(await link());
    await expect(verifyEmail({ ...nobody, actor }, token)).rejects.toMatchObject(noLink);
  });

  it('is changed by who knows it: mailed links end and the owner is told', async () => {
    const { nobody, credentials, link, choose, system } = await setUp();
    const token = await link();
    const { actor } = await signIn(nobody, credentials);
    const change = { currentPassword: demoPassword, newPassword: 'a new password' };
    await changePassword({ ...nobody, actor }, change);
    await expect(choose(token)).rejects.toMatchObject(noLink);
    expect((await listMails(system))[0]?.subject).toContain('was changed');
  });
});

it('of who waits to be verified, a new password verifies nobody', async () => {
  const { nobody, credentials, link, choose } = await setUp();
  await inShop(nobody, (tx) => tx.update(customer).set({ verifyHash: 'waits' }));
  expect((await choose(await link())).actor.verified).toBe(false);
  expect(credentials.email).toBe('Shopper@example.com');
});
