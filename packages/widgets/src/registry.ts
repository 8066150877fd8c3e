import { assurances } from './assurances/schema.ts';
import { bannerCarousel } from './banner-carousel/schema.ts';
import type { WidgetDefinition } from './definition.ts';
import { heading } from './heading/schema.ts';
import { productSlider } from './product-slider/schema.ts';
import { richText } from './rich-text/schema.ts';
import { staticImage } from './static-image/schema.ts';
import { tiles } from './tiles/schema.ts';

/** Every widget there is; adding one is adding a folder and a line here and in `components.ts`. */
const definitions = [assurances, bannerCarousel, heading, richText, staticImage, productSlider, tiles];

/** Returns the definition of a widget, if there is one of that name. */
export function definitionOf(type: string): WidgetDefinition<unknown, unknown> | undefined {
  return definitions.find((definition) => definition.type === type) as
    | WidgetDefinition<unknown, unknown>
    | undefined;
}
