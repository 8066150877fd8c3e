import { cardAddsToCart, isClassCode } from '@stoa/domain';
import { productText } from '@stoa/messages';
import { QuantityControl, useShopView } from '@stoa/ui';
import { AddToCartForm } from '@stoa/widgets';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductData } from '../data/product-data.ts';

/** A piece of a set. */
export type Child = ProductData['children'][number];

/** The label of a button comes back this long after adding, in milliseconds. CARD-525 */
const RESTORES_AFTER = 1000;

/** Adds a piece of a set to the cart, or leads to where its choices are made. GROUP-006, QTY-004 */
export function ChildPurchase({ child }: { child: Child }) {
  const { isMarketplace } = useShopView();
  const [quantity, setQuantity] = useState(1);
  if (child.is_price_hidden || !child.isBuyable) return null;
  const adds =
    isClassCode(child.class_code) &&
    cardAddsToCart({ classCode: child.class_code, needsChoices: child.product_option_set }, isMarketplace);
  if (!adds) {
    return (
      <Link
        to={child.url}
        className="button button-hollow"
        aria-label={`${productText.chooseOptions()}: ${child.name}`}
      >
        {productText.chooseOptions()}
      </Link>
    );
  }
  return (
    <AddToCartForm
      productId={child._id}
      name={child.name}
      restoresAfter={RESTORES_AFTER}
      className="button button-hollow"
      onAdded={() => setQuantity(1)}
    >
      <QuantityControl
        name="qty"
        label={productText.quantityOf({ name: child.name })}
        value={quantity}
        max={child.maxCartQty}
        onChange={setQuantity}
      />
    </AddToCartForm>
  );
}
