import type { PictureSource } from '@stoa/ui';
import type { ProductData } from './data/product-data.ts';
import { type ContractVariation, type PackedVariations, packVariations } from './packed/packed.ts';

export const picture = (name: string): PictureSource => ({
  thumbnail: `/images/products/thumbnail/${name}`,
  medium: `/images/products/medium/${name}`,
  large: `/images/products/large/${name}`,
  alt: name,
  width: 1200,
  height: 1200,
});

type Card = ProductData['related'][number];

/** Returns a card of a mug in stock for $24. */
export const card = (over: Partial<Card> = {}): Card => ({
  _id: 'mug',
  sku: 'MUG-1',
  name: 'Tideline Mug',
  sub_title: 'Stoneware',
  url: '/tideline-mug',
  class_code: 'simple',
  brand: 'Tideline',
  image: picture('mug'),
  second_image: null,
  badges: [],
  swatches: [],
  price: 24,
  final_price: 24,
  msrp: null,
  from_price: null,
  hide_price: false,
  is_price_hidden: false,
  stockStatus: 'in-stock',
  stockStatusText: 'In Stock',
  stock_message: null,
  isInStock: true,
  isBuyable: true,
  unavailable_for_sale: false,
  product_option_set: false,
  review_count: 0,
  review_avg_rating: 0,
  ...over,
});

/** Returns the mug as a piece of a set. */
export const piece = (over: Partial<Card> = {}): ProductData['children'][number] => ({
  ...card(over),
  short_description: 'A mug with a thumb rest.',
  maxCartQty: 7,
});

/** Returns the page of that mug; twelve are left. */
export const product = (over: Partial<ProductData> = {}): ProductData => ({
  ...card(),
  slug: 'tideline-mug',
  canonicalPath: '/tideline-mug',
  short_description: 'A mug with a thumb rest.',
  description: [],
  shipping_fee: 0,
  item_delivery_info: '',
  delivery_estimate: null,
  non_shippable_product: false,
  salableQty: 12,
  maxCartQty: 12,
  allow_backorders: false,
  backorder_message: '',
  low_stock_alert_message: '',
  isBackorders: false,
  archived: false,
  stock_message: null,
  images: [picture('front'), picture('side')],
  breadcrumb: [],
  attributes: [],
  priceLevels: [],
  review_stars: [],
  choices: { options: [], rules: [], personalization: [], initialFee: 0 },
  default_variation_sku: null,
  variants: [],
  variations: packed(),
  children: [],
  related: [],
  meta_title: '',
  meta_description: '',
  seo_crawler_setting: '',
  brandPath: '/search?q=&brand=Tideline',
  terms: {
    shipping_from: 6.95,
    free_shipping_from: 75,
    payment_methods: ['Bank transfer'],
    returns_text: 'Thirty days to change your mind.',
    returns_url: '/returns',
  },
  ...over,
});

/** Variations of the mug, as its page gets them. */
export const packed = (...variations: readonly ContractVariation[]): PackedVariations =>
  packVariations(variations, ['color', 'size'], 'USD');

/** `variation('Red', 'S')`: in stock for $30. */
export const variation = (
  color: string,
  size: string,
  over: Partial<ContractVariation> = {},
): ContractVariation => ({
  sku: `MUG-${color}-${size}`,
  variation_values: { color, size },
  price: 30,
  final_price: 30,
  msrp: null,
  stockStatus: 'in-stock',
  stockStatusText: 'In Stock',
  stock_message: null,
  isBuyable: true,
  maxCartQty: 5,
  image: picture(color),
  archived: false,
  unavailable_for_sale: false,
  discontinued: false,
  salableQty: 5,
  allow_backorders: false,
  available_price_levels: [],
  ...over,
});

/** Returns the mug in red and blue, small and large. */
export const variableProduct = (over: Partial<ProductData> = {}): ProductData =>
  product({
    class_code: 'variable_product',
    from_price: 30,
    variants: [
      {
        code: 'color',
        label: 'Color',
        display_type: 'button',
        options: [
          { value: 'Red', swatch: '#aa3333' },
          { value: 'Blue', swatch: '#3333aa' },
        ],
      },
      { code: 'size', label: 'Size', display_type: 'dropdown', options: [{ value: 'S' }, { value: 'L' }] },
    ],
    variations: packed(
      variation('Red', 'S'),
      variation('Red', 'L', {
        stockStatus: 'out-of-stock',
        stockStatusText: 'Out of Stock',
        isBuyable: false,
      }),
      variation('Blue', 'S', { final_price: 27 }),
    ),
    ...over,
  });
