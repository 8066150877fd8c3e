import { Picture, SmartLink } from '@stoa/ui';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import type { StaticImageSettings } from './schema.ts';

/** Shows a picture with words beside, over or below it. IMG-501 to IMG-516 */
export function StaticImage({ settings }: { settings: StaticImageSettings }) {
  const partial = settings.layout === 'partial';
  return (
    <section
      className={`static-image ${partial ? 'page-width' : ''}`}
      data-layout={settings.layout}
      data-side={settings.contentSide}
      data-width={settings.width}
      data-overlay={settings.overlay}
      style={{ '--static-height': `${settings.height}px` }}
    >
      <div className="static-image-picture">
        <Pictures settings={settings} />
        {settings.link && (
          <SmartLink
            to={settings.link}
            className="static-image-link"
            aria-label={settings.title || settings.picture.alt}
          >
            {null}
          </SmartLink>
        )}
      </div>
      <Words settings={settings} />
    </section>
  );
}

function Pictures({ settings }: { settings: StaticImageSettings }) {
  const sizes = settings.layout === 'partial' ? '(min-width: 768px) 50vw, 100vw' : '100vw';
  return (
    <>
      <div className={settings.mobilePicture ? 'banner-wide-only' : undefined}>
        <Picture picture={settings.picture} sizes={sizes} className="static-image-image" />
      </div>
      {settings.mobilePicture && (
        <div className="banner-narrow-only">
          <Picture picture={settings.mobilePicture} sizes={sizes} className="static-image-image" />
        </div>
      )}
    </>
  );
}

function Words({ settings }: { settings: StaticImageSettings }) {
  const buttons = [settings.primaryButton, settings.secondaryButton].filter((button) => button !== undefined);
  return (
    <div className="static-image-words">
      {settings.title && <h2>{settings.title}</h2>}
      {settings.description && <RichTextView text={settings.description} />}
      {buttons.length > 0 && (
        <div className="banner-buttons">
          {buttons.map((button) => (
            <SmartLink key={button.link} to={button.link} className={`button button-${button.style}`}>
              {button.label}
            </SmartLink>
          ))}
        </div>
      )}
    </div>
  );
}
