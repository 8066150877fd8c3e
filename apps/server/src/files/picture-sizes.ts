/** Longest side in pixels of each size a picture may be asked for in; no other is made. PDP-017 */
export const pictureSizes = { thumbnail: 320, medium: 640, large: 1280 } as const;

export type PictureSize = keyof typeof pictureSizes;

export const pictureFormats = { avif: 'image/avif', webp: 'image/webp' } as const;

export type PictureFormat = keyof typeof pictureFormats;

/** A variant of a master, as its address names it: `{size}/{master name}.{format}`. */
export interface PictureVariant {
  readonly size: PictureSize;
  readonly master: string;
  readonly format: PictureFormat;
}

/** Master names are plain: what could lead out of the folder is no name. */
const VARIANT = /^([a-z]+)\/([a-z0-9][a-z0-9-]{0,150}\.(?:webp|png|jpe?g))\.(avif|webp)$/;

/** Reads `{size}/{master name}.{format}`; undefined when it names no variant that may be made. */
export function parseVariant(path: string): PictureVariant | undefined {
  const [, size, master, format] = VARIANT.exec(path) ?? [];
  if (size === undefined || master === undefined || !Object.hasOwn(pictureSizes, size)) return undefined;
  return { size: size as PictureSize, master, format: format as PictureFormat };
}

export const variantPath = (variant: PictureVariant) => `${variant.size}/${variant.master}.${variant.format}`;
