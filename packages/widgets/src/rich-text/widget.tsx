import { isEmptyRichText } from '@stoa/domain';
import { RichTextView } from './rich-text-view.tsx';
import type { RichTextSettings } from './schema.ts';

export function RichTextBlock({ settings }: { settings: RichTextSettings }) {
  if (isEmptyRichText(settings.text)) return null;
  return (
    <section className="page-width widget-text">
      <RichTextView text={settings.text} />
    </section>
  );
}
