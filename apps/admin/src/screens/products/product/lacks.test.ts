import { expect, it } from 'vitest';
import { lacksOf, lackWords } from './lacks.ts';

const whole = { categories: ['lamps'], media: [{ alt: 'A lamp' }] };

it('what a form shows is lacking or not as it stands there, the rest as the server has found [ADM-105]', () => {
  expect(lacksOf(['price', 'category', 'picture', 'alt'], whole)).toEqual(['price']);
  expect(lacksOf(['variation'], { categories: [], media: [] })).toEqual(['picture', 'category', 'variation']);
  expect(lacksOf([], { ...whole, media: [{ alt: 'A lamp' }, { alt: ' ' }] })).toEqual(['alt']);
  expect(lacksOf([], whole)).toEqual([]);
});

it('each of what can be lacking has a word', () => {
  expect(Object.values(lackWords).map(({ text }) => text())).toEqual([
    'a price',
    'a picture',
    'a text for every picture',
    'a category',
    'a variation',
  ]);
});
