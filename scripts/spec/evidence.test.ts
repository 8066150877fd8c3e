import { expect, it } from 'vitest';
import type { Names } from '../check/passed-tests.ts';
import { claimsIn } from './claims.ts';
import { weighClaims } from './evidence.ts';

const FILE = 'packages/domain/src/price/price.test.ts';

/** Weighs what one test file claims, by the names of its tests that passed and failed, or by its text alone. */
function weigh(text: string, names?: Partial<Names>, product = { isReached: true, asksOverHttp: true }) {
  const files = names === undefined ? {} : { [FILE]: { passed: [], failed: [], ...names } };
  const run = { at: '', tree: '', files };
  return weighClaims(
    claimsIn(FILE, text).map((claim) => ({ file: FILE, claim })),
    [{ name: 'unit', owns: (file) => file.startsWith('packages/'), run }],
    { showsProduct: () => product.isReached, goesThroughHttp: () => product.asksOverHttp },
  );
}

const shownBy = (text: string, names?: Partial<Names>) => [...weigh(text, names).shown];

it('a test that ran and passed shows what its title ends with', () => {
  expect(shownBy(`it('is so [PRICE-001]', f)`, { passed: ['is so [PRICE-001]'] })).toEqual(['PRICE-001']);
  const grouped = `describe('a level', () => { it('is so [PRICE-001]', f); })`;
  expect(shownBy(grouped, { passed: ['a level > is so [PRICE-001]'] })).toEqual(['PRICE-001']);
  const cases = `it.each([1, 2])('%d of $name is so [PRICE-001]', f)`;
  expect(shownBy(cases, { passed: ['2 of (them) is so [PRICE-001]'] })).toEqual(['PRICE-001']);
  expect(shownBy('it(`${a} is so [PRICE-001]`, f)', { passed: ['x is so [PRICE-001]'] })).toEqual([
    'PRICE-001',
  ]);
});

it.each([
  ['skipped', `it.skip('is so [PRICE-001]', f)`],
  ['to be written', `it.todo('is so [PRICE-001]')`],
  ['skipped from within', `it('is so [PRICE-001]', (test) => test.skip())`],
  ['behind a condition that is never true', `if (false) it('is so [PRICE-001]', f)`],
  ['left out by a condition', `it.runIf(false)('is so [PRICE-001]', f)`],
  ['in a group that is left out', `describe.skip('a', () => { it('is so [PRICE-001]', f); })`],
  ['of a table without rows', `it.each([])('%s is so [PRICE-001]', f)`],
  ['inverse', `it.fails('is so [PRICE-001]', f)`],
])('a test that did not run, or not to say so, shows nothing: %s', (_, text) => {
  expect(shownBy(text, { passed: ['another [PRICE-002]'] })).toEqual([]);
});

it('a test of a file that the runner does not include shows nothing', () => {
  const { shown, didNotPass } = weigh(`it('is so [PRICE-001]', f)`);
  expect([...shown]).toEqual([]);
  expect(didNotPass).toEqual([{ id: 'PRICE-001', where: `${FILE} > is so [PRICE-001]` }]);
});

it('a test that failed shows nothing, nor one of whose cases one did', () => {
  expect(shownBy(`it('is so [PRICE-001]', f)`, { failed: ['is so [PRICE-001]'] })).toEqual([]);
  const cases = `it.each([1, 2])('%d is so [PRICE-001]', f)`;
  const names = { passed: ['1 is so [PRICE-001]'], failed: ['2 is so [PRICE-001]'] };
  expect(shownBy(cases, names)).toEqual([]);
});

it('a test of the same title in another group does not show it', () => {
  const text = `describe('a', () => { it.skip('is so', f); it('is so [PRICE-001]', f); })`;
  expect(shownBy(text, { passed: ['b > is so [PRICE-001]'] })).toEqual([]);
});

it('a title that is made elsewhere claims nothing, and is named', () => {
  const { shown, notInSource } = weigh(`const title = 'is so [PRICE-001]'; it(title, f)`, {
    passed: ['a > is so [PRICE-001]'],
  });
  expect([...shown]).toEqual([]);
  expect(notInSource).toEqual([{ id: 'PRICE-001', where: `${FILE} > a > is so [PRICE-001]` }]);
});

it('a test of a kit shows nothing, and is known', () => {
  const kits = claimsIn('packages/search/src/testing/kit.ts', `it('is so [PRICE-001]', f)`);
  const files = { [FILE]: { passed: ['an engine > is so [PRICE-001]'], failed: [] } };
  const suite = { name: 'unit', owns: () => true, run: { at: '', tree: '', files } };
  const demands = { showsProduct: () => true, goesThroughHttp: () => true };
  expect(weighClaims([], [suite], demands, kits)).toMatchObject({ shown: new Set(), notInSource: [] });
});

it('a test that reaches nothing of the product is named, unless another shows it', () => {
  const names = { passed: ['is so [PRICE-001]'] };
  const { shown, reachesNothing } = weigh(`it('is so [PRICE-001]', f)`, names, {
    isReached: false,
    asksOverHttp: true,
  });
  expect([...shown]).toEqual([]);
  expect(reachesNothing.map(({ id }) => id)).toEqual(['PRICE-001']);
});

it('an address or a call of the contract is shown by a test that asks for it, and any other claim is named', () => {
  const text = `it('is so [ROUTE-001, PRICE-001]', f)`;
  const names = { passed: ['is so [ROUTE-001, PRICE-001]'] };
  const called = weigh(text, names, { isReached: true, asksOverHttp: false });
  expect([...called.shown]).toEqual(['PRICE-001']);
  expect(called.withoutHttp.map(({ id }) => id)).toEqual(['ROUTE-001']);
  expect([...weigh(text, names).shown]).toEqual(['ROUTE-001', 'PRICE-001']);
});

it('without a run of these sources what is claimed is taken for granted, but for what says that it does not run', () => {
  const text = `it('is so [PRICE-001]', f); it.skip('is so [PRICE-002]', f); it.todo('is [PRICE-003]');`;
  const claims = claimsIn(FILE, text).map((claim) => ({ file: FILE, claim }));
  const demands = { showsProduct: () => true, goesThroughHttp: () => true };
  const { shown } = weighClaims(claims, [{ name: 'unit', owns: () => true }], demands);
  expect([...shown]).toEqual(['PRICE-001']);
});
