import { type JsonObject, richTextOf, type WidgetNode } from '@stoa/domain';
import type { WidgetPicture } from './demo-shop.ts';

/** JSON of what is built here: settings of widgets hold nothing else. */
const json = (settings: object): JsonObject => JSON.parse(JSON.stringify(settings));

const node = (id: string, type: string, settings: object): WidgetNode => ({
  id,
  type,
  version: 1,
  props: json(settings),
});

interface Button {
  readonly label: string;
  readonly link: string;
  readonly style?: 'solid' | 'hollow' | 'soft';
}

export interface Slide {
  readonly picture: WidgetPicture | undefined;
  readonly mobilePicture?: WidgetPicture | undefined;
  readonly title: string;
  readonly subTitle: string;
  readonly link: string;
  readonly primaryButton: Button;
  readonly secondaryButton?: Button;
  readonly contentAlign?: 'left' | 'center' | 'right';
  readonly tone?: 'light' | 'dark';
}

/** Slides whose picture exists; none of them, no banner. */
export function banner(id: string, slides: readonly Slide[], height = 560): WidgetNode[] {
  const taken = slides.filter((slide) => slide.picture !== undefined);
  return taken.length === 0
    ? []
    : [
        node(id, 'banner-carousel', {
          slides: taken,
          height,
          transition: 'fade',
          autoSlide: taken.length > 1,
          delay: 7,
        }),
      ];
}

export const heading = (id: string, title: string, text: string): WidgetNode =>
  node(id, 'heading', { title, subText: richTextOf(text), align: 'center' });

export const text = (id: string, words: string): WidgetNode =>
  node(id, 'rich-text', { text: richTextOf(words) });

interface SliderSettings {
  readonly selection: 'bestsellers' | 'newest' | 'featured';
  readonly title?: string;
  readonly limitToCategory?: string;
  readonly layout?: 'standard' | 'image-focused';
  readonly moreLink?: string;
}

export const slider = (id: string, settings: SliderSettings): WidgetNode =>
  node(id, 'product-slider', settings);

interface StaticImage {
  readonly picture: WidgetPicture | undefined;
  readonly title: string;
  readonly words: string;
  readonly button: Button;
  readonly contentSide?: 'left' | 'right';
}

/** A picture with words beside it; without the picture, only the words. */
export function staticImage(
  id: string,
  { picture, title, words, button, contentSide }: StaticImage,
): WidgetNode {
  if (!picture) return heading(id, title, words);
  return node(id, 'static-image', {
    layout: 'partial',
    width: 'half',
    contentSide: contentSide ?? 'right',
    picture,
    title,
    description: richTextOf(words),
    primaryButton: button,
  });
}
