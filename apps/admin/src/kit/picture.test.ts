import { expect, it } from 'vitest';
import { pictureSource } from './picture.tsx';

const at = (size: string) => `/cdn/harbor/images/products/${size}/bowl.webp.webp`;

it('a picture is asked for in the least size that fills its place, and in another where screens are finer', () => {
  expect(pictureSource('harbor', 'bowl.webp', 40)).toEqual({ src: at('thumbnail'), srcSet: undefined });
  expect(pictureSource('harbor', 'bowl.webp', 200)).toEqual({
    src: at('thumbnail'),
    srcSet: `${at('thumbnail')} 1x, ${at('medium')} 2x`,
  });
  expect(pictureSource('harbor', 'bowl.webp', 900)).toEqual({ src: at('large'), srcSet: undefined });
});

it('a name leads to no other place', () => {
  expect(pictureSource('harbor', '../secret', 40).src).toBe(
    '/cdn/harbor/images/products/thumbnail/..%2Fsecret.webp',
  );
});
