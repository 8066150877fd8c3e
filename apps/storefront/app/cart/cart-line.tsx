import { cartText, productText, t } from '@stoa/messages';
import { Icon, Picture, QuantityControl, usePriceText } from '@stoa/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CartItem, type CartLineData, remedyOf } from './cart-data.ts';
import { ChosenList } from './chosen-list.tsx';

interface CartLineProps {
  readonly line: CartLineData;
  /** With scripts a new quantity is sent at once. */
  readonly onQuantity: (itemId: string, quantity: number) => void;
}

/** Shows a line of the cart. CART-520, CART-521, CART-527, CART-529 */
export function CartLine({ line, onQuantity }: CartLineProps) {
  const { item, status, trouble } = line;
  const waits = item.is_backorders && item.backorders_message;
  return (
    <li id={lineAnchor(item.item_id)} className="cart-line" data-status={status}>
      <Link to={item.url} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        {item.image ? (
          <Picture picture={item.image} sizes="(min-width: 48rem) 144px, 96px" alt="" />
        ) : (
          <span className="picture-placeholder" />
        )}
      </Link>
      <div className="cart-line-words">
        <h2 className="cart-line-name">
          <Link to={item.url}>{item.name}</Link>
        </h2>
        {item.variation_text && <p className="text-muted">{item.variation_text}</p>}
        <ChosenList of={item} />
        <UnitPrice price={item.price} qty={item.qty} />
        {trouble ? (
          <Trouble line={line} />
        ) : (
          // A backordered line shows its own message.
          !waits && item.stock_message && <p className="cart-line-stock">{item.stock_message}</p>
        )}
        {waits && <p className="cart-line-stock">{item.backorders_message}</p>}
      </div>
      <div className="cart-line-actions">
        {status !== 'unavailable' && <LineQuantity item={item} onQuantity={onQuantity} />}
        <button
          type="submit"
          name="remove"
          value={item.item_id}
          formNoValidate
          className="cart-remove"
          aria-label={cartText.removeItem({ name: item.name })}
        >
          <Icon name="trash" size={18} />
          {cartText.remove()}
        </button>
      </div>
      {status !== 'unavailable' && <RowTotal total={item.row_total} />}
    </li>
  );
}

/** Where a line stands on the cart's page. */
export const lineAnchor = (itemId: string) => `line-${itemId}`;

/**
 * Shows what is wrong with the line and what can be done: one button reduces it to the available quantity. CART-529
 */
function Trouble({ line }: { line: CartLineData }) {
  const { item, status, trouble, reducesTo } = line;
  return (
    <div className="cart-line-trouble">
      <p>{trouble}</p>
      {status !== 'fine' && (
        <p className="cart-line-remedy">
          {reducesTo !== undefined && `${cartText.askedFor({ qty: item.qty })} `}
          {remedyOf(line)}
        </p>
      )}
      {reducesTo !== undefined && (
        <button
          type="submit"
          name="reduce"
          value={`${item.item_id}=${reducesTo}`}
          formNoValidate
          className="button button-hollow"
          aria-label={cartText.reduceItem({ name: item.name, qty: reducesTo })}
        >
          {cartText.reduce({ qty: reducesTo })}
        </button>
      )}
    </div>
  );
}

function UnitPrice({ price, qty }: { price: number | null | undefined; qty: number }) {
  const text = usePriceText();
  if (price == null) return <p>{t({ code: 'price.sign_in', params: {} })}</p>;
  return qty > 1 ? <p className="text-muted">{cartText.each({ price: text(price) })}</p> : null;
}

function RowTotal({ total }: { total: number | null | undefined }) {
  const text = usePriceText();
  return total == null ? null : <p className="cart-line-total">{text(total)}</p>;
}

function LineQuantity({ item, onQuantity }: { item: CartItem; onQuantity: CartLineProps['onQuantity'] }) {
  const [quantity, setQuantity] = useState(item.qty);
  const [known, setKnown] = useState(item.qty);
  if (known !== item.qty) {
    setKnown(item.qty);
    setQuantity(item.qty);
  }
  return (
    <>
      <QuantityControl
        name={`qty[${item.item_id}]`}
        label={productText.quantityOf({ name: item.name })}
        value={quantity}
        max={Math.max(1, item.max_cart_qty)}
        onChange={(next) => {
          if (next === quantity) return;
          setQuantity(next);
          onQuantity(item.item_id, next);
        }}
      />
      <button
        type="submit"
        name="intent"
        value="update"
        className="text-link without-script"
        aria-label={cartText.updateItem({ name: item.name })}
      >
        {cartText.update()}
      </button>
    </>
  );
}
