import { motionText, productText, sliderTitles } from '@stoa/messages';
import { Carousel, SmartLink } from '@stoa/ui';
import { useRef } from 'react';
import { useRepeat } from '../motion/use-repeat.ts';
import { useRest } from '../motion/use-rest.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import type { SliderData, SliderSettings } from './schema.ts';
import { scrollToNext } from './scroll-to-next.ts';

/** Milliseconds from card to card. SLIDER-537, CONST-508 */
const AUTOPLAY_EVERY = 2000;

/**
 * Shows a row of products. Nothing to show: nothing is drawn. SLIDER-501 to SLIDER-507, SLIDER-534, SLIDER-537 to
 * SLIDER-539
 */
export function ProductSlider({ settings, data }: { settings: SliderSettings; data: SliderData }) {
  const section = useRef<HTMLElement>(null);
  const rest = useRest();
  const moves = settings.autoplay && data.length > 1;
  useRepeat(moves && !rest.still, AUTOPLAY_EVERY, () => scrollToNext(section.current?.querySelector('ul')));
  if (!settings.enabled || data.length === 0) return null;
  const title = settings.title || sliderTitles[settings.selection]();
  return (
    <section ref={section} className="page-width widget-slider" {...(moves && rest.handlers)}>
      <div className="widget-slider-head">
        <h2>{title}</h2>
        {moves && (
          <button
            type="button"
            className="text-link widget-slider-motion"
            onClick={rest.stopped ? rest.play : rest.stop}
          >
            {rest.stopped ? motionText.play() : motionText.pause()}
            <span className="visually-hidden">: {title}</span>
          </button>
        )}
        {settings.moreLink && (
          <SmartLink to={settings.moreLink} className="text-link">
            {productText.seeAll()}
            <span className="visually-hidden">: {title}</span>
          </SmartLink>
        )}
      </div>
      <Carousel
        label={title}
        previousLabel={productText.previous()}
        nextLabel={productText.next()}
        className={`slider-${settings.layout}`}
      >
        {data.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              place="slider"
              ratings={settings.ratings}
              sizes="(min-width: 1200px) 15vw, (min-width: 768px) 25vw, 60vw"
            />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
