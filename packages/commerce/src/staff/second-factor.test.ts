import { inTransaction, staff, staffRecoveryCode } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type TestClock, testAccountRequest, testClock, testPlatform } from '../testing/context.ts';
import { totpCode } from '../testing/people.ts';
import { waitingConnections } from '../testing/transactions.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  beginTotp,
  changeStaffPassword,
  confirmTotp,
  createStaff,
  readStaffAccount,
  readStaffSession,
  removeTotp,
  renewRecoveryCodes,
  signInStaff,
} from './index.ts';

const PASSWORD = 'correct horse';
const STEP = 30;
const wrongCode = { code: 'invalid-credentials', field: 'code' };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

let clock: TestClock;
/** From where nobody of another test comes. */
let clientAddress: string;
let addresses = 0;
beforeEach(() => {
  clock = testClock();
  clientAddress = `192.0.2.${++addresses}`;
});
const platform = () => testPlatform(test.db, clock);
const asking = () => testAccountRequest(platform(), clientAddress);

async function hire() {
  const email = `${unique('staff')}@example.com`;
  const { staffId } = await createStaff(platform(), { email, name: 'Ada Quill', password: PASSWORD });
  const signIn = (code?: string, from = clientAddress) =>
    signInStaff(platform(), { email, password: PASSWORD, clientAddress: from, ...(code && { code }) });
  return { staffId, email, signIn };
}

/** Somebody whose second factor is on, by a code of the present step. */
async function hireWithFactor() {
  const person = await hire();
  const { staffId } = person;
  const { secret, uri } = await beginTotp(platform(), staffId);
  const code = () => totpCode(secret, clock());
  const { recoveryCodes } = await confirmTotp(asking(), { staffId, code: code() });
  return { ...person, secret, uri, code, recoveryCodes };
}

const outcomes = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map(({ status }) => status).sort();

/**
 * Returns what becomes of several who bring a code of a person in the same moment: passwords are checked one after the
 * other, so each is let go on only when all have come to the rows of the person.
 */
async function inOneMoment(staffId: string, tries: readonly (() => Promise<unknown>)[]) {
  const { over } = await inTransaction(test.db, async (tx) => {
    await tx.select().from(staff).where(eq(staff.id, staffId)).for('update');
    await tx.select().from(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId)).for('update');
    const over = outcomes(tries.map((one) => one()));
    await expect.poll(() => waitingConnections(test.db), { timeout: 10_000 }).toBe(tries.length);
    return { over };
  });
  return over;
}

