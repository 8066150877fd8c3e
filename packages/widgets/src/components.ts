import type { ComponentType } from 'react';
import { Assurances } from './assurances/widget.tsx';
import { BannerCarousel } from './banner-carousel/widget.tsx';
import { Heading } from './heading/widget.tsx';
import { ProductSlider } from './product-slider/widget.tsx';
import { RichTextBlock } from './rich-text/widget.tsx';
import { StaticImage } from './static-image/widget.tsx';
import { Tiles } from './tiles/widget.tsx';

interface WidgetProps {
  // biome-ignore lint/suspicious/noExplicitAny: the loader has checked the settings against this type's schema.
  readonly settings: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  readonly data: any;
}

/** How each widget looks. */
export const components: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  assurances: Assurances,
  'banner-carousel': BannerCarousel,
  heading: Heading,
  'product-slider': ProductSlider,
  'rich-text': RichTextBlock,
  'static-image': StaticImage,
  tiles: Tiles,
};
