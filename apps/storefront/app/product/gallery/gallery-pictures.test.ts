import { describe, expect, it } from 'vitest';
import { productView } from '../data/product-view.ts';
import { picture, product, variableProduct } from '../testing.ts';
import { galleryPictures, pictureIndex } from './gallery-pictures.ts';

describe('galleryPictures', () => {
  it('shows pictures of product and variations once, the one the page opens with first [VAR-037]', () => {
    const pictures = galleryPictures(variableProduct(), picture('Blue'));
    expect(pictures.map(({ alt }) => alt)).toEqual(['Blue', 'front', 'side', 'Red']);
  });

  it('falls back to the picture of the card', () => {
    expect(galleryPictures(product({ images: [] }), undefined).map(({ alt }) => alt)).toEqual(['mug']);
  });

  it('keeps a film apart from the picture that is its poster [PDP-014]', () => {
    const film = { ...picture('front'), oembed: { url: 'https://vimeo.com/76979871' } };
    const items = galleryPictures(product({ images: [film, picture('front')] }), undefined);
    expect(items).toHaveLength(2);
    expect(pictureIndex(items, picture('front'))).toBe(1);
    expect(productView(product({ images: [film, picture('front')] })).picture).toEqual(picture('front'));
  });

  it('finds the picture of what is chosen [VAR-038]', () => {
    const pictures = galleryPictures(variableProduct(), undefined);
    expect(pictureIndex(pictures, picture('Blue'))).toBe(3);
    expect(pictureIndex(pictures, picture('unknown'))).toBe(0);
  });
});
