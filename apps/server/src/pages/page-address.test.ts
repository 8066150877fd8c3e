import { describe, expect, it } from 'vitest';
import { pageAddress, targetUrl, withoutSpareSlashes } from './page-address.ts';

describe('the address of a page', () => {
  it('has no campaign tags and no unknown keys', () => {
    expect(pageAddress('/mugs?utm_source=x&fbclid=1&whoami=me&page=2').query).toBe('?page=2');
  });

  it('has its keys in one order, so that one page is kept once', () => {
    expect(pageAddress('/search?q=lamp&color=red')).toEqual(pageAddress('/search?color=red&q=lamp'));
  });

  it('keeps filters of the search page but not campaign tags', () => {
    expect(pageAddress('/search?q=lamp&color=red%7Cblue&gclid=7').query).toBe('?color=red%7Cblue&q=lamp');
    expect(pageAddress('/listing-page/search?q=lamp&color=red&gclid=7').query).toBe('?color=red&q=lamp');
    expect(pageAddress('/listing-page/mugs?page=2&color=red').query).toBe('?page=2');
  });

  it('keeps what a filter form of a listing sends', () => {
    expect(pageAddress('/mugs?apply=1&color=red&price_from=5&utm_source=x').query).toBe(
      '?apply=1&color=red&price_from=5',
    );
  });

  it.each([
    '/checkout',
    '/checkout/cart',
    '/checkout.data',
    '/account/orders',
    '/order/1?token=x',
    '/login',
    '/mugs?preview=1',
    '/Checkout/Cart',
    '/%63heckout/cart',
    '/Order/1?token=x',
    '/Login?return=%2Faccount',
    '//LOGIN',
    '/ORDER/1.data',
    '/%ff',
  ])('of %s is not shared among guests', (target) => expect(pageAddress(target).shared).toBe(false));

  it.each(['/', '/mugs', '/mugs.data', '/search?q=a', '/checkouts', '/accounting'])(
    'of %s is shared',
    (target) => expect(pageAddress(target).shared).toBe(true),
  );

  it.each([
    '/x/../api/cart/count',
    '/x/%2e%2e/healthz',
    '/x\\..\\healthz',
    '/./healthz',
    'http://elsewhere.example/mugs',
    'http://elsewhere.example',
    '',
  ])('spelled as %j is not shared, since routes see it otherwise', (target) =>
    expect(pageAddress(target).shared).toBe(false),
  );

  it.each(['/mugs?a', '/mugs#a', '//mugs', '/caf%C3%A9/color=red%7Cblue'])(
    'spelled as %j is what routes see, too',
    (target) => expect(pageAddress(target).shared).toBe(true),
  );

  it.each([
    ['//mugs-cups?page=2', '/mugs-cups?page=2'],
    ['/fireside-mug/', '/fireside-mug'],
    ['/fireside-mug//?a=/b/', '/fireside-mug?a=/b/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['///', '/'],
  ])('%s leads to %s', (target, tidy) => expect(withoutSpareSlashes(target)).toBe(tidy));

  it.each(['/', '/mugs', '/mugs?a=//', '/mugs/color=red?x=/'])('%s has no slash to spare', (target) =>
    expect(withoutSpareSlashes(target)).toBeUndefined(),
  );

  it.each([
    '*',
    '*@evil.example/x',
    ':99999/',
    'evil.example:443',
    '@evil.example',
    '?x',
    '#',
    'http://[',
    '\\x',
  ])('is at this shop though a request line says %s', (target) => {
    for (const origin of ['http://shop.example', 'http://shop.example:3000']) {
      expect(targetUrl(target, origin).origin).toBe(origin);
      expect(pageAddress(target).shared).toBe(false);
    }
  });

  it('tells data from pages', () => {
    expect([pageAddress('/mugs').kind, pageAddress('/mugs.data').kind]).toEqual(['page', 'data']);
  });
});
