import { formatPrice, fromMajor, oldPrice, type PriceConditions, percentOff } from '@stoa/domain';
import { productText, tGoods } from '@stoa/messages';
import { useShopView } from '@stoa/ui';
import { Link, useLocation } from 'react-router';
import { type PricesShown, shownPrices } from './shown-prices.ts';

/** An option of a list is all one link and can hold no other. */
type PricePlace = 'card' | 'page' | 'option';

interface PriceProps {
  readonly prices: PricesShown;
  /** Those of one piece without options, unless given. */
  readonly conditions?: PriceConditions | undefined;
  readonly place: PricePlace;
}

/**
 * Shows a price with what it was before, or what stands in its place. PRICE-004, PRICE-005, PRICE-009, PRICE-014 to
 * PRICE-018, CARD-508 to CARD-514
 */
export function Price({ prices, conditions, place }: PriceProps) {
  const { currency } = useShopView();
  if (prices.is_price_hidden) return <HiddenPrice place={place} />;
  if (prices.hide_price) return <p className="price">{tGoods({ code: 'price.see_in_cart', params: {} })}</p>;
  const shown = shownPrices(prices, currency, conditions);
  if (shown.final <= 0) return null;
  const text = (amount: number) => formatPrice(amount, currency);
  if (prices.from_price)
    return (
      <p className="price">
        {productText.priceFrom({ price: text(fromMajor(prices.from_price, currency)) })}
      </p>
    );
  const old = oldPrice(shown);
  const percent = percentOff(old ?? 0, shown.final);
  return (
    <p className="price">
      <span className="visually-hidden">{old ? productText.priceNow({ price: '' }) : ''}</span>
      <span className={old ? 'price-final price-lowered' : 'price-final'}>{text(shown.final)}</span>
      {old && (
        <>
          {' '}
          <span className="visually-hidden">{productText.priceWas({ price: text(old) })}</span>
          <s className="price-old" aria-hidden="true">
            {text(old)}
          </s>
          {percent > 0 && (
            <span className="price-percent">
              {tGoods({ code: 'price.percent_off', params: { percent } })}
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
