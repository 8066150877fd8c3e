import { newId } from '@stoa/database';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type TestClock, testAccountRequest, testClock, testPlatform } from '../testing/context.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  changeStaffPassword,
  createStaff,
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
  readStaffAccount,
  readStaffSession,
  renameStaff,
  signInStaff,
} from './index.ts';

const PASSWORD = 'correct horse';
const clientAddress = '192.0.2.1';

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
const asking = () => testAccountRequest(platform());

async function hire() {
  const email = `${unique('staff')}@example.com`;
  const { staffId } = await createStaff(platform(), { email, name: 'Ada Quill', password: PASSWORD });
  /** Signs in, and tells token and session. */
  const signIn = async (userAgent?: string) => {
    const { token } = await signInStaff(platform(), {
      email,
      password: PASSWORD,
      clientAddress,
      ...(userAgent && { userAgent }),
    });
    const { sessionId = '' } = (await readStaffSession(platform(), token)) ?? {};
    return { token, sessionId };
  };
  return { staffId, email, signIn };
}

describe('a person’s own sessions', () => {
  it('are listed with browser, network address, begin and last use, to the minute [ADM-011]', async () => {
    const { staffId, signIn } = await hire();
    const began = clock();
    const first = await signIn('Firefox\u0000 on Linux');
    clock.advance(59);
    await readStaffSession(platform(), first.token);
    const second = await signIn();
    const list = () => listStaffSessions(platform(), { staffId, sessionId: second.sessionId });
    const listed = {
      id: first.sessionId,
      current: false,
      userAgent: 'Firefox on Linux',
      networkAddress: clientAddress,
      createdAt: began,
      lastUsedAt: began,
    };
    expect(await list()).toMatchObject([{ id: second.sessionId, current: true }, listed]);
    clock.advance(1);
    await readStaffSession(platform(), first.token);
    expect((await list())[1]).toMatchObject({ ...listed, lastUsedAt: clock() });
  });

  it('end one by one, or all but this one; nobody else’s do [ADM-011]', async () => {
    const { staffId, signIn } = await hire();
    const stranger = await hire();
    const [here, there, elsewhere] = [await signIn(), await signIn(), await signIn()];
    const foreign = await stranger.signIn();
    for (const sessionId of [foreign.sessionId, newId(), 'x']) {
      await expect(endStaffSession(asking(), { staffId, sessionId })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    await endStaffSession(asking(), { staffId, sessionId: there.sessionId });
    expect(await readStaffSession(platform(), there.token)).toBeUndefined();
    expect(await endOtherStaffSessions(asking(), { staffId, sessionId: here.sessionId })).toBe(1);
    expect(await readStaffSession(platform(), elsewhere.token)).toBeUndefined();
    expect(await readStaffSession(platform(), here.token)).toBeDefined();
    expect(await readStaffSession(platform(), foreign.token)).toBeDefined();
  });

  it('end but this one by a new password, which the former does not bring back [ADM-011]', async () => {
    const { staffId, email, signIn } = await hire();
    const [here, elsewhere] = [await signIn(), await signIn()];
    const change = { staffId, sessionId: here.sessionId, current: PASSWORD };
    const refused = changeStaffPassword(asking(), { ...change, next: 'short' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', field: 'next' });
    await changeStaffPassword(asking(), { ...change, next: 'a new password' });
    expect(await readStaffSession(platform(), here.token)).toBeDefined();
    expect(await readStaffSession(platform(), elsewhere.token)).toBeUndefined();
    await expect(signIn()).rejects.toMatchObject({ code: 'invalid-credentials' });
    await signInStaff(platform(), { email, password: 'a new password', clientAddress });
  });
});

it('a name is changed by whoever saw the newest, and by no other at once', async () => {
  const { staffId, email } = await hire();
  expect(await readStaffAccount(platform(), staffId)).toEqual({
    name: 'Ada Quill',
    email,
    operator: false,
    revision: 1,
    secondFactor: undefined,
    recoveryCodesLeft: 0,
  });
  const rename = (name: string) => renameStaff(asking(), { staffId, name, revision: 1 });
  const tries = await Promise.allSettled([rename('Ada Q.'), rename('A. Quill')]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(rename('Ada')).rejects.toMatchObject({
    code: 'conflict',
    field: 'revision',
    params: { revision: 2, fields: 'name' },
  });
  await expect(renameStaff(asking(), { staffId: newId(), name: 'A', revision: 1 })).rejects.toMatchObject({
    code: 'not-found',
  });
});
