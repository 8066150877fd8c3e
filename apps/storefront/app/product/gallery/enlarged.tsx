import { nextPicture } from '@stoa/domain';
import { productPartText, productText, shellText } from '@stoa/messages';
import { Icon, Picture } from '@stoa/ui';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { optionalChunk } from '../../lib/optional-chunk.tsx';
import { GalleryArrows } from './gallery-arrows.tsx';
import type { GalleryItem } from './gallery-pictures.ts';
import { boxOf, useZoom } from './use-zoom.ts';

const Film = optionalChunk('app/product/gallery/film.tsx', async () => (await import('./film.tsx')).Film);

/** How long the hint about gestures is shown, in milliseconds. PDP-008 */
const HINT_SHOWN = 4000;

export interface EnlargedProps {
  readonly name: string;
  readonly pictures: readonly GalleryItem[];
  readonly first: number;
  /** The whole window, or a dialog before the page. PDP-004 */
  readonly layout: 'fullscreen' | 'modal';
  readonly byTouch: boolean;
  /** Told which picture was looked at last. */
  readonly onClose: (shown: number) => void;
}

/**
 * Shows the pictures and films of a product as large as there is room; pictures can be enlarged and moved. PDP-004,
 * PDP-007, PDP-008, PDP-014
 */
export function Enlarged({ name, pictures, first, layout, byTouch, onClose }: EnlargedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const turn = (step: -1 | 1) => {
    reset();
    setShown(nextPicture(shown, step, pictures.length));
  };
  const { zoom, gestures, toggle, reset } = useZoom(turn);
  const several = pictures.length > 1;
  const picture = pictures[shown];
  const [broken, setBroken] = useState<string>();
  // A picture that failed to load can't be enlarged. ERR-014
  const zooms = picture && !picture.oembed && broken !== picture.large;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const toggleInMiddle = () => zooms && stage.current && toggle(boxOf(stage.current));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (several && key === 'ArrowLeft') turn(-1);
    if (several && key === 'ArrowRight') turn(1);
  };

  return (
    <dialog
      ref={dialog}
      className="gallery-large"
      data-layout={layout}
      aria-label={productText.gallery({ name })}
      onClose={() => onClose(shown)}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className="gallery-large-stage" {...gestures}>
        {picture?.oembed && (
          <div className="gallery-large-film">
            <Suspense>
              <Film
                key={picture.oembed.url}
                url={picture.oembed.url}
                poster={picture}
                name={name}
                sizes="100vw"
                isShown
              />
            </Suspense>
          </div>
        )}
        {picture && !picture.oembed && (
          <div
            key={picture.large}
            className="gallery-large-picture"
            style={zooms ? { translate: `${zoom.x}px ${zoom.y}px`, scale: zoom.scale } : undefined}
            onErrorCapture={() => setBroken(picture.large)}
          >
            <Picture picture={picture} sizes="100vw" eager alt={picture.alt || name} />
          </div>
        )}
      </div>
      <div className="gallery-large-tools">
        <p className="gallery-large-count" role="status">
          {(picture?.oembed ? productText.filmOf : productText.pictureOf)({
            n: shown + 1,
            total: pictures.length,
          })}
        </p>
        {/* The button stays even when disabled: removing it could lose the focus, and the arrow keys with it. */}
        <button
          type="button"
          className="icon-button"
          aria-pressed={zoom.scale > 1}
          aria-disabled={!zooms}
          onClick={toggleInMiddle}
        >
          <Icon name={zoom.scale > 1 ? 'minus' : 'plus'} />
          <span className="visually-hidden">{productPartText.zoom()}</span>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={shellText.close()}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {several && <GalleryArrows onTurn={turn} />}
      {byTouch && <PinchHint />}
    </dialog>
  );
}

function PinchHint() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), HINT_SHOWN);
    return () => clearTimeout(timer);
  }, []);
  return shown && <p className="gallery-hint">{productPartText.pinchToZoom()}</p>;
}
