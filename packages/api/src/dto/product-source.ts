import type { Customisable } from '@stoa/commerce';
import type { PersonalizationOption, Product, ProductOptionRule, Variation } from '@stoa/contract';
import type { OptionFields } from './options-dto.ts';

/** Fields of a product's details; a card loads them on request. */
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

/** Fields computed from a buyer's choices and personalisation. ENT-029, ENT-030 */
export type ChoiceField =
  | 'invalid_personalization_data'
  | 'invalid_product_options_data'
  | 'personalization_data'
  | 'product_options_data'
  | 'product_options_fee';

/** Fields that tell details anew, with types of their own. */
export type TypedField =
  | 'descriptionBlocks'
  | 'descriptionText'
  | 'personalizationOptions'
  | 'productOptionRules'
  | 'productOptions';

/** The fields of a product in every list. */
export type ProductCardFields = Omit<Product, DetailField | ChoiceField | TypedField>;

/** Fields that the contract leaves as JSON, and that are known here. */
type JsonField = 'personalization_options' | 'product_option_rules' | 'product_options';

/** The fields of a product's page; products beside it are cards. */
export type ProductDetails = Omit<
  Pick<Product, DetailField>,
  'children' | 'related' | 'variations' | JsonField
> & {
  readonly personalization_options: PersonalizationOption[];
  readonly product_option_rules: ProductOptionRule[];
  readonly product_options: OptionFields[];
  readonly variations: VariationSource[];
  readonly children: ProductCardFields[];
  readonly related: ProductCardFields[];
  /** Options and personalisation of a product. */
  readonly customisable: Customisable;
};

/** The source of a product's resolvers: a card, with details where they are loaded already. */
export type ProductSource = ProductCardFields & {
  readonly details?: ProductDetails;
  /** Of a variation: the product on whose page its details stand, and those that it has itself. */
  readonly detailsOf?: string;
  readonly ownDetails?: Pick<ProductDetails, 'available_price_levels'>;
};

/** A variation, with the card of its product, of which it is made a product by itself when somebody asks. */
export type VariationSource = Omit<Variation, 'product'> & { readonly of: ProductCardFields };
