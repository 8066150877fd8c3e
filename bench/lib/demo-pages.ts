/** Where the figures are measured: the demo's home shop. */
export const HOST = 'harbor.localhost';

/** Addresses of Harbor & Home. The listing's first page is full. */
export const PAGES = {
  home: '/',
  listing: '/kitchen-dining',
  product: '/tideline-mug',
  'product with options': '/gourd-lamp',
  'product of 2,048 variations': '/hall-runner',
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES: readonly PageName[] = [
  'home',
  'listing',
  'product',
  'product with options',
  'product of 2,048 variations',
];

/** Cards on a full page of a listing. */
export const CARDS = 24;

/** Returns how many products of a listing a page of it draws. */
export function countCards(html: string): number {
  return html.match(/<article class="card"/g)?.length ?? 0;
}

/** Products bought together, one of each. */
export const BASKET = ['/tideline-mug', '/forge-skillet', '/cellar-red-glasses'] as const;
