import { describe, expect, it } from 'vitest';
import { gramsOf, readWeight, typedWeight, weightHelp, writeWeight } from './weight.ts';

const en = { locale: 'en' };
const de = { locale: 'de' };

describe('a weight that is typed', () => {
  it.each([
    ['1.25 kg', 1250],
    ['1.25', 1250],
    ['750 g', 750],
    ['750g', 750],
    ['0.75KG', 750],
    [' 2 kg ', 2000],
    ['1,200 g', 1200],
    ['0', 0],
  ])('%s is %d grams', (text, grams) => {
    expect(readWeight(text, en)).toEqual({ value: grams });
  });

  it('has the decimal sign of the language [ADM-066]', () => {
    expect(readWeight('1,25 kg', de)).toEqual({ value: 1250 });
    expect(readWeight('1.25 kg', de).value).toBeUndefined();
    expect([en, de, en].map((place) => writeWeight(1250, place))).toEqual(['1.25 kg', '1,25 kg', '1.25 kg']);
  });

  it.each([
    ['heavy', 'notANumber'],
    ['kg', 'notANumber'],
    ['1.5 lb', 'notANumber'],
    ['-1 kg', 'negative'],
    ['1.2345 kg', 'tooManyDecimals'],
    ['0.5 g', 'tooManyDecimals'],
    ['100001 kg', 'tooLarge'],
  ])('%s is refused as %s', (text, fault) => {
    expect(readWeight(text, en)).toEqual({ fault });
  });

  it('is refused with a sentence that has an example in the language; left empty it is none', () => {
    const refused = typedWeight(de).safeParse('schwer');
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['Enter a weight such as 1,2 kg.']);
    expect(typedWeight(de).safeParse(' ').success).toBe(true);
    expect(gramsOf('', de)).toBe(0);
  });
});

it('a weight is written as it is typed, and what is written is read as the same', () => {
  expect([0, 1, 999, 1000, 1250, 12_345, 100_000_000].map((grams) => writeWeight(grams, en))).toEqual([
    '0 kg',
    '1 g',
    '999 g',
    '1 kg',
    '1.25 kg',
    '12.345 kg',
    '100000 kg',
  ]);
  expect(writeWeight(1250, de)).toBe('1,25 kg');
  for (const grams of [0, 7, 999, 1001, 99_999_999]) {
    expect(gramsOf(writeWeight(grams, de), de)).toBe(grams);
  }
});

it('the examples of weights are written as the person types them', () => {
  expect(weightHelp({ locale: 'de-DE' })).toBe('In kg or g, such as 1,2 kg or 750 g.');
  expect(weightHelp({ locale: 'en-US' })).toBe('In kg or g, such as 1.2 kg or 750 g.');
});
