import { cardAddsToCart, isClassCode, MAX_QUANTITY } from '@stoa/domain';
import { productText } from '@stoa/messages';
import { Picture, QuantityControl, useShopView } from '@stoa/ui';
import { AddToCartForm, Price } from '@stoa/widgets';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductData } from './product-data.ts';
import { StockLine } from './stock-line.tsx';

type Child = ProductData['children'][number];

/** The label of a button comes back this long after adding, in milliseconds. CARD-525 */
const RESTORES_AFTER = 1000;

/**
 * What a grouped product consists of; each piece is bought by itself. The server leaves out what is archived or
 * not to be seen. GROUP-001, GROUP-003 to GROUP-006
 */
export function GroupedChildren({ products }: { products: readonly Child[] }) {
  if (products.length === 0) return null;
  return (
    <section className="page-width group" aria-labelledby="product-group">
      <h2 id="product-group">{productText.inThisSet()}</h2>
      <ul className="group-list">
        {products.map((child) => (
          <li key={child._id}>
            <GroupedChild child={child} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupedChild({ child }: { child: Child }) {
  const stock = { status: child.stockStatus, text: child.stockStatusText, message: undefined };
  return (
    <article className="group-child">
      <Link to={child.url} className="group-picture" tabIndex={-1} aria-hidden="true">
        {child.image ? (
          <Picture picture={child.image} sizes="(min-width: 48rem) 160px, 96px" alt="" />
        ) : (
          <span className="picture-placeholder" />
        )}
      </Link>
      <div className="group-words">
        <h3>
          <Link to={child.url}>{child.name}</Link>
        </h3>
        {child.sub_title && <p className="text-muted">{child.sub_title}</p>}
        <Price prices={child} place="card" />
        <StockLine stock={stock} />
      </div>
      <ChildPurchase child={child} />
    </article>
  );
}

function ChildPurchase({ child }: { child: Child }) {
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
        max={MAX_QUANTITY}
        onChange={setQuantity}
      />
    </AddToCartForm>
  );
}
