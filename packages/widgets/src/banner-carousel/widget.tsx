import { bannerText } from '@stoa/messages';
import { Icon, Picture, SmartLink } from '@stoa/ui';
import { useState } from 'react';
import type { BannerSettings, BannerSlide } from './schema.ts';
import { useAutoSlide } from './use-auto-slide.ts';
import { useSwipe } from './use-swipe.ts';

/**
 * Slides that follow one another, one at a time, by dots, arrows, swipe or by themselves. Without scripts the
 * first is shown. BANNER-501 to BANNER-524
 */
export function BannerCarousel({ settings }: { settings: BannerSettings }) {
  const { slides } = settings;
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const go = (index: number) => setCurrent((index + slides.length) % slides.length);
  const swipe = useSwipe((direction) => go(current + direction));
  useAutoSlide(settings.autoSlide && slides.length > 1 && !paused, settings.delay, () => go(current + 1));

  return (
    <section
      className="banner"
      aria-roledescription="carousel"
      aria-label={bannerText.label()}
      data-transition={settings.transition}
      style={{ '--banner-height': `${settings.height}px` }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...swipe}
    >
      {slides.map((slide, index) => (
        <Slide
          key={index}
          slide={slide}
          state={index === current ? 'current' : index < current ? 'before' : 'after'}
          eager={index === 0}
          position={bannerText.position({ n: index + 1, total: slides.length })}
        />
      ))}
      {slides.length > 1 && (
        <Controls
          count={slides.length}
          current={current}
          onChoose={go}
          autoSlides={settings.autoSlide}
          paused={paused}
          onPause={setPaused}
        />
      )}
    </section>
  );
}

interface SlideProps {
  readonly slide: BannerSlide;
  readonly state: 'current' | 'before' | 'after';
  readonly eager: boolean;
  readonly position: string;
}

function Slide({ slide, state, eager, position }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern of carousels.
    <div
      className="banner-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-state={state}
      data-tone={slide.tone}
      inert={state !== 'current'}
    >
      <div className={slide.mobilePicture ? 'banner-picture banner-wide-only' : 'banner-picture'}>
        <Picture picture={slide.picture} sizes="100vw" eager={eager} className="banner-image" />
      </div>
      {slide.mobilePicture && (
        <div className="banner-picture banner-narrow-only">
          <Picture picture={slide.mobilePicture} sizes="100vw" eager={eager} className="banner-image" />
        </div>
      )}
      {slide.link && (
        <SmartLink
          to={slide.link}
          className="banner-link"
          aria-label={slide.title || slide.picture.alt}
          tabIndex={-1}
        >
          {null}
        </SmartLink>
      )}
      <div
        className="page-width banner-content"
        data-align={slide.contentAlign}
        data-vertical={slide.verticalAlign}
      >
        <div
          className="banner-words"
          style={{ '--banner-text': `${slide.textWidth}%`, textAlign: slide.textAlign }}
        >
          {slide.title && <h2 className="banner-title">{slide.title}</h2>}
          {slide.subTitle && <p className="banner-sub-title">{slide.subTitle}</p>}
          <div className="banner-buttons">
            {[slide.primaryButton, slide.secondaryButton].map(
              (button) =>
                button && (
                  <SmartLink key={button.link} to={button.link} className={`button button-${button.style}`}>
                    {button.label}
                  </SmartLink>
                ),
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

interface ControlsProps {
  readonly count: number;
  readonly current: number;
  readonly onChoose: (index: number) => void;
  readonly autoSlides: boolean;
  readonly paused: boolean;
  readonly onPause: (paused: boolean) => void;
}

function Controls({ count, current, onChoose, autoSlides, paused, onPause }: ControlsProps) {
  return (
    <div className="banner-controls">
      <button
        type="button"
        className="icon-button"
        aria-label={bannerText.previous()}
        onClick={() => onChoose(current - 1)}
      >
        <Icon name="left" />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="banner-dot"
          aria-label={bannerText.position({ n: index + 1, total: count })}
          aria-current={index === current}
          onClick={() => onChoose(index)}
        />
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={bannerText.next()}
        onClick={() => onChoose(current + 1)}
      >
        <Icon name="right" />
      </button>
      {autoSlides && (
        <button type="button" className="text-link" onClick={() => onPause(!paused)}>
          {paused ? bannerText.play() : bannerText.pause()}
        </button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {paused && bannerText.position({ n: current + 1, total: count })}
      </span>
    </div>
  );
}
