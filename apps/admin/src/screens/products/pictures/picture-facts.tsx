import { adminPicturesText as text } from '@stoa/messages';
import { Picture } from '../../../kit/picture.tsx';
import { Section } from '../../../kit/section.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { keysOf, lacksText, type Medium } from './media.ts';
import { nameOf } from './picture-tile.tsx';
import classes from './pictures.module.css';

/** The pictures of a product for whoever may not change it. ADM-014 */
export function PictureFacts({ media }: { readonly media: readonly Medium[] }) {
  const { code: shop } = useWorkplace();
  const keys = keysOf(media);
  return (
    <Section title={text.title()}>
      {media.length === 0 && <p className={classes.nothing}>{text.none()}</p>}
      {media.length > 0 && (
        <ul aria-label={text.label()} className={classes.grid}>
          {media.map((medium, at) => (
            <li key={keys[at]} className={classes.tile}>
              <Picture
                shop={shop}
                file={medium.file}
                alt={nameOf(medium, at, media.length)}
                side={160}
                fills
              />
              <span className={classes.said} data-missing={lacksText(medium)} aria-hidden>
                {lacksText(medium) ? text.withoutText() : medium.alt || medium.video}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
