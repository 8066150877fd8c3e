import { ZOOM_RATIO } from '@stoa/domain';
import type { PictureSource } from '@stoa/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Stage = RefObject<HTMLElement | null>;

/** The pictures that failed to load, per gallery; kept here, because most galleries need no such list. */
const broken = new WeakMap<Stage, Set<string>>();

interface MagnifierProps {
  readonly picture: PictureSource;
  /** What the mouse moves over. */
  readonly stage: Stage;
}

/**
 * Shows the part of the picture under the mouse, three times its size; nothing until the picture is there, or where
 * it does not come. What has not come is not asked for again while its gallery stands. PDP-005, PDP-006, ERR-014
 */
export function Magnifier({ picture, stage }: MagnifierProps) {
  const { large } = picture;
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
    broken.get(stage)?.has(large) ? 'failed' : 'loading',
  );
  const fail = () => {
    broken.set(stage, (broken.get(stage) ?? new Set()).add(large));
    setState('failed');
  };

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const percent = (part: number, whole: number) => `${Math.min(100, Math.max(0, (part / whole) * 100))}%`;
      if (image.current)
        image.current.style.transformOrigin = `${percent(clientX - left, width)} ${percent(clientY - top, height)}`;
    };
    place.addEventListener('pointermove', follow);
    return () => place.removeEventListener('pointermove', follow);
  }, [stage]);

  if (state === 'failed') return null;
  return (
    <img
      ref={image}
      className="gallery-magnified"
      src={`${large}.webp`}
      alt=""
      aria-hidden="true"
      data-ready={state === 'ready' || undefined}
      style={{ scale: ZOOM_RATIO }}
      onLoad={() => setState('ready')}
      onError={fail}
    />
  );
}
