import type { CardPartsFragment } from '@stoa/contract';
import { cardAddsToCart, isClassCode, purchaseAction } from '@stoa/domain';
import { productText, tGoods } from '@stoa/messages';
import { PageLink, useShopView } from '@stoa/ui';
import { AddToCartForm } from './add-to-cart-form.tsx';

/** The label comes back this long after the call, in milliseconds. CARD-524, CARD-525, OPEN-539 */
const RESTORES_AFTER = { slider: 250, grid: 1000 } as const;

/**
 * What can be done with a product from its card: add it, look at it, or neither. Where prices are hidden
 * there is nothing to press. CARD-504 to CARD-507, CARD-515, CARD-518 to CARD-529
 */
export function CardAction({ product, place }: { product: CardPartsFragment; place: 'slider' | 'grid' }) {
  const { isMarketplace } = useShopView();
  const action = purchaseAction({
    priceShown: !product.is_price_hidden,
    buyable: product.isBuyable && !product.unavailable_for_sale,
    soldOut: !product.unavailable_for_sale,
  });
  if (action === 'sold-out') return <Unbuyable code="product.sold_out" />;
  if (action === 'unavailable') return <Unbuyable code="product.unavailable" />;
  if (action !== 'add-to-cart') return null;
  const adds =
    isClassCode(product.class_code) &&
    cardAddsToCart(
      { classCode: product.class_code, needsChoices: product.product_option_set },
      isMarketplace,
    );
  if (!adds) {
    return (
      <PageLink
        to={product.url}
        className="button button-hollow card-action"
        tabIndex={-1}
        aria-hidden="true"
      >
        {isMarketplace ? productText.viewDetails() : productText.chooseOptions()}
      </PageLink>
    );
  }
  return (
    <AddToCartForm
      productId={product._id}
      name={product.name}
      restoresAfter={RESTORES_AFTER[place]}
      className="button button-hollow card-action"
    />
  );
}

function Unbuyable({ code }: { code: 'product.unavailable' | 'product.sold_out' }) {
  return (
    <button type="button" className="button button-hollow card-action" disabled>
      {tGoods({ code, params: {} })}
    </button>
  );
}
