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

it('each of what can be lacking has a word', () => {
  expect(Object.values(lackWords).map(({ text }) => text())).toEqual([
    'a price',
    'a picture',
    'a text for every picture',
    'a category',
    'a variation',
  ]);
});
