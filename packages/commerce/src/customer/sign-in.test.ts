import { availableParallelism } from 'node:os';
import { isShopError } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../kernel/context.ts';
import { demoPassword, makeCustomer } from '../testing/customers.ts';
import { makeVisitor } from '../testing/visitor.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { changePassword, readCustomer, rememberPage, saveAddress, signIn, startSession } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

describe('signing in', () => {
  it('stores a token that stands for the customer [AUTH-501, AUTH-502]', async () => {
    const { guest, read, credentials } = await makeVisitor(test.db);
    const signedIn = await signIn(guest, credentials);
    expect(signedIn.actor).toMatchObject({ kind: 'customer', email: credentials.email, verified: true });
    expect(await read(signedIn.token)).toMatchObject({ actor: signedIn.actor });
  });

  it('opens the record of the customer, addresses included [AUTH-503, AUTH-511]', async () => {
    const { guest, read, credentials } = await makeVisitor(test.db);
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
    const { nobody, credentials } = await makeVisitor(test.db);
    const { actor } = await signIn(nobody, { ...credentials, email: ' SHOPPER@EXAMPLE.COM ' });
    expect(actor.kind).toBe('customer');
  });

  it('ends the session from before, so that a token planted on somebody is worth nothing', async () => {
    const { guest, begun, read, credentials } = await makeVisitor(test.db);
    const { token, actor } = await signIn(guest, credentials);
    expect(token).not.toBe(begun.token);
    expect(actor.visitorId).not.toBe(begun.actor.visitorId);
    expect(await read(begun.token)).toBeUndefined();
  });

  it('leads back to the page remembered before', async () => {
    const { guest, begun, read, credentials } = await makeVisitor(test.db);
    await rememberPage(guest, '/account/orders?page=2');
    expect((await read(begun.token))?.rememberedPage).toBe('/account/orders?page=2');
    expect((await signIn(guest, credentials)).rememberedPage).toBe('/account/orders?page=2');
  });

  it('remembers safe pages of the shop only', async () => {
    const { guest, nobody, begun, read, clientAddress } = await makeVisitor(test.db);
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
    const { guest, begun, read, credentials } = await makeVisitor(test.db);
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
    const { guest, credentials } = await makeVisitor(test.db);
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
    const { guest, shop, clock, credentials } = await makeVisitor(test.db);
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
    const [one, other] = [await makeVisitor(test.db), await makeVisitor(test.db)];
    await changeTo(one, 'a-password-of-one');
    const attempt = { ...other.credentials, password: 'a-password-of-one' };
    await expect(signIn(other.guest, attempt)).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('counts against the account where the guesses come from; a success does not count [OPEN-506]', async () => {
    const { guest, clock, credentials } = await makeVisitor(test.db);
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
    const { guest, credentials } = await makeVisitor(test.db);
    const fail = (network: number) =>
      signIn(guest, { ...credentials, password: 'wrong', clientAddress: `198.51.100.${network}` });
    for (let round = 0; round < 11; round += 1) await Promise.allSettled([0, 1, 2, 3].map(fail));
    await expect(fail(1)).rejects.toMatchObject({ code: 'rate-limited' });
    await signIn(guest, credentials);
  });

  it('slows down whoever goes on guessing for an hour [OPEN-506]', async () => {
    const { guest, clock, credentials } = await makeVisitor(test.db);
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
    const { guest, credentials } = await makeVisitor(test.db);
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
    const { guest, credentials } = await makeVisitor(test.db);
    const fail = (clientAddress: string) =>
      signIn(guest, { ...credentials, password: 'wrong', clientAddress });
    for (let n = 0; n < 40; n += 1) {
      await expect(fail(`2001:db8:7:${n}::1`)).rejects.toMatchObject({ code: 'invalid-credentials' });
    }
    await expect(fail('2001:db8:7:ffff::1')).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(fail('2001:db8:8::1')).rejects.toMatchObject({ code: 'invalid-credentials' });
  });

  it('turns a crowd away before anything is looked up or counted, and nobody at another shop [OPEN-506]', async () => {
    const { guest, credentials } = await makeVisitor(test.db);
    const other = await makeVisitor(test.db);
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
    const { guest, credentials } = await makeVisitor(test.db);
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

async function changeTo(
  { nobody, credentials }: { nobody: ShopContext; credentials: Parameters<typeof signIn>[1] },
  newPassword: string,
): Promise<void> {
  const { actor } = await signIn(nobody, credentials);
  await changePassword({ ...nobody, actor }, { currentPassword: demoPassword, newPassword });
}
