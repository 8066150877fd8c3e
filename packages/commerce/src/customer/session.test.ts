import { availableParallelism } from 'node:os';
import { inShop, newToken, openDatabase, session, silentLog } from '@stoa/database';
import { isShopError } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../kernel/context.ts';
import { recordChanges } from '../testing/changes.ts';
import { type TestClock, testClock, testContext } from '../testing/context.ts';
import { demoPassword, makeCustomer } from '../testing/customers.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../testing.ts';
import {
  changePassword,
  readCustomer,
  readSession,
  rememberPage,
  removeExpiredSessions,
  SESSION_SECONDS,
  saveAddress,
  signIn,
  signOut,
  startSession,
} from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** Returns a guest with a session, in a shop with one customer. */
async function setUp() {
  const clock = testClock();
  const shop = await makeShop(test.db, {}, clock);
  const email = 'Shopper@example.com';
  await makeCustomer(test.db, shop, { email, password: demoPassword }, clock);
  const nobody = testContext(test.db, shop, clock);
  const clientAddress = '192.0.2.1';
  const begun = await startSession(nobody, { clientAddress });
  const guest: ShopContext = { ...nobody, actor: begun.actor };
  const read = (token: string) => readSession(nobody, token);
  const credentials = { email, password: demoPassword, clientAddress };
  return { clock, shop, nobody, guest, begun, read, clientAddress, credentials };
}

const rowsOf = (ctx: ShopContext) => inShop(ctx, (tx) => tx.select().from(session));

describe('a session', () => {
  it('begins when something is stored, and is known by its token [AUTH-501, AUTH-513]', async () => {
    const { nobody, begun, read } = await setUp();
    expect(await read(begun.token)).toEqual({
      actor: begun.actor,
      rememberedPage: undefined,
      expiresAt: begun.expiresAt,
      renewed: false,
    });
    const stored = JSON.stringify(await rowsOf(nobody));
    expect(stored).not.toContain(begun.token);
  });

  it('is opened by no other token, nor by the id of its visitor', async () => {
    const { begun, read } = await setUp();
    const { visitorId } = begun.actor;
    for (const wrong of [newToken(), '', 'x', `${begun.token}=`, visitorId ?? '', "' or 1=1 --"]) {
      expect(await read(wrong), wrong).toBeUndefined();
    }
  });

  it('of one shop opens nothing in another [TEN-007, TEN-507]', async () => {
    const [one, other] = [await setUp(), await setUp()];
    expect(await other.read(one.begun.token)).toBeUndefined();
  });

  it('is read in one statement, after which its connection knows of no shop', async () => {
    const { begun, nobody, read } = await setUp();
    const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
    try {
      const sent = await recordStatements(db, () => readSession({ ...nobody, db }, begun.token));
      expect(sent).toEqual([expect.stringContaining('read_session')]);
      await expect(db.queries.select().from(session)).rejects.toThrow();
      expect(await readSession({ ...nobody, db }, begun.token)).toEqual(await read(begun.token));
    } finally {
      await db.close();
    }
  });

  it('lasts 30 days, and from its last day of use [AUTH-512, CONST-505]', async () => {
    const { clock, begun, read } = await setUp();
    expect(SESSION_SECONDS).toBe(2_592_000);
    expect(begun.expiresAt.getTime() - clock().getTime()).toBe(SESSION_SECONDS * 1000);
    clock.advance(86_399);
    expect((await read(begun.token))?.renewed).toBe(false);
    clock.advance(1);
    expect(await read(begun.token)).toMatchObject({
      renewed: true,
      expiresAt: new Date(clock().getTime() + SESSION_SECONDS * 1000),
    });
    clock.advance(SESSION_SECONDS - 1);
    expect(await read(begun.token)).toBeDefined();
    clock.advance(SESSION_SECONDS);
    expect(await read(begun.token)).toBeUndefined();
  });

  it('is forgotten once it has ended', async () => {
    const { clock, nobody, clientAddress } = await setUp();
    clock.advance(86_400);
    await startSession(nobody, { clientAddress });
    clock.advance(SESSION_SECONDS - 86_400);
    expect(await removeExpiredSessions(nobody)).toBe(1);
    expect(await rowsOf(nobody)).toHaveLength(1);
  });

  it('begins three hundred times a minute for a network, and goes on for who has begun', async () => {
    const { clock, nobody, read } = await setUp();
    const from = (clientAddress: string) => startSession(nobody, { clientAddress });
    const [first] = await Promise.all(
      Array.from({ length: 300 }, (_, at) => from(`2001:db8::${(at + 1).toString(16)}`)),
    );
    await expect(from('2001:db8::ffff')).rejects.toMatchObject({
      code: 'rate-limited',
      params: { retryAfter: expect.any(Number) },
    });
    expect(await read(first?.token ?? '')).toMatchObject({ actor: first?.actor });
    await from('2001:db8:0:1::1');
    clock.advance(60);
    await from('2001:db8::ffff');
  });
});

