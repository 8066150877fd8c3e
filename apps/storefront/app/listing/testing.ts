import type { CardPartsFragment } from '@stoa/contract';

/** A product's card as the contract answers it. */
export const cardOf = (over: Partial<CardPartsFragment> = {}): CardPartsFragment => ({
  ...{ _id: 'm', sku: 'MUG-1', name: 'Mug', sub_title: '', url: '/mug', class_code: 'simple', brand: null },
  ...{ image: null, price: 24, final_price: 24, msrp: null, from_price: null, hide_price: false },
  ...{ is_price_hidden: false, discount_percent: 0, stockStatus: 'in-stock', stockStatusText: 'In Stock' },
  ...{ isInStock: true, isBuyable: true, unavailable_for_sale: false, product_option_set: false },
  ...{ review_count: 0, review_avg_rating: 0 },
  ...over,
});
