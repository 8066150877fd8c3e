import type { GoodsCode } from '@stoa/domain';

export const goodsTexts = {
  literal: '{text}',

  'price.see_in_cart': 'See Price In Cart',
  'price.sign_in': 'Sign in to see pricing',
  'price.sign_in_card': '$ Sign in',
  'price.pending_approval': 'Your account is pending approval',
  'price.percent_off': '{percent}% off',
  'price.level': 'Buy {min_qty} for {price} each and save {percent}%',
  'price.level_without_saving': 'Buy {min_qty} for {price} each',

  'stock.in_stock': 'In Stock',
  'stock.out_of_stock': 'Out of Stock',
  'stock.unavailable': 'Unavailable',
  'stock.discontinued': 'Discontinued',
  'stock.invalid_price': 'Invalid Price',
  'stock.backordered': 'Available on backorder',
  'stock.on_backorder': 'On backorder',
  'stock.limited': '{in_stock} in stock, {backordered} on backorder',
  'stock.expected_ship': 'Expected to ship {date}',
  'stock.limit_of_n': 'Limit of {n}',
  'stock.only_n_available': 'Only {n} available',
  'stock.only_n_in_stock': 'Only {n} in Stock',

  'product.unavailable': 'Unavailable',
  'product.sold_out': 'Sold Out',

  'variation.sold_out': 'Sold Out',
  'variation.unavailable': 'Unavailable',
  'variation.see_other_sellers': 'See Other Sellers',
  'variation.see_options': 'See Options',
} as const satisfies Record<GoodsCode, string>;
