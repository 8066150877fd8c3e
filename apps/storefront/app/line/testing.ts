import type { OrderItemPartsFragment } from '@stoa/contract';
import type { CartItem } from '../cart/cart-data.ts';
import { item } from '../cart/testing.ts';

/** Everything that a line can have, of five bowls of which two come later. Amounts are major units. */
const everything = {
  name: 'Bowl',
  sku: 'BOWL-RED',
  url: '/bowl/pv/BOWL-RED',
  variation_text: 'Red | Large',
  choices: [
    { label: 'Ribbon', value: 'Navy', fee: 2.5 },
    { label: 'Paper', value: 'Thin', fee: -1 },
    { label: 'Engraving', value: 'For <b> Ada', fee: 0 },
  ],
  qty: 5,
  price: 24,
  row_total: 120,
  backorders_qty: 2,
  backorder_message: 'In the next firing',
  backorder_ship_date: '2027-05-01',
  image: {
    thumbnail: '/images/bowl-s',
    medium: '/images/bowl-m',
    large: '/images/bowl-l',
    alt: 'A red bowl',
    width: 600,
    height: 600,
  },
};

/** Returns a line of a cart with everything that a line can have. */
export const fullCartItem = (over: Partial<CartItem> = {}): CartItem =>
  item({ ...everything, is_backorders: true, stock_message: 'In the next firing', ...over });

/** Returns a line of an order with everything that a line can have, of which nothing was sent. */
export const fullOrderItem = (over: Partial<OrderItemPartsFragment> = {}): OrderItemPartsFragment => ({
  _id: 'line',
  qty_sent: 0,
  ...everything,
  ...over,
});
