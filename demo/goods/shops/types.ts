import type { ShopSettingsInput, ShopThemeInput } from '@stoa/commerce';
import type { MenuItem, RichText } from '@stoa/domain';
import type { AttributeDefinition } from '../attributes.ts';
import type { CouponDraft, FreebieDraft } from '../coupon-types.ts';
import type { Brand, Category, Picture, Product } from '../types.ts';

/** What a shop of the demo says, shows and sells. */
export interface ShopData {
  readonly code: string;
  readonly name: string;
  readonly type: 'essential';
  readonly industry: string;
  readonly tagline: string;
  readonly timeZone: string;
  readonly frontendStatus: boolean;
  /** Hosts beside `{code}.localhost`, which answer as they are. */
  readonly hosts: readonly string[];
  readonly theme: ShopThemeInput;
  readonly settings: ShopSettingsInput;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly attributes: readonly AttributeDefinition[];
  readonly goods: readonly Product[];
  readonly mainMenu: readonly MenuItem[];
  readonly footerMenus: readonly { readonly name: string; readonly items: readonly MenuItem[] }[];
  readonly home: HomePage;
  readonly pages: readonly TextPage[];
  readonly notFound: { readonly title: string; readonly text: RichText };
  readonly coupons: readonly CouponDraft[];
  readonly freebies: readonly FreebieDraft[];
  readonly customers: readonly DemoCustomer[];
}

export interface TextPage {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly text: RichText;
}

interface Button {
  readonly label: string;
  readonly link: string;
  readonly style?: 'solid' | 'hollow' | 'transparent' | 'soft';
}

/** A slide of the banner. ENT-507 to ENT-509 */
export interface Slide {
  readonly picture: Picture;
  readonly mobilePicture?: Picture;
  readonly link: string;
  readonly title: string;
  readonly subTitle: string;
  readonly primaryButton: Button;
  readonly secondaryButton?: Button;
  /** The side of the picture that is free for words. */
  readonly contentAlign?: 'left' | 'center' | 'right';
  /** Whether the words stand on a dark or a light picture. */
  readonly tone: 'dark' | 'light';
}

/** A part of the home page, from the top down; `id` is unique on the page. */
export type HomeSection =
  | { readonly id: string; readonly kind: 'banner'; readonly slides: readonly Slide[] }
  | {
      readonly id: string;
      readonly kind: 'tiles';
      readonly title: string;
      readonly tiles: readonly { readonly label: string; readonly link: string; readonly picture: Picture }[];
    }
  | {
      readonly id: string;
      readonly kind: 'assurances';
      readonly items: readonly {
        readonly icon: 'truck' | 'returns' | 'card' | 'mail' | 'check';
        readonly title: string;
        readonly text: string;
        readonly link?: string;
      }[];
    }
  | { readonly id: string; readonly kind: 'heading'; readonly title: string; readonly text: string }
  | {
      readonly id: string;
      readonly kind: 'slider';
      readonly selection: 'bestsellers' | 'newest' | 'featured';
      readonly layout: 'standard' | 'image-focused';
      readonly title?: string;
      readonly limitToCategory?: string;
      readonly moreLink?: string;
    }
  | {
      readonly id: string;
      readonly kind: 'image';
      readonly layout: 'partial' | 'full-over' | 'full-below';
      readonly picture: Picture;
      readonly title: string;
      readonly text: string;
      readonly button: Button;
      readonly contentSide?: 'left' | 'right';
    };

export interface HomePage {
  readonly title: string;
  readonly metaDescription: string;
  readonly sections: readonly HomeSection[];
}

/** Somebody who buys at a shop. */
export interface DemoCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickName: string;
  readonly group: 'retail' | 'wholesale';
  readonly status: 'verified' | 'pending';
  readonly address: {
    readonly company: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly country: string;
    readonly phone: string;
  };
}
