import { describe, expect, it } from 'vitest';
import { placeAt, places } from './index.ts';

describe('the place of an address', () => {
  it.each(['/checkout', '/checkout/cart', 'checkout/success', 'account/orders/:id', '/order/1'])(
    '%s is personal',
    (path) => expect(placeAt(path).kept).toBe('personal'),
  );

  it.each(['/', '', '/mugs', '/checkouts', ':slug/*', '*', '/constructor', '//checkout'])(
    '%s is for everybody of an audience',
    (path) => expect(placeAt(path)).toMatchObject({ kept: 'audience', access: 'auth-free' }),
  );

  it('is private where it belongs to one visitor', () => {
    const open = [...places].filter(
      ([, { by, kept, isPrivate }]) => by !== 'route' && kept === 'personal' && !isPrivate,
    );
    expect(open).toEqual([]);
  });
});
