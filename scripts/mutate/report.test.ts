import { expect, it } from 'vitest';
import type { Finding } from './findings.ts';
import { makeReport, reportLines } from './report.ts';

const field = (id: string, isConstant = false) => ({ id, isConstant });

it('tells what nobody noticed, what was never seen otherwise and what no test makes', () => {
  const findings: Finding[] = [
    { kind: 'seen', field: 'a:f:name', kinds: ['text'], told: ['Mug'] },
    { kind: 'seen', field: 'a:f:name', kinds: ['null'], told: [] },
    { kind: 'seen', field: 'a:f:flag', kinds: ['false'], told: [] },
    { kind: 'noticed', mutant: 'a:f:name = null', by: 'a test' },
    { kind: 'noticed', mutant: 'a:f:flag = null', by: 'a test' },
  ];
  const report = makeReport(
    [field('a:f:name'), field('a:f:flag'), field('a:f:away'), field('a:f:tax', true)],
    findings,
  );
  expect(report).toEqual({
    mutants: 4,
    unnoticed: ["a:f:name = ''", 'a:f:flag = true'],
    neverOtherwise: ['a:f:flag = false'],
    neverElse: ['a:f:name = "Mug"'],
    neverMade: ['a:f:away'],
    constants: ['a:f:tax'],
    faults: [],
  });
  expect(reportLines(report, 2).at(-1)).toBe('4 mutations: 2 noticed, 2 not (50.0 %, at most 2 %)');
});
