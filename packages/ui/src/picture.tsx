import { useEffect, useRef, useState } from 'react';

/** A picture of the contract: addresses without the ending, to which a format is added. */
export interface PictureSource {
  readonly thumbnail: string;
  readonly medium: string;
  readonly large: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Longest side of each size, as the server makes them. */
const SIDES = { thumbnail: 320, medium: 640, large: 1280 } as const;

interface PictureProps {
  readonly picture: PictureSource;
  /** Another picture for windows below 768 px. */
  readonly narrow?: PictureSource | undefined;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Above the fold: fetched at once and first. */
  readonly eager?: boolean;
  readonly className?: string;
  /** In place of the picture's own text; empty where the words beside it say the same. */
  readonly alt?: string;
}

/**
 * Shows a picture in AVIF with WebP beside it, in the size the place needs; its room is reserved before it comes. A
 * broken one gives way to a quiet surface with its text. ERR-015
 */
export function Picture({
  picture,
  narrow,
  sizes,
  eager = false,
  className,
  alt = picture.alt,
}: PictureProps) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // A picture that failed before hydration fired no event for React.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  if (broken) {
    const named = alt && ({ role: 'img', 'aria-label': alt } as const);
    return <span className={`picture-placeholder ${className ?? ''}`} {...(named || undefined)} />;
  }
  return (
    <picture>
      {narrow && <NarrowSources picture={narrow} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        ref={image}
        src={`${picture.medium}.webp`}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
        onError={() => setBroken(true)}
      />
    </picture>
  );
}

function NarrowSources({ picture, sizes }: Pick<PictureProps, 'picture' | 'sizes'>) {
  const { width, height } = picture;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media="(max-width: 767.98px)"
      srcSet={srcSet(picture, format)}
      sizes={sizes}
      width={width}
      height={height}
    />
  ));
}

/** Widths are what the longest side leaves for the width of this picture. */
export function srcSet(picture: PictureSource, format: 'avif' | 'webp'): string {
  const share = Math.min(1, picture.width / picture.height);
  return (['thumbnail', 'medium', 'large'] as const)
    .map((size) => `${picture[size]}.${format} ${Math.min(picture.width, Math.round(SIDES[size] * share))}w`)
    .join(', ');
}
