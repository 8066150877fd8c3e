import { cardAddsToCart, isClassCode } from '@stoa/domain';
import { cartDrawerText } from '@stoa/messages';
import { Picture, useShopView } from '@stoa/ui';
import { AddToCartForm, Price } from '@stoa/widgets';
import { Link } from 'react-router';
import type { DrawerProduct } from './drawer-data.ts';

/** The label of a button comes back this long after adding, in milliseconds. CARD-525 */
const RESTORES_AFTER = 1000;

interface GoesWithProps {
  readonly products: readonly DrawerProduct[];
  readonly onFollow: () => void;
}

/** Products like the one that was added. What can be added without a choice is added here. */
export function GoesWith({ products, onFollow }: GoesWithProps) {
  const { isMarketplace } = useShopView();
  if (products.length === 0) return null;
  return (
    <section className="goes-with" aria-labelledby="goes-with">
      <h3 id="goes-with">{cartDrawerText.goesWith()}</h3>
      <ul className="cart-drawer-lines">
        {products.map((product) => (
          <li key={product._id} className="cart-drawer-line">
            {product.image ? (
              <Picture picture={product.image} sizes="72px" alt="" />
            ) : (
              <span className="picture-placeholder" />
            )}
            <div>
              <Link to={product.url} onClick={onFollow} className="cart-drawer-name">
                {product.name}
              </Link>
              <Price prices={product} place="card" />
            </div>
            {isClassCode(product.class_code) &&
              cardAddsToCart(
                { classCode: product.class_code, needsChoices: product.product_option_set },
                isMarketplace,
              ) && (
                <AddToCartForm
                  productId={product._id}
                  name={product.name}
                  restoresAfter={RESTORES_AFTER}
                  className="button button-hollow goes-with-add"
                />
              )}
          </li>
        ))}
      </ul>
    </section>
  );
}
