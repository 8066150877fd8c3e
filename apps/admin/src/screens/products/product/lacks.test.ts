import { expect, it } from 'vitest';
import { lacksOf, lackWords } from './lacks.ts';

const picture = { kind: 'image', alt: 'A lamp' } as const;
const whole = { categories: ['lamps'], media: [picture], price: undefined };

it('what a form shows is lacking or not as it stands there, the rest as the server has found [ADM-105]', () => {
  expect(lacksOf(['price', 'category', 'picture', 'alt'], whole)).toEqual(['price']);
  expect(lacksOf(['variation'], { ...whole, categories: [], media: [] })).toEqual([
    'picture',
    'category',
    'variation',
  ]);
  expect(lacksOf([], { ...whole, media: [picture, { ...picture, alt: ' ' }] })).toEqual(['alt']);
  expect(lacksOf([], { ...whole, media: [{ kind: 'video', alt: '' }] })).toEqual(['picture']);
  expect(lacksOf([], { ...whole, price: 0 })).toEqual(['price']);
  expect(lacksOf(['price'], { ...whole, price: 100 })).toEqual([]);
  expect(lacksOf([], whole)).toEqual([]);
});

it('each of what can be lacking has a word and the part of the page where it is given [ADM-105]', () => {
  const told = Object.entries(lackWords).map(([lack, { text, at }]) => [lack, text(), at]);
  expect(told).toEqual([
    ['price', 'a price', 'prices'],
    ['picture', 'a picture', 'pictures'],
    ['alt', 'a text for every picture', 'pictures'],
    ['category', 'a category', 'categories'],
    ['variation', 'a variation', 'variations'],
  ]);
});
