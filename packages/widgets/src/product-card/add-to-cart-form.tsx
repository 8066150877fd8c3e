import { productText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartFormProps {
  readonly productId: string;
  readonly name: string;
  readonly className: string;
  /** Milliseconds until the label comes back. */
  readonly restoresAfter: number;
  readonly onAdded?: (() => void) | undefined;
  /** Fields beside the product: quantity, options. */
  readonly children?: ReactNode;
}

/** Adds a product to the cart. Without scripts it is a form that leads to the cart. CARD-521 to CARD-526 */
export function AddToCartForm(props: AddToCartFormProps) {
  const { productId, name, className, restoresAfter, onAdded, children } = props;
  const { submit, phase, answer } = useAddToCart({ name, restoresAfter, onAdded });
  return (
    <form method="post" action="/checkout/cart" className="add-to-cart" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={productId} />
      {children}
      <AddToCartButton phase={phase} name={name} className={className} />
      <p role="status" className={answer && !answer.success ? 'field-error' : 'visually-hidden'}>
        {answer && (answer.success ? productText.addedToCart({ name }) : answer.message)}
      </p>
    </form>
  );
}
