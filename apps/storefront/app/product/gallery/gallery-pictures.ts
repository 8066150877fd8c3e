import type { PictureSource } from '@stoa/ui';
import type { ProductData } from '../data/product-data.ts';
import { variationPictures } from '../packed/packed.ts';

/** What the gallery shows: a picture, or the poster of a film. ENT-041 */
export interface GalleryItem extends PictureSource {
  /** Of a film, its page at the provider. PDP-014 */
  readonly oembed?: { readonly url: string } | null | undefined;
}

/** A film and its poster may be of the same file as a picture. */
const keyOf = ({ large, oembed }: GalleryItem) => large + (oembed?.url ?? '');

/**
 * Returns the pictures of a product and of its variations, each once, and its films. The picture of what the page
 * opens with comes first, so that it is seen without scripts too. VAR-037, VAR-038
 */
export function galleryPictures(
  product: Pick<ProductData, 'images' | 'image' | 'variations'>,
  first: PictureSource | undefined,
): GalleryItem[] {
  const all: GalleryItem[] = [
    ...(first ? [first] : []),
    ...product.images,
    ...(product.images.length === 0 && product.image ? [product.image] : []),
    ...variationPictures(product.variations),
  ];
  return [...new Map(all.map((item) => [keyOf(item), item])).values()];
}

/** Where a picture stands among others; the first when it is not there. */
export function pictureIndex(items: readonly GalleryItem[], wanted: PictureSource | undefined): number {
  return Math.max(
    0,
    items.findIndex((item) => item.large === wanted?.large && !item.oembed),
  );
}
