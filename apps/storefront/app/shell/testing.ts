import type { MenuEntry, ShellData } from './shell-data.server.ts';

/** Header and footer of a shop without menus. */
export const shellOf = (over: Partial<ShellData> = {}): ShellData => ({
  shop: {
    code: 'quay',
    name: 'Quay & Sons',
    type: 'essential',
    industry: 'home',
    locale: 'en-US',
    currency: 'USD',
    timeZone: 'America/New_York',
  },
  origin: 'https://shop.example',
  theme: {
    colors: {},
    fonts: { display: 'Fraunces', text: 'Inter' },
    radius: 6,
    productPage: { thumbnails: 'down', enlarged: 'fullscreen', tabs: 'tab' },
    cards: { layout: 'standard', nameLines: 2, subTitleLines: 1, stock: false, spacing: 8 },
  },
  listing: {
    breadcrumb: true,
    descriptionLimit: 0,
    filterPlacement: 'left',
    layout: 'grid',
    paging: 'scroll',
  },
  hidesPrices: false,
  reviewsActive: true,
  headerItems: [],
  footerMenus: [],
  checkoutMenus: {},
  contact: { email: '', phone: '', address: [] },
  social: [],
  footer: { copyright: '' },
  ...over,
});

export const menuItem = (over: Partial<MenuEntry>): MenuEntry => ({
  _id: over.label ?? 'item',
  label: '',
  url: '',
  flyoutType: null,
  columns: null,
  width: null,
  imageUrl: null,
  items: [],
  ...over,
});
