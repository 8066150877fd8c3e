import { emberAttributes, facetsOf, labelsOf } from '../attributes.ts';
import { emberCoupons, emberFreebies } from '../coupons.ts';
import { emberBrands } from '../ember/brands.ts';
import { emberCategories } from '../ember/categories.ts';
import { emberGoods } from '../ember/index.ts';
import { demoCustomers } from './accounts.ts';
import { delivery, paymentMethods, taxRates } from './checkout.ts';
import { emberHome } from './ember-home.ts';
import { emberPages } from './ember-pages.ts';
import { linkMenu, mainMenuOf } from './menus.ts';
import { link, p } from './text.ts';
import type { ShopData } from './types.ts';

/** Ember Cigars: a tobacco shop in the browns of a smoking room; prices are for verified customers. */
export const ember: ShopData = {
  code: 'ember',
  name: 'Ember Cigars',
  type: 'essential',
  industry: 'tobacco',
  tagline: 'Long filler, rested',
  timeZone: 'America/New_York',
  frontendStatus: true,
  hosts: [],
  theme: {
    colors: {
      background: '#17120f',
      surface: '#221b16',
      text: '#f4eadd',
      muted: '#bba893',
      border: '#43362c',
      primary: '#dca761',
      onPrimary: '#1b130d',
      accent: '#ea8a5c',
      success: '#8ecda6',
      warning: '#e8bf4d',
      danger: '#f49a8c',
    },
    fonts: { display: 'Playfair Display', text: 'Source Sans 3' },
    radius: 2,
    cards: { layout: 'alternate', spacing: 12 },
    productPage: { thumbnails: 'left', enlarged: 'modal', tabs: 'accordian' },
  },
  settings: {
    general: { supportEmail: 'counter@ember.example', supportPhone: '4015550136' },
    checkout: {
      countries: ['US'],
      usRestrictStates: ['OR', 'UT', 'WA'],
      shippingMethods: [
        {
          id: 'standard',
          title: 'Standard, adult signature',
          kind: 'flat',
          price: 895,
          freeFrom: 15000,
          countries: ['US'],
          estimateDays: [2, 5],
        },
        {
          id: 'express',
          title: 'Express, adult signature',
          kind: 'flat',
          price: 2600,
          countries: ['US'],
          estimateDays: [1, 2],
        },
        {
          id: 'pickup',
          title: 'Pickup, 31 Lantern Row',
          kind: 'pickup',
          price: 0,
          countries: ['US'],
          estimateDays: [0, 1],
        },
      ],
      taxRates,
      paymentMethods,
      returns: { text: 'Thirty days for unopened boxes and unused things.', url: '/shipping-returns' },
    },
    delivery,
    modules: {
      hidePriceForAnonymous: true,
      messages: {
        active: true,
        onProductPages: true,
        characterLimit: 3000,
        initialStoreMessage: 'Good evening. Ask, and somebody who has smoked it will answer.',
      },
    },
    listing: { facets: facetsOf(emberAttributes) },
    attributes: labelsOf(emberAttributes),
    footerSocial: {
      instagram: { visible: true, url: 'https://www.instagram.com/' },
      youtube: { visible: true, url: 'https://www.youtube.com/' },
    },
    footer: {
      copyrightMessage: 'custom',
      copyrightContent: '© {c-year} {client-id}. For adults of 21 and over.',
      enableLink: true,
      linkLabel: 'Terms of service',
      linkValue: '/terms-of-service',
    },
    others: {
      shoppingList: {
        enable: true,
        name: 'Humidor',
        description: 'What you have, what you want, what you liked.',
      },
      saveForLater: {
        enable: true,
        description: 'Kept in your account.',
        saveActionText: 'Keep for later',
        savedItemText: 'Kept for later',
      },
    },
  },
  categories: emberCategories,
  brands: emberBrands,
  attributes: emberAttributes,
  goods: emberGoods,
  mainMenu: mainMenuOf(emberCategories, {
    shopCode: 'ember',
    wide: { cigars: 2 },
    pictured: ['accessories'],
  }),
  footerMenus: [
    linkMenu('Service', [
      ['Shipping & returns', '/shipping-returns'],
      ['Contact', '/contact'],
      ['Gift certificates', '/ember-gift-certificate'],
    ]),
    linkMenu('Ember', [
      ['About us', '/about'],
      ['Brands', '/brands'],
      ['Terms of service', '/terms-of-service'],
      ['Privacy policy', '/privacy-policy'],
    ]),
  ],
  home: emberHome,
  pages: emberPages,
  notFound: {
    title: 'Page not found',
    text: [
      p('This one has gone out.'),
      p(
        'Use the search above, or start again at ',
        link('/', 'the front room'),
        ' or with ',
        link('/cigars', 'the cigars'),
        '.',
      ),
    ],
  },
  coupons: emberCoupons,
  freebies: emberFreebies,
  customers: demoCustomers,
};
