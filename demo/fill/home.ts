import {
  type JsonObject,
  PAGE_DOCUMENT_VERSION,
  type PageDocument,
  richTextOf,
  type WidgetNode,
} from '@stoa/domain';
import type { HomePage, HomeSection, Slide } from '../goods/shops/types.ts';
import type { Picture } from '../goods/types.ts';
import type { PictureOf } from './widget-pictures.ts';

/** Returns a home page as a document of widgets. A section whose picture was not taken yet does without it. */
export function homeDocument(home: HomePage, pictureOf: PictureOf): PageDocument {
  return {
    version: PAGE_DOCUMENT_VERSION,
    root: home.sections.flatMap((section) => sectionNodes(section, pictureOf)),
  };
}

function sectionNodes(section: HomeSection, pictureOf: PictureOf): WidgetNode[] {
  const { id } = section;
  switch (section.kind) {
    case 'banner':
      return bannerNodes(id, section.slides, pictureOf);
    case 'tiles': {
      const tiles = section.tiles.flatMap(({ picture, ...tile }) => {
        const found = pictureOf(picture);
        return found ? [{ ...tile, picture: found }] : [];
      });
      return tiles.length > 0 ? [node(id, 'tiles', { title: section.title, tiles })] : [];
    }
    case 'assurances':
      return [node(id, 'assurances', { items: section.items })];
    case 'heading':
      return [headingNode(id, section.title, section.text)];
    case 'slider': {
      const { kind: _kind, id: _id, ...settings } = section;
      return [node(id, 'product-slider', settings)];
    }
    case 'image': {
      const { picture: wanted, title, text, button, layout, contentSide = 'right' } = section;
      const picture = pictureOf(wanted);
      if (!picture) return [headingNode(id, title, text)];
      const words = { title, description: richTextOf(text), primaryButton: button };
      return [node(id, 'static-image', { ...words, picture, layout, contentSide, width: 'half' })];
    }
  }
}

function bannerNodes(id: string, slides: readonly Slide[], pictureOf: PictureOf): WidgetNode[] {
  const shown = slides.flatMap(({ picture, mobilePicture, ...slide }) => {
    const wide = pictureOf(picture);
    return wide ? [{ ...slide, picture: wide, mobilePicture: optional(mobilePicture, pictureOf) }] : [];
  });
  if (shown.length === 0) return [];
  const moves = { transition: 'fade', autoSlide: shown.length > 1, delay: 7, height: 560 };
  return [node(id, 'banner-carousel', { slides: shown, ...moves })];
}

const optional = (picture: Picture | undefined, pictureOf: PictureOf) => picture && pictureOf(picture);

const headingNode = (id: string, title: string, text: string) =>
  node(id, 'heading', { title, subText: richTextOf(text), align: 'center' });

/** Settings of a widget are JSON; what is undefined is left out of it. */
const node = (id: string, type: string, settings: object): WidgetNode => ({
  id,
  type,
  version: 1,
  props: JSON.parse(JSON.stringify(settings)) as JsonObject,
});

/** Returns a page of text alone. */
export const textDocument = (text: object): PageDocument => ({
  version: PAGE_DOCUMENT_VERSION,
  root: [node('text', 'rich-text', { text })],
});
