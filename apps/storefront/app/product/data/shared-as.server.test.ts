import { expect, it } from 'vitest';
import { picture, product } from '../testing.ts';
import { sharedAs } from './shared-as.server.ts';

const told = (over: Parameters<typeof product>[0]) =>
  Object.fromEntries(
    sharedAs(product(over), 'https://shop.example').map(({ property, content }) => [property, content]),
  );

it('a product is shared with its name, its own address and a picture, not the poster of a film', () => {
  const film = { ...picture('film'), oembed: { url: 'https://vimeo.com/76979871' } };
  expect(told({ images: [film, picture('front')], meta_title: 'A mug for tea' })).toEqual({
    'og:type': 'product',
    'og:title': 'A mug for tea',
    'og:description': 'A mug with a thumb rest.',
    'og:url': 'https://shop.example/tideline-mug',
    'og:image': 'https://shop.example/images/products/large/front.webp',
    'og:image:alt': 'front',
  });
  expect(told({ images: [], image: null })).not.toHaveProperty('og:image');
});
