import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { filledChanges, fills } from './left-out.ts';

it('what is left out of a change stays: nothing is put in its place', () => {
  expect(filledChanges(projectFolder)).toEqual([]);
});

it.each([
  "z.strictObject({ name: z.string().default(''), revision: z.int().min(1).optional() })",
  'const names = z.array(z.string()).prefault([]); z.object({ names, revision: z.int() })',
])('%s is found', (source) => {
  expect(fills(source)).toBe(true);
});

it.each([
  'z.strictObject({ name: z.string().optional(), revision: z.int().min(1).optional() })',
  "z.strictObject({ name: z.string().default('') })",
])('%s is none', (source) => {
  expect(fills(source)).toBe(false);
});
