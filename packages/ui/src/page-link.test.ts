import { describe, expect, it } from 'vitest';
import { mayFetchAhead } from './page-link.tsx';

describe('a page that a link leads to', () => {
  it('is fetched ahead', () => {
    expect(mayFetchAhead('/mugs', {})).toBe(true);
    expect(mayFetchAhead('/mugs', { connection: { saveData: false, effectiveType: '3g' } })).toBe(true);
  });

  it.each(['2g', 'slow-2g'])('is not over %s [CONST-551]', (effectiveType) => {
    expect(mayFetchAhead('/mugs', { connection: { effectiveType } })).toBe(false);
  });

  it('is not where the visitor saves data [CONST-551]', () => {
    expect(mayFetchAhead('/mugs', { connection: { saveData: true, effectiveType: '4g' } })).toBe(false);
  });

  it.each([
    '/logout',
    '/login?return=/',
    '/checkout/cart',
    '/account/orders',
    '/order/1',
    '#content',
    '?page=2',
  ])('is not where it is made for one visitor, changes something, or is this page: %s', (path) =>
    expect(mayFetchAhead(path, {})).toBe(false),
  );

  it.each(['/accounting', '/login-lamps', '/checkout-desks', '/ordered'])(
    'is where it merely begins alike: %s',
    (path) => expect(mayFetchAhead(path, {})).toBe(true),
  );
});
