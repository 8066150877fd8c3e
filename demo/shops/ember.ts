import { PAGE_DOCUMENT_VERSION } from '@stoa/domain';
import { emberCategories } from '../goods/ember/categories.ts';
import { emberGoods } from '../goods/ember/index.ts';
import { demoCheckout } from './checkout.ts';
import type { DemoShop } from './demo-shop.ts';
import { linksOf, menuOf } from './menus.ts';
import { commonPages, serviceLinks } from './pages.ts';
import { banner, heading, slider } from './widgets.ts';

const email = 'desk@ember.example';

/** Ember Cigars: a tobacco shop in leather and brass, whose prices are for approved customers. */
export const ember: DemoShop = {
  code: 'ember',
  name: 'Ember Cigars',
  industry: 'tobacco',
  timeZone: 'America/New_York',
  frontendStatus: true,
  hosts: [],
  theme: {
    colors: {
      background: '#1a1411',
      surface: '#241c17',
      text: '#f3e9dc',
      muted: '#bfae9b',
      border: '#46382e',
      primary: '#c9964b',
      onPrimary: '#1a1411',
      accent: '#e0b36a',
      success: '#7fc79a',
      warning: '#e3b04b',
      danger: '#f09a8c',
    },
    fonts: { display: 'Playfair Display', text: 'Source Sans 3' },
    radius: 2,
  },
  settings: {
    general: { supportEmail: email, supportPhone: '' },
    checkout: { ...demoCheckout, countries: ['US'] },
    modules: { hidePriceForAnonymous: true },
    listing: {
      facets: [
        { code: 'brand', label: 'House', type: 'checkbox' },
        { code: 'cigarstrength', label: 'Strength', type: 'checkbox' },
        { code: 'cigarwrapper', label: 'Wrapper', type: 'checkbox' },
        { code: 'cigarorigin', label: 'Origin', type: 'checkbox' },
        { code: 'cigarshape', label: 'Shape', type: 'checkbox' },
      ],
    },
    footerSocial: { instagram: { visible: true, url: 'https://www.instagram.com/' } },
    footer: {},
    others: {},
  },
  categories: emberCategories,
  goods: emberGoods,
  mainMenu: menuOf(emberCategories),
  footerMenus: [{ name: 'Service', items: linksOf(serviceLinks) }],
  pages: commonPages('Ember Cigars', email),
  notFound: {
    title: 'Page not found',
    text: 'This one has gone up in smoke. Try the search, or begin again at the front door.',
  },
  homeTitle: 'Ember Cigars: hand-rolled, well kept',
  homeDescription:
    'Cigars by the piece and by the box, with everything that keeps and cuts them. Adults only.',
  home: (picture) => ({
    version: PAGE_DOCUMENT_VERSION,
    root: [
      ...banner('banner', [
        {
          picture: picture('banner-cigars.webp', 'Cigars beside a humidor and a glass'),
          mobilePicture: picture('banner-cigars-mobile.webp', 'Cigars beside a humidor and a glass'),
          title: 'An hour of your own',
          subTitle: 'Hand-rolled, rested, and kept at sixty-five percent.',
          link: '/cigars',
          tone: 'dark',
          primaryButton: { label: 'The cigars', link: '/cigars' },
        },
      ]),
      heading(
        'welcome',
        'Kept well, sold honestly',
        'We rest every box for ninety days before it may leave the house.',
      ),
      slider('bestsellers', { selection: 'bestsellers' }),
      slider('newest', { selection: 'newest', layout: 'image-focused' }),
    ],
  }),
};
