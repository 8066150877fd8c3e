import { parseOptions } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { checkPassword, hashPassword, newPassword } from './password.ts';

it('accepts the hashed password alone', async () => {
  const stored = await hashPassword('stoa-demo');
  expect(stored).not.toContain('stoa-demo');
  expect(parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await checkPassword(stored, 'stoa-demo')).toBe(true);
  expect(await checkPassword(stored, 'stoa-Demo')).toBe(false);
});

it('hashes just as hard where there is no account, and never accepts', async () => {
  const cpu = async (stored: string | undefined) => {
    const start = process.cpuUsage();
    expect(await checkPassword(stored, 'whatever')).toBe(false);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const stored = await hashPassword('stoa-demo');
  await cpu(undefined);
  const [known, unknown] = [await cpu(stored), await cpu(undefined)];
  // Hashing takes tens of milliseconds; without it the check would take a fiftieth of that.
  expect(unknown).toBeGreaterThan(known / 4);
});

it('wants eight characters of whatever kind', () => {
  expect(newPassword.safeParse('1234567').success).toBe(false);
  expect(newPassword.safeParse('pässw✓rd').success).toBe(true);
  expect(newPassword.safeParse('x'.repeat(201)).success).toBe(false);
});
