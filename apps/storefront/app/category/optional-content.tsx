import type { RichText } from '@stoa/domain';
import { RichTextView } from '@stoa/widgets';

/** What a merchant adds below a category's name; each part has a switch of its own. LIST-031, LIST-032 */
export interface OptionalContentData {
  readonly title: string;
  readonly subTitle: string;
  readonly description: RichText;
}

export function OptionalContent({ content }: { content: OptionalContentData }) {
  const { title, subTitle, description } = content;
  if (!title && !subTitle && description.length === 0) return null;
  return (
    <section className="page-width optional-content">
      {title && <h2>{title}</h2>}
      {subTitle && <p className="optional-content-sub-title">{subTitle}</p>}
      <RichTextView text={description} />
    </section>
  );
}
