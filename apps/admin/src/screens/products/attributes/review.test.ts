import { SKU_PATTERN } from '@stoa/domain';
import { expect, it } from 'vitest';
import { tellPlaceholders } from '../product/variations/sku-pattern.ts';
import { exampleOf, firstReview, reviewSchema, type TypedReview } from './new-skus.ts';
import {
  chosenOf,
  countMissing,
  firstWanted,
  needsReview,
  type Plan,
  tellChosen,
  tellSave,
} from './review.ts';
import { READ } from './testing.ts';
import { tellAttributes, tellDone, tellFew } from './told.ts';

const missing = (colour: string, size: string, isNew: boolean, isArchived = false) => ({
  values: { colour, size },
  isNew,
  archived: isArchived ? { id: 'v', sku: 'MUG-OLD' } : null,
});
const plan = (change: Partial<Plan> = {}): Plan => ({
  attributes: READ.map((attribute) => ({ ...attribute, options: [...attribute.options] })),
  combinations: 6,
  kept: 2,
  missing: [
    missing('Green', 'S', true, true),
    missing('Green', 'L', true),
    missing('Red', 'S', false),
    missing('Red', 'L', false, true),
  ],
  archives: { count: 0, items: [], inOpenOrders: 0, withStock: 0 },
  ...change,
});
const archives = (count: number) => ({ ...plan().archives, count });

it('a review is asked for where variations are archived or new ones missing, and where somebody asks for others', () => {
  expect(needsReview(plan({ missing: [] }), true)).toBe(false);
  expect(needsReview(plan(), false)).toBe(true);
  expect(needsReview(plan({ missing: [], archives: archives(1) }), false)).toBe(true);
  const gap = plan({ missing: [missing('Red', 'S', false)] });
  expect(needsReview(gap, false)).toBe(false);
  expect(needsReview(gap, true)).toBe(true);
});

it('combinations of new values are wanted at first, and those left out before only by whoever asks for them [ADM-111]', () => {
  expect(countMissing(plan())).toEqual({ fresh: 2, others: 2 });
  const valuesOf = (asked: boolean) => chosenOf(plan(), firstWanted(asked)).map(({ values }) => values);
  expect(valuesOf(false)).toEqual([
    { colour: 'Green', size: 'S' },
    { colour: 'Green', size: 'L' },
  ]);
  expect(valuesOf(true)).toHaveLength(4);
  expect(chosenOf(plan(), { addNew: false, addOthers: true })).toHaveLength(2);
});

it('it is told what is made and what comes back, and the button names all that happens', () => {
  const wanted = { addNew: true, addOthers: false };
  expect(tellChosen(chosenOf(plan(), wanted))).toBe('1 is made. 1 comes back from the archive as it was.');
  expect(tellChosen([])).toBe('None is added. You can add them later.');
  expect(tellSave(plan({ archives: archives(14) }), wanted)).toBe('Save, add 2, archive 14');
  expect(tellSave(plan({ archives: archives(1) }), { addNew: false, addOthers: false })).toBe(
    'Save, archive 1',
  );
  expect(tellSave(plan({ missing: [missing('Green', 'S', true)] }), wanted)).toBe('Save, add 1');
});

it('the pattern of skus is shown by the first variation that is made', () => {
  const wanted = { addNew: true, addOthers: false };
  expect(exampleOf(plan(), wanted, SKU_PATTERN, 'MUG')).toEqual({ values: 'Green / L', sku: 'MUG-GREEN-L' });
  expect(exampleOf(plan(), wanted, '{sku}/{size}-{n}', 'mug')).toMatchObject({ sku: 'mug/l-1' });
  expect(exampleOf(plan(), wanted, '{sku}-{cut}', 'MUG')).toBeUndefined();
  expect(exampleOf(plan(), { addNew: false, addOthers: false }, SKU_PATTERN, 'MUG')).toBeUndefined();
  expect(tellPlaceholders(READ)).toBe('{sku}, {values}, {n}, {colour}, {size}');
});

it('a pattern with a placeholder that stands for nothing and an amount that is none are told, where variations are made', () => {
  const schema = reviewSchema(plan(), { locale: 'en', currency: 'EUR' });
  const faults = (typed: Partial<TypedReview>) =>
    (schema.safeParse({ ...firstReview(false), ...typed }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  expect(faults({})).toEqual([]);
  expect(faults({ price: '12.50' })).toEqual([]);
  expect(faults({ skuPattern: '{sku}-{cut}', price: 'cheap' })).toEqual([
    'skuPattern: {cut} stands for nothing. Use one of {sku}, {values}, {n}, {colour}, {size}',
    'price: Enter an amount such as 10.50.',
  ]);
  expect(faults({ skuPattern: ' ' })).toEqual(['skuPattern: Say how the SKUs are made.']);
  expect(faults({ skuPattern: ' ', price: 'cheap', addNew: false })).toEqual([]);
});

it('it is told what saving did, and attributes in few words', () => {
  expect(tellDone({ made: 0, broughtBack: 0, archived: 0 })).toBe('The attributes are saved');
  expect(tellDone({ made: 12, broughtBack: 1, archived: 14 })).toBe(
    'The attributes are saved: 12 variations added, 1 brought back, 14 archived',
  );
  expect(tellFew(READ[0]?.options ?? [], 2)).toBe('Red, Blue and 1 more');
  expect(tellFew([])).toBe('No values');
  expect(tellAttributes('attributes', READ)).toBe('Colour: Red, Blue, Green; Size: S, L');
  expect(tellAttributes('name', 'Mug')).toBeUndefined();
});

it('a review that was refused begins with the pattern and the price that were typed in it', () => {
  const kept = { skuPattern: '{sku}/{n}', price: '12.50' };
  expect(firstReview(true, kept)).toEqual({ addNew: true, addOthers: true, ...kept });
  expect(firstReview(false)).toEqual({ addNew: true, addOthers: false, skuPattern: SKU_PATTERN, price: '' });
});
