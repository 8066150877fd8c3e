import { describe, expect, it } from 'vitest';
import { picture, product, variableProduct } from '../testing.ts';
import { galleryPictures, pictureIndex } from './gallery-pictures.ts';

describe('galleryPictures', () => {
  it('shows pictures of product and variations once, the one the page opens with first [VAR-036, VAR-037]', () => {
    const pictures = galleryPictures(variableProduct(), picture('Blue'));
    expect(pictures.map(({ alt }) => alt)).toEqual(['Blue', 'front', 'side', 'Red']);
  });

  it('falls back to the picture of the card', () => {
    expect(galleryPictures(product({ images: [] }), undefined).map(({ alt }) => alt)).toEqual(['mug']);
  });

  it('finds the picture of what is chosen [VAR-038]', () => {
    const pictures = galleryPictures(variableProduct(), undefined);
    expect(pictureIndex(pictures, picture('Blue'))).toBe(3);
    expect(pictureIndex(pictures, picture('unknown'))).toBe(0);
  });
});
