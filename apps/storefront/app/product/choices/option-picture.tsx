import { productText } from '@stoa/messages';
import { Dialog, Icon, Picture } from '@stoa/ui';
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlainPress } from '../../lib/plain-press.ts';
import type { Illustrated, LargerPictureSource } from './choices.ts';

interface OptionPictureProps {
  readonly of: Illustrated;
  readonly larger: string | undefined;
}

/** Shows a small picture, or what leads to it in large. The words beside it say what it shows. OPT-003, OPT-004 */
export function OptionPicture({ of, larger }: OptionPictureProps) {
  if (larger) return of.larger && <LargerPicture larger={of.larger} name={larger} />;
  return (
    <img
      src={`${of.picture}.webp`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className="option-picture"
    />
  );
}

interface LargerPictureProps {
  readonly larger: LargerPictureSource;
  /** What is on the picture. */
  readonly name: string;
}

/** Shows a link to the picture, which without scripts is followed and with them opens it over the page. OPT-004 */
function LargerPicture({ larger, name }: LargerPictureProps) {
  const [state, setState] = useState<'not asked for' | 'open' | 'closed'>('not asked for');
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <a href={`${larger.large}.webp`} className="icon-button option-larger" onClick={open}>
        <Icon name="search" size={20} />
        <span className="visually-hidden">{`${productText.enlarge()}: ${name}`}</span>
      </a>
      {state !== 'not asked for' &&
        // Placed outside the option's fieldset: in a disabled one the close button would be disabled too.
        createPortal(
          <Dialog open={state === 'open'} onClose={() => setState('closed')} title={name}>
            <Enlarged larger={larger} name={name} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** The contract tells no size of it: until it has come its room is a square. */
const SIDE = 1280;

function Enlarged({ larger, name }: LargerPictureProps) {
  const picture = { ...larger, alt: name, width: SIDE, height: SIDE };
  return <Picture picture={picture} sizes="(min-width: 36rem) 34rem, 100vw" className="option-large" eager />;
}
