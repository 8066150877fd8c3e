import { PAGE_DOCUMENT_VERSION } from '@stoa/domain';
import { harborCategories } from '../goods/harbor/categories.ts';
import { harborGoods } from '../goods/harbor/index.ts';
import { demoCheckout } from './checkout.ts';
import type { DemoShop } from './demo-shop.ts';
import { linksOf, menuOf } from './menus.ts';
import { commonPages, serviceLinks } from './pages.ts';
import { banner, heading, slider, staticImage } from './widgets.ts';

const email = 'hello@harbor.example';

/** Harbor & Home: home goods and textiles, in sea greens on warm white. */
export const harbor: DemoShop = {
  code: 'harbor',
  name: 'Harbor & Home',
  industry: 'home',
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
  },
  settings: {
    general: { supportEmail: email, supportPhone: '' },
    checkout: demoCheckout,
    modules: {},
    listing: {
      facets: [
        { code: 'brand', label: 'Maker', type: 'checkbox' },
        { code: 'material', label: 'Material', type: 'checkbox' },
        { code: 'color', label: 'Color', type: 'checkbox' },
        { code: 'room', label: 'Room', type: 'checkbox' },
        { code: 'made_in', label: 'Made in', type: 'checkbox' },
      ],
    },
    footerSocial: {
      instagram: { visible: true, url: 'https://www.instagram.com/' },
      pinterest: { visible: true, url: 'https://www.pinterest.com/' },
    },
    footer: {},
    others: {},
  },
  categories: harborCategories,
  goods: harborGoods,
  mainMenu: menuOf(harborCategories),
  footerMenus: [
    { name: 'Service', items: linksOf(serviceLinks) },
    { name: 'Harbor & Home', items: linksOf({ 'About us': '/about', Gifts: '/gifts', Contact: '/contact' }) },
  ],
  pages: [
    ...commonPages('Harbor & Home', email),
    {
      slug: 'about',
      title: 'About us',
      metaDescription: 'Who we are, and how we choose what we sell.',
      text: `Harbor & Home began as a shelf of mugs in a boatyard office. People came for varnish and left with pottery.

We still choose the same way: we use a thing for a season before we sell it. If it chips, warps or bores us, it does not make it to the shelf.

Most of what we carry is made by fewer than twenty people, and we can tell you their names.`,
    },
  ],
  notFound: {
    title: 'Page not found',
    text: 'The tide has taken this page. Try the search, or begin again at the front door.',
  },
  homeTitle: 'Harbor & Home: things for the house, made to be used',
  homeDescription: 'Stoneware, linen, lamps and furniture from small workshops, chosen to be used every day.',
  home: (picture) => ({
    version: PAGE_DOCUMENT_VERSION,
    root: [
      ...banner('banner', [
        {
          picture: picture('banner-table.webp', 'A table laid with stoneware and linen'),
          mobilePicture: picture('banner-table-mobile.webp', 'A table laid with stoneware and linen'),
          title: 'Made to be used',
          subTitle: 'Stoneware, linen and oak from small workshops.',
          link: '/tableware',
          primaryButton: { label: 'Set the table', link: '/tableware' },
        },
        {
          picture: picture('banner-lamp.webp', 'A lamp on a shelf at dusk'),
          mobilePicture: picture('banner-lamp-mobile.webp', 'A lamp on a shelf at dusk'),
          title: 'Evenings, softly lit',
          subTitle: 'Lamps that warm a room instead of showing it.',
          link: '/lighting',
          primaryButton: { label: 'See the lamps', link: '/lighting' },
        },
      ]),
      heading(
        'welcome',
        'Chosen slowly',
        'We use a thing for a season before we sell it. What is left is what you see here.',
      ),
      slider('bestsellers', { selection: 'bestsellers', moreLink: '/search?q=&sort=bestseller-desc' }),
      staticImage('pottery', {
        picture: picture('tideline-mug.webp', 'A speckled stoneware mug'),
        title: 'Tideline, from the Saltmarsh pottery',
        words:
          'Thrown from iron-rich clay that breaks to brown at the rim. The handle holds three fingers, the wall keeps coffee warm for the length of a letter.',
        button: { label: 'Mugs & cups', link: '/mugs-cups' },
      }),
      slider('newest', { selection: 'newest' }),
      slider('featured', { selection: 'featured', layout: 'image-focused' }),
    ],
  }),
};
