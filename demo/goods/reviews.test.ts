import { describe, expect, it } from 'vitest';
import { emberReviews } from './ember/reviews.ts';
import { kitchenReviews } from './harbor/reviews/kitchen.ts';
import { roomReviews } from './harbor/reviews/rooms.ts';
import { tableReviews } from './harbor/reviews/table.ts';
import { allGoods, repeated } from './testing.ts';
import type { Product } from './types.ts';

const reviewed = allGoods.filter(({ reviews }) => reviews.length > 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = ({ stars }: Product) => sum(stars.map((count, at) => count * (at + 1))) / sum(stars);

describe('reviews', () => {
  it('are written about some sixty products, two to four each', () => {
    expect(reviewed.length).toBeGreaterThanOrEqual(60);
    expect(reviewed.filter(({ reviews }) => reviews.length < 2 || reviews.length > 4)).toEqual([]);
  });

  it('are about goods that exist', () => {
    const subjects = [tableReviews, kitchenReviews, roomReviews, emberReviews].flatMap((all) =>
      Object.keys(all),
    );
    expect(subjects.toSorted()).toEqual(reviewed.map(({ slug }) => slug).toSorted());
  });

  it('are counted among the stars of their product', () => {
    const uncounted = reviewed.filter(({ stars, reviews }) =>
      stars.some((count, at) => reviews.filter(({ star }) => star === at + 1).length > count),
    );
    expect(uncounted.map(({ slug }) => slug)).toEqual([]);
  });

  it('are spread as shoppers spread them', () => {
    const rated = allGoods.filter(({ stars }) => sum(stars) > 0);
    expect(allGoods.filter(({ stars }) => sum(stars) > 40).map(({ slug }) => slug)).toEqual([]);
    const overall = sum(rated.map(average)) / rated.length;
    expect(overall).toBeGreaterThan(4);
    expect(overall).toBeLessThan(4.9);
    expect(rated.filter((product) => average(product) < 4).length).toBeGreaterThanOrEqual(5);
    expect(allGoods.length - rated.length).toBeGreaterThanOrEqual(5);
  });

  it('are each written once, long enough to be one', () => {
    const texts = reviewed.flatMap(({ reviews }) => reviews.map(({ content }) => content));
    expect(repeated(texts)).toEqual([]);
    expect(texts.filter((text) => text.length < 10)).toEqual([]);
    const replies = reviewed.flatMap(({ reviews }) => reviews.filter(({ reply }) => reply !== undefined));
    expect(replies.length).toBeGreaterThanOrEqual(5);
  });
});
