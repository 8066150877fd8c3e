import { expect, it } from 'vitest';
import { parseVariant } from './picture-sizes.ts';

it.each(['thumbnail', 'medium', 'large'])(
  'names a variant by size, master and format: %s [PDP-017]',
  (size) => {
    expect(parseVariant(`${size}/blue-mug.webp.avif`)).toEqual({
      size,
      master: 'blue-mug.webp',
      format: 'avif',
    });
  },
);

it.each([
  'huge/mug.webp.avif',
  'medium/mug.webp',
  'medium/../secret.webp.avif',
  'medium/..%2Fsecret.webp.avif',
  'medium/mug.svg.avif',
  'medium/mug.webp.png',
  'constructor/mug.webp.avif',
  'medium/mug.webp\0.avif',
])('makes nothing of %s', (path) => {
  expect(parseVariant(path)).toBeUndefined();
});
