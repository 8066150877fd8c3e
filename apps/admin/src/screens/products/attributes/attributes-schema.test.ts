import { expect, it } from 'vitest';
import { attributesSchema } from './attributes-schema.ts';
import { withOption } from './edits.ts';
import { type TypedAttribute, typedOf } from './model.ts';
import { READ, typedAnew } from './testing.ts';

const faultsOf = (attributes: readonly TypedAttribute[], read = READ) =>
  (attributesSchema(read, { locale: 'en' }).safeParse({ attributes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const { attributes: typed } = typedOf(READ);
const numbered = (label: string, count: number) =>
  typedAnew(label, ...Array.from({ length: count }, (_, n) => `${label} ${n}`));

it('attributes with names and values are taken, and none is, too', () => {
  expect(faultsOf(typed)).toEqual([]);
  expect(faultsOf([])).toEqual([]);
});

it('empty and repeated names and values are told beside their fields, all at once [ADM-110]', () => {
  expect(
    faultsOf([typedAnew('Colour', 'Red', ' red', ''), typedAnew(' '), typedAnew('COLOUR ', 'x'.repeat(121))]),
  ).toEqual([
    'attributes.0.options.1.value: Another value is the same.',
    'attributes.0.options.2.value: Fill this in, or remove the value.',
    'attributes.1.label: Give the attribute a name.',
    'attributes.1.options: Add at least one value.',
    'attributes.2.label: Another attribute has this name.',
    'attributes.2.options.0.value: Use 120 characters at most.',
  ]);
});

it('a colour is one that the shop draws, and what stood there when it was read stays', () => {
  const withSwatch = (swatch: string, read = READ) =>
    faultsOf(
      typedOf(read).attributes.map((attribute, at) =>
        at === 0 ? { ...attribute, options: withOption(attribute.options, 1, { swatch }) } : attribute,
      ),
      read,
    );
  for (const drawn of ['', '#abc', '#ABCD', '#1d4ed8', '#1d4ed880 ']) expect(withSwatch(drawn)).toEqual([]);
  for (const other of ['red', '#12345', 'red.jpg', '#ggg']) {
    expect(withSwatch(other)).toEqual([
      'attributes.0.options.1.swatch: Enter a colour such as #1d4ed8, or leave it empty.',
    ]);
  }
  const old = READ.map((one) => ({
    ...one,
    options: one.options.map((option) => ({ ...option, swatch: 'linen.jpg' })),
  }));
  expect(withSwatch('linen.jpg', old)).toEqual([]);
});

it('what is wrong with the whole is told before what is wrong with its parts, so that both are told', () => {
  expect(faultsOf([numbered('A', 64), numbered('', 33)]).map((fault) => fault.split(':')[0])).toEqual([
    'attributes',
    'attributes.1.label',
  ]);
});

it('new values that make more than 2,048 combinations are refused with their number, and others are not', () => {
  expect(faultsOf([numbered('A', 64), numbered('B', 32)])).toEqual([]);
  expect(faultsOf([numbered('A', 64), numbered('B', 33)])).toEqual([
    'attributes: These values make 2,112 combinations, and a product has 2,048 variations at most. Take values out to save.',
  ]);
  const read = [60, 60].map((count, at) => ({
    id: `a${at}`,
    label: `A${at}`,
    displayType: 'button' as const,
    options: numbered(`V${at}`, count).options.map(({ value }) => ({ value })),
  }));
  const fewer = typedOf(read).attributes.map((one) => ({ ...one, options: one.options.slice(1) }));
  expect(faultsOf(fewer, read)).toEqual([]);
});
