import { plural, shellText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { Link } from 'react-router';
import { useCartCount } from './cart-count.ts';

/** Shows the cart with the count of what is in it. HDR-003, HDR-004 */
export function CartLink() {
  const count = useCartCount() ?? 0;
  const label = count === 0 ? shellText.cart() : plural(count, shellText.cartWithOne, shellText.cartWithMany);
  return (
    <Link to="/checkout/cart" className="icon-button cart-link" aria-label={label} prefetch="none">
      <Icon name="cart" />
      {count > 0 && (
        <span className="cart-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