describe('signing in', () => {
  it('stores a token that stands for the customer [AUTH-501, AUTH-502]', async () => {
    const { guest, read, credentials } = await setUp();
    const signedIn = await signIn(guest, credentials);
    expect(signedIn.actor).toMatchObject({ kind: 'customer', email: credentials.email, verified: true });
    expect(await read(signedIn.token)).toMatchObject({ actor: signedIn.actor });
  });

  it('opens the record of the customer, addresses included [AUTH-503, AUTH-511]', async () => {
    const { guest, read, credentials } = await setUp();
    const { token, actor } = await signIn(guest, credentials);
    const ctx: ShopContext = { ...guest, actor };
    const address = { firstName: 'Ann', lastName: 'Lee', line1: '1 Main St', city: 'New York' };
    for (const line2 of ['Floor 1', 'Floor 2']) {
      const rest = { line2, state: 'NY', postcode: '10001', country: 'US' };
      await saveAddress(ctx, { address: { ...address, ...rest } });
    }
    const known = await read(token);
    const record = known && (await readCustomer({ ...guest, actor: known.actor }));
    expect(record).toMatchObject({ id: actor.customerId, email: credentials.email, verified: true });
    expect(record?.addresses.map(({ address: { line2 } }) => line2)).toEqual(['Floor 1', 'Floor 2']);
  });

  it('takes any spelling of the address, and needs no session before', async () => {
    const { nobody, credentials } = await setUp();
    const { actor } = await signIn(nobody, { ...credentials, email: ' SHOPPER@EXAMPLE.COM ' });
    expect(actor.kind).toBe('customer');
  });

  it('ends the session from before, so that a token planted on somebody is worth nothing', async () => {
    const { guest, begun, read, credentials } = await setUp();
    const { token, actor } = await signIn(guest, credentials);
    expect(token).not.toBe(begun.token);
    expect(actor.visitorId).not.toBe(begun.actor.visitorId);
    expect(await read(begun.token)).toBeUndefined();
  });

  it('leads back to the page remembered before', async () => {
    const { guest, begun, read, credentials } = await setUp();
    await rememberPage(guest, '/account/orders?page=2');
    expect((await read(begun.token))?.rememberedPage).toBe('/account/orders?page=2');
    expect((await signIn(guest, credentials)).rememberedPage).toBe('/account/orders?page=2');
  });

  it('remembers safe pages of the shop only', async () => {
    const { guest, nobody, begun, read, clientAddress } = await setUp();
    for (const page of ['//evil.example', 'https://evil.example', '/\\evil.example', '/login', 7]) {
      await rememberPage(guest, page);
      expect((await read(begun.token))?.rememberedPage, String(page)).toBeUndefined();
    }
    const other = await startSession(nobody, { clientAddress, rememberedPage: 'javascript:alert(1)' });
    expect((await read(other.token))?.rememberedPage).toBeUndefined();
    const safe = await startSession(nobody, { clientAddress, rememberedPage: '/lamps' });
    expect((await read(safe.token))?.rememberedPage).toBe('/lamps');
  });

  it('hands the guest over in its own transaction: both happen or neither', async () => {
    const { guest, begun, read, credentials } = await setUp();
    const failed = signIn(guest, credentials, async () => {
      throw new Error('carts are stuck');
    });
    await expect(failed).rejects.toThrow('carts are stuck');
    expect(await read(begun.token)).toBeDefined();
    const seen: unknown[] = [];
    const signedIn = await signIn(guest, credentials, async (_tx, { ctx, customerId, guestVisitorId }) => {
      seen.push(ctx.actor, customerId, guestVisitorId);
    });
    expect(seen).toEqual([signedIn.actor, signedIn.actor.customerId, begun.actor.visitorId]);
  });

  it('hands nothing over from another customer’s session', async () => {
    const { guest, credentials } = await setUp();
    const first = await signIn(guest, credentials);
    const handed: unknown[] = [];
    await signIn({ ...guest, actor: first.actor }, credentials, async (_tx, { guestVisitorId }) => {
      handed.push(guestVisitorId);
    });
    expect(handed).toEqual([undefined]);
  });
});

