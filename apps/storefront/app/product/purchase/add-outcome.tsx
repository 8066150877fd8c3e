import { productText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import type { AddAnswer } from '@stoa/widgets';
import { Link } from 'react-router';

/** Says whether the product is in the cart now, and leads there. ATC-016, CART-524 */
export function AddOutcome({ answer, name }: { answer: AddAnswer; name: string }) {
  if (!answer.success) return <p className="notice notice-danger">{answer.message}</p>;
  return (
    <p className="notice notice-success add-outcome-done">
      <Icon name="check" size={20} />
      <span>{productText.addedToCart({ name })}</span>
      <Link to="/checkout/cart" className="text-link">
        {productText.viewCart()}
      </Link>
    </p>
  );
}
