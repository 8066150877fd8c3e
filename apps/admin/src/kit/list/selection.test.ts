import { describe, expect, it } from 'vitest';
import { isSelected, NONE_SELECTED, select, selectAll, selectedCount, selectedOf } from './selection.ts';

describe('the selection of rows', () => {
  it('takes the rows of a page and keeps those of others', () => {
    const two = select(NONE_SELECTED, ['a', 'b'], true);
    const four = select(two, ['c', 'd'], true);
    expect(selectedCount(four)).toBe(4);
    expect(selectedOf(four, ['a', 'b'])).toBe('all');
    const three = select(four, ['a'], false);
    expect(selectedOf(three, ['a', 'b'])).toBe('some');
    expect(selectedOf(three, ['x'])).toBe('none');
    expect(selectedOf(three, [])).toBe('none');
  });

  it('takes all that match, also those of pages that were never shown, by their exact number', () => {
    const all = selectAll(312);
    expect(selectedCount(all)).toBe(312);
    expect(isSelected(all, 'never shown')).toBe(true);
    const but = select(all, ['a', 'b'], false);
    expect(selectedCount(but)).toBe(310);
    expect(isSelected(but, 'a')).toBe(false);
    expect(selectedCount(select(but, ['a'], true))).toBe(311);
  });
});
