import { expect, it } from 'vitest';
import { moved } from '../../../kit/ordered-list/index.ts';
import { addValues, withAttribute, withOption } from './edits.ts';
import { givenOf, hasNewValues } from './given.ts';
import { type TypedAttribute, type TypedOption, typedOf } from './model.ts';
import { READ, typedAnew } from './testing.ts';

const { attributes: typed } = typedOf(READ);

/** The attributes with the values of the first one changed. */
const withColours = (change: (options: readonly TypedOption[]) => readonly TypedOption[]) =>
  typed.map((attribute, at) => (at === 0 ? { ...attribute, options: change(attribute.options) } : attribute));
const coloursOf = (attributes: readonly TypedAttribute[]) => givenOf(attributes, READ)[0]?.options;

it('attributes that were not touched are sent as they were read, and are no new values', () => {
  expect(givenOf(typed, READ)).toEqual(READ);
  expect(hasNewValues(typed, READ)).toBe(false);
});

it('a renamed value says what it was, and is the same value', () => {
  const renamed = withColours((options) => withOption(options, 1, { value: ' Navy ' }));
  expect(coloursOf(renamed)).toEqual([
    { value: 'Red', swatch: '#c00' },
    { value: 'Navy', was: 'Blue' },
    { value: 'Green' },
  ]);
  expect(hasNewValues(renamed, READ)).toBe(false);
});

it('a renamed attribute keeps its id, and attributes and values that are put in another order are the same', () => {
  const other = moved(withAttribute(typed, 0, { label: 'Shade', displayType: 'radio' }), 0, 1);
  const ordered = other.map(({ options, ...rest }) => ({ ...rest, options: moved(options, 0, 1) }));
  expect(givenOf(ordered, READ)).toEqual([
    { id: 'size', label: 'Size', displayType: 'dropdown', options: [{ value: 'L' }, { value: 'S' }] },
    {
      id: 'colour',
      label: 'Shade',
      displayType: 'radio',
      options: [{ value: 'Blue' }, { value: 'Red', swatch: '#c00' }, { value: 'Green' }],
    },
  ]);
});

it('two values that are called like each other now say both what they were', () => {
  const crossed = withColours((options) =>
    withOption(withOption(options, 0, { value: 'Blue' }), 1, { value: 'Red' }),
  );
  expect(coloursOf(crossed)).toEqual([
    { value: 'Blue', was: 'Red', swatch: '#c00' },
    { value: 'Red', was: 'Blue' },
    { value: 'Green' },
  ]);
});

it('a value that is taken out and added again is the same one, whatever the case of its letters', () => {
  const read = READ[0]?.options ?? [];
  const without = typed[0]?.options.toSpliced(1, 1) ?? [];
  const again = addValues(without, ['Blue'], read).options;
  expect(again.at(-1)).toEqual(typed[0]?.options[1]);
  expect(coloursOf(withColours(() => addValues(without, ['blue'], read).options))?.at(-1)).toEqual({
    value: 'blue',
    was: 'Blue',
  });
});

it('a value that is typed over another one is the one that was taken out', () => {
  const over = withColours((options) => [
    ...options.toSpliced(0, 1),
    { key: 'new:1', was: null, value: 'Red', swatch: '' },
  ]);
  expect(coloursOf(over)).toEqual([{ value: 'Blue' }, { value: 'Green' }, { value: 'Red' }]);
  expect(hasNewValues(over, READ)).toBe(false);
});

it('a value that takes the name of a renamed one is new', () => {
  const taken = withColours((options) => [
    ...withOption(options, 0, { value: 'Crimson' }),
    { key: 'new:1', was: null, value: 'Red', swatch: '' },
  ]);
  expect(coloursOf(taken)?.at(0)).toMatchObject({ value: 'Crimson', was: 'Red' });
  expect(coloursOf(taken)?.at(-1)).toEqual({ value: 'Red' });
  expect(hasNewValues(taken, READ)).toBe(true);
});

it('an attribute that is taken out and typed again is the same one, with its values', () => {
  const again = [...typed.slice(1), typedAnew('colour', 'blue', 'Black')];
  expect(givenOf(again, READ)[1]).toEqual({
    id: 'colour',
    label: 'colour',
    displayType: 'button',
    options: [{ value: 'blue', was: 'Blue' }, { value: 'Black' }],
  });
  expect(hasNewValues(again, READ)).toBe(true);
});

it('a new attribute and a new value have nothing that they were', () => {
  expect(givenOf([typedAnew(' Cut ', 'Slim')], READ)).toEqual([
    { label: 'Cut', displayType: 'button', options: [{ value: 'Slim' }] },
  ]);
});

it('what somebody else took out meanwhile is new', () => {
  const renamed = withColours((options) => withOption(options, 1, { value: 'Navy' }));
  const now = [{ ...(READ[0] ?? typedAnew('')), id: 'colour', options: [{ value: 'Red' }] }];
  expect(givenOf(renamed, now)).toMatchObject([
    { id: 'colour', options: [{ value: 'Red' }, { value: 'Navy' }, { value: 'Green' }] },
    { label: 'Size' },
  ]);
  expect(givenOf(renamed, now)[0]?.options[1]).not.toHaveProperty('was');
  expect(givenOf(renamed, now)[1]).not.toHaveProperty('id');
});
