import { expect, it } from 'vitest';
import type { Finding } from './findings.ts';
import { isGood, makeReport, reportLines } from './report.ts';

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
    new Map(),
  );
  expect(report).toEqual({
    mutants: 4,
    unnoticed: ["a:f:name = ''", 'a:f:flag = true'],
    neverOtherwise: ['a:f:flag = false'],
    outdated: [],
    neverElse: ['a:f:name = "Mug"'],
    neverMade: ['a:f:away'],
    constants: ['a:f:tax'],
    faults: [],
  });
  expect(reportLines(report, 2).at(-1)).toBe('4 mutations: 2 noticed, 2 not (50.0 %, at most 2 %)');
});

it('a reason says why a field has one value, until it has another', () => {
  const findings: Finding[] = [
    { kind: 'seen', field: 'a:f:discount', kinds: ['0'], told: [] },
    { kind: 'seen', field: 'a:f:percent', kinds: ['0', 'number'], told: ['5'] },
    ...['a:f:discount = null', 'a:f:percent = null', 'a:f:percent = 0'].map(
      (mutant): Finding => ({ kind: 'noticed', mutant, by: 'a test' }),
    ),
  ];
  const fields = [field('a:f:discount'), field('a:f:percent')];
  const [discount, percent] = ['a:f:discount = 0', 'a:f:percent = 0'];
  const without = makeReport(fields, findings, new Map());
  expect(without).toMatchObject({ neverOtherwise: [discount], outdated: [], unnoticed: [] });
  expect([isGood(without, 2, true), isGood(without, 2, false)]).toEqual([false, true]);
  const reasons = new Map([[discount, 'none yet']]);
  expect(isGood(makeReport(fields, findings, reasons), 2, true)).toBe(true);
  const stale = makeReport(fields, findings, reasons.set(percent, 'none yet'));
  expect(stale).toMatchObject({ neverOtherwise: [], outdated: [percent] });
  expect(isGood(stale, 2, true)).toBe(false);
});

it('is not good with a field that no test makes, a file that was not tried, or too much that nobody notices', () => {
  const seen: Finding = { kind: 'seen', field: 'a:f:name', kinds: ['text'], told: ['Mug'] };
  const noticed = ['null', "''"].map(
    (value): Finding => ({ kind: 'noticed', mutant: `a:f:name = ${value}`, by: 'a test' }),
  );
  const goodWith = (fields: string[], findings: Finding[]) =>
    isGood(
      makeReport(
        fields.map((id) => field(id)),
        findings,
        new Map(),
      ),
      2,
      true,
    );
  expect(goodWith(['a:f:name'], [seen, ...noticed])).toBe(true);
  expect(goodWith(['a:f:name', 'a:f:away'], [seen, ...noticed])).toBe(false);
  expect(goodWith(['a:f:name'], [seen, ...noticed, { kind: 'fault', file: 'a', reason: 'red' }])).toBe(false);
  expect(goodWith(['a:f:name'], [seen])).toBe(false);
  expect(goodWith([], [])).toBe(false);
});
