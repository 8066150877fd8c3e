import { productText, tGoods } from '@stoa/messages';
import { usePriceText, useShopView } from '@stoa/ui';
import { Link, useLocation } from 'react-router';

/** The prices of a product as the contract gives them: major units, null where the buyer may not see them. */
export interface PricesShown {
  readonly price?: number | null;
  readonly final_price?: number | null;
  readonly msrp?: number | null;
  readonly from_price?: number | null;
  readonly hide_price: boolean;
  readonly is_price_hidden: boolean;
  readonly discount_percent: number;
}

/** An option of a list is all one link and can hold no other. */
type PricePlace = 'card' | 'page' | 'option';

/**
 * Shows a price with what it was before, or what stands in its place. PRICE-004, PRICE-005, PRICE-009, CARD-508 to
 * CARD-514
 */
export function Price({ prices, place }: { prices: PricesShown; place: PricePlace }) {
  const text = usePriceText();
  if (prices.is_price_hidden) return <HiddenPrice place={place} />;
  if (prices.hide_price) return <p className="price">{tGoods({ code: 'price.see_in_cart', params: {} })}</p>;
  const final = prices.final_price ?? 0;
  if (final <= 0) return null;
  if (prices.from_price)
    return <p className="price">{productText.priceFrom({ price: text(prices.from_price) })}</p>;
  const old = [prices.price, prices.msrp].find((amount) => (amount ?? 0) > final);
  return (
    <p className="price">
      <span className="visually-hidden">{old ? productText.priceNow({ price: '' }) : ''}</span>
      <span className={old ? 'price-final price-lowered' : 'price-final'}>{text(final)}</span>
      {old && (
        <>
          {' '}
          <span className="visually-hidden">{productText.priceWas({ price: text(old) })}</span>
          <s className="price-old" aria-hidden="true">
            {text(old)}
          </s>
          {prices.discount_percent > 0 && (
            <span className="price-percent">
              {tGoods({ code: 'price.percent_off', params: { percent: prices.discount_percent } })}
            </span>
          )}
        </>
      )}
    </p>
  );
}

/** Guests are asked to sign in; who waits for approval reads so. PRICE-009, PRICE-010, PERM-503, PERM-505 */
function HiddenPrice({ place }: { place: PricePlace }) {
  const { signedIn, openLogin } = useShopView();
  const { pathname, search } = useLocation();
  if (signedIn) return <p className="price">{tGoods({ code: 'price.pending_approval', params: {} })}</p>;
  const words = tGoods({ code: place === 'page' ? 'price.sign_in' : 'price.sign_in_card', params: {} });
  if (place === 'option') return <p className="price">{words}</p>;
  return (
    <p className="price">
      <Link
        to={`/login?return=${encodeURIComponent(pathname + search)}`}
        className="text-link relative z-10"
        onClick={(event) => {
          event.preventDefault();
          openLogin();
        }}
      >
        {words}
      </Link>
    </p>
  );
}
