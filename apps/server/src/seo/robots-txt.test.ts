import { describe, expect, it } from 'vitest';
import { CLOSED_ROBOTS_TEXT, robotsText } from './robots-txt.ts';

/** As RFC 9309 matches a path: from its beginning, with `*` for anything and `$` for its end. */
function isAllowed(text: string, path: string): boolean {
  return ![...text.matchAll(/^Disallow: (.*)$/gm)].some(([, rule = '']) => {
    const pattern = rule.replace(/[.?+^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(path);
  });
}

const text = robotsText('https://shop.example');

describe('robots.txt', () => {
  it.each([
    ...['/checkout', '/checkout/cart', '/account', '/account/orders/1', '/order/1', '/login?from=/x'],
    ...['/api/cart/count', '/api-graphql', '/listing-page/mugs?page=2', '/search?q=mug', '/mugs.data'],
    ...['/mugs.data?_routes=root', '/register', '/preview?id=1'],
  ])('asks crawlers to leave %s alone', (path) => {
    expect(isAllowed(text, path)).toBe(false);
  });

  it.each([
    ...['/', '/mugs', '/mugs/color=red?page=2', '/search', '/order-forms', '/accounting', '/sitemap.xml'],
    ...['/cdn/quay/images/products/large/mug.webp.webp', '/assets/app.js', '/brands', '/mugs?sort=name-asc'],
  ])('lets crawlers see %s', (path) => {
    expect(isAllowed(text, path)).toBe(true);
  });

  it('tells where the sitemap is', () => {
    expect(text).toMatch(/^Sitemap: https:\/\/shop\.example\/sitemap\.xml$/m);
  });

  it('of a closed shop lets them see nothing', () => {
    expect(isAllowed(CLOSED_ROBOTS_TEXT, '/')).toBe(false);
    expect(CLOSED_ROBOTS_TEXT).not.toContain('Sitemap');
  });
});
