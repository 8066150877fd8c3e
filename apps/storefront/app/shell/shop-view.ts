import type { ShopView } from '@stoa/ui';
import type { ShellData } from './shell-data.server.ts';

/** Returns the data of the shop that components need, for a signed-in customer or a guest. */
export const shopViewOf = (
  { shop, theme, reviewsActive }: Pick<ShellData, 'shop' | 'theme' | 'reviewsActive'>,
  signedIn: boolean,
): Omit<ShopView, 'openLogin'> => ({
  currency: shop.currency,
  isMarketplace: shop.type === 'marketplace',
  reviewsActive,
  stockOnCards: theme.cards.stock,
  signedIn,
});
