import { expect, it } from 'vitest';
import { claimsIn } from './claims.ts';
import { showsProduct, type Unreached } from './reach.ts';

const claims = (text: string) => claimsIn('packages/domain/src/price/price.test.ts', text);
const idsOf = (text: string) => claims(text).flatMap(({ ids }) => ids);

it('reads ids at the end of the title of a test, however it is written', () => {
  expect(idsOf(`it('is so [PRICE-001, API-GQL-502]', () => {})`)).toEqual(['PRICE-001', 'API-GQL-502']);
  expect(idsOf(`test.each([1])(\n  'is %d [PRICE-002]',\n  () => {},\n)`)).toEqual(['PRICE-002']);
  expect(idsOf('it.runIf(x)(`is so [PRICE-003]`, () => {})')).toEqual(['PRICE-003']);
  expect(idsOf(`describe('a', () => { it('b [PRICE-004]', () => {}); })`)).toEqual(['PRICE-004']);
});

it('takes nothing from groups, comments, tables and the middle of a title', () => {
  expect(idsOf(`describe('prices [PRICE-001]', () => {})`)).toEqual([]);
  expect(idsOf(`// it('is so [PRICE-001]')\nit.each(['[PRICE-002]'])('%s', () => {})`)).toEqual([]);
  expect(idsOf(`it('[PRICE-003] is so', () => {})`)).toEqual([]);
});

const HEAD = `
  import { unitPrice as price, levels } from './index.ts';
  import { fieldRules } from '@stoa/domain';
  import { sale } from '../testing/sale.ts';
  import type { Money } from './money.ts';
  const { minLength, required } = fieldRules;
`;
const usesOf = (test: string) => claims(HEAD + test)[0]?.uses.map(({ name }) => name);

it('tells what a test uses, itself and by functions and variables of its file', () => {
  expect(usesOf(`it('a [PRICE-001]', () => price(1))`)).toEqual(['unitPrice']);
  expect(usesOf(`const of = () => levels(); it('a [PRICE-001]', () => of())`)).toEqual(['levels']);
  expect(usesOf(`let it1; beforeAll(() => { it1 = sale(); }); it('a [PRICE-001]', () => x(it1))`)).toEqual([
    'sale',
  ]);
  expect(usesOf(`it('a [PRICE-001]', () => required('a'))`)).toEqual(['required', 'fieldRules']);
  expect(usesOf(`it('a [PRICE-001]', () => x({ levels: 1 }.levels))`)).toEqual([]);
});

const unreached: Unreached = new Map([
  ['packages/domain', new Set(['minLength', 'levels'])],
  ['packages/commerce', new Set(['editProduct'])],
]);

function shows(file: string, test: string, head = HEAD): boolean {
  const [claim] = claimsIn(file, head + test);
  if (claim === undefined) throw new Error('no claim');
  return showsProduct(file, claim, unreached);
}

it('does not count a test of a rule that nothing calls, whatever else it uses', () => {
  const file = 'packages/domain/src/price/price.test.ts';
  expect(shows(file, `it('a [PRICE-001]', () => price(1))`)).toBe(true);
  expect(shows(file, `it('a [PRICE-001]', () => levels(price(1)))`)).toBe(false);
  expect(shows(file, `it('a [PRICE-001]', () => minLength(1))`)).toBe(false);
});

it('takes use cases that only tests call for preparations, but not alone', () => {
  const file = 'packages/commerce/src/cart/cart.test.ts';
  const head = `import { editProduct } from '../product/index.ts'; import { readCart } from './index.ts';`;
  expect(shows(file, `it('a [PRICE-001]', () => editProduct(readCart()))`, head)).toBe(true);
  expect(shows(file, `it('a [PRICE-001]', () => editProduct())`, head)).toBe(false);
});

it('takes what sets the scene for preparations, by whichever entry it comes', () => {
  const file = 'packages/import-export/src/run/import-catalogue.test.ts';
  for (const entry of ['testing', 'testing-vitest']) {
    const head = `import { editProduct } from '@stoa/commerce'; import { sale } from '@stoa/commerce/${entry}';`;
    expect(shows(file, `it('a [PRICE-001]', () => editProduct(sale()))`, head)).toBe(false);
  }
});

it('counts what goes through a running server', () => {
  expect(shows('e2e/http/pages.test.ts', `it('a [PRICE-001]', () => sale())`)).toBe(true);
});

it('does not count a test that uses nothing of the project, wherever it stands', () => {
  for (const file of ['packages/domain/src/price/price.test.ts', 'e2e/http/pages.test.ts'])
    expect(shows(file, `it('a [PRICE-001]', () => expect(1).toBe(1))`)).toBe(false);
});

it('takes what stands in the table of a group for what its tests use', () => {
  const table = `describe.each([price, sale])('%s', (made) => { it('a [PRICE-001]', () => made()); })`;
  expect(usesOf(table)).toEqual(['unitPrice', 'sale']);
});
