import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { newId } from '@stoa/database';
import { expect, it, vi } from 'vitest';
import { newPassword, withPasswords } from './password.ts';

const shop = { id: newId() };
const hashPassword = (password: string) => withPasswords(shop, ({ hash }) => hash(password));
const checkPassword = (stored: string | null | undefined, password: string) =>
  withPasswords(shop, ({ check }) => check(stored, password));

it('accepts the hashed password alone', async () => {
  const stored = await hashPassword('stoa-demo');
  expect(stored).not.toContain('stoa-demo');
  expect(argon2.parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await checkPassword(stored, 'stoa-demo')).toBe(true);
  expect(await checkPassword(stored, 'stoa-Demo')).toBe(false);
});

it('hashes just as hard where there is no account, and never accepts', async () => {
  // The real check, watched: how hard it works is told by the hash it gets, not by the clock.
  const verify = vi.fn(argon2.verify);
  const check = (hashed: string | null | undefined) =>
    withPasswords(shop, (passwords) => passwords.check(hashed, 'whatever'), { ...argon2, verify });
  const stored = await hashPassword('stoa-demo');
  expect([await check(stored), await check(undefined), await check(null)]).toEqual([false, false, false]);
  const costs = verify.mock.calls.map(([hashed]) => argon2.parseOptions(String(hashed)));
  expect(costs).toEqual([costs[0], costs[0], costs[0]]);
});

it('wants eight characters of whatever kind', () => {
  expect(newPassword.safeParse('1234567').success).toBe(false);
  expect(newPassword.safeParse('pässw✓rd').success).toBe(true);
  expect(newPassword.safeParse('x'.repeat(201)).success).toBe(false);
});

it('a crowd at one shop is refused, at once, and lets another shop sign in soon', async () => {
  const stored = await hashPassword('stoa-demo');
  const done: string[] = [];
  const crowd = Array.from({ length: 400 }, () =>
    checkPassword(stored, 'guess').then(() => done.push('crowd')),
  );
  const ended = Promise.allSettled(crowd);
  const other = withPasswords({ id: newId() }, ({ check }) => check(stored, 'stoa-demo'));
  const before = await other.then(() => done.length);
  // Those at work when it came, and one more of the crowd before it.
  expect(before).toBeLessThanOrEqual(2 * availableParallelism());
  const refused = (await ended).filter((end) => end.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(400 - 24 - availableParallelism());
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'rate-limited', params: { retryAfter: 2 } });
});
