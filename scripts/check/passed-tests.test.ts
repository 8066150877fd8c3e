import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Done } from './outcome.ts';
import { keepPassed, readPassed } from './passed-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'passed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function done(name: string, file: string, passed: readonly string[], failed: readonly string[] = []): Done {
  const counts = { passed: passed.length, failed: failed.length, skipped: 0 };
  const failures = failed.map((test) => ({ file, test, reason: 'no' }));
  const files = [{ file, milliseconds: 1, counts, failures, passed }];
  return { name, outcome: { counts, failures, files }, seconds: 1 };
}

it('keeps what passed and failed in each suite, until that suite is run again', () => {
  const file = join(folder, 'tests', 'passed.json');
  expect(readPassed(file)).toEqual({});
  const types: Done = {
    name: 'types',
    outcome: { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] },
    seconds: 1,
  };
  keepPassed(
    [types, done('unit', 'a.test.ts', ['a > b'], ['c']), done('browser', 'e.test.ts', ['d'])],
    { commit: 'x', tree: '1' },
    file,
  );
  keepPassed([done('unit', 'a.test.ts', ['a > b', 'c'])], { commit: 'y', tree: '2' }, file);
  keepPassed([types], { tree: '3' }, file);
  expect(readPassed(file)).toMatchObject({
    unit: { commit: 'y', tree: '2', files: { 'a.test.ts': { passed: ['a > b', 'c'], failed: [] } } },
    browser: { commit: 'x', tree: '1', files: { 'e.test.ts': { passed: ['d'], failed: [] } } },
  });
  expect(Object.keys(readPassed(file))).toEqual(['unit', 'browser']);
});
