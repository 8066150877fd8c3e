import { describe, expect, it } from 'vitest';
import { closingLine, failureLines, failureText, slowestLines } from './closing-lines.ts';
import { failed, type Outcome, PASSED } from './outcome.ts';

describe('the last line', () => {
  const tests: Outcome = { counts: { passed: 5, failed: 0, skipped: 0 }, failures: [] };

  it('adds everything up', () => {
    expect(closingLine([PASSED, tests])).toBe('6 passed, 0 failed');
    expect(closingLine([PASSED, tests, failed('no')])).toBe('6 passed, 1 failed');
  });

  it('names what was left out', () => {
    const browser: Outcome = {
      counts: { passed: 0, failed: 0, skipped: 1 },
      failures: [],
      note: 'no browser',
    };
    expect(closingLine([PASSED, browser])).toBe('1 passed, 0 failed, 1 skipped (no browser)');
  });
});

describe('the end of a red run', () => {
  it('names each failure with the first line of its error and the command that runs it alone', () => {
    const outcome: Outcome = {
      counts: { passed: 0, failed: 2, skipped: 0 },
      failures: [
        { file: 'e2e/http/one.test.ts', test: "a group > isn't good", reason: 'AssertionError: no' },
        { file: 'e2e/http/two.test.ts', reason: 'SyntaxError: what?' },
      ],
    };
    expect(
      failureLines([
        { name: 'types', outcome: failed('\nerror TS1: no\nmore') },
        { name: 'browser tests', outcome },
      ]),
    ).toEqual([
      'Failed:',
      '  types: error TS1: no',
      "    npm test -- --only 'types'",
      "  e2e/http/one.test.ts > a group > isn't good: AssertionError: no",
      "    npm test -- e2e/http/one.test.ts -t 'a group > isn'\\''t good'",
      '  e2e/http/two.test.ts: SyntaxError: what?',
      '    npm test -- e2e/http/two.test.ts',
    ]);
  });

  it('is nothing where all is well', () => {
    expect(failureLines([{ name: 'types', outcome: PASSED }])).toEqual([]);
  });
});

describe('a failure that has just happened', () => {
  it('is told whole under the name of its test', () => {
    const failure = {
      file: 'a.test.ts',
      test: 'one',
      reason: 'Error: no',
      details: 'Error: no\n    at a.test.ts:1:2',
    };
    expect(failureText(failure)).toBe('FAIL a.test.ts > one\n  Error: no\n      at a.test.ts:1:2');
  });
});

describe('the slowest files', () => {
  it('come first, in seconds', () => {
    const counts = { passed: 1, failed: 0, skipped: 0 };
    const file = (name: string, milliseconds: number) => ({
      file: name,
      milliseconds,
      counts,
      failures: [],
      passed: [],
    });
    expect(slowestLines([file('a', 50), file('b', 12_340), file('c', 900)], 2)).toEqual([
      '     12.3 s  b',
      '      0.9 s  c',
    ]);
  });
});
