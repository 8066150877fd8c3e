import { describe, expect, it } from 'vitest';
import { changedEntries, changedFields } from './changed-fields.ts';

const loaded = { name: 'Chair', price: 10, tags: ['a', 'b'], size: { width: 1, height: 2 }, note: undefined };

describe('the fields that were changed', () => {
  it('are none at first, and none again when a value is put back [ADM-034]', () => {
    expect(changedFields(loaded, structuredClone(loaded))).toEqual([]);
    expect(changedFields(loaded, { ...loaded, name: 'Table' })).toEqual(['name']);
    expect(changedFields(loaded, { ...loaded, name: 'Chair' })).toEqual([]);
  });

  it('count each field of a group, and a list once, whatever became of its rows [ADM-034]', () => {
    expect(changedFields(loaded, { ...loaded, size: { width: 3, height: 4 } })).toEqual([
      'size.width',
      'size.height',
    ]);
    expect(changedFields(loaded, { ...loaded, tags: ['b', 'a'] })).toEqual(['tags']);
    for (const tags of [[], ['a'], ['a', 'b', 'c'], ['a', 'c']]) {
      expect(changedFields(loaded, { ...loaded, tags }), tags.join()).toEqual(['tags']);
    }
  });

  it('include what was not there before', () => {
    expect(changedFields({}, { name: 'x' })).toEqual(['name']);
    expect(changedFields(loaded, { ...loaded, note: 'x' })).toEqual(['note']);
  });

  it('alone are sent', () => {
    expect(changedEntries(loaded, { ...loaded, price: 12, size: { width: 1, height: 9 } })).toEqual({
      price: 12,
      size: { width: 1, height: 9 },
    });
  });
});
