import { describe, expect, it } from 'vitest';
import { mergeRows, takeIn } from './take-in.ts';

const before = { name: 'Chair', brand: 'Oak', tags: ['a'] };

describe('a record that was read again', () => {
  it('gives its values to the fields that nobody typed into, and to no other', () => {
    const typed = { ...before, name: 'My chair' };
    expect(takeIn({ before, typed, now: { ...before, brand: 'Elm' } })).toEqual({
      values: { name: 'My chair', brand: 'Elm', tags: ['a'] },
      conflicts: [],
    });
  });

  it('names the fields that both changed, unless both made the same of them', () => {
    const typed = { name: 'Mine', brand: 'Ash', tags: ['a', 'b'] };
    const now = { name: 'Theirs', brand: 'Ash', tags: ['c'] };
    expect(takeIn({ before, typed, now })).toEqual({
      values: { name: 'Mine', brand: 'Ash', tags: ['a', 'b'] },
      conflicts: ['name', 'tags'],
    });
  });
});

describe('rows that are known by a key', () => {
  interface Row {
    readonly key: string;
    readonly value: string;
  }
  const rows = (given: Readonly<Record<string, string>>): Row[] =>
    Object.entries(given).map(([key, value]) => ({ key, value }));
  const merged = (typed: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) => {
    const old = rows({ colour: 'red', size: 'L' });
    const { values, conflicts } = takeIn<{ list: readonly Row[] }>(
      { before: { list: old }, typed: { list: rows(typed) }, now: { list: rows(now) } },
      { list: mergeRows(({ key }) => key) },
    );
    return [Object.fromEntries(values.list.map(({ key, value }) => [key, value])), conflicts];
  };

  it('keep what each of two made of different ones: changed, added, taken out', () => {
    expect(merged({ colour: 'blue', size: 'L' }, { colour: 'red', size: 'L', material: 'oak' })).toEqual([
      { colour: 'blue', size: 'L', material: 'oak' },
      [],
    ]);
    expect(merged({ colour: 'blue', size: 'L' }, { colour: 'red', size: 'M' })).toEqual([
      { colour: 'blue', size: 'M' },
      [],
    ]);
    expect(merged({ colour: 'blue', size: 'L' }, { colour: 'red' })).toEqual([{ colour: 'blue' }, []]);
    expect(merged({ size: 'L' }, { colour: 'red', size: 'M' })).toEqual([{ size: 'M' }, []]);
    expect(merged({ colour: 'red', size: 'L', a: '1' }, { colour: 'red', size: 'L', b: '2' })).toEqual([
      { colour: 'red', size: 'L', a: '1', b: '2' },
      [],
    ]);
  });

  it('are in conflict where both made different things of one, and what was typed stays', () => {
    expect(merged({ colour: 'blue', size: 'L' }, { colour: 'green', size: 'L' })).toEqual([
      { colour: 'blue', size: 'L' },
      ['list'],
    ]);
    expect(merged({ colour: 'red', size: 'L', a: '1' }, { colour: 'red', size: 'L', a: '2' })).toEqual([
      { colour: 'red', size: 'L', a: '1' },
      ['list'],
    ]);
    expect(merged({ size: 'L' }, { colour: 'green', size: 'L' })).toEqual([{ size: 'L' }, ['list']]);
    expect(merged({ colour: 'blue', size: 'L' }, { size: 'L' })).toEqual([
      { colour: 'blue', size: 'L' },
      ['list'],
    ]);
  });
});
