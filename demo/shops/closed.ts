import { PAGE_DOCUMENT_VERSION } from '@stoa/domain';
import type { DemoShop } from './demo-shop.ts';
import { harbor } from './harbor.ts';

/** A shop whose frontend is switched off. */
export const closed: DemoShop = {
  ...harbor,
  code: 'closed',
  name: 'Lantern Bookshop',
  industry: 'books',
  frontendStatus: false,
  hosts: [],
  categories: [],
  goods: [],
  mainMenu: [],
  footerMenus: [],
  pages: [],
  homeTitle: 'Lantern Bookshop',
  homeDescription: '',
  home: () => ({ version: PAGE_DOCUMENT_VERSION, root: [] }),
};
