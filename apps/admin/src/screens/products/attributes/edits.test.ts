import { expect, it } from 'vitest';
import { changedFields } from '../../../kit/form/changed-fields.ts';
import { moved } from '../../../kit/ordered-list/index.ts';
import {
  addValues,
  newAttribute,
  withAttribute,
  withOption,
  withoutSwatches,
  withSwatches,
} from './edits.ts';
import { MOST_VALUES, type TypedAttribute, typedOf } from './model.ts';
import { pastedValues } from './pasted-values.ts';
import { asPicked } from './picked-colour.ts';
import { READ, typedAnew } from './testing.ts';
import { tellAdded } from './told.ts';

it('a list that is pasted is read line by line, or between tabs, semicolons or commas', () => {
  expect(pastedValues('S\r\nM\n\n L \n')).toEqual(['S', 'M', 'L']);
  expect(pastedValues('S\tM\tL')).toEqual(['S', 'M', 'L']);
  expect(pastedValues('S,M,,L')).toEqual(['S', 'M', 'L']);
  expect(pastedValues('38,39,40')).toEqual(['38', '39', '40']);
  expect(pastedValues('Red, white\nBlue')).toEqual(['Red, white', 'Blue']);
  expect(pastedValues('1,5 l; 2 l')).toEqual(['1,5 l', '2 l']);
  expect(pastedValues('1,5 l, 2 l')).toEqual(['1,5 l', '2 l']);
  expect(pastedValues(' Red ')).toEqual(['Red']);
  expect(pastedValues(' ')).toEqual([]);
});

it('values are added without those that are there already, and without empty ones', () => {
  const { options } = typedAnew('Size', 'S');
  const result = addValues(options, ['M', ' s', '', 'm', 'L '], []);
  expect(result.options.map(({ value }) => value)).toEqual(['S', 'M', 'L']);
  expect(new Set(result.options.map(({ key }) => key)).size).toBe(3);
  expect(result).toMatchObject({ added: 2, repeated: 2, tooMany: 0 });
  expect(tellAdded(result)).toBe('2 values added, 2 were there already');
});

it('an attribute takes as many values as there is room for', () => {
  const many = Array.from({ length: MOST_VALUES - 1 }, (_, n) => `Size ${n}`);
  const result = addValues(typedAnew('Size', ...many).options, ['M', 'L', 'XL'], []);
  expect(result.options).toHaveLength(MOST_VALUES);
  expect(tellAdded(result)).toBe('1 value added, 2 were too many');
});

it('attributes count as one changed field, and as none once they are as they were: renamed, moved, taken out and added again [ADM-034]', () => {
  const loaded = typedOf(READ);
  const { attributes } = loaded;
  const changed = (now: readonly TypedAttribute[]) => changedFields({ ...loaded }, { attributes: now });
  const named = (label: string) => withAttribute(attributes, 0, { label });
  expect(changed(named('Tint'))).toEqual(['attributes']);
  expect(changed(named('Colour'))).toEqual([]);
  expect(changed(moved(attributes, 0, 1))).toEqual(['attributes']);
  expect(changed(moved(moved(attributes, 0, 1), 1, 0))).toEqual([]);
  expect(changed([...attributes, newAttribute()])).toEqual(['attributes']);
  const [colour, size] = attributes.map(({ options }) => options);
  const without = (colour ?? []).slice(0, -1);
  expect(changed(withAttribute(attributes, 0, { options: without }))).toEqual(['attributes']);
  const back = addValues(without, ['Green'], READ[0]?.options ?? []).options;
  expect(changed(withAttribute(attributes, 0, { options: back }))).toEqual([]);
  const added = addValues(size ?? [], ['M'], READ[1]?.options ?? []).options;
  expect(changed(withAttribute(attributes, 1, { options: added }))).toEqual(['attributes']);
  const dotted = (swatch: string) =>
    withAttribute(attributes, 0, { options: withOption(colour ?? [], 0, { swatch }) });
  expect([changed(dotted('#00c')), changed(dotted('#c00'))]).toEqual([['attributes'], []]);
});

it('a colour is picked with six digits', () => {
  expect(asPicked('#C0A')).toBe('#cc00aa');
  expect(asPicked(' #1d4ed880 ')).toBe('#1d4ed8');
  expect(asPicked('#abcd')).toBe('#aabbcc');
  expect(asPicked('red.jpg')).toBe('#888888');
});

it('colours that were taken away come back to the values that are still there', () => {
  const [red, blue] = typedAnew('Colour', 'Red', 'Blue').options.map((option, at) => ({
    ...option,
    swatch: ['#f00', '#00f'][at] ?? '',
  }));
  const { options, kept } = withoutSwatches([red, blue].filter((one) => one !== undefined));
  expect(options.map(({ swatch }) => swatch)).toEqual(['', '']);
  const others = typedAnew('Colour', 'Green').options;
  const [, plain] = options;
  const back = withSwatches([...(plain ? [plain] : []), ...others], kept);
  expect(back.map(({ value, swatch }) => [value, swatch])).toEqual([
    ['Blue', '#00f'],
    ['Green', ''],
  ]);
  expect(
    withSwatches(
      options.map((option) => ({ ...option, swatch: '#abc' })),
      kept,
    )[0]?.swatch,
  ).toBe('#abc');
});
