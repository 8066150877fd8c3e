import { ShopViewProvider } from '@stoa/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Price, type PricesShown } from './price.tsx';

const reduced: PricesShown = {
  price: 24,
  final_price: 18,
  msrp: 30,
  from_price: null,
  discount_percent: 25,
  hide_price: false,
  is_price_hidden: false,
};

/** As the contract tells them to who may not see them. */
const hidden: PricesShown = {
  price: null,
  final_price: null,
  msrp: null,
  from_price: null,
  discount_percent: 0,
  hide_price: false,
  is_price_hidden: true,
};

interface Shown {
  readonly place?: 'card' | 'page' | 'option';
  readonly signedIn?: boolean;
}

function show(prices: PricesShown, { place = 'page', signedIn = false }: Shown = {}): string {
  const view = { currency: 'USD', isMarketplace: false, reviewsActive: true, stockOnCards: false, signedIn };
  return renderToStaticMarkup(
    <StaticRouter location="/mug?by=hand">
      <ShopViewProvider value={{ ...view, openLogin: () => undefined }}>
        <Price prices={prices} place={place} />
      </ShopViewProvider>
    </StaticRouter>,
  );
}

describe('a price', () => {
  it('is shown with what it was before and how much less it is [PRICE-021, CARD-509]', () => {
    const html = show(reduced);
    expect(html).toMatch(/<s class="price-old"[^>]*>\$24\.00<\/s>/);
    expect(html).toContain('$18.00');
    expect(html).toContain('25% off');
    // However little less it is.
    expect(show({ ...reduced, price: 18.01, discount_percent: 0 })).toMatch(/<s[^>]*>\$18\.01<\/s>/);
    expect(show({ ...reduced, price: 18, msrp: null })).not.toContain('<s ');
  });

  it('was the msrp where it is not below its own, and nothing where it is below neither [CARD-510]', () => {
    expect(show({ ...reduced, price: 18 })).toMatch(/<s[^>]*>\$30\.00<\/s>/);
    expect(show({ ...reduced, price: 17, msrp: 18.01 })).toMatch(/<s[^>]*>\$18\.01<\/s>/);
    expect(show({ ...reduced, price: null })).toMatch(/<s[^>]*>\$30\.00<\/s>/);
    expect(show({ ...reduced, price: 18, msrp: 18 })).not.toContain('<s ');
  });

  it('is told no share of that is not worth telling [PRICE-021]', () => {
    expect(show({ ...reduced, discount_percent: 0 })).not.toContain('% off');
  });

  it('is shown only above 0 [PRICE-005, CARD-508]', () => {
    for (const final_price of [0, -1, null]) expect(show({ ...reduced, final_price })).toBe('');
    expect(show({ ...reduced, final_price: 0.01 })).toContain('$0.01');
  });

  it('is to be seen in the cart where the product says so [PRICE-004]', () => {
    const html = show({ ...reduced, hide_price: true });
    expect(html).toContain('See Price In Cart');
    expect(html).not.toMatch(/\d/);
  });

  it('is for who signs in, in the words of page and card, and leads back [PRICE-009, PERM-503, CARD-513]', () => {
    for (const [place, words] of [
      ['page', 'Sign in to see pricing'],
      ['card', '$ Sign in'],
    ] as const) {
      const link = /<a[^>]*href="\/login\?return=%2Fmug%3Fby%3Dhand"[^>]*>([^<]*)<\/a>/.exec(
        show(hidden, { place }),
      );
      expect(link?.[1]).toBe(words);
    }
    expect(show(hidden, { place: 'option' })).toBe('<p class="price">$ Sign in</p>');
  });

  it('waits for approval of who has signed in [PRICE-010]', () => {
    for (const place of ['page', 'card', 'option'] as const) {
      expect(show(hidden, { place, signedIn: true })).toContain('Your account is pending approval');
    }
  });

  it('that is hidden shows no old one, whatever there is [CARD-511]', () => {
    for (const place of ['page', 'card', 'option'] as const) {
      for (const hiding of [{ is_price_hidden: true }, { hide_price: true }]) {
        for (const signedIn of [false, true]) {
          expect(show({ ...reduced, ...hiding }, { place, signedIn })).not.toMatch(/18|24|30|% off|<s /);
        }
      }
    }
  });
});
