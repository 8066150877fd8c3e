import { expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { groupOf, listingOf } from './testing.ts';

/** Returns the minimums that a listing offers whose best rating this is, and where each leads. */
async function minimums(max: number): Promise<(string | undefined)[][]> {
  const group = groupOf({ type: 'rating', code: 'review_avg_rating', buckets: [], max });
  const html = await renderPage('/mugs', <FilterPanel data={listingOf({ groups: [group] })} />);
  const links = html.matchAll(/href="\/mugs\/review_avg_rating=([^"]*)".*?aria-label="Rated ([^"]*) of 5"/gs);
  return [...links].map(([, value, stars]) => [value, stars]);
}

it('the rating filter offers minimums from 3 to the highest, and none where the highest is below [CONST-054, LIST-061, LIST-062]', async () => {
  expect(await minimums(4.5)).toEqual([
    ['5', '5.0'],
    ['4', '4.0'],
    ['3', '3.0'],
  ]);
  expect(await minimums(3.2)).toEqual([['3', '3.0']]);
  expect(await minimums(2)).toEqual([]);
  expect(await minimums(1.9)).toEqual([]);
});
