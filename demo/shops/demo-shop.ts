import type { NewPage, ShopSettingsInput, ShopTheme } from '@stoa/commerce';
import type { MenuItem, PageDocument } from '@stoa/domain';
import type { Master } from '../fill/pictures.ts';
import type { Category, Product } from '../goods/types.ts';

/** A page under an address of its own. */
export interface DemoPage {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly text: string;
}

/** What a demo shop is filled with. */
export interface DemoShop {
  readonly code: string;
  readonly name: string;
  readonly industry: string;
  readonly timeZone: string;
  readonly frontendStatus: boolean;
  /** Hosts beside `{code}.localhost`, which answer as they are. */
  readonly hosts: readonly string[];
  readonly theme: ShopTheme;
  readonly settings: ShopSettingsInput;
  readonly categories: readonly Category[];
  readonly goods: readonly Product[];
  readonly mainMenu: readonly MenuItem[];
  readonly footerMenus: readonly { readonly name: string; readonly items: readonly MenuItem[] }[];
  readonly pages: readonly DemoPage[];
  readonly notFound: Pick<NewPage, 'title'> & { readonly text: string };
  /** The home page; pictures are named by their masters, which it is given. */
  home(pictures: PictureOf): PageDocument;
  readonly homeTitle: string;
  readonly homeDescription: string;
}

/** A picture of the shop as widgets refer to it; undefined when it was not taken yet. */
export type PictureOf = (file: string, alt: string) => WidgetPicture | undefined;

export interface WidgetPicture {
  readonly thumbnail: string;
  readonly medium: string;
  readonly large: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Addresses of a master's sizes in a shop. */
export function pictureOf(shopCode: string, masters: ReadonlyMap<string, Master>): PictureOf {
  return (file, alt) => {
    const master = masters.get(file);
    if (!master) return undefined;
    const address = (size: string) => `/cdn/${shopCode}/images/products/${size}/${file}`;
    return {
      thumbnail: address('thumbnail'),
      medium: address('medium'),
      large: address('large'),
      alt,
      width: master.width,
      height: master.height,
    };
  };
}
