import { expect, it, vi } from 'vitest';
import { Memo } from './memo.ts';

it('makes an answer once, until it is cleared', () => {
  const memo = new Memo<number>(2);
  const make = vi.fn(() => 1);
  expect([memo.get('a', make), memo.get('a', make)]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
  memo.clear();
  memo.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('forgets what was not asked for longest', () => {
  const memo = new Memo<string>(2);
  const make = vi.fn((answer: string) => answer);
  for (const question of ['a', 'b', 'a', 'c', 'a']) memo.get(question, () => make(question));
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  memo.get('b', () => make('b'));
  expect(make).toHaveBeenCalledTimes(4);
});
