import { plural, adminPicturesText as text } from '@stoa/messages';
import { useWatch } from 'react-hook-form';
import { Section } from '../../../kit/section.tsx';
import { lacksText, type Medium } from './media.ts';
import classes from './pictures.module.css';
import { PicturesField } from './pictures-field.tsx';

interface PicturesSectionProps {
  /** A variation without pictures has those of its product. */
  readonly of?: 'product' | 'variation';
}

/** The pictures of what a form changes, in its field `media`. ADM-104, ADM-137 */
export const PicturesSection = ({ of = 'product' }: PicturesSectionProps) => (
  <Section
    title={text.title()}
    description={of === 'product' ? text.help() : text.helpOfVariation()}
    badge={<Count />}
  >
    <PicturesField />
  </Section>
);

/** How many there are, and how many of them nobody has described. ADM-137 */
function Count() {
  const media: readonly Medium[] = useWatch({ name: 'media' }) ?? [];
  if (media.length === 0) return null;
  const lacking = media.filter(lacksText).length;
  return (
    <span className={classes.count}>
      <span>{plural(media.length, text.one, text.many)}</span>
      {lacking > 0 && (
        <span className={classes.lacking}>{plural(lacking, text.oneWithoutText, text.manyWithoutText)}</span>
      )}
    </span>
  );
}
