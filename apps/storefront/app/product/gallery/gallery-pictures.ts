import type { PictureSource } from '@stoa/ui';
import type { ProductData } from '../product-data.ts';
import { variationPictures } from '../variations/packed.ts';

/**
 * The pictures of a product and of its variations, each once. The one of what the page opens with comes first,
 * so that it is seen without scripts too. VAR-036 to VAR-038
 */
export function galleryPictures(
  product: Pick<ProductData, 'images' | 'image' | 'variations'>,
  first: PictureSource | undefined,
): PictureSource[] {
  const all = [
    ...(first ? [first] : []),
    ...product.images,
    ...(product.images.length === 0 && product.image ? [product.image] : []),
    ...variationPictures(product.variations),
  ];
  return [...new Map(all.map((picture) => [picture.large, picture])).values()];
}

/** Where a picture stands among others; the first when it is not there. */
export function pictureIndex(pictures: readonly PictureSource[], wanted: PictureSource | undefined): number {
  return Math.max(
    0,
    pictures.findIndex((picture) => picture.large === wanted?.large),
  );
}
