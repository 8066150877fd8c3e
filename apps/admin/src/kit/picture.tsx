import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './picture.module.css';

/** The longest side in pixels of each size in which the server cuts a picture, the smallest first. PDP-017 */
const sizes = [
  ['thumbnail', 320],
  ['medium', 640],
  ['large', 1280],
] as const;

/** The least size that fills so many pixels, or the largest one. */
const sizeFor = (pixels: number) => sizes.find(([, side]) => side >= pixels)?.[0] ?? 'large';

const address = (shop: string, file: string, size: string) =>
  `/cdn/${encodeURIComponent(shop)}/images/products/${size}/${encodeURIComponent(file)}.webp`;

interface PictureSource {
  readonly src: string;
  /** For screens with twice as many pixels; undefined where the same size is enough for them. */
  readonly srcSet: string | undefined;
}

/** Where a picture of a shop is that is drawn with a longest side of `side` CSS pixels. `file` is the name of its master. */
export function pictureSource(shop: string, file: string, side: number): PictureSource {
  const [once, twice] = [sizeFor(side), sizeFor(side * 2)];
  const src = address(shop, file, once);
  return { src, srcSet: once === twice ? undefined : `${src} 1x, ${address(shop, file, twice)} 2x` };
}

interface PictureProps {
  /** The code of the shop. */
  readonly shop: string;
  /** The name of its master; null where there is no picture. */
  readonly file: string | null;
  /** What it shows; empty where it stands beside a name that says the same. */
  readonly alt: string;
  /** How large its square is, in CSS pixels. */
  readonly side: number;
  /** Whether it fills the width of its place, which is about `side`, and shows all of the picture. */
  readonly fills?: boolean;
}

/** A picture of a product in a small square; a sign where there is none, or where it cannot be read. */
export function Picture({ shop, file, alt, side, fills = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const isMissing = file === null || file === broken;
  return (
    <span
      className={classes.square}
      {...(!fills && { style: { width: side, height: side } })}
      data-fills={fills}
      data-missing={isMissing}
    >
      {isMissing ? (
        <IconPhoto size={Math.round(side * 0.45)} stroke={1.5} aria-hidden />
      ) : (
        <img
          {...pictureSource(shop, file, side)}
          alt={alt}
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          className={classes.picture}
          onError={() => setBroken(file)}
        />
      )}
    </span>
  );
}
