import { ShopViewProvider } from '@stoa/ui';
import { ProductCard } from '@stoa/widgets';
import { expect, it } from 'vitest';
import { cardOf } from '../listing/testing.ts';
import { renderPage } from '../testing/render.tsx';
import { shopViewOf } from './shop-view.ts';
import { shellOf } from './testing.ts';

/** Returns a card of a rated product, as a shop with these settings shows it. */
const cardIn = (over: Parameters<typeof shellOf>[0]) => {
  const product = cardOf({ review_avg_rating: 4.5, review_count: 2 });
  const view = { ...shopViewOf(shellOf(over), false), openLogin: () => undefined };
  return renderPage(
    '/mugs',
    <ShopViewProvider value={view}>
      <ProductCard product={product} place="grid" sizes="10rem" />
    </ShopViewProvider>,
  );
};

it.each(['essential', 'marketplaceseller', 'marketplace'] as const)(
  'a card adds to the cart except in a marketplace: %s [CARD-520, CARD-540]',
  async (type) => {
    const html = await cardIn({ shop: { ...shellOf().shop, type } });
    const words = ['Add to Cart', 'View Details'].filter((one) => html.includes(`>${one}<`));
    expect(words).toEqual([type === 'marketplace' ? 'View Details' : 'Add to Cart']);
  },
);

it('a card has stars in a shop with reviews [CARD-516, CARD-517]', async () => {
  expect(await cardIn({ reviewsActive: true })).toContain('Rated 4.5 of 5');
  expect(await cardIn({ reviewsActive: false })).not.toContain('Rated');
});
