import type { CartData, CartItem } from './cart-data.ts';

/** Returns a line of two mugs at $24. */
export const item = (over: Partial<CartItem> = {}): CartItem => ({
  item_id: 'line',
  product_id: 'mug',
  name: 'Tideline Mug',
  sub_title: '',
  sku: 'MUG-1',
  url: '/tideline-mug',
  variation_text: '',
  price: 24,
  qty: 2,
  row_total: 48,
  max_cart_qty: 12,
  stock_message: null,
  is_in_stock: true,
  is_backorders: false,
  backorders_qty: 0,
  backorder_message: '',
  backorder_ship_date: null,
  choices: [],
  product_options_data: null,
  personalization_data: null,
  image: null,
  ...over,
});

/** Returns a cart with that line. */
export const cart = (over: Partial<CartData> = {}): CartData => ({
  _id: 'cart',
  amount: 48,
  discount_amount: 0,
  shipping_amount: 0,
  tax_amount: 0,
  prices_include_tax: false,
  grand_total: 48,
  total_due: 48,
  message: null,
  checkout_prevented: null,
  itemErrors: [],
  items: [item()],
  changed_items: [],
  limit_items: [],
  invalid_items: [],
  ...over,
});
