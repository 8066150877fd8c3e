import { describe, expect, it } from 'vitest';
import { cursorOf, FIRST_PAGE, pageAfter, pageBefore, readPlace, writePlace } from './place-in-list.ts';

const throughAddress = (place: typeof FIRST_PAGE) => {
  const search = new URLSearchParams();
  writePlace(search, place);
  return readPlace(new URLSearchParams(search.toString()));
};

const far = (pages: number) =>
  Array.from({ length: pages - 1 }).reduce(
    (place: typeof FIRST_PAGE, _, at) => pageAfter(place, `c${at + 2}`),
    FIRST_PAGE,
  );

describe('the place in a list', () => {
  it('goes on by the cursor of the answer, and back by those before', () => {
    const third = pageAfter(pageAfter(FIRST_PAGE, 'two'), 'three');
    expect(cursorOf(third)).toBe('three');
    const second = pageBefore(third);
    expect(second && cursorOf(second)).toBe('two');
    expect(second && pageBefore(second)).toEqual(FIRST_PAGE);
    expect(pageBefore(FIRST_PAGE)).toBeUndefined();
  });

  it.each([1, 2, 3, 12, 13, 14, 400])('stands in the address, on page %i too [ADM-050]', (page) => {
    const place = far(page);
    expect(place.page).toBe(page);
    expect(throughAddress(place)).toEqual(place);
  });

  it('stays short however far one goes, and then knows no page before the cursors that it keeps', () => {
    const search = new URLSearchParams();
    writePlace(search, far(1000));
    expect(search.toString().length).toBeLessThan(200);
    let place: typeof FIRST_PAGE | undefined = far(1000);
    let steps = 0;
    for (; place && pageBefore(place); place = pageBefore(place)) steps += 1;
    expect(steps).toBe(11);
    expect(place?.page).toBe(989);
  });

  it.each(['', 'page=7', 'at=', 'page=-1&at='])('is the first page where the address says %o', (search) => {
    expect(readPlace(new URLSearchParams(search))).toEqual(FIRST_PAGE);
  });

  it.each(['x', '1', '-4', '1e99', '2.5'])('counts the cursors where the page is said to be %o', (page) => {
    expect(readPlace(new URLSearchParams({ page, at: 'c' }))).toEqual({ page: 2, cursors: ['c'] });
  });
});
