import type { ShopView } from '@stoa/ui';
import type { ShellData } from './shell-data.server.ts';

/** What pieces need to know of the shop they stand in, for who has signed in or not. */
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
