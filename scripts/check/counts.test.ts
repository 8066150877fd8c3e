import { describe, expect, it } from 'vitest';
import { closingLine, failed, PASSED } from './outcome.ts';
import { countTests, type VitestReport } from './vitest-check.ts';

const report: VitestReport = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
};

describe('counting the tests of a run', () => {
  it('takes the numbers of the report', () => {
    expect(countTests(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('counts a file that could not be read', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const broken = { ...report, success: false, numFailedTests: 1, testResults };
    expect(countTests(broken, 1).failed).toBe(2);
  });

  it('never takes a run that went wrong for success', () => {
    expect(countTests(undefined, 1).failed).toBe(1);
    expect(countTests(undefined, 0).failed).toBe(1);
    expect(countTests(report, 1).failed).toBe(1);
    expect(countTests({ ...report, success: false }, 0).failed).toBe(1);
    const none = { ...report, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    expect(countTests(none, 0).failed).toBe(1);
  });
});

describe('the last line', () => {
  it('adds everything up', () => {
    const tests = { counts: { passed: 5, failed: 0, skipped: 0 }, output: '' };
    expect(closingLine([PASSED, tests])).toBe('6 passed, 0 failed');
    expect(closingLine([PASSED, tests, failed('no')])).toBe('6 passed, 1 failed');
  });

  it('names what was left out', () => {
    const browser = { counts: { passed: 0, failed: 0, skipped: 1 }, output: '', note: 'no browser' };
    expect(closingLine([PASSED, browser])).toBe('1 passed, 0 failed, 1 skipped (no browser)');
  });
});
