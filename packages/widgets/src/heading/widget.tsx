import { RichTextView } from '../rich-text/rich-text-view.tsx';
import type { HeadingSettings } from './schema.ts';

export function Heading({ settings }: { settings: HeadingSettings }) {
  return (
    <section className="page-width widget-heading" style={{ textAlign: settings.align }}>
      <h2>{settings.title}</h2>
      {settings.subText && (
        <div className="widget-heading-text">
          <RichTextView text={settings.subText} />
        </div>
      )}
    </section>
  );
}