describe('one-time codes', () => {
  it('are asked for only once a code of the new secret was entered [ADM-006]', async () => {
    const { staffId, email, signIn } = await hire();
    const { secret, uri } = await beginTotp(platform(), staffId);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Stoa:${encodeURIComponent(email)}?issuer=Stoa&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    await expect(confirmTotp(asking(), { staffId, code: '12345' })).rejects.toMatchObject(wrongCode);
    expect((await readStaffAccount(platform(), staffId)).secondFactor).toBeUndefined();
    const { token } = await signIn();
    const code = totpCode(secret, clock());
    await confirmTotp(asking(), { staffId, code });
    expect((await readStaffAccount(platform(), staffId)).secondFactor).toEqual(clock());
    expect(await readStaffSession(platform(), token)).toMatchObject({ secondFactor: true });
    await expect(signIn()).rejects.toMatchObject({ code: 'code-required', status: 401 });
    // The code that switched it on was used by that.
    await expect(signIn(code)).rejects.toMatchObject(wrongCode);
    clock.advance(STEP);
    await signIn(totpCode(secret, clock()));
  });

  it('are asked for only after the right password', async () => {
    const { email } = await hireWithFactor();
    const wrong = signInStaff(platform(), { email, password: 'wrong', clientAddress });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-credentials', field: undefined });
  });

  it('count within one step either side and no further [ADM-006]', async () => {
    const { secret, signIn } = await hireWithFactor();
    clock.advance(10 * STEP);
    const at = (steps: number) => totpCode(secret, new Date(clock().getTime() + steps * STEP * 1000));
    await expect(signIn(at(-2))).rejects.toMatchObject(wrongCode);
    await expect(signIn(at(2))).rejects.toMatchObject(wrongCode);
    for (const steps of [-1, 0, 1]) await signIn(at(steps));
  });

  it('count once, also when two bring one at the same time, and not after a later one [ADM-006]', async () => {
    const { code, signIn, secret, staffId } = await hireWithFactor();
    clock.advance(2 * STEP);
    const now = code();
    const bring = () => signIn(now);
    expect(await inOneMoment(staffId, [bring, bring])).toEqual(['fulfilled', 'rejected']);
    await expect(signIn(now)).rejects.toMatchObject(wrongCode);
    const former = totpCode(secret, new Date(clock().getTime() - STEP * 1000));
    await expect(signIn(former)).rejects.toMatchObject(wrongCode);
  });

  it('are switched on once, and not anew while they are on', async () => {
    const { staffId } = await hire();
    const { secret } = await beginTotp(platform(), staffId);
    const confirm = () => confirmTotp(asking(), { staffId, code: totpCode(secret, clock()) });
    expect(await outcomes([confirm(), confirm()])).toEqual(['fulfilled', 'rejected']);
    await expect(beginTotp(platform(), staffId)).rejects.toMatchObject({ code: 'conflict', field: 'totp' });
    expect((await readStaffAccount(platform(), staffId)).recoveryCodesLeft).toBe(10);
  });

  it('are kept sealed', async () => {
    const { staffId, secret } = await hireWithFactor();
    const [row] = await test.db.queries.select().from(staff).where(eq(staff.id, staffId));
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe('recovery codes', () => {
  it('are ten, each signs in once, and the number left is told at every use [ADM-007]', async () => {
    const { recoveryCodes, signIn, staffId } = await hireWithFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    for (const [at, code] of recoveryCodes.entries()) {
      const typed = at % 2 === 0 ? code : code.replace('-', ' ').toUpperCase();
      expect(await signIn(typed)).toMatchObject({ recoveryCodesLeft: 9 - at });
      expect((await readStaffAccount(platform(), staffId)).recoveryCodesLeft).toBe(9 - at);
    }
    for (const code of recoveryCodes) await expect(signIn(code)).rejects.toMatchObject(wrongCode);
  });

  it('are kept as hashes, so that nobody is shown them again [ADM-007]', async () => {
    const { recoveryCodes } = await hireWithFactor();
    const rows = await test.db.queries.select().from(staffRecoveryCode);
    const stored = JSON.stringify(rows).replaceAll('-', '');
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('sign in once, also when two bring one at the same time [ADM-007]', async () => {
    const { recoveryCodes, signIn, staffId } = await hireWithFactor();
    const bring = () => signIn(recoveryCodes[0]);
    expect(await inOneMoment(staffId, [bring, bring])).toEqual(['fulfilled', 'rejected']);
  });

  it('are void once new ones were made, which takes a code [ADM-007]', async () => {
    const { recoveryCodes, signIn, staffId } = await hireWithFactor();
    const [first = '', second = ''] = recoveryCodes;
    await expect(renewRecoveryCodes(asking(), { staffId, code: 'aaaaa-aaaaa' })).rejects.toMatchObject(
      wrongCode,
    );
    const renewed = await renewRecoveryCodes(asking(), { staffId, code: first });
    await expect(signIn(second)).rejects.toMatchObject(wrongCode);
    expect(await signIn(renewed.recoveryCodes[0])).toMatchObject({ recoveryCodesLeft: 9 });
  });
});

it('ten wrong passwords, codes and recovery codes together keep the account from one network [ADM-010]', async () => {
  const { email, signIn, recoveryCodes, staffId } = await hireWithFactor();
  clock.advance(STEP);
  // A right password without a code is no failure.
  for (let at = 0; at < 3; at += 1) await expect(signIn()).rejects.toMatchObject({ code: 'code-required' });
  const wrong = () => signInStaff(platform(), { email, password: 'wrong', clientAddress });
  for (let at = 0; at < 3; at += 1) await expect(wrong()).rejects.toMatchObject({ field: undefined });
  for (let at = 0; at < 3; at += 1) await expect(signIn('12345x')).rejects.toMatchObject(wrongCode);
  for (let at = 0; at < 2; at += 1) {
    const renewal = renewRecoveryCodes(asking(), { staffId, code: 'aaaaa-aaaaa' });
    await expect(renewal).rejects.toMatchObject(wrongCode);
  }
  const change = { staffId, sessionId: staffId, current: 'wrong', next: 'a new password' };
  const wrongCurrent = { code: 'invalid-credentials', field: 'current' };
  for (let at = 0; at < 2; at += 1)
    await expect(changeStaffPassword(asking(), change)).rejects.toMatchObject(wrongCurrent);
  const [code] = recoveryCodes;
  await expect(signIn(code)).rejects.toMatchObject({
    code: 'rate-limited',
    params: { retryAfter: expect.any(Number) },
  });
  await signIn(code, '198.51.100.7');
});

it('a second factor goes by password and code, and ends every other session [ADM-011]', async () => {
  const { staffId, recoveryCodes, signIn } = await hireWithFactor();
  const [first, second, third = ''] = recoveryCodes;
  const [here, elsewhere] = [await signIn(first), await signIn(second)];
  const { sessionId = '' } = (await readStaffSession(platform(), here.token)) ?? {};
  const remove = (password: string, code: string) =>
    removeTotp(asking(), { staffId, sessionId, password, code });
  await expect(remove('wrong', third)).rejects.toMatchObject({
    code: 'invalid-credentials',
    field: 'password',
  });
  await expect(remove(PASSWORD, 'aaaaa-aaaaa')).rejects.toMatchObject(wrongCode);
  await remove(PASSWORD, third);
  expect(await readStaffSession(platform(), here.token)).toMatchObject({ secondFactor: false });
  expect(await readStaffSession(platform(), elsewhere.token)).toBeUndefined();
  expect(await readStaffAccount(platform(), staffId)).toMatchObject({ recoveryCodesLeft: 0 });
  await signIn();
});
