import { bannerText, motionText } from '@stoa/messages';
import { Icon, Picture, SmartLink } from '@stoa/ui';
import { useState } from 'react';
import { useRepeat } from '../motion/use-repeat.ts';
import { useRest } from '../motion/use-rest.ts';
import type { BannerSettings, BannerSlide } from './schema.ts';
import { useSwipe } from './use-swipe.ts';

/**
 * Slides that follow one another, one at a time, by dots, arrows, swipe or by themselves. Without scripts the
 * first is shown. BANNER-501 to BANNER-524
 */
export function BannerCarousel({ settings }: { settings: BannerSettings }) {
  const { slides } = settings;
  const [current, setCurrent] = useState(0);
  const rest = useRest();
  const go = (index: number) => setCurrent((index + slides.length) % slides.length);
  const swipe = useSwipe((step) => go(current + step));
  const moves = settings.autoSlide && slides.length > 1;
  useRepeat(moves && !rest.still, settings.delay * 1000, () => go(current + 1));

  return (
    <section
      className="banner"
      aria-roledescription="carousel"
      aria-label={bannerText.label()}
      data-transition={settings.transition}
      style={{ '--banner-height': `${settings.height}px` }}
      {...rest.handlers}
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
          still={rest.still}
          playing={settings.autoSlide ? !rest.stopped : undefined}
          onPlay={rest.play}
          onStop={rest.stop}
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
          aria-label={slide.title || slide.picture.alt || position}
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
  /** Whether nothing moves by itself now, so that each new slide may be told. */
  readonly still: boolean;
  /** Whether the slides move by themselves unless somebody is at them; undefined where they never do. */
  readonly playing: boolean | undefined;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

function Controls({ count, current, onChoose, still, playing, onPlay, onStop }: ControlsProps) {
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
      {playing !== undefined && (
        <button type="button" className="text-link" onClick={playing ? onStop : onPlay}>
          {playing ? motionText.pause() : motionText.play()}
        </button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {still && bannerText.position({ n: current + 1, total: count })}
      </span>
    </div>
  );
}
