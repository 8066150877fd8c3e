import { productText } from '@stoa/messages';
import { Icon } from '@stoa/ui';

/** Turns to the picture before and to the next. PDP-013 */
export function GalleryArrows({ onTurn }: { readonly onTurn: (step: -1 | 1) => void }) {
  return (
    <>
      <button
        type="button"
        className="gallery-arrow gallery-previous needs-script"
        aria-label={productText.previousPicture()}
        onClick={() => onTurn(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="gallery-arrow gallery-next needs-script"
        aria-label={productText.nextPicture()}
        onClick={() => onTurn(1)}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
