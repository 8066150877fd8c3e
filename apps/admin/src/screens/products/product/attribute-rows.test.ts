import { describe, expect, it } from 'vitest';
import { type AttributeRow, attributeRows, attributesOf, rowsOf } from './attribute-rows.ts';

const row = (given: Partial<AttributeRow> = {}): AttributeRow => ({
  name: 'colour',
  values: ['red'],
  shape: 'text',
  ...given,
});

const faultsOf = (rows: readonly AttributeRow[]) =>
  (attributeRows.safeParse(rows).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

it('attributes are rows by name, and what rows were made of comes of them again: numbers, texts and lists', () => {
  const attributes = { wattage: 40, colour: 'red', code: '0042', fibres: ['wool'], uses: ['bed', 'bath'] };
  const rows = rowsOf(attributes);
  expect(rows.map(({ name }) => name)).toEqual(['code', 'colour', 'fibres', 'uses', 'wattage']);
  expect(attributesOf(rows)).toEqual(attributes);
});

it('another number stays a number; a text that gets a second value is a list', () => {
  expect(
    attributesOf([
      row({ name: 'wattage', values: ['2.5'], shape: 'number' }),
      row({ name: 'year', values: ['1999'] }),
      row({ values: ['red', 'blue'] }),
    ]),
  ).toEqual({ wattage: 2.5, year: '1999', colour: ['red', 'blue'] });
});

describe('a row is refused beside itself', () => {
  it('without a name or a value', () => {
    expect(faultsOf([row(), row({ name: ' ', values: [] })])).toEqual([
      ['1.name', 'Give the attribute a name.'],
      ['1.values', 'Give it a value, or remove the attribute.'],
    ]);
  });

  it.each(['Colour', 'thread count', '2nd', 'a'.repeat(61)])('with the name “%s”', (name) => {
    expect(faultsOf([row({ name })])).toEqual([
      ['0.name', 'Begin with a small letter; then small letters, digits, “_” and “-”.'],
    ]);
  });

  it('where an earlier one has its name', () => {
    expect(faultsOf([row(), row({ values: ['blue'] }), row({ name: 'size' })])).toEqual([
      ['1.name', 'There is an attribute of this name already.'],
    ]);
  });

  it.each([[['many']], [['1', '2']], [['1e3']], [['']]])('where a number becomes %o', (values) => {
    expect(faultsOf([row({ values, shape: 'number' })])).toEqual([
      ['0.values', 'This attribute is a number: give one, such as 40 or 2.5.'],
    ]);
  });
});

it('rows with names, values and numbers are taken', () => {
  expect(faultsOf([row(), row({ name: 'wattage', values: ['-2.5'], shape: 'number' })])).toEqual([]);
});
