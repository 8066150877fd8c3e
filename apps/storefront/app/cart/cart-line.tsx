import { cartText, productText } from '@stoa/messages';
import { Icon, QuantityControl } from '@stoa/ui';
import { useState } from 'react';
import { Line } from '../line/line.tsx';
import { ofCartItem } from '../line/line-view.ts';
import { type CartItem, type CartLineData, remedyOf } from './cart-data.ts';

interface CartLineProps {
  readonly line: CartLineData;
  /** With scripts a new quantity is sent at once. */
  readonly onQuantity: (itemId: string, quantity: number) => void;
}

/** Shows a line of the cart with what can be done about it. CART-520, CART-521, CART-527, CART-529 */
export function CartLine({ line, onQuantity }: CartLineProps) {
  const { item, status, trouble } = line;
  const isGone = status === 'unavailable';
  const view = ofCartItem(item);
  return (
    <Line
      line={{
        ...view,
        ...(trouble && { availability: null }),
        ...(isGone && { total: null }),
      }}
      density="page"
      anchor={lineAnchor(item.item_id)}
      status={status}
      actions={
        <>
          {!isGone && <LineQuantity item={item} onQuantity={onQuantity} />}
          <RemoveLine item={item} />
        </>
      }
    >
      {trouble && <Trouble line={line} />}
    </Line>
  );
}

function RemoveLine({ item: { item_id, name } }: { item: CartItem }) {
  return (
    <button
      type="submit"
      name="remove"
      value={item_id}
      formNoValidate
      className="cart-remove"
      aria-label={cartText.removeItem({ name })}
    >
      <Icon name="trash" size={18} />
      {cartText.remove()}
    </button>
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
