import { expect, it } from 'vitest';
import { problemError, problemOf } from '../../../api/index.ts';
import { ofRow, withRowPointers } from './row-pointers.ts';

const rows = [
  { name: 'colour', values: ['red'], shape: 'text' },
  { name: ' wattage ', values: ['40'], shape: 'number' },
] as const;
const given = rows.map((row) => ({ ...row, values: [...row.values] }));

it('what is refused of an attribute is about the row that has its name [ADM-038]', () => {
  expect(ofRow('/attributes/wattage', given)).toBe('/attributes/1/values');
  expect(ofRow('/attributes/colour/0', given)).toBe('/attributes/0/values');
  expect(ofRow('/attributes/size', given)).toBe('/attributes/size');
  expect(ofRow('/attributes', given)).toBe('/attributes');
  expect(ofRow('/name', given)).toBe('/name');
});

it('a refused save is thrown on with its faults beside their rows [ADM-038]', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid-input',
    detail: '',
    instance: 'req-1',
    errors: [{ pointer: '/attributes/wattage', detail: 'Too long.' }],
    present: {},
    params: {},
  };
  const refused = withRowPointers(given, () => Promise.reject(problemError(problem)));
  const thrown = await refused.catch((error: unknown) => error);
  expect(problemOf(thrown)?.errors).toEqual([{ pointer: '/attributes/1/values', detail: 'Too long.' }]);
  const away = new TypeError('Failed to fetch');
  await expect(withRowPointers(given, () => Promise.reject(away))).rejects.toBe(away);
});
