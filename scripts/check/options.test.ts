import { describe, expect, it } from 'vitest';
import { chooseChecks } from './checks.ts';
import { readOptions } from './options.ts';
import { type Check, PASSED } from './outcome.ts';
import { chooseSuites } from './suites.ts';

describe('what is asked of npm test', () => {
  it('is every check, one, or some from one on', () => {
    expect(readOptions([])).toEqual({ mode: 'checks', deep: false });
    expect(readOptions(['--only', 'types'])).toEqual({ mode: 'checks', deep: false, only: 'types' });
    expect(readOptions(['--deep', '--from', 'types'])).toEqual({ mode: 'checks', deep: true, from: 'types' });
  });

  it('is a file, one test of it, or the same many times', () => {
    expect(readOptions(['a.test.ts', '-t', 'b > c'])).toEqual({
      mode: 'files',
      deep: false,
      files: ['a.test.ts'],
      test: 'b > c',
    });
    expect(readOptions(['--steady', '20', 'a.test.ts'])).toEqual({
      mode: 'steady',
      rounds: 20,
      files: ['a.test.ts'],
    });
  });

  it.each([['--nothing'], ['--steady', 'often', 'a.test.ts'], ['--steady', '20'], ['-t', 'one']])(
    'is refused with all that can be asked: %s %s %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow("npm test -- --only 'browser tests'");
    },
  );
});

describe('choosing checks', () => {
  const check = (name: string): Check => ({ name, run: async () => PASSED });
  const groups = [[check('a')], [check('b'), check('c')], [check('d')]];
  const names = (choice: { only?: string; from?: string }) =>
    chooseChecks(groups, choice).map((group) => group.map(({ name }) => name));

  it('takes one, or those from one on', () => {
    expect(names({})).toEqual([['a'], ['b', 'c'], ['d']]);
    expect(names({ only: 'c' })).toEqual([['c']]);
    expect(names({ from: 'b' })).toEqual([['b', 'c'], ['d']]);
    expect(names({ from: 'c' })).toEqual([['c'], ['d']]);
  });

  it('names them all when there is none of that name', () => {
    expect(() => names({ only: 'e' })).toThrow('There is no check called e: a, b, c, d.');
  });
});

describe('choosing test files', () => {
  it('divides them by the configuration they are run with', () => {
    const files = ['scripts/check/options.test.ts', 'e2e/journeys/menu.test.ts', 'bench/budgets.test.ts'];
    const chosen = [...chooseSuites(files, 'one')].map(([suite, choice]) => [suite.name, choice]);
    expect(chosen).toEqual([
      ['unit and database tests', { files: ['scripts/check/options.test.ts'], test: 'one' }],
      ['browser tests', { files: ['e2e/journeys/menu.test.ts', 'bench/budgets.test.ts'], test: 'one' }],
    ]);
  });

  it('refuses what is no test file', () => {
    expect(() => chooseSuites(['e2e/journeys/nothing.test.ts'])).toThrow('is no test file');
    expect(() => chooseSuites(['docs/architecture.md'])).toThrow('is no test file');
  });
});
