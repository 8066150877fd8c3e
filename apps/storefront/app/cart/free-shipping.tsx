import { formatPrice, freeShippingProgress, fromMajor } from '@stoa/domain';
import { cartDrawerText } from '@stoa/messages';
import { useShopView } from '@stoa/ui';

interface FreeShippingProps {
  /** What the goods come to, and from when a parcel costs nothing, in major units. */
  readonly subtotal: number;
  readonly from: number;
}

/** How far the cart is from free shipping. */
export function FreeShipping({ subtotal, from }: FreeShippingProps) {
  const { currency } = useShopView();
  const threshold = fromMajor(from, currency);
  const { reached, missing } = freeShippingProgress(fromMajor(subtotal, currency), threshold);
  const words =
    missing > 0
      ? cartDrawerText.toFreeShipping({ price: formatPrice(missing, currency) })
      : cartDrawerText.freeShipping();
  return (
    <div className="free-shipping">
      <p>{words}</p>
      <progress className="free-shipping-bar" value={reached} max={threshold} aria-label={words} />
    </div>
  );
}
