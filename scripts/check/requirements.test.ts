import { expect, it } from 'vitest';
import { type Done, PASSED } from './outcome.ts';
import { outcomeOfSpec } from './requirements.ts';
import { SUITES } from './suites.ts';

const TABLE = 'capability shown\nACC 1\n1 shown by a test, 0 in part, 0 deferred, 1 open';
const OPEN = `${TABLE}\nopen:\n  ACC-002`;
const UNRUN = `${TABLE}\nNOT RUN browser tests: there is no report.`;

const ran = (name: string): Done => ({ name, outcome: { ...PASSED, files: [] }, seconds: 1 });
const all = SUITES.map(({ name }) => ran(name));
const [some] = all;

it('what is open or claimed in vain is red, and named first', () => {
  for (const others of [all, all.slice(0, 1), []]) {
    const { counts, failures } = outcomeOfSpec(1, OPEN, others);
    expect(counts.failed).toBe(1);
    expect(failures[0]).toMatchObject({ reason: 'open:', details: 'open:\n  ACC-002' });
  }
  expect(outcomeOfSpec(0, TABLE, all)).toBe(PASSED);
});

it('without a run of a suite it is red after all checks and alone, and a note where a suite was left out', () => {
  expect(outcomeOfSpec(2, UNRUN, all).counts.failed).toBe(1);
  expect(outcomeOfSpec(2, UNRUN, []).failures[0]?.reason).toMatch(/^NOT RUN browser tests/);
  const beside = outcomeOfSpec(2, UNRUN, some ? [some] : []);
  expect(beside.counts).toEqual({ passed: 0, failed: 0, skipped: 1 });
  expect(beside.note).toBe('requirements: NOT RUN browser tests: there is no report.');
});
