import { expect, it } from 'vitest';
import { cardOf } from '../testing.ts';
import { openWindow, type PageWindow, pageAbove, pageBelow, withLoaded } from './page-window.ts';

const page = (number: number, ...ids: string[]) => ({
  number,
  products: ids.map((_id) => cardOf({ _id })),
});
const idsOf = ({ pages }: PageWindow) =>
  pages.map(({ number, products }) => [number, ...products.map(({ _id }) => _id)]);

it('grows at both ends until no pages remain [LIST-036]', () => {
  const third = openWindow(page(3, 'e', 'f'), 4);
  expect([pageAbove(third), pageBelow(third)]).toEqual([2, 4]);
  const more = withLoaded(withLoaded(third, page(4, 'g'), 4), page(2, 'c', 'd'), 4);
  expect(idsOf(more)).toEqual([
    [2, 'c', 'd'],
    [3, 'e', 'f'],
    [4, 'g'],
  ]);
  expect([pageAbove(more), pageBelow(more)]).toEqual([1, undefined]);
  expect(pageAbove(withLoaded(more, page(1, 'a', 'b'), 4))).toBeUndefined();
});

it('shows a product once that has moved to another page meanwhile', () => {
  const window = withLoaded(openWindow(page(1, 'a', 'b'), 2), page(2, 'b', 'c'), 2);
  expect(idsOf(window)).toEqual([
    [1, 'a', 'b'],
    [2, 'c'],
  ]);
});

it('takes no page that leaves a gap, nor one twice', () => {
  const window = openWindow(page(1, 'a'), 9);
  expect(withLoaded(window, page(3, 'x'), 9)).toBe(window);
  expect(withLoaded(window, page(1, 'x'), 9)).toBe(window);
});

it('knows when the listing has become shorter meanwhile', () => {
  expect(pageBelow(withLoaded(openWindow(page(1, 'a'), 9), page(2, 'b'), 2))).toBeUndefined();
});
