/** The page types that templates are looked up by. CMS-516, API-GQL-518 */
export const pageTypes = [
  'Homepage',
  'Search',
  'category',
  'product',
  'gift certificate',
  '404 Page',
] as const;
export type PageType = (typeof pageTypes)[number];

/** The layouts of header and footer that a route can have. SHELL-001 */
export const layouts = ['default', 'checkout', 'nolayout', 'static', 'store'] as const;
export type Layout = (typeof layouts)[number];

/**
 * `all`: the page's own HTML is the whole answer; `body`: it is shown between the shop's header and footer.
 * ROUTE-523, ROUTE-524
 */
export const staticTypes = ['all', 'body'] as const;
export type StaticType = (typeof staticTypes)[number];
