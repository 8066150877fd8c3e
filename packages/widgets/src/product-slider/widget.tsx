import { productText, sliderTitles } from '@stoa/messages';
import { Carousel, SmartLink } from '@stoa/ui';
import { ProductCard } from '../product-card/product-card.tsx';
import type { SliderData, SliderSettings } from './schema.ts';

/** A row of products. Nothing to show: nothing is drawn. SLIDER-501 to SLIDER-507, SLIDER-534 */
export function ProductSlider({ settings, data }: { settings: SliderSettings; data: SliderData }) {
  if (!settings.enabled || data.length === 0) return null;
  const title = settings.title || sliderTitles[settings.selection]();
  return (
    <section className="page-width widget-slider">
      <div className="widget-slider-head">
        <h2>{title}</h2>
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
              sizes="(min-width: 1200px) 15vw, (min-width: 768px) 25vw, 60vw"
            />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
