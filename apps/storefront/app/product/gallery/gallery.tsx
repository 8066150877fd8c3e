import { galleryMode } from '@stoa/domain';
import { productText } from '@stoa/messages';
import { Picture } from '@stoa/ui';
import { lazy, type MouseEvent, Suspense, useEffect, useId, useReducer, useRef } from 'react';
import { optionalChunk } from '../../lib/optional-chunk.tsx';
import type { ThemeData } from '../../shell/theme-data.ts';
import { GalleryArrows } from './gallery-arrows.tsx';
import type { GalleryItem } from './gallery-pictures.ts';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { preloadPicture } from './preload-picture.ts';
import { useStrip } from './use-strip.ts';

// Both come when they are first asked for.
const Enlarged = lazy(async () => ({ default: (await import('./enlarged.tsx')).Enlarged }));
const Magnifier = lazy(async () => ({ default: (await import('./magnifier.tsx')).Magnifier }));

// Few products have films.
const Film = optionalChunk('app/product/gallery/film.tsx', async () => (await import('./film.tsx')).Film);

interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly GalleryItem[];
  /** The picture of what is chosen; the gallery goes there when it changes. VAR-038 */
  readonly current: number;
  readonly layout: ThemeData['productPage'];
}

const SIZES = '(min-width: 75rem) 42rem, (min-width: 62rem) 54vw, 100vw';

/**
 * Shows the pictures of a product: a strip that scrolls by the browser's own means, with thumbnails that are links
 * into it, pictures that are links to their large size and films that are links to their provider, so that all of it
 * works without scripts. PDP-001 to PDP-014
 */
export function Gallery({ name, pictures, current, layout }: GalleryProps) {
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const strip = useStrip(pictures.length);
  const [mode, act] = useReducer(galleryMode, 'normal');
  const { show } = strip;
  useEffect(() => show(current), [show, current]);
  if (pictures.length === 0) return <span className="picture-placeholder" />;
  // What the strip begins with.
  if (import.meta.env.SSR && pictures[0]) preloadPicture(pictures[0], SIZES);
  const several = pictures.length > 1;
  const shownPicture = pictures[strip.shown];
  const isLarge = mode === 'fullscreen' || mode === 'mobile-zoom';

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A click with a modifier key opens the picture in a new window as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { nativeEvent } = event;
    const byTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    act(byTouch ? 'open-by-touch' : 'open');
  };
  const close = (shown: number) => {
    act('leave');
    show(shown);
  };

  return (
    <section
      className="gallery"
      data-thumbs={several ? layout.thumbnails : undefined}
      aria-label={productText.gallery({ name })}
    >
      <div
        className="gallery-stage"
        ref={stage}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') act('point');
        }}
        onPointerLeave={() => {
          if (mode === 'desktop-zoom') act('leave');
        }}
      >
        <ul
          className="gallery-strip"
          ref={strip.ref}
          onScroll={strip.onScroll}
          onKeyDown={strip.onKeyDown}
          tabIndex={several ? 0 : undefined}
        >
          {pictures.map((picture, at) => (
            <li
              key={picture.large + (picture.oembed?.url ?? '')}
              id={`${id}-${at}`}
              className="gallery-slide"
            >
              {picture.oembed ? (
                <Film
                  url={picture.oembed.url}
                  poster={picture}
                  name={name}
                  sizes={SIZES}
                  isShown={at === strip.shown && !isLarge}
                />
              ) : (
                <a
                  href={`${picture.large}.webp`}
                  className="gallery-open"
                  tabIndex={at === strip.shown ? undefined : -1}
                  onClick={open}
                >
                  <Picture picture={picture} sizes={SIZES} eager={at === 0} alt={picture.alt || name} />
                  <span className="visually-hidden">{productText.enlarge()}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
        <Suspense>
          {mode === 'desktop-zoom' && shownPicture && !shownPicture.oembed && (
            <Magnifier key={shownPicture.large} picture={shownPicture} stage={stage} />
          )}
        </Suspense>
        {several && <GalleryArrows onTurn={strip.step} />}
      </div>
      {several && <GalleryThumbs id={id} pictures={pictures} shown={strip.shown} onShow={strip.show} />}
      <Suspense>
        {isLarge && (
          <Enlarged
            name={name}
            pictures={pictures}
            first={strip.shown}
            layout={layout.enlarged}
            byTouch={mode === 'mobile-zoom'}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
}
