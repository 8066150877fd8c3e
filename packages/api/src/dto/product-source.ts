import type { Customisable } from '@stoa/commerce';
import type { Product } from '@stoa/contract';

/** Fields of a product that only its page knows; a card reads them when somebody asks. */
export const detailFields = [
  'attributes',
  'available_price_levels',
  'breadcrumb',
  'children',
  'cigarbinder',
  'cigarbrandline',
  'cigarfiller',
  'cigarorigin',
  'cigarstrength',
  'cigarwrapper',
  'default_variation_sku',
  'delivery_estimate',
  'description',
  'images',
  'item_delivery_info',
  'limit_shipping_option',
  'meta_description',
  'meta_title',
  'personalization_options',
  'product_option_rules',
  'product_options',
  'related',
  'review_stars',
  'seo_crawler_setting',
  'variants',
  'variations',
] as const satisfies readonly (keyof Product)[];
export type DetailField = (typeof detailFields)[number];

/** Fields that say what a cart would make of what a buyer chose or filled in. ENT-029, ENT-030 */
export type ChoiceField =
  | 'invalid_personalization_data'
  | 'invalid_product_options_data'
  | 'personalization_data'
  | 'product_options_data'
  | 'product_options_fee';

/** What of a product every list has. */
export type ProductCardFields = Omit<Product, DetailField | ChoiceField>;

/** What only a product's page has; products beside it are cards. */
export type ProductDetails = Omit<Pick<Product, DetailField>, 'children' | 'related'> & {
  readonly children: ProductCardFields[];
  readonly related: ProductCardFields[];
  /** What a buyer may choose and fill in. */
  readonly customisable: Customisable;
};

/** A product on its way to a client: a card, with the details where they were read already. */
export type ProductSource = ProductCardFields & { readonly details?: ProductDetails };
