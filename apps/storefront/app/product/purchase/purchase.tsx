import { productText } from '@stoa/messages';
import { QuantityControl } from '@stoa/ui';
import { AddToCartButton, Price, useAddToCart } from '@stoa/widgets';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import { lazyChunk } from '../../lib/lazy-chunk.tsx';
import type { Wanting } from '../choices/choice-fields.tsx';
import type { SentChoices } from '../choices/choices.ts';
import type { ProductData } from '../data/product-data.ts';
import type { ProductView } from '../data/product-view.ts';
import { stockAt } from '../pieces/stock-at.ts';
import { StockLine } from '../pieces/stock-line.tsx';
import { NotForSale } from './not-for-sale.tsx';
import { StickyBar } from './sticky-bar.tsx';

/** The label of the button comes back this long after adding, in milliseconds. ATC-017 */
const RESTORES_AFTER = 1000;

// Comes while the cart answers.
const AddOutcome = lazy(async () => ({ default: (await import('./add-outcome.tsx')).AddOutcome }));

// Most products ask for nothing, and bring no script for it.
const ChoiceFields = lazyChunk(
  'app/product/choices/choice-fields.tsx',
  async () => (await import('../choices/choice-fields.tsx')).ChoiceFields,
);

/** The tooltip of the button while something is missing. PERS-008, PERS-009 */
const hints: Readonly<Record<Wanting, (() => string) | undefined>> = {
  nothing: undefined,
  personalization: productText.personalizationWanting,
  options: productText.optionsWanting,
};

interface PurchaseProps {
  readonly product: ProductData;
  readonly view: ProductView;
  /** What is chosen before buying: variations. */
  readonly children?: ReactNode;
}

/**
 * Price, stock and the form that adds to the cart. Price and stock follow what is chosen and how many; a
 * personalized piece is sold by itself. PDP-018, PDP-021, PDP-022, PRICE-017, PRICE-018, QTY-006, QTY-007,
 * STOCK-010, ATC-001 to ATC-017
 */
export function Purchase({ product, view, children }: PurchaseProps) {
  const sent = useActionData<SentChoices>();
  const [wanted, setWanted] = useState(sent?.quantity ?? 1);
  const { pathname: path } = useLocation();
  const [optionFee, setFee] = useState(sent?.fee ?? product.choices.initialFee);
  const [added, setAdded] = useState(0);
  const [wanting, setWanting] = useState<Wanting>('nothing');
  const { options, personalization } = product.choices;
  const isPersonal = personalization.length > 0;
  const begin = () => {
    setWanted(1);
    setFee(product.choices.initialFee);
    setAdded((times) => times + 1);
  };
  const quantity = isPersonal ? 1 : Math.min(wanted, view.maxQuantity);
  const add = useAddToCart({ name: product.name, restoresAfter: RESTORES_AFTER, onAdded: begin });
  const anchor = useRef<HTMLDivElement>(null);
  const { prices, priceLevels: levels } = view;
  const price = <Price prices={prices} conditions={{ levels, quantity, optionFee }} place="page" />;

  return (
    <div className="purchase">
      {price}
      {levels.length > 0 && (
        <ul className="price-levels">
          {levels.map((level) => (
            <li key={level.id}>{level.text}</li>
          ))}
        </ul>
      )}
      {product.short_description && <p className="product-lead">{product.short_description}</p>}
      {children}
      {view.action !== 'unpriced' && <StockLine stock={stockAt(view, quantity)} />}
      {product.class_code === 'grouped' ? (
        <a href="#product-group" className="button button-hollow button-wide">
          {productText.chooseFromSet()}
        </a>
      ) : view.action === 'add-to-cart' ? (
        <form method="post" action="/checkout/cart" className="purchase-form" onSubmit={add.submit}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="product" value={product._id} />
          {view.variationSku && <input type="hidden" name="sku" value={view.variationSku} />}
          <input type="hidden" name="return" value={path} />
          {(options.length > 0 || isPersonal) && (
            <Suspense>
              <ChoiceFields
                key={added}
                choices={product.choices}
                sent={added === 0 ? sent : undefined}
                onFee={setFee}
                onWanting={setWanting}
              />
            </Suspense>
          )}
          <QuantityControl
            name="qty"
            label={productText.quantity()}
            value={quantity}
            max={view.maxQuantity}
            onChange={setWanted}
            disabled={isPersonal}
          />
          <div ref={anchor}>
            <AddToCartButton
              phase={add.phase}
              name={product.name}
              hint={hints[wanting]?.()}
              className="button button-solid button-wide purchase-add"
            />
          </div>
          <div role="status" className="add-outcome">
            <Suspense>{add.answer && <AddOutcome answer={add.answer} name={product.name} />}</Suspense>
          </div>
          <StickyBar product={product} price={price} anchor={anchor} phase={add.phase} />
        </form>
      ) : (
        <NotForSale action={view.action} />
      )}
    </div>
  );
}
