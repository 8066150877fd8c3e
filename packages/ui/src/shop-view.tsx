import { type CurrencyCode, formatPrice, fromMajor } from '@stoa/domain';
import { createContext, useContext } from 'react';

/** The data of the shop that components need. */
export interface ShopView {
  readonly currency: CurrencyCode;
  readonly isMarketplace: boolean;
  /** Whether ratings are shown at all. */
  readonly reviewsActive: boolean;
  /** Whether product cards show the stock. */
  readonly stockOnCards: boolean;
  readonly signedIn: boolean;
  /** Opens the sign-in modal. */
  readonly openLogin: () => void;
}

const ShopViewContext = createContext<ShopView>({
  currency: 'USD',
  isMarketplace: false,
  reviewsActive: true,
  stockOnCards: false,
  signedIn: false,
  openLogin: () => undefined,
});

export const ShopViewProvider = ShopViewContext.Provider;
export const useShopView = () => useContext(ShopViewContext);

/** Writes an amount of the contract (major units) as a price of this shop: `$1,234.50`. PRICE-001 to PRICE-003 */
export function usePriceText(): (amount: number) => string {
  const { currency } = useShopView();
  return (amount) => formatPrice(fromMajor(amount, currency), currency);
}
