import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { eitherWays, eitherWaysIn } from './either-way.ts';

/** Lines that take more than one outcome, each with why that is right there. */
const ALLOWED: Readonly<Record<string, string>> = {};

it('no test says yes to what its title says and to the opposite, but for what is listed with a reason', () => {
  const found = eitherWays(projectFolder).map(({ at, why }) => `${at} ${why}`);
  expect(found.filter((one) => !(one in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((one) => !found.includes(one))).toEqual([]);
});

const found = (body: string) =>
  eitherWaysIn('a.test.ts', `it('is so', async () => {\n${body}\n});`).map(({ at, why }) => `${at} ${why}`);

it.each([
  ['const { ok } = await ask(); if (ok) expect(1).toBe(1);', 'a.test.ts:1 only-if'],
  ['const { body } = await ask(); const ok = body.ok; if (ok) { expect(1).toBe(1); }', 'a.test.ts:1 only-if'],
  ['if ((await ask()).ok) expect(1).toBe(1);', 'a.test.ts:1 only-if'],
  ['try { await ask(); } catch (error) { expect(error).toBe(1); }', 'a.test.ts:1 only-if'],
  [
    'const a = await ask(); for (const one of a) if (one.b && a.c) expect(one).toBe(1);',
    'a.test.ts:1 only-if',
  ],
  ['await expect(ask()).rejects.toThrow().catch(() => undefined);', 'a.test.ts:2 caught'],
  ['expect(0).toBe(0); try { expect(ask()).toBe(1); } catch {}', 'a.test.ts:2 caught'],
  ['expect([200, 404]).toContain((await ask()).status);', 'a.test.ts:2 one-of'],
  ['expect(await ask());', 'a.test.ts:2 unasked'],
  ['vi.setConfig({ expect: { requireAssertions: false } });', 'a.test.ts:2 relaxed'],
])('%s is found', (body, where) => {
  expect(found(body)).toEqual([where]);
});

it('an expectation of each outcome is found, also beside others', () => {
  const body =
    'const a = await ask(); expect(a).toBe(1); if (a.ok) expect(2).toBe(2); else expect(3).toBe(3);';
  expect(found(body)).toEqual(['a.test.ts:2 if-else']);
});

it.each([
  'const a = await ask(); if (a.ok) expect(1).toBe(1); expect(2).toBe(2);',
  'for (const one of await ask()) expect(one).toBe(1);',
  'await ask().catch(() => undefined); expect(1).toBe(1);',
  "expect(['hit', 'stale']).toContain(state);",
  'expect([1, 2]).toEqual(await ask());',
])('%s is none', (body) => {
  expect(found(body)).toEqual([]);
});

it('a condition on the case that was given is none', () => {
  const text = `it.each(CASES)('is %s', async (name, expected) => {
    const reply = await ask(name);
    if (expected) expect(reply).toBe(expected); else expect(reply).toBe(1);
  });`;
  expect(eitherWaysIn('a.test.ts', text)).toEqual([]);
});
