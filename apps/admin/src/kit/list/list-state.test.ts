import { describe, expect, it } from 'vitest';
import { changeListState, isNarrowed, readListState, withFilter, writeListState } from './list-state.ts';

const filters = ['status', 'person', 'days'];
const read = (search: string) => readListState(new URLSearchParams(search), filters);
const write = (state: ReturnType<typeof read>, before = '') =>
  writeListState(state, new URLSearchParams(before), filters).toString();

describe('what a list shows', () => {
  it.each([
    '',
    'q=silver+%26+gold',
    'q=a&status=open&status=closed&days=2026-01-01..2026-01-31&sort=-total&at=one&at=two&open=x&open=y',
    'person=7&sort=name',
  ])('stands whole in the address %o [ADM-050]', (search) => {
    expect(write(read(search))).toBe(search);
  });

  it('is the same at an address that one comes back to: filters, place and unfolded rows [ADM-051]', () => {
    const address = 'q=a&status=open&sort=-total&at=one&at=two&open=x&open=y';
    expect(read(address)).toEqual({
      words: 'a',
      filters: { status: ['open'] },
      sort: { by: 'total', descending: true },
      place: { page: 3, cursors: ['one', 'two'] },
      unfolded: ['x', 'y'],
    });
    expect(write(read(address))).toBe(address);
  });

  it('leaves alone what else the address says', () => {
    expect(write(read('tab=2&q=a'), 'tab=2&q=old')).toBe('tab=2&q=a');
  });

  it('takes no filter that the list does not have, nor an empty or doubled value', () => {
    expect(read('colour=red&status=&status=open&status=open').filters).toEqual({ status: ['open'] });
  });

  it.each(['', '-', 'a b', '--x<'])('has its own order where the address sorts by %o', (sort) => {
    expect(read(new URLSearchParams({ sort }).toString()).sort).toBeUndefined();
  });

  it.each([
    ['words', { words: 'b' }],
    ['a filter', { filters: { status: ['open'] } }],
    ['the order', { sort: { by: 'name', descending: true } }],
  ])('begins at the first page when %s changes', (_, change) => {
    const state = read('q=a&at=one&open=x&sort=name');
    expect(changeListState(state, change)).toMatchObject({
      ...change,
      place: { page: 1, cursors: [] },
      unfolded: [],
    });
  });

  it('keeps its place when a row is unfolded, and the rows when words stay as they are [ADM-051]', () => {
    const state = read('q=a&at=one&open=x');
    expect(changeListState(state, { unfolded: ['x', 'y'] })).toEqual({ ...state, unfolded: ['x', 'y'] });
    expect(changeListState(state, { words: 'a' })).toEqual(state);
  });

  it('forgets the filter that is set to nothing, and is narrowed by what is left', () => {
    const set = withFilter({}, 'status', ['open']);
    expect(set).toEqual({ status: ['open'] });
    expect(withFilter(set, 'status', [])).toEqual({});
    expect(isNarrowed({ ...read(''), filters: set })).toBe(true);
    expect(isNarrowed(read('sort=name'))).toBe(false);
    expect(isNarrowed(read('q=a'))).toBe(true);
  });
});
