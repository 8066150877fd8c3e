import type { Picture } from '../goods/types.ts';
import type { Master } from './pictures.ts';

/** A picture as widgets refer to it: addresses of its sizes without the ending. */
export interface WidgetPicture {
  readonly thumbnail: string;
  readonly medium: string;
  readonly large: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of the shop; undefined when it was not taken yet. */
export type PictureOf = (picture: Picture) => WidgetPicture | undefined;

export function widgetPictures(shopCode: string, masters: ReadonlyMap<string, Master>): PictureOf {
  return ({ file, alt }) => {
    const master = masters.get(file);
    if (!master) return undefined;
    const { width, height } = master;
    const address = (size: string) => `/cdn/${shopCode}/images/products/${size}/${file}`;
    return {
      thumbnail: address('thumbnail'),
      medium: address('medium'),
      large: address('large'),
      alt,
      width,
      height,
    };
  };
}
