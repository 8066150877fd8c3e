import { facetsOf, harborAttributes, labelsOf } from '../attributes.ts';
import { harborCoupons, harborFreebies } from '../coupons.ts';
import { harborBrands } from '../harbor/brands.ts';
import { harborCategories } from '../harbor/categories.ts';
import { harborGoods } from '../harbor/index.ts';
import { demoCustomers } from './accounts.ts';
import { delivery, paymentMethods, taxRates } from './checkout.ts';
import { harborHome } from './harbor-home.ts';
import { harborPages } from './harbor-pages.ts';
import { linkMenu, mainMenuOf } from './menus.ts';
import { link, p } from './text.ts';
import type { ShopData } from './types.ts';

/** Harbor & Home: home goods and textiles, in sea greens on warm white. */
export const harbor: ShopData = {
  code: 'harbor',
  name: 'Harbor & Home',
  type: 'essential',
  industry: 'home',
  tagline: 'Things for the house, made to be used',
  timeZone: 'America/New_York',
  frontendStatus: true,
  hosts: ['localhost', '127.0.0.1'],
  theme: {
    colors: {
      background: '#fbf9f5',
      surface: '#ffffff',
      text: '#22302d',
      muted: '#5b6864',
      border: '#ded8cc',
      primary: '#1f4d47',
      onPrimary: '#ffffff',
      accent: '#a9532b',
      success: '#1f6b43',
      warning: '#8f5a0a',
      danger: '#a3261f',
    },
    fonts: { display: 'Fraunces', text: 'Inter' },
    radius: 6,
    cards: { spacing: 20, subTitleLines: 2 },
  },
  settings: {
    general: { supportEmail: 'hello@harbor.example', supportPhone: '2075550112' },
    checkout: {
      countries: ['US', 'CA'],
      shippingMethods: [
        {
          id: 'standard',
          title: 'Standard',
          kind: 'flat',
          price: 795,
          freeFrom: 9900,
          countries: ['US'],
          estimateDays: [3, 6],
        },
        {
          id: 'express',
          title: 'Express',
          kind: 'flat',
          price: 2400,
          countries: ['US'],
          estimateDays: [1, 2],
        },
        {
          id: 'canada',
          title: 'To Canada',
          kind: 'flat',
          price: 2900,
          countries: ['CA'],
          estimateDays: [6, 10],
        },
        {
          id: 'pickup',
          title: 'Pickup, 12 Wharf Street',
          kind: 'pickup',
          price: 0,
          countries: ['US'],
          estimateDays: [0, 1],
        },
      ],
      taxRates,
      paymentMethods,
      returns: { text: 'Thirty days to change your mind.', url: '/shipping-returns' },
    },
    delivery,
    modules: {
      messages: {
        active: true,
        onProductPages: true,
        characterLimit: 3000,
        initialStoreMessage: 'Hello! Ada or Tom will answer, most often before noon.',
        autoResponse: 'Thank you, we have your message.',
      },
    },
    listing: { facets: facetsOf(harborAttributes) },
    attributes: labelsOf(harborAttributes),
    footerSocial: {
      instagram: { visible: true, url: 'https://www.instagram.com/' },
      pinterest: { visible: true, url: 'https://www.pinterest.com/' },
      youtube: { visible: true, url: 'https://www.youtube.com/' },
      facebook: { visible: false, url: 'https://www.facebook.com/' },
    },
    footer: { enableLink: true, linkLabel: 'Privacy policy', linkValue: '/privacy-policy' },
    others: {
      shoppingList: {
        enable: true,
        name: 'Wish',
        description: 'Lists to share with whoever asks what you need.',
      },
      saveForLater: {
        enable: true,
        description: 'Kept in your account until you come back for it.',
        saveActionText: 'Save for later',
        savedItemText: 'Saved for later',
      },
    },
  },
  categories: harborCategories,
  brands: harborBrands,
  attributes: harborAttributes,
  goods: harborGoods,
  mainMenu: mainMenuOf(harborCategories, {
    shopCode: 'harbor',
    wide: { 'kitchen-dining': 3, decor: 2 },
    pictured: ['lighting', 'textiles'],
  }),
  footerMenus: [
    linkMenu('Service', [
      ['Shipping & returns', '/shipping-returns'],
      ['Contact', '/contact'],
      ['Gift certificates', '/harbor-gift-certificate'],
    ]),
    linkMenu('Harbor & Home', [
      ['About us', '/about'],
      ['Brands', '/brands'],
      ['Terms of service', '/terms-of-service'],
      ['Privacy policy', '/privacy-policy'],
    ]),
  ],
  home: harborHome,
  pages: harborPages,
  notFound: {
    title: 'Page not found',
    text: [
      p('The tide has taken this page, or it was never there.'),
      p(
        'Try the search above, go ',
        link('/', 'back to the front door'),
        ', or look at what ',
        link('/gifts', 'people give each other'),
        '.',
      ),
    ],
  },
  coupons: harborCoupons,
  freebies: harborFreebies,
  customers: demoCustomers,
};
