import { cartDrawerText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';

interface FreeShippingProps {
  /** What the goods come to, and from when a parcel costs nothing, in major units. */
  readonly subtotal: number;
  readonly from: number;
}

/** How far the cart is from free shipping. */
export function FreeShipping({ subtotal, from }: FreeShippingProps) {
  const text = usePriceText();
  const words =
    subtotal < from
      ? cartDrawerText.toFreeShipping({ price: text(from - subtotal) })
      : cartDrawerText.freeShipping();
  return (
    <div className="free-shipping">
      <p>{words}</p>
      <progress
        className="free-shipping-bar"
        value={Math.min(subtotal, from)}
        max={from}
        aria-label={words}
      />
    </div>
  );
}
