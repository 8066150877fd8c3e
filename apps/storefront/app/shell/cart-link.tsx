import { plural, shellText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { type AdditionNews, onAddition } from '@stoa/widgets';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCartCount } from '../cart/cart-count.ts';
import { optionalChunk } from '../lib/optional-chunk.tsx';

/** Shows the cart with the count of what is in it, and what was just added to it. HDR-003, HDR-004 */
export function CartLink() {
  const count = useCartCount() ?? 0;
  const label = count === 0 ? shellText.cart() : plural(count, shellText.cartWithOne, shellText.cartWithMany);
  return (
    <>
      <Link to="/checkout/cart" className="icon-button cart-link" aria-label={label} prefetch="none">
        <Icon name="cart" />
        {count > 0 && (
          <span className="cart-badge" aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
      <AddedToCart />
    </>
  );
}

const CartDrawer = optionalChunk(
  'app/cart/cart-drawer.tsx',
  async () => (await import('../cart/cart-drawer.tsx')).CartDrawer,
);

/** The cart beside the page once something was added; its script comes while the cart answers. */
function AddedToCart() {
  const [news, setNews] = useState<AdditionNews>();
  // What is added from within the open drawer leaves it open.
  useEffect(
    () => onAddition((next) => setNews((now) => (next.phase === 'added' ? next : (now ?? next)))),
    [],
  );
  return news && <CartDrawer news={news} onClose={() => setNews(undefined)} />;
}
