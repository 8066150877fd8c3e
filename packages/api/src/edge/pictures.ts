import type { Picture } from '@stoa/contract';
import type { ApiContext } from '../context.ts';

/** A master picture. Where a read model does not tell its size, a square of the largest variant stands in. */
export interface MasterPicture {
  readonly file: string;
  readonly alt: string;
  readonly kind?: 'image' | 'video';
  readonly width?: number;
  readonly height?: number;
}

const UNKNOWN_SIDE = 1280;

/**
 * Addresses of a picture's sizes. The client adds the format it wants: the medium size of the master `mug.webp`
 * is `{base}/products/medium/mug.webp`, fetched with `.avif` or `.webp` behind it. ENT-041, TEN-014
 */
export function toPicture(api: Pick<ApiContext, 'pictureBase'>, master: MasterPicture): Picture {
  const name = master.file.split('/').map(encodeURIComponent).join('/');
  const at = (size: string) => `${api.pictureBase}/products/${size}/${name}`;
  return {
    type: master.kind ?? 'image',
    thumbnail: at('thumbnail'),
    medium: at('medium'),
    large: at('large'),
    alt: master.alt,
    width: master.width ?? UNKNOWN_SIDE,
    height: master.height ?? UNKNOWN_SIDE,
    oembed: null,
  };
}

export function toPictureOrNull(
  api: Pick<ApiContext, 'pictureBase'>,
  master: MasterPicture | null | undefined,
): Picture | null {
  return master ? toPicture(api, master) : null;
}
