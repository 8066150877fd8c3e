import { expect, it } from 'vitest';
import { whyStale } from './runs.ts';

const run = { at: '2026-01-02T03:04:05.000Z', commit: 'aaaaaaaaaa', tree: 'one', files: {} };

it('a run says something of the sources it was one of, whatever they were committed as since', () => {
  expect(whyStale(run, { commit: 'aaaaaaaaaa', tree: 'one' })).toBeUndefined();
  expect(whyStale(run, { commit: 'bbbbbbbbbb', tree: 'one' })).toBeUndefined();
});

it('without a run, with other sources or another commit, it is said why nothing is known', () => {
  expect(whyStale(undefined, { commit: 'aaaaaaaaaa', tree: 'one' })).toBe(
    'there is no report of a whole run',
  );
  expect(whyStale(run, { commit: 'aaaaaaaaaa', tree: 'two' })).toBe(
    'the sources changed since the run of 2026-01-02T03:04:05.000Z',
  );
  expect(whyStale(run, { commit: 'bbbbbbbbbb', tree: 'two' })).toBe(
    'the last run was of commit aaaaaaaa (2026-01-02T03:04:05.000Z), and this is bbbbbbbb',
  );
});
