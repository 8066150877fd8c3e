import { productText } from '@stoa/messages';
import { Icon, Picture } from '@stoa/ui';
import type { GalleryItem } from './gallery-pictures.ts';

interface GalleryThumbsProps {
  /** What the ids of the slides begin with. */
  readonly id: string;
  readonly pictures: readonly GalleryItem[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

/** Links to the slides. PDP-002, PDP-003 */
export function GalleryThumbs({ id, pictures, shown, onShow }: GalleryThumbsProps) {
  return (
    <ul className="gallery-thumbs">
      {pictures.map((picture, at) => (
        <li key={picture.large + (picture.oembed?.url ?? '')}>
          <a
            href={`#${id}-${at}`}
            className="gallery-thumb"
            aria-current={at === shown ? 'true' : undefined}
            aria-label={(picture.oembed ? productText.filmOf : productText.pictureOf)({
              n: at + 1,
              total: pictures.length,
            })}
            onClick={(event) => {
              event.preventDefault();
              onShow(at);
            }}
          >
            <Picture picture={picture} sizes="80px" alt="" />
            {picture.oembed && (
              <span className="gallery-play">
                <Icon name="play" size={18} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
