import { inShop, staffSession } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { testClock, testPlatform } from '../testing/context.ts';
import { makeShop } from '../testing/shops.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import {
  createStaff,
  findStaff,
  readStaffSession,
  STAFF_SESSION_SECONDS,
  signInStaff,
  signOutStaff,
} from './index.ts';

const PASSWORD = 'correct horse';
const clock = testClock();
let test: TestDatabase;
let addresses = 0;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const platform = () => testPlatform(test.db, clock);

async function hire(operator = false) {
  const email = `${unique('staff')}@example.com`;
  const { staffId } = await createStaff(platform(), {
    email,
    name: 'Ada Quill',
    password: PASSWORD,
    operator,
  });
  return { staffId, email };
}

/** From an address nobody else comes from, unless one is given. */
function signIn(email: string, password = PASSWORD, clientAddress = `192.0.2.${++addresses}`) {
  return signInStaff(platform(), { email, password, clientAddress });
}

describe('a session of the back office', () => {
  it('is known by its token, until it ends or its owner signs out', async () => {
    const { staffId, email } = await hire();
    const first = await signIn(email.toUpperCase());
    const second = await signIn(email);
    expect(first.token).not.toBe(second.token);
    const known = { staffId, email, name: 'Ada Quill', operator: false };
    expect(await readStaffSession(platform(), first.token)).toMatchObject(known);
    await signOutStaff(platform(), first.token);
    expect(await readStaffSession(platform(), first.token)).toBeUndefined();
    expect(await readStaffSession(platform(), second.token)).toMatchObject(known);
    clock.advance(STAFF_SESSION_SECONDS);
    expect(await readStaffSession(platform(), second.token)).toBeUndefined();
  });

  it('is opened by an address however it is spelt, of which there is one, and by none alike', async () => {
    const name = unique('staff');
    const person = { name: 'Ada Quill', password: PASSWORD };
    const email = `${name}@b\u00fccher.example`;
    const { staffId } = await createStaff(platform(), { ...person, email });
    const encoded = `${name.toUpperCase()}@xn--bcher-kva.example`;
    expect((await signIn(encoded)).staffId).toBe(staffId);
    expect(await findStaff(platform(), encoded)).toEqual({ staffId });
    await expect(createStaff(platform(), { ...person, email: encoded })).rejects.toMatchObject({
      code: 'conflict',
      field: 'email',
    });
    await createStaff(platform(), { ...person, email: `${name}@mini.example` });
    await expect(signIn(`${name}@m\u0130ni.example`)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await createStaff(platform(), { ...person, email: `${name}@m\u0130ni.example` });
  });

  it.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}\0`])('is none for the token %j', async (token) => {
    expect(await readStaffSession(platform(), token)).toBeUndefined();
  });

  it('ends without complaint where there is none', async () => {
    await expect(signOutStaff(platform(), 'x'.repeat(43))).resolves.toBeUndefined();
  });

  it('is stored without its token, and out of reach of what works within a shop [TEN-507]', async () => {
    const { token } = await signIn((await hire()).email);
    const rows = await test.db.queries.select().from(staffSession);
    expect(JSON.stringify(rows)).not.toContain(token);
    const shop = await makeShop(test.db);
    const within = await inShop({ db: test.db, shop }, async (tx) => {
      await tx.delete(staffSession);
      return tx.select().from(staffSession);
    });
    expect(within).toEqual([]);
    expect(await readStaffSession(platform(), token)).toBeDefined();
  });

  it('has ended rows cleared away when their owner signs in again', async () => {
    const { staffId, email } = await hire();
    await signIn(email);
    clock.advance(STAFF_SESSION_SECONDS);
    await signIn(email);
    const rows = await test.db.queries.select().from(staffSession);
    expect(rows.filter((row) => row.staffId === staffId)).toHaveLength(1);
  });
});

describe('signing in to the back office', () => {
  it('answers alike whether the account or the password is wrong [OPEN-506]', async () => {
    const { email } = await hire();
    const refusal = (who: string, password: string) => signIn(who, password).catch((error: unknown) => error);
    const [wrong, unknown] = [await refusal(email, 'wrong'), await refusal('nobody@example.com', PASSWORD)];
    expect(wrong).toMatchObject({ code: 'invalid-credentials', field: undefined });
    expect(unknown).toEqual(wrong);
  });

  it('takes ten failures for an account from one network, and as many for one that is none [OPEN-506]', async () => {
    const { email } = await hire();
    for (const [at, who] of [email, 'nobody-at-all@example.com'].entries()) {
      const from = `198.51.100.${10 + at}`;
      for (let attempt = 1; attempt <= 10; attempt++) {
        await expect(signIn(who, 'wrong', from)).rejects.toMatchObject({ code: 'invalid-credentials' });
      }
      await expect(signIn(who, PASSWORD, from)).rejects.toMatchObject({ code: 'rate-limited' });
    }
    // The owner, from another network, is not locked out.
    await signIn(email);
    clock.advance(300);
    await signIn(email, PASSWORD, '198.51.100.10');
  });

  it('takes twenty failures a minute from one address, and does not count who gets in', async () => {
    const { email } = await hire();
    for (let attempt = 1; attempt <= 25; attempt++) await signIn(email, PASSWORD, '198.51.100.1');
    const guess = () => signIn(`${unique('staff')}@example.com`, 'wrong', '198.51.100.1');
    for (let attempt = 1; attempt <= 20; attempt++)
      await expect(guess()).rejects.toThrow('invalid-credentials');
    await expect(guess()).rejects.toMatchObject({ code: 'rate-limited' });
    await signIn(email, PASSWORD, '198.51.100.2');
  });
});
