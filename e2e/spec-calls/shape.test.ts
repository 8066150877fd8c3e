import { expect, test } from 'vitest';
import { flag, leavesOf, list, number, orNull, text, toldBy, whole } from './shape.ts';

const product = {
  name: text,
  price: orNull(number),
  image: orNull({ alt: text }),
  levels: [{ min: number }] as const,
  badges: list,
  is_fav: flag,
  data: orNull(whole({})),
};

test('a field holds a value itself or has fields that do', () => {
  expect(leavesOf(product)).toEqual(['name', 'price', 'image.alt', 'levels.min', 'badges', 'is_fav', 'data']);
});

test('a field is told by what could not be there without it', () => {
  const nothing = { name: '', price: null, image: null, levels: [], badges: [], is_fav: false, data: {} };
  expect(toldBy(nothing, product)).toEqual([]);
  const something = {
    name: 'Mug',
    price: 1,
    image: { alt: 'A mug' },
    levels: [{ min: 0 }, { min: 2 }],
    badges: ['new'],
    is_fav: true,
    data: { ink: 'blue' },
  };
  expect(new Set(toldBy(something, product))).toEqual(new Set(leavesOf(product)));
});
