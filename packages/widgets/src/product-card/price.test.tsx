import {
  discountPercent,
  formatPrice,
  oldPrice,
  type PriceConditions,
  type PriceLevel,
  toMajor,
  unitPrice,
} from '@stoa/domain';
import { ShopViewProvider } from '@stoa/ui';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';
import type { PricesShown } from './shown-prices.ts';

const reduced: PricesShown = {
  price: 24,
  final_price: 18,
  msrp: 30,
  from_price: null,
  hide_price: false,
  is_price_hidden: false,
};

/** As the contract tells them to who may not see them. */
const hidden: PricesShown = {
  price: null,
  final_price: null,
  msrp: null,
  from_price: null,
  hide_price: false,
  is_price_hidden: true,
};

interface Shown {
  readonly place?: 'card' | 'page' | 'option';
  readonly signedIn?: boolean;
  readonly currency?: string;
  readonly conditions?: PriceConditions;
}

function show(prices: PricesShown, shown: Shown = {}): string {
  const { place = 'page', signedIn = false, currency = 'USD', ...conditions } = shown;
  const view = { currency, isMarketplace: false, reviewsActive: true, stockOnCards: false, signedIn };
  return renderToStaticMarkup(
    <StaticRouter location="/mug?by=hand">
      <ShopViewProvider value={{ ...view, openLogin: () => undefined }}>
        <Price prices={prices} place={place} {...conditions} />
      </ShopViewProvider>
    </StaticRouter>,
  );
}

describe('a price', () => {
  it('is shown with what it was before and how much less it is [PRICE-021, CARD-509]', () => {
    const html = show(reduced);
    expect(html).toMatch(/<s class="price-old"[^>]*>\$24\.00<\/s>/);
    expect(html).toContain('$18.00');
    expect(html).toContain('>25% off<');
    // However little less it is.
    expect(show({ ...reduced, price: 18.01 })).toMatch(/<s[^>]*>\$18\.01<\/s>/);
    expect(show({ ...reduced, price: 18, msrp: null })).not.toContain('<s ');
  });

  it('was the msrp where it is not below its own, and nothing where it is below neither [CARD-510]', () => {
    expect(show({ ...reduced, price: 18 })).toMatch(/<s[^>]*>\$30\.00<\/s>/);
    expect(show({ ...reduced, price: 17, msrp: 18.01 })).toMatch(/<s[^>]*>\$18\.01<\/s>/);
    expect(show({ ...reduced, price: null })).toMatch(/<s[^>]*>\$30\.00<\/s>/);
    expect(show({ ...reduced, price: 18, msrp: 18 })).not.toContain('<s ');
  });

  it('is told no share of that is not worth telling [PRICE-021]', () => {
    expect(show({ ...reduced, price: 18.08 })).not.toContain('% off');
    expect(show({ ...reduced, price: 18.1 })).toContain('>1% off<');
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

const LEVELS = [
  { minQuantity: 4, price: 2160 },
  { minQuantity: 8, price: 1920 },
];

/** Returns what is shown as final price, as old one and as percent, each as it is read. */
function readShown(html: string) {
  const [, final] = /class="price-final[^>]*>([^<]*)</.exec(html) ?? [];
  const [, old] = /class="price-old"[^>]*>([^<]*)</.exec(html) ?? [];
  const [, percent] = /class="price-percent">(\d+)% off</.exec(html) ?? [];
  return { final, old, percent: Number(percent ?? 0) };
}

describe('a price of so many pieces, with options', () => {
  const mug: PricesShown = { ...reduced, price: 24, final_price: 24, msrp: null };
  const of = (quantity: number, optionFee = 0) =>
    readShown(show(mug, { conditions: { levels: LEVELS, quantity, optionFee } }));

  it('follows the quantity, and says what is saved [PRICE-018, PRICE-020, PRICE-021]', () => {
    expect(of(1)).toEqual({ final: '$24.00', old: undefined, percent: 0 });
    expect(of(4)).toEqual({ final: '$21.60', old: '$24.00', percent: 10 });
    expect(of(9)).toEqual({ final: '$19.20', old: '$24.00', percent: 20 });
  });

  it('has their fee in it [PRICE-017]', () => {
    expect(of(8, 80)).toEqual({ final: '$20.00', old: '$24.80', percent: 19 });
  });

  it('is none where options take off all of it, or more [PRICE-005]', () => {
    expect(of(1, -2399)).toEqual({ final: '$0.01', old: undefined, percent: 0 });
    expect([of(1, -2400), of(1, -3000), of(8, -2000)].map(({ final }) => final)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('rounds what is saved as the server does, whatever numbers the contract has for it [PRICE-020]', () => {
    const levels = [{ minQuantity: 2, price: 1771 }];
    const html = show(
      { ...mug, price: 20.24, final_price: 20.24 },
      { conditions: { levels, quantity: 2, optionFee: 0 } },
    );
    expect(readShown(html)).toEqual({ final: '$17.71', old: '$20.24', percent: 13 });
  });

  it('is that of the rules, of every product and quantity [PRICE-015, PRICE-017, PRICE-018, PRICE-020]', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    const pieces = fc.integer({ min: 1, max: 12 });
    const product = fc.record({
      final: amount,
      price: fc.option(amount),
      msrp: fc.option(amount),
      levels: fc.array(fc.record({ minQuantity: pieces, price: amount }), { maxLength: 3 }),
      quantity: pieces,
      optionFee: fc.oneof(fc.constant(0), fc.integer({ min: -1_000_000, max: 100_000 })),
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    });
    fc.assert(
      fc.property(product, ({ final, price, msrp, levels, quantity, optionFee, currency }) => {
        const open = levels.map(
          (level, at): PriceLevel => ({ ...level, id: String(at), customerGroups: [] }),
        );
        const ruled = {
          final: unitPrice(final, open, {}, quantity, optionFee),
          price: (price ?? final) + optionFee,
          msrp: msrp === null ? null : msrp + optionFee,
        };
        const told = {
          ...mug,
          final_price: toMajor(final, currency),
          price: price === null ? null : toMajor(price, currency),
          msrp: msrp === null ? null : toMajor(msrp, currency),
        };
        const old = oldPrice(ruled);
        const shown = readShown(show(told, { currency, conditions: { levels, quantity, optionFee } }));
        expect(shown).toEqual({
          final: ruled.final > 0 ? formatPrice(ruled.final, currency) : undefined,
          old: old && formatPrice(old, currency),
          percent: discountPercent(ruled),
        });
      }),
    );
  });
});
