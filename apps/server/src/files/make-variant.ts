import sharp, { type Sharp } from 'sharp';
import { type PictureVariant, pictureSizes } from './picture-sizes.ts';

// Turns off the cache of libvips: each variant is made once, so a cached operation would never be reused.
sharp.cache(false);

/** A master of more pixels than this is refused: decoding it would take the server's memory. */
const MAX_PIXELS = 50_000_000;

/** A balance of encoding speed, which the first visitor waits for, and size. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
};

/** Makes the bytes of a variant of `master`, which are those of a picture. Never larger than its master. PDP-017 */
export function makeVariant(
  master: Uint8Array,
  { size, format }: Pick<PictureVariant, 'size' | 'format'>,
): Promise<Uint8Array> {
  const side = pictureSizes[size];
  const image = sharp(master, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return encoders[format](image).toBuffer();
}
