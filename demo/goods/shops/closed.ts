import { demoCustomers } from './accounts.ts';
import { paymentMethods, taxRates } from './checkout.ts';
import { p } from './text.ts';
import type { ShopData } from './types.ts';

/** A shop whose frontend is switched off: there to be found closed. */
export const closed: ShopData = {
  code: 'closed',
  name: 'Lantern Bookshop',
  type: 'essential',
  industry: 'books',
  tagline: 'Closed for stocktaking',
  timeZone: 'America/New_York',
  frontendStatus: false,
  hosts: [],
  theme: {
    colors: {
      background: '#faf8f3',
      surface: '#ffffff',
      text: '#262433',
      muted: '#5f5c70',
      border: '#dcd8cd',
      primary: '#3b3560',
      onPrimary: '#ffffff',
      accent: '#9a4b2c',
      success: '#1f6b43',
      warning: '#8f5a0a',
      danger: '#a3261f',
    },
    fonts: { display: 'Fraunces', text: 'Inter' },
    radius: 4,
  },
  settings: {
    general: { supportEmail: 'desk@lantern.example', supportPhone: '2075550187' },
    checkout: {
      countries: ['US'],
      shippingMethods: [
        {
          id: 'standard',
          title: 'Standard',
          kind: 'flat',
          price: 495,
          countries: ['US'],
          estimateDays: [3, 6],
        },
      ],
      taxRates,
      paymentMethods,
    },
    modules: {},
    listing: {},
    footerSocial: {},
    footer: {},
    others: {},
  },
  categories: [],
  brands: [],
  attributes: [],
  goods: [],
  mainMenu: [],
  footerMenus: [],
  home: { title: 'Lantern Bookshop', metaDescription: 'Closed for stocktaking.', sections: [] },
  pages: [],
  notFound: { title: 'Page not found', text: [p('We are closed for stocktaking.')] },
  coupons: [],
  freebies: [],
  customers: demoCustomers,
};
