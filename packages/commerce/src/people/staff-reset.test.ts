import { staffReset } from '@stoa/database';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { JobRunner } from '../jobs/index.ts';
import { systemContext } from '../kernel/system-context.ts';
import {
  assignRole,
  beginTotp,
  confirmTotp,
  createStaff,
  readStaffSession,
  signInStaff,
} from '../staff/index.ts';
import { type TestClock, testAccountRequest, testClock, testPlatform } from '../testing/context.ts';
import { forgetJobs, testJobs } from '../testing/jobs.ts';
import { mailedLinks, totpCode } from '../testing/people.ts';
import { makeShop } from '../testing/shops.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../testing.ts';
import { readStaffReset, requestStaffReset, resetStaffPassword, sendStaffResetMail } from './index.ts';

const PASSWORD = 'correct horse';
const officeUrl = 'https://office.example/';
const gone = { code: 'not-found', field: 'token' };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let clock: TestClock;
let jobs: JobRunner;
let addresses = 0;
beforeEach(async () => {
  clock = testClock();
  await forgetJobs(test.db);
  jobs = await testJobs(testPlatform(test.db, clock), [sendStaffResetMail]);
  return () => jobs.stop();
});
const platform = () => testPlatform(test.db, clock);
const ask = (email: string, from = `192.0.2.${++addresses}`) =>
  requestStaffReset(platform(), { email, clientAddress: from, officeUrl });

/** Somebody with a role in a shop. */
async function setUp() {
  const shop = await makeShop(test.db);
  const system = systemContext(platform(), shop, { command: 'test' });
  const email = `${unique('staff')}@example.com`;
  const { staffId } = await createStaff(platform(), { email, name: 'Ada', password: PASSWORD });
  await assignRole(system, { staffId, role: 'support' });
  const mailed = () => mailedLinks(system, email, 'https://office.example/reset-password');
  const link = async () => {
    const before = await mailed();
    await ask(email);
    await jobs.runDue();
    return (await mailed()).find((token) => !before.includes(token)) ?? '';
  };
  const signIn = (password: string) =>
    signInStaff(platform(), { email, password, clientAddress: `198.51.100.${++addresses}` });
  return { shop, system, email, staffId, mailed, link, signIn };
}

const choose = (token: string, password = 'a new password') =>
  resetStaffPassword(testAccountRequest(platform()), { token, password });

describe('a forgotten password of the back office', () => {
  it('is replaced by a mailed link, which ends all sessions and all other links [ADM-005, ADM-011]', async () => {
    const { email, link, signIn } = await setUp();
    const { token: session } = await signIn(PASSWORD);
    const [other, token] = [await link(), await link()];
    expect(await readStaffReset(platform(), token)).toEqual({ email });
    await expect(choose(token, 'short')).rejects.toMatchObject({ code: 'invalid-input', field: 'password' });
    await choose(token);
    expect(await readStaffSession(platform(), session)).toBeUndefined();
    await expect(readStaffReset(platform(), other)).rejects.toMatchObject(gone);
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await signIn('a new password');
  });

  it('is replaced once, however many bring the link at the same time [ADM-005]', async () => {
    const { link } = await setUp();
    const token = await link();
    const tries = await Promise.allSettled(
      ['one password', 'two passwords'].map((next) => choose(token, next)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const used of [token, '', 'x']) {
      await expect(choose(used)).rejects.toMatchObject(gone);
      await expect(readStaffReset(platform(), used)).rejects.toMatchObject(gone);
    }
  });

  it('is replaced within 60 minutes [ADM-005]', async () => {
    const { link, signIn } = await setUp();
    const token = await link();
    clock.advance(3599);
    await readStaffReset(platform(), token);
    clock.advance(1);
    const expired = { code: 'link-expired', field: 'token' };
    await expect(readStaffReset(platform(), token)).rejects.toMatchObject(expired);
    await expect(choose(token)).rejects.toMatchObject(expired);
    await signIn(PASSWORD);
  });

  it('leaves the second factor on', async () => {
    const { staffId, link, signIn } = await setUp();
    const { secret } = await beginTotp(platform(), staffId);
    const code = totpCode(secret, clock());
    await confirmTotp(testAccountRequest(platform()), { staffId, code });
    await choose(await link());
    await expect(signIn('a new password')).rejects.toMatchObject({ code: 'code-required' });
  });

  it('is asked for with the same statements whether or not the address is known [ADM-005]', async () => {
    const { email, mailed } = await setUp();
    const asked = (address: string) => recordStatements(test.db, () => ask(address));
    await ask(email);
    const [known, unknown] = [await asked(email), await asked('nobody@example.com')];
    expect(unknown).toEqual(known);
    await jobs.runDue();
    expect(await mailed()).toHaveLength(2);
  });

  it('is mailed five times an hour to one mailbox, and nobody is refused for what others asked [ADM-005]', async () => {
    const { email, mailed } = await setUp();
    for (let at = 0; at < 7; at += 1) await ask(email);
    await jobs.runDue();
    expect(await mailed()).toHaveLength(5);
    clock.advance(3600);
    await ask(email);
    await jobs.runDue();
    expect(await mailed()).toHaveLength(6);
    const one = '203.0.113.9';
    for (let at = 0; at < 5; at += 1) await ask(email, one);
    await expect(ask(email, one)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('of an operator without a role is mailed from the oldest shop that is open', async () => {
    await makeShop(test.db);
    const email = `${unique('operator')}@example.com`;
    const operator = { email, name: 'Op', password: PASSWORD, operator: true };
    const { staffId } = await createStaff(platform(), operator);
    await ask(email);
    await jobs.runDue();
    const rows = await test.db.queries.select().from(staffReset);
    expect(rows.filter((row) => row.staffId === staffId)).toHaveLength(1);
  });
});
