import { expect, it } from 'vitest';
import type { Finding } from './findings.ts';
import { makeReport, reportLines } from './report.ts';

const field = (id: string, isConstant = false) => ({ id, isConstant });

it('tells what nobody noticed, what was never seen otherwise and what no test makes', () => {
  const findings: Finding[] = [
    { kind: 'seen', field: 'a:f:name', kinds: ['text'] },
    { kind: 'seen', field: 'a:f:name', kinds: ['null'] },
    { kind: 'seen', field: 'a:f:flag', kinds: ['false'] },
    { kind: 'noticed', mutant: 'a:f:name = null', by: 'a test' },
    { kind: 'noticed', mutant: 'a:f:flag = null', by: 'a test' },
  ];
  const report = makeReport(
    [field('a:f:name'), field('a:f:flag'), field('a:f:away'), field('a:f:tax', true)],
    findings,
  );
  expect(report).toEqual({
    mutants: 3,
    unnoticed: ["a:f:name = ''"],
    neverOtherwise: ['a:f:flag = false'],
    neverMade: ['a:f:away'],
    constants: ['a:f:tax'],
    faults: [],
  });
  expect(reportLines(report, 2).at(-1)).toBe('3 mutations: 2 noticed, 1 not (33.3 %, at most 2 %)');
});
