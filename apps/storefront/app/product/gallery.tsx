import { productText } from '@stoa/messages';
import { Icon, Picture, type PictureSource } from '@stoa/ui';
import { useEffect, useId } from 'react';
import { useStrip } from './use-strip.ts';

interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly PictureSource[];
  /** The picture of what is chosen; the gallery goes there when it changes. VAR-038 */
  readonly current: number;
}

const SIZES = '(min-width: 75rem) 42rem, (min-width: 62rem) 54vw, 100vw';

/**
 * The pictures of a product: a strip that scrolls by the browser's own means, with thumbnails that are links
 * into it, so that all of it works without scripts. PDP-001 to PDP-003, PDP-013
 */
export function Gallery({ name, pictures, current }: GalleryProps) {
  const id = useId();
  const strip = useStrip(pictures.length);
  const { show } = strip;
  useEffect(() => show(current), [show, current]);
  if (pictures.length === 0) return <span className="picture-placeholder" />;
  const several = pictures.length > 1;
  return (
    <section className="gallery" aria-label={productText.gallery({ name })}>
      <div className="gallery-stage">
        <ul
          className="gallery-strip"
          ref={strip.ref}
          onScroll={strip.onScroll}
          onKeyDown={strip.onKeyDown}
          tabIndex={several ? 0 : undefined}
        >
          {pictures.map((picture, at) => (
            <li key={picture.large} id={`${id}-${at}`} className="gallery-slide">
              <Picture picture={picture} sizes={SIZES} eager={at === 0} alt={picture.alt || name} />
            </li>
          ))}
        </ul>
        {several && (
          <>
            <button
              type="button"
              className="gallery-arrow gallery-previous needs-script"
              aria-label={productText.previousPicture()}
              onClick={() => strip.step(-1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="gallery-arrow gallery-next needs-script"
              aria-label={productText.nextPicture()}
              onClick={() => strip.step(1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      {several && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, at) => (
            <li key={picture.large}>
              <a
                href={`#${id}-${at}`}
                className="gallery-thumb"
                aria-current={at === strip.shown ? 'true' : undefined}
                aria-label={productText.pictureOf({ n: at + 1, total: pictures.length })}
                onClick={(event) => {
                  event.preventDefault();
                  strip.show(at);
                }}
              >
                <Picture picture={picture} sizes="80px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
