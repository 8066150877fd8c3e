import { describe, expect, it } from 'vitest';
import { nextSort, toggled } from './next-sort.ts';

describe('the order that pressing a heading leads to', () => {
  it('is up, then down, then that of the list', () => {
    const up = nextSort('name', undefined);
    const down = nextSort('name', up);
    expect([up, down, nextSort('name', down)]).toEqual([
      { by: 'name', descending: false },
      { by: 'name', descending: true },
      undefined,
    ]);
  });

  it('begins anew at another column', () => {
    expect(nextSort('total', { by: 'name', descending: true })).toEqual({ by: 'total', descending: false });
  });
});

it('a row is unfolded and folded again', () => {
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
});