describe('a failed sign-in', () => {
  it('answers alike for a wrong password, no such account and an account without password [OPEN-506]', async () => {
    const { guest, shop, clock, credentials } = await setUp();
    await makeCustomer(test.db, shop, { email: 'imported@example.com' }, clock);
    const attempts = [
      { ...credentials, password: 'wrong' },
      { ...credentials, email: 'nobody@example.com' },
      { ...credentials, email: 'imported@example.com' },
    ];
    const answers = attempts.map((attempt) =>
      signIn(guest, attempt).catch(({ code, field, params, message }) => ({ code, field, params, message })),
    );
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ code: 'invalid-credentials', field: undefined });
    for (const other of others) expect(other).toEqual(first);
  });

  it('does not sign in to another shop with the same address [TEN-007, TEN-507]', async () => {
    const [one, other] = [await setUp(), await setUp()];
    await changeTo(one, 'a-password-of-one');
    const attempt = { ...other.credentials, password: 'a-password-of-one' };
    await expect(signIn(other.guest, attempt)).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('counts against the account where the guesses come from; a success does not count [OPEN-506]', async () => {
    const { guest, clock, credentials } = await setUp();
    await signIn(guest, credentials);
    const wrong = () => signIn(guest, { ...credentials, password: 'wrong' });
    for (let n = 0; n < 10; n += 1) {
      await expect(wrong()).rejects.toMatchObject({ code: 'invalid-credentials' });
    }
    await expect(signIn(guest, credentials)).rejects.toMatchObject({ code: 'rate-limited' });
    clock.advance(300);
    await signIn(guest, credentials);
  });

  it('lets the owner in, however many strangers fail on purpose [OPEN-506]', async () => {
    const { guest, credentials } = await setUp();
    const fail = (network: number) =>
      signIn(guest, { ...credentials, password: 'wrong', clientAddress: `198.51.100.${network}` });
    for (let round = 0; round < 11; round += 1) await Promise.allSettled([0, 1, 2, 3].map(fail));
    await expect(fail(1)).rejects.toMatchObject({ code: 'rate-limited' });
    await signIn(guest, credentials);
  });

  it('slows down whoever goes on guessing for an hour [OPEN-506]', async () => {
    const { guest, clock, credentials } = await setUp();
    const guess = async (rounds: number) => {
      for (let n = 0; n < rounds; n += 1) {
        await expect(signIn(guest, { ...credentials, password: 'wrong' })).rejects.toThrow(
          'invalid-credentials',
        );
      }
    };
    for (let round = 0; round < 3; round += 1) {
      await guess(10);
      clock.advance(300);
    }
    await expect(signIn(guest, credentials)).rejects.toMatchObject({ code: 'rate-limited' });
    clock.advance(3600);
    await signIn(guest, credentials);
  });

  it('counts against the address it comes from, whatever account it tries', async () => {
    const { guest, credentials } = await setUp();
    const attempt = (n: number, clientAddress: string) =>
      signIn(guest, { email: `n${n}@example.com`, password: 'x', clientAddress });
    const tries = Array.from({ length: 20 }, (_, n) => attempt(n, `2001:db8::${n + 1}`));
    for (const answer of await Promise.allSettled(tries)) {
      expect(answer).toMatchObject({ reason: { code: 'invalid-credentials' } });
    }
    await expect(attempt(21, '2001:db8::ffff')).rejects.toMatchObject({ code: 'rate-limited' });
    await signIn(guest, credentials);
  });

  it('counts against the site of version 6 as well, which has networks without number [OPEN-506]', async () => {
    const { guest, credentials } = await setUp();
    const fail = (clientAddress: string) =>
      signIn(guest, { ...credentials, password: 'wrong', clientAddress });
    for (let n = 0; n < 40; n += 1) {
      await expect(fail(`2001:db8:7:${n}::1`)).rejects.toMatchObject({ code: 'invalid-credentials' });
    }
    await expect(fail('2001:db8:7:ffff::1')).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(fail('2001:db8:8::1')).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('turns a crowd away before anything is looked up or counted, and nobody at another shop [OPEN-506]', async () => {
    const { guest, credentials } = await setUp();
    const other = await setUp();
    const countWindows = async () => {
      const counted = 'select 1 from rate_window where shop_id = $1';
      return (await test.db.pool.query(counted, [guest.shop.id])).rowCount ?? 0;
    };
    // Of the guest's visit.
    expect(await countWindows()).toBe(1);
    const guess = (n: number) =>
      signIn(guest, { ...credentials, password: 'wrong', clientAddress: `198.51.${n}.1` });
    const crowd = Array.from({ length: 80 }, (_, n) => guess(n));
    const elsewhere = signIn(other.guest, other.credentials);
    const ends = await Promise.allSettled([...crowd, ...crowd.map((_, n) => guess(n))]);
    const codes = ends.map((end) => end.status === 'rejected' && isShopError(end.reason) && end.reason.code);
    const guessed = codes.filter((code) => code === 'invalid-credentials').length;
    expect(guessed).toBeGreaterThan(0);
    expect(guessed).toBeLessThanOrEqual(24 + availableParallelism());
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(160 - guessed);
    await elsewhere;
    // Each attempt that was checked has four counts; the others have none.
    expect(await countWindows()).toBe(1 + 4 * guessed);
    await signIn(guest, credentials);
  });

  it('refuses what can’t be credentials before asking anything', async () => {
    const { guest, credentials } = await setUp();
    for (const [field, bad] of [
      ['email', 'x'],
      ['email', ''],
      ['password', ''],
      ['password', 'x'.repeat(201)],
    ] as const) {
      await expect(signIn(guest, { ...credentials, [field]: bad })).rejects.toMatchObject({
        code: 'invalid-input',
        field,
      });
    }
  });
});

describe('signing out', () => {
  it('ends this session and no other, and may be repeated [AUTH-504, AUTH-505, OPEN-507]', async () => {
    const { guest, nobody, read, credentials } = await setUp();
    const [here, elsewhere] = [await signIn(guest, credentials), await signIn(nobody, credentials)];
    const ctx = { ...guest, actor: here.actor };
    const changes = await recordChanges(test.db, async () => {
      await signOut(ctx);
      await signOut(ctx);
      await signOut(nobody);
    });
    expect(changes).toMatchObject([{ kind: 'customer.signed-out', entityId: here.actor.customerId }]);
    expect(await read(here.token)).toBeUndefined();
    expect(await read(elsewhere.token)).toBeDefined();
  });
});

describe('changing the password', () => {
  it('ends every session but goes on here under a new token', async () => {
    const { guest, nobody, read, credentials } = await setUp();
    const [here, elsewhere] = [await signIn(guest, credentials), await signIn(nobody, credentials)];
    const change = { currentPassword: demoPassword, newPassword: 'another-one' };
    const renewed = await changePassword({ ...guest, actor: here.actor }, change);
    expect(await read(here.token)).toBeUndefined();
    expect(await read(elsewhere.token)).toBeUndefined();
    expect(await read(renewed.token)).toMatchObject({ actor: here.actor });
    await expect(signIn(nobody, credentials)).rejects.toMatchObject({ code: 'invalid-credentials' });
    await signIn(nobody, { ...credentials, password: 'another-one' });
  });

  it('needs the current one, and somebody signed in', async () => {
    const { guest, credentials } = await setUp();
    const change = { currentPassword: 'wrong', newPassword: 'another-one' };
    await expect(changePassword(guest, change)).rejects.toMatchObject({ code: 'unauthenticated' });
    const { actor } = await signIn(guest, credentials);
    await expect(changePassword({ ...guest, actor }, change)).rejects.toMatchObject({
      code: 'invalid-credentials',
      field: 'currentPassword',
    });
  });
});

async function changeTo(
  {
    nobody,
    credentials,
  }: { nobody: ShopContext; clock: TestClock; credentials: Parameters<typeof signIn>[1] },
  newPassword: string,
): Promise<void> {
  const { actor } = await signIn(nobody, credentials);
  await changePassword({ ...nobody, actor }, { currentPassword: demoPassword, newPassword });
}
