import type { CartItemPartsFragment, OrderItemPartsFragment } from '@stoa/contract';
import { type LineFact, lineFacts } from '@stoa/domain';
import type { PictureSource } from '@stoa/ui';

/** A line of a cart or an order as it is shown everywhere. Amounts, fees too, are major units. */
export interface LineView {
  readonly id: string;
  readonly name: string;
  /** Where its product stands; null where the shop shows it no more. */
  readonly url: string | null;
  readonly picture: PictureSource | null;
  readonly qty: number;
  /** Of one piece, and of all of them; null where prices are hidden. */
  readonly unitPrice: number | null;
  readonly total: number | null;
  readonly facts: readonly LineFact[];
  /** What there is of it, as a sentence; null where there is nothing to say. */
  readonly availability: string | null;
}

/** What is asked for a line by each of both. */
type Common =
  | 'name'
  | 'sku'
  | 'url'
  | 'image'
  | 'variation_text'
  | 'choices'
  | 'qty'
  | 'price'
  | 'row_total'
  | 'backorders_qty'
  | 'backorder_message'
  | 'backorder_ship_date';

/** What a line of a cart is shown from. */
export type ShownCartItem = Pick<
  CartItemPartsFragment,
  Common | 'item_id' | 'is_backorders' | 'stock_message'
>;

type ShownLine = Pick<CartItemPartsFragment | OrderItemPartsFragment, Common>;

/** Returns how a line of a cart is shown, as it stands now. ENT-547 to ENT-553 */
export const ofCartItem = (item: ShownCartItem): LineView => ({
  id: item.item_id,
  ...viewOf(item, item.is_backorders ? item.backorders_qty : 0),
  // What comes later has words of its own among the facts.
  availability: item.is_backorders ? null : (item.stock_message ?? null),
});

/**
 * Returns how a line of an order is shown, as it was placed. Once all of it was sent nothing comes later any more.
 */
export const ofOrderItem = (item: OrderItemPartsFragment): LineView => ({
  id: item._id,
  ...viewOf(item, item.qty_sent < item.qty ? item.backorders_qty : 0),
  availability: null,
});

function viewOf(line: ShownLine, backorderedQty: number): Omit<LineView, 'id' | 'availability'> {
  const { name, url, image, qty, price, row_total } = line;
  return {
    name,
    url: url ?? null,
    picture: image ?? null,
    qty,
    unitPrice: price ?? null,
    total: row_total ?? null,
    facts: lineFacts({
      sku: line.sku,
      variationText: line.variation_text,
      choices: line.choices.map(({ label, value, fee }) => ({ label, value, fee: fee ?? null })),
      qty,
      backorderedQty,
      backorderMessage: line.backorder_message,
      backorderShipDay: line.backorder_ship_date ?? null,
    }),
  };
}
