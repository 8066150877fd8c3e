import { excerpt, isEmptyRichText, type RichText } from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { RichTextView } from '@stoa/widgets';
import { useState } from 'react';

interface CategoryDescriptionProps {
  readonly text: RichText;
  /** Characters that are shown at first; 0 shows all. */
  readonly limit: number;
}

/**
 * Shows a category's description: an excerpt where the shop is set so; all of it without scripts. LIST-014 to
 * LIST-016
 */
export function CategoryDescription({ text, limit }: CategoryDescriptionProps) {
  const [isWhole, setWhole] = useState(false);
  if (isEmptyRichText(text)) return null;
  const first = isWhole ? undefined : excerpt(text, limit);
  return (
    <>
      {first !== undefined && (
        <p className="category-description needs-script">
          {first}
          <button type="button" className="text-link" onClick={() => setWhole(true)}>
            {listingText.more()}
          </button>
        </p>
      )}
      <div className={first === undefined ? 'category-description' : 'category-description without-script'}>
        <RichTextView text={text} />
      </div>
    </>
  );
}
