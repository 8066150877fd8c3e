import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategorySource } from '../dto/category-source.ts';
import type { HeaderOrFooterSource } from '../dto/header-footer-source.ts';
import type { ProductCards } from '../operations/product-lists.ts';
import type { OrderItemSource } from '../dto/order-dto.ts';
import type { ProductSource, VariationSource } from '../dto/product-source.ts';
import type { TemplateSource } from '../dto/template-source.ts';
import type { ApiContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 text in UTC. */
  DateTime: { input: string; output: string; }
  /** Any JSON value, as the specification leaves it open. */
  JSON: { input: unknown; output: unknown; }
  /** An amount in major units of the shop's currency, as a JSON number with at most the currency's decimals. */
  Money: { input: number; output: number; }
};

/** Whether it was done, and if not, why. */
export type AccountReply = {
  __typename?: 'AccountReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, where it is one. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** What of the account is changed; what is left out stays. */
export type AccountSettingsInput = {
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The first name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** The last name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** An empty one takes it away. */
  nick_name?: InputMaybe<Scalars['String']['input']>;
};

/** The account as it is now, or what was wrong. */
export type AccountSettingsReply = {
  __typename?: 'AccountSettingsReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The new address that has to be confirmed by the mail that was sent to it. */
  email_to_confirm?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** `success` or `error`. */
  status: Scalars['String']['output'];
  /** The customer; null after a refusal. */
  user?: Maybe<Customer>;
};

/** What to add: a product by its id, a variation by its own id, by its sku, or beside its product. */
export type AddToCartInput = {
  /** The product, or the variation. */
  _id: Scalars['ID']['input'];
  /** Accepted; decides what a page shows, not what the server does. */
  hideModal?: InputMaybe<Scalars['Boolean']['input']>;
  /** The product whose variation it is, or the group it is a part of. */
  parent_id?: InputMaybe<Scalars['ID']['input']>;
  /** Texts by the code of a personalization option. */
  personalization_data?: InputMaybe<Scalars['JSON']['input']>;
  /** The chosen value or typed text by the label of an option. */
  product_options_data?: InputMaybe<Scalars['JSON']['input']>;
  /** How many pieces, from 1. */
  qty: Scalars['Int']['input'];
  /** Accepted; decides nothing. */
  rp_info?: InputMaybe<Scalars['JSON']['input']>;
  /** The seller whose cart is meant. */
  sellerGuid?: InputMaybe<Scalars['ID']['input']>;
  /** Accepted; the reply always tells the cart as it is then. */
  shouldWaitForCartProcessing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The variation of the product `_id` that is meant, by its sku. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** The product of the variation `_id`, or the variation of the product `_id`. */
  variable_product?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * What was added, as the specification's added-product result, and how it went. A refusal is `success: false` with a
 * message; it tells of the product that was meant, where the shop shows it. The stock is that of the line as it stands now.
 */
export type AddToCartReply = {
  __typename?: 'AddToCartReply';
  /** The listing of several sellers that it belongs to; null where there is none. */
  JPIN?: Maybe<Scalars['ID']['output']>;
  /** The slug of that listing. */
  JPINslug?: Maybe<Scalars['String']['output']>;
  /** The identity of this reply; null after a refusal. */
  _id?: Maybe<Scalars['ID']['output']>;
  /** How many pieces were added; 0 after a refusal. */
  addedQty: Scalars['Int']['output'];
  /** What is said of the pieces that come later. */
  backordersMessage?: Maybe<Scalars['String']['output']>;
  /** How many pieces come later. */
  backordersQty?: Maybe<Scalars['Int']['output']>;
  /** How many pieces the open carts hold now. */
  cart_count: Scalars['Int']['output'];
  /** What kind of product it is. */
  class_code?: Maybe<ClassCode>;
  /** The seller. */
  client_guid?: Maybe<Scalars['ID']['output']>;
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What one piece costs the requester; null where prices are hidden. */
  final_price?: Maybe<Scalars['Money']['output']>;
  /** The merchant's own flag that the price is shown in the cart only. */
  hide_price?: Maybe<Scalars['Boolean']['output']>;
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** Whether pieces come later. */
  isBackorders?: Maybe<Scalars['Boolean']['output']>;
  /** Whether there are pieces in stock. */
  isInStock?: Maybe<Scalars['Boolean']['output']>;
  /** Whether prices are hidden from the requester. */
  is_price_hidden?: Maybe<Scalars['Boolean']['output']>;
  /** The line of the cart; null after a refusal. */
  item_id?: Maybe<Scalars['ID']['output']>;
  /** Whether its pieces are counted; what is not counted is always there. */
  manageStock?: Maybe<Scalars['Boolean']['output']>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** `alert`, or `modal` for what is to be confirmed; null where nothing was refused. */
  messageType?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Texts that may be given with it, as JSON: `code`, `label`, `type`, `required`, `displayed`, `character_limit`. */
  personalization_options?: Maybe<Scalars['JSON']['output']>;
  /** The product that was added, a variation by the product it is of; null for an unknown one. */
  product?: Maybe<Product>;
  /** The product that was added, a variation by its own id; null for an unknown one. */
  product_id?: Maybe<Scalars['ID']['output']>;
  /** As `qtyInCart`. */
  qty: Scalars['Int']['output'];
  /** How many pieces of the product the cart holds now. */
  qtyInCart: Scalars['Int']['output'];
  /** How many pieces were asked for. */
  requestedQty: Scalars['Int']['output'];
  /** How many pieces can be sold now. */
  salableQty?: Maybe<Scalars['Int']['output']>;
  /** The stock keeping unit, by which the merchant knows it. */
  sku?: Maybe<Scalars['String']['output']>;
  /** The last part of its address. */
  slug?: Maybe<Scalars['String']['output']>;
  /** `success`, or `danger` after a refusal. */
  status?: Maybe<Scalars['String']['output']>;
  /** What is to be said of the stock, such as that little is left. */
  stockMessage?: Maybe<Scalars['String']['output']>;
  /** As `salableQty`: what is held for others is not told. */
  stockQty?: Maybe<Scalars['Int']['output']>;
  /** `in-stock`, `limited-stock`, `backordered`, `on-backorder`, `out-of-stock`, `discontinued` or `unavailable_for_sale`. */
  stockStatus?: Maybe<Scalars['String']['output']>;
  /** The status in words. */
  stockStatusText?: Maybe<Scalars['String']['output']>;
  /** The line below the name; empty for none. */
  sub_title?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** Its address within the shop, as links must write it. */
  url?: Maybe<Scalars['String']['output']>;
  /** The listing of the product whose variation it is. */
  variable_JPIN?: Maybe<Scalars['ID']['output']>;
  /** The values of a variation in words, such as `Red | Large`; empty for what is none. */
  variation_text?: Maybe<Scalars['String']['output']>;
};

/** A postal address; what is missing is empty. */
export type Address = {
  __typename?: 'Address';
  /** The city. */
  city: Scalars['String']['output'];
  /** The company. */
  company: Scalars['String']['output'];
  /** The country's code of ISO 3166-1, two letters. */
  country: Scalars['String']['output'];
  /** The first name. */
  first_name: Scalars['String']['output'];
  /** The last name. */
  last_name: Scalars['String']['output'];
  /** The phone number. */
  phone: Scalars['String']['output'];
  /** The postal code. */
  postcode: Scalars['String']['output'];
  /** The state or province, by its code where the country has a list of them. */
  state: Scalars['String']['output'];
  /** The street with its number. */
  street: Scalars['String']['output'];
  /** The second line of the address. */
  street2: Scalars['String']['output'];
};

/** The addresses as they are now, the default first, and what was wrong with what was sent. */
export type AddressBookReply = {
  __typename?: 'AddressBookReply';
  /** The addresses; empty after a refusal. */
  addresses: Array<CustomerAddress>;
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/**
 * An address, or what is known of it: for an estimate the country, state and postcode are enough, or the postcode alone
 * with the shop's default country.
 */
export type AddressInput = {
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The country's code of ISO 3166-1, two letters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The first name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** The last name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The postal code. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** The state or province, by its code where the country has a list of them. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** The street with its number. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The second line of the address. */
  street2?: InputMaybe<Scalars['String']['input']>;
};

/** One choice of a filter. */
export type Bucket = {
  __typename?: 'Bucket';
  /** How many products would be listed with it. */
  doc_count: Scalars['Int']['output'];
  /** Whether it is applied. */
  isCurrent: Scalars['Boolean']['output'];
  /** What the filter is sent. */
  key: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** What a cart holds and costs. Each line is in exactly one of `items`, `changed_items`, `limit_items` and `invalid_items`. */
export type CartContent = {
  /** The price of all lines. */
  amount: Scalars['Money']['output'];
  /** The discounts granted; always empty so far. */
  applied_discounts: Array<Scalars['JSON']['output']>;
  /** The address of the bill, where one was sent. */
  billing_address?: Maybe<Address>;
  /** Whether anything has been kept for the buyer yet; before that the cart is empty and all totals are zero. */
  cart_loaded: Scalars['Boolean']['output'];
  /** Lines that ask for more than there is. */
  changed_items: Array<CartItem>;
  /** The merchant's words where checkout is prevented, else null. */
  checkout_prevented?: Maybe<Scalars['String']['output']>;
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Null: no birthdate is asked for. */
  customer_birthdate?: Maybe<Scalars['String']['output']>;
  /** What is taken off. */
  discount_amount: Scalars['Money']['output'];
  /** How many shipping methods are offered. */
  enabled_nomal_shipping_method_count: Scalars['Int']['output'];
  /** Everything, with shipping and tax. */
  grand_total: Scalars['Money']['output'];
  /** Lines that are not sold any more. */
  invalid_items: Array<CartItem>;
  /** Whether a quote is asked for; always false so far. */
  is_free_quote: Scalars['Boolean']['output'];
  /** What is wrong with lines. */
  itemErrors: Array<ItemError>;
  /** Lines that can be bought as they are; the totals are theirs. */
  items: Array<CartItem>;
  /** Lines that ask for more than a cart may hold. */
  limit_items: Array<CartItem>;
  /** The first of those, in words. */
  message?: Maybe<Scalars['String']['output']>;
  /** Taxes beside `tax_amount`; always 0. */
  other_tax: Scalars['Money']['output'];
  /** Null: there is no express wallet. */
  paypal_tnx?: Maybe<Scalars['JSON']['output']>;
  /** Whether amounts contain the tax; else it is added to them. */
  prices_include_tax: Scalars['Boolean']['output'];
  /** The line that was put in last. */
  product?: Maybe<CartItem>;
  /** Choices of a freebie; always empty so far. */
  prompts: Array<Scalars['JSON']['output']>;
  /** Certificates that are redeemed; always empty so far. */
  redemptions: Array<Redemption>;
  /** The seller; null where the shop does not carry it. */
  seller?: Maybe<Seller>;
  /** The address it goes to, where one was sent. */
  shipping_address?: Maybe<Address>;
  /** The price of the shipping method. */
  shipping_amount: Scalars['Money']['output'];
  /** A fee for its shipping, added to the price of the method. */
  shipping_fee: Scalars['Money']['output'];
  /** What is taken off the shipping. */
  shipping_level_discount: Scalars['Money']['output'];
  /** The `method` of the shipping method. */
  shipping_method?: Maybe<Scalars['String']['output']>;
  /** The tax. */
  tax_amount: Scalars['Money']['output'];
  /** What is to be paid. */
  total_due: Scalars['Money']['output'];
};

/** How much is in the carts. */
export type CartCount = {
  __typename?: 'CartCount';
  /** Pieces in all open carts. */
  count: Scalars['Int']['output'];
};

/** A cart with what it would cost at an address and by a method. It has no identity: it is told of that question alone. */
export type CartEstimate = CartContent & {
  __typename?: 'CartEstimate';
  /** The price of all lines. */
  amount: Scalars['Money']['output'];
  /** The discounts granted; always empty so far. */
  applied_discounts: Array<Scalars['JSON']['output']>;
  /** The address of the bill, where one was sent. */
  billing_address?: Maybe<Address>;
  /** The cart's id, for the `quote-id` header; null before anything was put in. */
  cart_id?: Maybe<Scalars['ID']['output']>;
  /** Whether anything has been kept for the buyer yet; before that the cart is empty and all totals are zero. */
  cart_loaded: Scalars['Boolean']['output'];
  /** Lines that ask for more than there is. */
  changed_items: Array<CartItem>;
  /** The merchant's words where checkout is prevented, else null. */
  checkout_prevented?: Maybe<Scalars['String']['output']>;
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Null: no birthdate is asked for. */
  customer_birthdate?: Maybe<Scalars['String']['output']>;
  /** What is taken off. */
  discount_amount: Scalars['Money']['output'];
  /** How many shipping methods are offered. */
  enabled_nomal_shipping_method_count: Scalars['Int']['output'];
  /** Everything, with shipping and tax. */
  grand_total: Scalars['Money']['output'];
  /** Lines that are not sold any more. */
  invalid_items: Array<CartItem>;
  /** Whether a quote is asked for; always false so far. */
  is_free_quote: Scalars['Boolean']['output'];
  /** What is wrong with lines. */
  itemErrors: Array<ItemError>;
  /** Lines that can be bought as they are; the totals are theirs. */
  items: Array<CartItem>;
  /** Lines that ask for more than a cart may hold. */
  limit_items: Array<CartItem>;
  /** The first of those, in words. */
  message?: Maybe<Scalars['String']['output']>;
  /** Taxes beside `tax_amount`; always 0. */
  other_tax: Scalars['Money']['output'];
  /** Null: there is no express wallet. */
  paypal_tnx?: Maybe<Scalars['JSON']['output']>;
  /** Whether amounts contain the tax; else it is added to them. */
  prices_include_tax: Scalars['Boolean']['output'];
  /** The line that was put in last. */
  product?: Maybe<CartItem>;
  /** Choices of a freebie; always empty so far. */
  prompts: Array<Scalars['JSON']['output']>;
  /** Certificates that are redeemed; always empty so far. */
  redemptions: Array<Redemption>;
  /** The seller; null where the shop does not carry it. */
  seller?: Maybe<Seller>;
  /** The address it goes to, where one was sent. */
  shipping_address?: Maybe<Address>;
  /** The price of the shipping method. */
  shipping_amount: Scalars['Money']['output'];
  /** A fee for its shipping, added to the price of the method. */
  shipping_fee: Scalars['Money']['output'];
  /** What is taken off the shipping. */
  shipping_level_discount: Scalars['Money']['output'];
  /** The `method` of the shipping method. */
  shipping_method?: Maybe<Scalars['String']['output']>;
  /** The shipping methods offered, the cheapest rule first as the merchant orders them. */
  shipping_methods: Array<EstimatedShippingMethod>;
  /** The tax. */
  tax_amount: Scalars['Money']['output'];
  /** What is to be paid. */
  total_due: Scalars['Money']['output'];
};

/** A line of a cart, with its product as it is now. */
export type CartItem = {
  __typename?: 'CartItem';
  /** The listing of several sellers that it belongs to; null where there is none. */
  JPIN?: Maybe<Scalars['ID']['output']>;
  /** The slug of that listing. */
  JPINslug?: Maybe<Scalars['String']['output']>;
  /** The line's id. */
  _id: Scalars['ID']['output'];
  /** What put the line in by itself; null for the buyer. */
  auto_added_by?: Maybe<Scalars['String']['output']>;
  /** The merchant's words for the pieces that come later, of which `backorders_message` says more; empty for none. */
  backorder_message: Scalars['String']['output'];
  /** The day of the shop on which those pieces are expected to be sent, as YYYY-MM-DD; null where none is set, or it has passed. */
  backorder_ship_date?: Maybe<Scalars['String']['output']>;
  /** Whether more may be bought than there is. */
  backorders: Scalars['Boolean']['output'];
  /** What is said of the pieces that come later; empty for none. */
  backorders_message: Scalars['String']['output'];
  /** How many pieces come later. */
  backorders_qty: Scalars['Int']['output'];
  /** What was chosen and typed for a piece, in the words and the order of the product: options first, then the personalization. */
  choices: Array<LineChoice>;
  /** What kind of product it is. */
  class_code: ClassCode;
  /** The seller. */
  client_guid: Scalars['ID']['output'];
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** The rule of its delivery; null where lines have none of their own. */
  delivery_estimate?: Maybe<Scalars['ID']['output']>;
  /** As `discount_amount`. */
  discount: Scalars['Money']['output'];
  /** What is taken off. */
  discount_amount: Scalars['Money']['output'];
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** Whether pieces come later. */
  is_backorders: Scalars['Boolean']['output'];
  /** Whether it is saved for later. */
  is_favorite: Scalars['Boolean']['output'];
  /** Whether it is given away. */
  is_freebie: Scalars['Boolean']['output'];
  /** Whether there are pieces in stock. */
  is_in_stock: Scalars['Boolean']['output'];
  /** Whether it is sent again and again. */
  is_subscription: Scalars['Boolean']['output'];
  /** What the merchant says of its delivery; empty for nothing. */
  item_delivery_info: Scalars['String']['output'];
  /** The id of the line. */
  item_id: Scalars['ID']['output'];
  /** Ids of the only shipping methods allowed; empty for any. */
  limit_shipping_option: Array<Scalars['String']['output']>;
  /** The titles of those methods. */
  limit_shipping_option_text: Scalars['String']['output'];
  /** What is to be said when little is left; empty for nothing. */
  low_stock_alert_message: Scalars['String']['output'];
  /** Up to how many pieces can be bought. */
  max_cart_qty: Scalars['Int']['output'];
  /** The manufacturer's price; null for none, and where prices are hidden. */
  msrp?: Maybe<Scalars['Money']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether it is not sent, such as a certificate. */
  non_shippable_product: Scalars['Boolean']['output'];
  /** How many percent are taken off, rounded. */
  percent: Scalars['Float']['output'];
  /** Texts by the code of a personalization option; null for none. */
  personalization_data?: Maybe<Scalars['JSON']['output']>;
  /** The price of one piece before reductions; null where prices are hidden. */
  price?: Maybe<Scalars['Money']['output']>;
  /** The product, or the variation. */
  product_id: Scalars['ID']['output'];
  /** The chosen value or typed text by the label of an option; null for none. */
  product_options_data?: Maybe<Scalars['JSON']['output']>;
  /** How many pieces. */
  qty: Scalars['Int']['output'];
  /** Null: no line has a second quantity. */
  qty2?: Maybe<Scalars['Int']['output']>;
  /** The price of all pieces of the line; null where prices are hidden. */
  row_total?: Maybe<Scalars['Money']['output']>;
  /** How many pieces can be sold now. */
  salable_qty: Scalars['Int']['output'];
  /** A fee for its shipping, added to the price of the method. */
  shipping_fee: Scalars['Money']['output'];
  /** The stock keeping unit, by which the merchant knows it. */
  sku: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /** What is to be said of the stock; null for nothing. */
  stock_message?: Maybe<Scalars['String']['output']>;
  /** As salable_qty: what is held for others is not told. */
  stock_qty: Scalars['Int']['output'];
  /** As `stockStatus`. */
  stock_status: Scalars['String']['output'];
  /** The status in words. */
  stock_status_text: Scalars['String']['output'];
  /** The line below the name; empty for none. */
  sub_title: Scalars['String']['output'];
  /** As `row_total`. */
  subtotal?: Maybe<Scalars['Money']['output']>;
  /** What is taken off one piece, rounded. */
  unit_item_discount: Scalars['Money']['output'];
  /** Its address within the shop, as links must write it. */
  url: Scalars['String']['output'];
  /** The listing of the product whose variation it is. */
  variable_JPIN?: Maybe<Scalars['ID']['output']>;
  /** The values of a variation in words, such as `Red | Large`; empty for what is none. */
  variation_text: Scalars['String']['output'];
  /** Whether the shop shows it. */
  website_visibility: Scalars['Boolean']['output'];
  /** The weight of one piece in grams. */
  weight: Scalars['Int']['output'];
};

/** A line and its new quantity. */
export type CartQuantityInput = {
  /** The id of the line. */
  item_id: Scalars['ID']['input'];
  /** The new quantity; 0 takes the line out. */
  qty: Scalars['Int']['input'];
};

/** A cart after a change, or why it was not changed. */
export type CartReply = {
  __typename?: 'CartReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** Which lines were at fault. */
  itemErrors: Array<ItemError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** `alert`, or `modal` for what is to be confirmed; null where nothing was refused. */
  messageType?: Maybe<Scalars['String']['output']>;
  /** `success`, or `danger` after a refusal. */
  status?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** The cart as it is now, after a refusal as well; null where it is not found. */
  summary?: Maybe<CartSummary>;
};

/** A cart as it stands now, without an address. */
export type CartSummary = CartContent & {
  __typename?: 'CartSummary';
  /** The cart's id, for the `quote-id` header; null before anything was put in. */
  _id?: Maybe<Scalars['ID']['output']>;
  /** The price of all lines. */
  amount: Scalars['Money']['output'];
  /** The discounts granted; always empty so far. */
  applied_discounts: Array<Scalars['JSON']['output']>;
  /** The address of the bill, where one was sent. */
  billing_address?: Maybe<Address>;
  /** Whether anything has been kept for the buyer yet; before that the cart is empty and all totals are zero. */
  cart_loaded: Scalars['Boolean']['output'];
  /** Lines that ask for more than there is. */
  changed_items: Array<CartItem>;
  /** The merchant's words where checkout is prevented, else null. */
  checkout_prevented?: Maybe<Scalars['String']['output']>;
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Null: no birthdate is asked for. */
  customer_birthdate?: Maybe<Scalars['String']['output']>;
  /** What is taken off. */
  discount_amount: Scalars['Money']['output'];
  /** How many shipping methods are offered. */
  enabled_nomal_shipping_method_count: Scalars['Int']['output'];
  /** Everything, with shipping and tax. */
  grand_total: Scalars['Money']['output'];
  /** Lines that are not sold any more. */
  invalid_items: Array<CartItem>;
  /** Whether a quote is asked for; always false so far. */
  is_free_quote: Scalars['Boolean']['output'];
  /** What is wrong with lines. */
  itemErrors: Array<ItemError>;
  /** Lines that can be bought as they are; the totals are theirs. */
  items: Array<CartItem>;
  /** Lines that ask for more than a cart may hold. */
  limit_items: Array<CartItem>;
  /** The first of those, in words. */
  message?: Maybe<Scalars['String']['output']>;
  /** Taxes beside `tax_amount`; always 0. */
  other_tax: Scalars['Money']['output'];
  /** Null: there is no express wallet. */
  paypal_tnx?: Maybe<Scalars['JSON']['output']>;
  /** Whether amounts contain the tax; else it is added to them. */
  prices_include_tax: Scalars['Boolean']['output'];
  /** The line that was put in last. */
  product?: Maybe<CartItem>;
  /** Choices of a freebie; always empty so far. */
  prompts: Array<Scalars['JSON']['output']>;
  /** Certificates that are redeemed; always empty so far. */
  redemptions: Array<Redemption>;
  /** The seller; null where the shop does not carry it. */
  seller?: Maybe<Seller>;
  /** The address it goes to, where one was sent. */
  shipping_address?: Maybe<Address>;
  /** The price of the shipping method. */
  shipping_amount: Scalars['Money']['output'];
  /** A fee for its shipping, added to the price of the method. */
  shipping_fee: Scalars['Money']['output'];
  /** What is taken off the shipping. */
  shipping_level_discount: Scalars['Money']['output'];
  /** The `method` of the shipping method. */
  shipping_method?: Maybe<Scalars['String']['output']>;
  /** The shipping methods offered, the cheapest rule first as the merchant orders them. */
  shipping_methods: Array<ShippingMethod>;
  /** The tax. */
  tax_amount: Scalars['Money']['output'];
  /** What is to be paid. */
  total_due: Scalars['Money']['output'];
};

/** A category of the catalogue. */
export type Category = {
  __typename?: 'Category';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** From the top of the tree to itself. */
  breadcrumb: Array<Crumb>;
  /** As `path`. */
  category_path: Scalars['String']['output'];
  /** The categories right below. */
  children: Array<Category>;
  /** The seller of the shop, or the shop. */
  client_guid: Scalars['ID']['output'];
  /** The description as a tree of rich text. */
  description: Scalars['JSON']['output'];
  /** The description as typed blocks. */
  descriptionBlocks: Array<RichBlock>;
  /** The description in words alone, blocks parted by line breaks. */
  descriptionText: Scalars['String']['output'];
  /** Whether the picture stands above the name or beside it. */
  display_option: CategoryDisplay;
  /** Always `category`. */
  entity_type: Scalars['String']['output'];
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** Its picture on phones; null for none. */
  image_mobile?: Maybe<Picture>;
  /** Whether it is on show; always true. */
  is_active: Scalars['Boolean']['output'];
  /** The description for search engines. */
  meta_description: Scalars['String']['output'];
  /** Keywords for search engines. */
  meta_keyword: Scalars['String']['output'];
  /** The title for search engines. */
  meta_title: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** What stands below the listing, as JSON: `title`, `sub_title`, `description` and whether each is shown. */
  optional_content?: Maybe<Scalars['JSON']['output']>;
  /** The title of its page. */
  page_title: Scalars['String']['output'];
  /** The category above; null at the top. */
  parent_page?: Maybe<Scalars['ID']['output']>;
  /** Slugs from the top of the tree, with slashes. */
  path: Scalars['String']['output'];
  /** A page of the products in it or below. */
  pliable_data: PliableData;
  /** What robots may do, in the words of the settings, such as `No-index and follow`; empty for everything. */
  seo_crawler_setting: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /** The line below the name; empty for none. */
  sub_title: Scalars['String']['output'];
  /** As `name`. */
  title: Scalars['String']['output'];
};


/** A category of the catalogue. */
export type CategoryPliable_DataArgs = {
  dir?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** How the head of a category is laid out. */
export type CategoryDisplay =
  /** The picture beside the name. */
  | 'horizontal'
  /** The picture above the name. */
  | 'vertical';

/** Everything that a checkout page shows. */
export type Checkout = {
  __typename?: 'Checkout';
  /** Where the shop delivers. */
  countries: Countries;
  /** The country that is meant where none is said; empty for none. */
  default_country: Scalars['String']['output'];
  /** How it can be paid with the chosen shipping. */
  payment_methods: Array<PaymentMethod>;
  /** The order placed with the key that was sent; null for none. */
  placed_order?: Maybe<PlacedOrder>;
  /** The merchant's words where checkout is prevented, else null. */
  prevented_message?: Maybe<Scalars['String']['output']>;
  /** The shipping methods offered, the cheapest rule first as the merchant orders them. */
  shipping_methods: Array<EstimatedShippingMethod>;
  /** Whether anything is to be sent. */
  shipping_required: Scalars['Boolean']['output'];
  /** The title of the chosen method, or why there is none. */
  shipping_title: Scalars['String']['output'];
  /** The cart with these costs. */
  summary: CartEstimate;
  /** The totals. */
  tax_estimate: TaxEstimate;
  /** Whether the estimate is what is charged however the address is completed; else it lacks shipping or tax. */
  total_known: Scalars['Boolean']['output'];
};

/** An option with values, of which one is chosen. */
export type ChoiceOption = ProductOption & {
  __typename?: 'ChoiceOption';
  /** Its identity; no two products have the same. */
  _id: Scalars['ID']['output'];
  /** What it adds to the price of a piece; null where prices are hidden. */
  additional_fee?: Maybe<Scalars['Money']['output']>;
  /** Its id within the product, by which rules name it. Other products may have the same. */
  code: Scalars['ID']['output'];
  /** An explanation; null for none. */
  help_text?: Maybe<Scalars['String']['output']>;
  /** The address of an icon; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** How it stands before any rule acts on it. */
  initial_visibility: OptionVisibility;
  /** Whether it has to be given. */
  is_required: Scalars['Boolean']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** How it is asked for. */
  option_type: ProductOptionType;
  /** What the empty field shows; null for none. */
  placeholder_text?: Maybe<Scalars['String']['output']>;
  /** A small picture or colour; null for none. */
  thumbnail?: Maybe<OptionThumbnail>;
  /** Its values. */
  values: Array<ProductOptionValue>;
};

/** What kind of product it is. */
export type ClassCode =
  /** A certificate. */
  | 'gift_certificate'
  /** A set, bought piece by piece. */
  | 'grouped'
  /** Bought as it is. */
  | 'simple'
  /** Bought as one of its variations. */
  | 'variable_product';

/** Who the shop is. */
export type ClientSettings = {
  __typename?: 'ClientSettings';
  /** The shop's code. */
  code: Scalars['String']['output'];
  /** False where the shop is switched off. */
  frontend_status?: Maybe<Scalars['Boolean']['output']>;
  /** The seller of the shop, or the shop. */
  guid: Scalars['ID']['output'];
  /** The industry, such as `tobacco`. */
  industry: Scalars['String']['output'];
  /** The code of the marketplace a seller belongs to; null for every other shop. */
  marketplace?: Maybe<Scalars['String']['output']>;
  /** The id of that marketplace. */
  marketplace_guid?: Maybe<Scalars['ID']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether the shop is open: `active` when it is. */
  status: Scalars['String']['output'];
  /** What kind of shop it is. */
  type: ShopType;
};

/** What a condition wants. */
export type ConditionOperator =
  /** None of the values is selected. */
  | 'not_selected'
  /** One of the values is selected. */
  | 'selected';

/** Where the shop delivers. */
export type Countries = {
  __typename?: 'Countries';
  /** The countries, by name. */
  countries: Array<Country>;
  /** Codes of the countries that need a state. */
  state_required: Array<Scalars['String']['output']>;
  /** Always true. */
  success: Scalars['Boolean']['output'];
};

/** A country the shop delivers to. */
export type Country = {
  __typename?: 'Country';
  /** Its code of ISO 3166-1, two letters. */
  code: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Its states or provinces; empty where it has no list of them. */
  states: Array<State>;
};

/** A category on the way to something. */
export type Crumb = {
  __typename?: 'Crumb';
  /** The name. */
  name: Scalars['String']['output'];
  /** Slugs from the top of the tree, with slashes. */
  path: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
};

/** A customer's own record. */
export type Customer = {
  __typename?: 'Customer';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** The address book, the default first. */
  addresses: Array<CustomerAddress>;
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** The first name. */
  first_name: Scalars['String']['output'];
  /** The code of the customer group, by which prices may differ. */
  group: Scalars['String']['output'];
  /** Whether a link was followed that only their mailbox got. */
  is_email_confirmed: Scalars['Boolean']['output'];
  /** Whether the shop restricts the customer. */
  is_restricted: Scalars['Boolean']['output'];
  /** Whether the customer is approved and sees what such customers see. */
  is_verified: Scalars['Boolean']['output'];
  /** The last name. */
  last_name: Scalars['String']['output'];
  /** The name that others read; null for none. */
  nick_name?: Maybe<Scalars['String']['output']>;
  /** The seller chosen on a marketplace; null so far. */
  preferred_seller?: Maybe<PreferredSeller>;
  /** What the customer may do. */
  scope: Array<Scalars['String']['output']>;
  /** `pending` while the customer waits to be verified, else null. The hash itself stays with the shop. */
  verifyHash?: Maybe<Scalars['String']['output']>;
  /** Where the customer is; null so far. */
  visitor_location?: Maybe<GeoLocation>;
};

/** An address of the address book. */
export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** The address. */
  address: Address;
  /** Whether it is the default. */
  is_default: Scalars['Boolean']['output'];
};

/** When an order placed now is sent and delivered. */
export type DeliveryEstimate = {
  __typename?: 'DeliveryEstimate';
  /** When it arrives. */
  deliveredData: DeliveryStep;
  /** When it is placed. */
  orderPlacedData: DeliveryStep;
  /** When it is sent. */
  orderShipData: DeliveryStep;
};

/** A delivery estimate, where the shop has a rule for it. */
export type DeliveryEstimateInfo = {
  __typename?: 'DeliveryEstimateInfo';
  /** The estimate; null where there is no rule. */
  deliveryEstimate?: Maybe<DeliveryEstimate>;
};

/** The first and the last day that are likely, `YYYY-MM-DD`, and both as people read them. */
export type DeliveryStep = {
  __typename?: 'DeliveryStep';
  /** The first day that is likely. */
  from: Scalars['String']['output'];
  /** Both as people read them. */
  text: Scalars['String']['output'];
  /** The last day that is likely. */
  to: Scalars['String']['output'];
};

/** What an estimate is made for. */
export type EstimateTaxInput = {
  /** Where it goes: country, state and postcode, or the postcode alone. */
  address: AddressInput;
  /** The code of a payment method. */
  payment_method?: InputMaybe<Scalars['String']['input']>;
  /** The `method` of a shipping method. */
  shipping_method?: InputMaybe<Scalars['String']['input']>;
  /** Minutes as `Date.getTimezoneOffset` tells them; decides nothing so far. */
  timezone_offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A shipping method with what it costs to the address that was asked about. It has no identity: another address has another price. */
export type EstimatedShippingMethod = {
  __typename?: 'EstimatedShippingMethod';
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** `estimate_days` with `min` and `max`. */
  default_info?: Maybe<Scalars['JSON']['output']>;
  /** Its code, which `shipping_method` takes. */
  method: Scalars['String']['output'];
  /** The price of the method. */
  price: Scalars['Money']['output'];
  /** The price with the fees of products, less discounts. */
  shipping_total: Scalars['Money']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
};

/** One thing that is wrong with what was sent. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The rule that refused, such as `field.required`, or the code of the error where no rule is named. */
  code: Scalars['String']['output'];
  /** The path of the input, such as `shipping_address.postcode`. */
  field: Scalars['String']['output'];
  /** What is wrong, in words. */
  message: Scalars['String']['output'];
  /** Values of the rule, such as a length, by name. */
  params: Scalars['JSON']['output'];
};

/** A filter of a listing, with what it offers. */
export type FilterGroup = {
  __typename?: 'FilterGroup';
  /** The choices. */
  buckets: Array<Bucket>;
  /** What the filter is sent by. */
  code: Scalars['String']['output'];
  /** Whether it is shown unfolded. */
  expanded: Scalars['Boolean']['output'];
  /** The upper end of a range, an amount in major units. */
  max?: Maybe<Scalars['Float']['output']>;
  /** The lower end of a range, an amount in major units. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Its label. */
  nameAttribute: Scalars['String']['output'];
  /** Whether all choices are shown at once. */
  showAll: Scalars['Boolean']['output'];
  /** How it is drawn. */
  type: FilterGroupType;
};

/** How a filter is drawn. */
export type FilterGroupType =
  /** Links to categories. */
  | 'category'
  /** As many choices as wanted. */
  | 'checkbox'
  /** Not drawn; it may be sent. */
  | 'hidden'
  /** Two ends of a range. */
  | 'range'
  /** A least number of stars. */
  | 'rating'
  /** One choice in place of another. */
  | 'select';

/** A place on the earth. */
export type GeoLocation = {
  __typename?: 'GeoLocation';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** A header or footer of pages. */
export type HeaderOrFooter = {
  __typename?: 'HeaderOrFooter';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** Its settings by name; of a footer the copyright line, and the link beside it where there is one. */
  final_widget_content: Scalars['JSON']['output'];
  /** Whether it is the one that pages use. */
  is_primary: Scalars['Boolean']['output'];
  /** Numbers of its menus. */
  menu_ids: Array<Scalars['Int']['output']>;
  /** Its menus. */
  menus: Array<Menu>;
  /** The name. */
  name: Scalars['String']['output'];
  /** It drawn as HTML; empty for what is drawn from its menus. */
  render_html: Scalars['String']['output'];
};

/** What is wrong with a line. */
export type ItemError = {
  __typename?: 'ItemError';
  /** The id of the line. */
  item_id: Scalars['ID']['output'];
  /** What is wrong, in words. */
  message: Scalars['String']['output'];
};

/** A choice for a piece of a cart or an order. */
export type LineChoice = {
  __typename?: 'LineChoice';
  /** What it adds to the price of one piece; null where prices are hidden, and of orders from before it was kept. */
  fee?: Maybe<Scalars['Money']['output']>;
  /** The label of the option, or of the personalization option. */
  label: Scalars['String']['output'];
  /** The label of the chosen value, or the text that was typed. */
  value: Scalars['String']['output'];
};

/** A message of a rule. */
export type LocalizedMessage = {
  __typename?: 'LocalizedMessage';
  /** The rule's code. */
  code: Scalars['String']['output'];
  /** Its values by name. */
  params: Scalars['JSON']['output'];
  /** Its sentence. */
  text: Scalars['String']['output'];
};

/** A session, or why there is none. */
export type LoginReply = {
  __typename?: 'LoginReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** The page remembered before signing in; null for none. */
  redirect?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** The bearer token; null after a refusal. */
  token?: Maybe<Scalars['String']['output']>;
  /** The customer; null after a refusal. */
  user?: Maybe<Customer>;
};

/** The end of a visit. */
export type LogoutReply = {
  __typename?: 'LogoutReply';
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** A menu. */
export type Menu = {
  __typename?: 'Menu';
  /** Its number. */
  _id: Scalars['Int']['output'];
  /** What it holds. */
  items: Array<MenuItem>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Its place in the sidebar of phones. */
  orderInMobile: Scalars['Int']['output'];
};

/** An entry of a menu. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Its identity; no two menus have the same. */
  _id: Scalars['ID']['output'];
  /** How many columns its flyout has; null for one. */
  columns?: Maybe<Scalars['Int']['output']>;
  /** How its flyout is drawn: `tidal` or `amazon`; null for a list. */
  flyoutType?: Maybe<Scalars['String']['output']>;
  /** A picture in its flyout; null for none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** What it holds. */
  items: Array<MenuItem>;
  /** Its words. */
  label: Scalars['String']['output'];
  /** Where it leads; empty where it only unfolds. */
  url: Scalars['String']['output'];
  /** Pixels of its flyout; null for as wide as needed. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Everything a buyer does. A request has one field of it. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Puts a product into the requester's cart with its seller. The price is the server's, never one that was sent. */
  addToCart?: Maybe<AddToCartReply>;
  /** Changes the password of who is signed in. All other sessions end, and this one goes on with a new token. */
  changePassword?: Maybe<SessionReply>;
  /** Mails a link to the own address. Once it is followed, orders that were placed as a guest with it are one's own. */
  confirmEmail?: Maybe<AccountReply>;
  /** Totals of the cart for an address and a method. Stores nothing. */
  estimateTax?: Maybe<TaxEstimate>;
  /** Signs in and takes over what the guest put into carts. */
  login?: Maybe<LoginReply>;
  /** Ends the visit; no error where there is none. */
  logout?: Maybe<LogoutReply>;
  /** Makes an order of the requester's cart, once however often it is sent. */
  placeOrder?: Maybe<PlaceOrderReply>;
  /** Opens an account. The reply does not tell whether the address had one already. */
  register?: Maybe<RegisterReply>;
  /** Takes an address out of the customer's address book. */
  removeAddress?: Maybe<AddressBookReply>;
  /** Takes a line out of the cart. */
  removeFromCart?: Maybe<CartReply>;
  /**
   * Puts the items of an order, or some of them, into the cart again as they are sold now. An order of a guest is opened
   * by its token.
   */
  reorder?: Maybe<ReorderReply>;
  /** Mails the owner of an account a link to a new password. The answer is the same where there is no such account. */
  requestPasswordReset?: Maybe<AccountReply>;
  /** Gives the account a new password by the token of the mailed link, and signs in. All other sessions end. */
  resetPassword?: Maybe<SessionReply>;
  /**
   * Saves what customers say of themselves; what is left out stays. A new email address waits until its owner follows the
   * link that is mailed to it.
   */
  saveAccountSettings?: Maybe<AccountSettingsReply>;
  /** Adds an address to one's own, or changes one of them. */
  saveAddress?: Maybe<AddressBookReply>;
  /** Makes an address of the address book the default. */
  setDefaultAddress?: Maybe<AddressBookReply>;
  /** Finds an order that was placed as a guest, by its number and the email address it was placed with. */
  trackOrder?: Maybe<TrackOrderReply>;
  /** Sets the quantities of lines, all or none. */
  updateCart?: Maybe<CartReply>;
  /** Confirms the address of the signed-in customer who followed the link of the mail. */
  verifyEmail?: Maybe<VerifyEmailReply>;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationAddToCartArgs = {
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  input: AddToCartInput;
  personalization_data?: InputMaybe<Scalars['JSON']['input']>;
  product_options_data?: InputMaybe<Scalars['JSON']['input']>;
  rp_info?: InputMaybe<Scalars['JSON']['input']>;
  shouldWaitForCartProcessing?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationChangePasswordArgs = {
  current_password: Scalars['String']['input'];
  new_password: Scalars['String']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationEstimateTaxArgs = {
  input: EstimateTaxInput;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationPlaceOrderArgs = {
  idempotency_key: Scalars['String']['input'];
  input: PlaceOrderInput;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationRemoveAddressArgs = {
  _id: Scalars['ID']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationRemoveFromCartArgs = {
  item_id: Scalars['ID']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationReorderArgs = {
  _id: Scalars['ID']['input'];
  idempotency_key: Scalars['String']['input'];
  items?: InputMaybe<Array<Scalars['ID']['input']>>;
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationSaveAccountSettingsArgs = {
  input: AccountSettingsInput;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationSaveAddressArgs = {
  input: SavedAddressInput;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationSetDefaultAddressArgs = {
  _id: Scalars['ID']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationTrackOrderArgs = {
  email: Scalars['String']['input'];
  increment_id: Scalars['String']['input'];
};


/** Everything a buyer does. A request has one field of it. */
export type MutationUpdateCartArgs = {
  products: Array<CartQuantityInput>;
};


/** Everything a buyer does. A request has one field of it. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};

/** How a film is played: `html` is a frame with its provider's player, `url` its page at the provider. */
export type Oembed = {
  __typename?: 'Oembed';
  /** A frame with the provider's player. */
  html: Scalars['String']['output'];
  /** A picture of the film. */
  thumbnail_url: Scalars['String']['output'];
  /** Its page at the provider. */
  url: Scalars['String']['output'];
};

/** A small picture or colour. */
export type OptionThumbnail = {
  __typename?: 'OptionThumbnail';
  /** Whether it may be enlarged. */
  enlarge: Scalars['Boolean']['output'];
  /** The address of the large size, where it may be enlarged. */
  large?: Maybe<Scalars['String']['output']>;
  /** The address of the medium size, where it may be enlarged. */
  medium?: Maybe<Scalars['String']['output']>;
  /** Whether it is a picture or a colour. */
  type: ThumbnailType;
  /** The address of the picture, or the colour. */
  value: Scalars['String']['output'];
};

/** How an option or value stands. */
export type OptionVisibility =
  /** It is shown and cannot be chosen. */
  | 'disable'
  /** It can be chosen. */
  | 'enable'
  /** It is not shown. */
  | 'hide'
  /** It is shown and can be chosen. */
  | 'show';

/** An order as its owner sees it. */
export type Order = {
  __typename?: 'Order';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** The address of the bill. */
  billing_address: Address;
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** What is taken off. */
  discount_amount: Scalars['Money']['output'];
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** Everything, with shipping and tax. */
  grand_total: Scalars['Money']['output'];
  /** Its number, as people read it. */
  increment_id: Scalars['String']['output'];
  /** Its lines. */
  items: Array<OrderItem>;
  /** What the buyer wrote to the shop; empty for nothing. */
  note: Scalars['String']['output'];
  /** The payment method. */
  payment_method: PaymentMethod;
  /** Whether amounts contain the tax; else it is added to them. */
  prices_include_tax: Scalars['Boolean']['output'];
  /** The address it goes to; null where nothing is sent. */
  shipping_address?: Maybe<Address>;
  /** The price of the shipping method. */
  shipping_amount: Scalars['Money']['output'];
  /** The title of the shipping method; null where nothing is sent. */
  shipping_method?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: OrderStatus;
  /** The price of all lines. */
  subtotal: Scalars['Money']['output'];
  /** The tax. */
  tax_amount: Scalars['Money']['output'];
  /** The taxes, one by one. */
  taxes: Array<OrderTax>;
  /** The steps of the order, done and to come. A canceled one has those that were done. */
  tracking: Array<OrderStep>;
};

/** A line of an order, with its product as it was then. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** What the merchant said of those pieces then; empty for nothing. */
  backorder_message: Scalars['String']['output'];
  /** The day of the shop on which those pieces were expected to be sent, as it was told then, as YYYY-MM-DD; null for none. */
  backorder_ship_date?: Maybe<Scalars['String']['output']>;
  /** How many pieces were to come later when the order was placed. */
  backorders_qty: Scalars['Int']['output'];
  /** What was chosen and typed for a piece, as the shop called it then: options first, then the personalization. */
  choices: Array<LineChoice>;
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Texts by the code of a personalization option; null for none. */
  personalization_data?: Maybe<Scalars['JSON']['output']>;
  /** The price of one piece before reductions; null where prices are hidden. */
  price: Scalars['Money']['output'];
  /** The product of today; null where the shop shows it no more. */
  product?: Maybe<Product>;
  /** The product or variation that was bought. */
  product_id: Scalars['ID']['output'];
  /** The chosen value or typed text by the label of an option; null for none. */
  product_options_data?: Maybe<Scalars['JSON']['output']>;
  /** How many pieces. */
  qty: Scalars['Int']['output'];
  /** Pieces that were sent. */
  qty_sent: Scalars['Int']['output'];
  /** The price of all pieces of the line. */
  row_total: Scalars['Money']['output'];
  /** The stock keeping unit, by which the merchant knows it. */
  sku: Scalars['String']['output'];
  /** The slug of its product today; null where the shop shows it no more. */
  slug?: Maybe<Scalars['String']['output']>;
  /** The address of its product today; null where the shop shows it no more. */
  url?: Maybe<Scalars['String']['output']>;
  /** The values of a variation in words, such as `Red | Large`; empty for what is none. */
  variation_text: Scalars['String']['output'];
};

/** A page of orders. */
export type OrderList = {
  __typename?: 'OrderList';
  /** The orders. */
  orders: Array<Order>;
  /** Where the page stands among the others. */
  paging: Paging;
};

/** Where an order stands. */
export type OrderStatus = {
  __typename?: 'OrderStatus';
  /** The tone of its badge: `info`, `dark`, `danger`, `primary`, `secondary`, `success` or `warning`. */
  color: OrderTone;
  /** The status in words. */
  friendly_name: Scalars['String']['output'];
  /** The status: one of seven. */
  name: OrderStatusName;
};

/** The status of an order. */
export type OrderStatusName =
  /** Called off. */
  | 'canceled'
  /** Ended after it was complete or refunded. */
  | 'closed'
  /** Sent and paid. */
  | 'complete'
  /** Being packed. */
  | 'packing'
  /** Placed, and nothing done yet. */
  | 'pending'
  /** Waits for its payment. */
  | 'pending_payment'
  /** Being worked on. */
  | 'processing';

/** A step on the way of an order. */
export type OrderStep = {
  __typename?: 'OrderStep';
  /** When it was done; null while it is to come. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name in words. */
  friendly_name: Scalars['String']['output'];
  /** `placed`, `paid`, `processing`, `packing`, `fulfilled`, `returned` or `canceled`. */
  name: Scalars['String']['output'];
};

/** A tax on an order; within its prices where `prices_include_tax` says so. */
export type OrderTax = {
  __typename?: 'OrderTax';
  /** How much it is. */
  amount: Scalars['Money']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Percent; null for orders placed before it was kept. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** The amount it was taken of. */
  taxable_amount: Scalars['Money']['output'];
};

/** The tone of a badge. */
export type OrderTone =
  /** Something to do. */
  | 'danger'
  /** Something past. */
  | 'dark'
  /** Something to know. */
  | 'info'
  /** Something going on. */
  | 'primary'
  /** Something set aside. */
  | 'secondary'
  /** Something done. */
  | 'success'
  /** Something about to happen. */
  | 'warning';

/** A product as it was ordered last. */
export type OrderedProduct = {
  __typename?: 'OrderedProduct';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** The line of the last order it stood in. */
  item_id: Scalars['ID']['output'];
  /** When it was ordered last. */
  last_ordered_at: Scalars['DateTime']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The last order it stood in. */
  order_id: Scalars['ID']['output'];
  /** Pieces over all orders that were not canceled. */
  qty: Scalars['Int']['output'];
  /** The stock keeping unit, by which the merchant knows it. */
  sku: Scalars['String']['output'];
  /** The path of its page; null where the shop shows it no more. */
  url?: Maybe<Scalars['String']['output']>;
  /** The values of a variation in words, such as `Red | Large`; empty for what is none. */
  variation_text: Scalars['String']['output'];
};

/** Products of a customer's orders. */
export type OrderedProductList = {
  __typename?: 'OrderedProductList';
  /** Where the page stands among the others. */
  paging: Paging;
  /** The products of this page. */
  products: Array<OrderedProduct>;
};

/** A published page of the shop. */
export type Page = {
  __typename?: 'Page';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** The merchant's own HTML; null for none. */
  custom_html?: Maybe<Scalars['String']['output']>;
  /** The page as a document of widgets, each with the data it shows. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** Whether it is answered with status 404. */
  is_404_page: Scalars['Boolean']['output'];
  /** The description for search engines. */
  meta_description: Scalars['String']['output'];
  /** The title for search engines. */
  meta_title: Scalars['String']['output'];
  /** What robots may do, in the words of the settings, such as `No-index and follow`; empty for everything. */
  seo_crawler_setting: Scalars['String']['output'];
  /** Its address; null for the page of a type. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Whether its own HTML is the whole answer (`all`) or stands within the template (`body`). */
  static_type: StaticType;
  /** The page as a template. */
  template?: Maybe<Template>;
  /** The title. */
  title: Scalars['String']['output'];
  /** The widgets of the page in reading order, each after the one it stands in. */
  widgets: Array<PageWidget>;
};

/** What stands at an address: exactly one of the fields, by kind. */
export type PageData = {
  __typename?: 'PageData';
  /** The category, where that is the kind. */
  category?: Maybe<Category>;
  /** What stands there. */
  kind: PageDataKind;
  /** The page, where that is the kind. */
  page?: Maybe<Page>;
  /** The product, where that is the kind. */
  product?: Maybe<Product>;
  /** Where it leads on, where that is the kind. */
  redirect?: Maybe<Redirect>;
};

/** What stands at an address. */
export type PageDataKind =
  /** A category. */
  | 'category'
  /** A page. */
  | 'page'
  /** A product. */
  | 'product'
  /** Nothing; it leads on. */
  | 'redirect';

/** A widget of a page. What `props` holds goes by `type` and `version`. */
export type PageWidget = {
  __typename?: 'PageWidget';
  /** Its id within the page, by which its content is found. */
  attributeName: Scalars['ID']['output'];
  /** The widget it stands in; null at the top. */
  parent?: Maybe<Scalars['ID']['output']>;
  /** Its settings. */
  props: Scalars['JSON']['output'];
  /** The name of the widget, such as `banner-carousel`. */
  type: Scalars['String']['output'];
  /** The version of its settings. */
  version: Scalars['Int']['output'];
};

/** Where a page stands among the others. */
export type Paging = {
  __typename?: 'Paging';
  /** The number of its first entry, from 1; 0 for an empty page. */
  begin: Scalars['Int']['output'];
  /** The number of its last entry. */
  end: Scalars['Int']['output'];
  /** How many entries it has. */
  itemTotal: Scalars['Int']['output'];
  /** How many entries a page has at most. */
  limit: Scalars['Int']['output'];
  /** The page, from 1. */
  page: Scalars['Int']['output'];
  /** How many entries there are over all pages. */
  total: Scalars['Int']['output'];
  /** How many pages there are. */
  total_pages: Scalars['Int']['output'];
  /** As `total`. */
  total_products: Scalars['Int']['output'];
};

/** The product whose variation a variation is. */
export type ParentVariableProduct = {
  __typename?: 'ParentVariableProduct';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** What kind of product it is. */
  class_code: ClassCode;
  /** All of its pictures and films, in their order. */
  images: Array<Picture>;
  /** Whether all variations share its pictures. */
  website_display: WebsiteDisplay;
};

/** A way to pay. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** What it is chosen by. */
  code: Scalars['String']['output'];
  /** What the buyer has to do; empty for nothing. */
  instructions: Scalars['String']['output'];
  /** The seller who is paid; null for the shop. */
  sellerGuid?: Maybe<Scalars['ID']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** A text that may be given with a product. */
export type PersonalizationOption = {
  __typename?: 'PersonalizationOption';
  /** How many characters it may have; null for as many as texts have. */
  character_limit?: Maybe<Scalars['Int']['output']>;
  /** What the text is sent by. */
  code: Scalars['ID']['output'];
  /** Whether it is asked for. */
  displayed: Scalars['Boolean']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** Whether it has to be given. */
  required: Scalars['Boolean']['output'];
  /** How it is asked for. */
  type: PersonalizationType;
};

/** How a text is asked for. */
export type PersonalizationType =
  /** By a line that takes an e-mail address. */
  | 'email'
  /** By a line. */
  | 'text'
  /** By several lines. */
  | 'textarea';

/** A picture in its sizes, or a film with its poster. An address needs `.avif` or `.webp` behind it. */
export type Picture = {
  __typename?: 'Picture';
  /** What it shows, in words. */
  alt: Scalars['String']['output'];
  /** Pixels of its largest size. */
  height: Scalars['Int']['output'];
  /** The address of its large size. */
  large: Scalars['String']['output'];
  /** The address of its medium size. */
  medium: Scalars['String']['output'];
  /** How a film is played; null for a picture. */
  oembed?: Maybe<Oembed>;
  /** The address of its smallest size. */
  thumbnail: Scalars['String']['output'];
  /** Whether it is a picture or a film. */
  type: PictureType;
  /** Pixels of its largest size. */
  width: Scalars['Int']['output'];
};

/** What a picture is of. */
export type PictureType =
  /** A picture. */
  | 'image'
  /** A film; the picture is its poster. */
  | 'video';

/** A whole order. The total that was shown comes along, and where it is not the server's nothing is placed. */
export type PlaceOrderInput = {
  /** The address of the bill; the shipping address when it is left out. */
  billing_address?: InputMaybe<AddressInput>;
  /** Where the confirmation is sent. */
  email: Scalars['String']['input'];
  /** The `total_due` that the buyer was shown. */
  expected_total: Scalars['Money']['input'];
  /** What the buyer writes to the shop. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The code of the payment method. */
  payment_method: Scalars['String']['input'];
  /** Where it goes; needed where anything is sent. */
  shipping_address?: InputMaybe<AddressInput>;
  /** The `method` of a shipping method; needed where anything is sent. */
  shipping_method?: InputMaybe<Scalars['String']['input']>;
};

/** An order placed, or why not: a refusal names its code and, for a form, the fields. */
export type PlaceOrderReply = {
  __typename?: 'PlaceOrderReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What it costs now, where that is why it was not placed. */
  fresh_total?: Maybe<Scalars['Money']['output']>;
  /** Opens the order without signing in; null after a refusal. */
  guest_token?: Maybe<Scalars['String']['output']>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** The order; null after a refusal. */
  order?: Maybe<Order>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** An order that was placed with a key. */
export type PlacedOrder = {
  __typename?: 'PlacedOrder';
  /** The order's id. */
  _id: Scalars['ID']['output'];
  /** Opens the order without signing in; null after a refusal. */
  guest_token: Scalars['String']['output'];
};

/** A page of a listing. */
export type PliableData = {
  __typename?: 'PliableData';
  /** The sort code by which it is ordered. */
  currentSortCode: Scalars['String']['output'];
  /** The products of this page. */
  data: Array<Product>;
  /** The filters, with what they offer. */
  filter: Array<FilterGroup>;
  /** Where the page stands among the others. */
  paging: Paging;
  /** The sort codes offered. */
  sorts: Array<Scalars['String']['output']>;
  /** False where the products could not be read: there may be some, and who asks again may see them. */
  success: Scalars['Boolean']['output'];
  /** What to offer instead where nothing is listed; null where something is. */
  way_on?: Maybe<WayOn>;
};

/** A seller chosen on a marketplace. */
export type PreferredSeller = {
  __typename?: 'PreferredSeller';
  /** The name. */
  name: Scalars['String']['output'];
  /** The seller's id. */
  sellerId: Scalars['ID']['output'];
};

/** A price for so many pieces, or for some customers. */
export type PriceLevel = {
  __typename?: 'PriceLevel';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Codes of the groups it is for; empty for everybody. */
  customer_groups: Array<Scalars['String']['output']>;
  /** From how many pieces it holds. */
  min_qty: Scalars['Int']['output'];
  /** The price of one piece. */
  price: Scalars['Money']['output'];
  /** How many percent are saved, rounded. */
  savePercent: Scalars['Int']['output'];
  /** It as people read it. */
  text: Scalars['String']['output'];
};

/** Price levels of a product. */
export type PriceLevels = {
  __typename?: 'PriceLevels';
  /** Those open to the requester, from the smallest quantity on. */
  priceLevels: Array<PriceLevel>;
};

/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type Product = {
  __typename?: 'Product';
  /** The listing of several sellers that it belongs to; null where there is none. */
  JPIN?: Maybe<Scalars['ID']['output']>;
  /** The pictures of that listing. */
  JPINimages: Array<Picture>;
  /** The name of that listing. */
  JPINname?: Maybe<Scalars['String']['output']>;
  /** The slug of that listing. */
  JPINslug?: Maybe<Scalars['String']['output']>;
  /** The id. */
  _id: Scalars['ID']['output'];
  /** As `name`. */
  actual_name: Scalars['String']['output'];
  /** Whether more may be bought than there is. */
  allow_backorders: Scalars['Boolean']['output'];
  /** Whether it is sold no more. */
  archived: Scalars['Boolean']['output'];
  /** What it is like, in the shop's order and words. */
  attributes: Array<ProductAttribute>;
  /** Whether it can be bought now. */
  available_for_sale: Scalars['Boolean']['output'];
  /** The price levels open to the requester; empty where prices are hidden. */
  available_price_levels: Array<PriceLevel>;
  /** The day of the shop on which backordered pieces are expected to be sent, as YYYY-MM-DD; null where none is set, or it has passed. */
  backorderExpectedShipDate?: Maybe<Scalars['String']['output']>;
  /** What the merchant says of pieces that come later; empty for nothing. */
  backorder_message: Scalars['String']['output'];
  /** What is said of a piece that comes later; empty where it does not. */
  backordersMessage: Scalars['String']['output'];
  /** Of one piece, how many come later: 0 or 1. */
  backordersQty: Scalars['Int']['output'];
  /** Short words of the merchant on the card, such as New: the values of the attribute `badge`, at most two. */
  badges: Array<Scalars['String']['output']>;
  /** Its brand; null for none. */
  brand?: Maybe<Scalars['String']['output']>;
  /** What filters by brand name it by. */
  brandid?: Maybe<Scalars['String']['output']>;
  /** The categories from the top of the tree to its primary one. */
  breadcrumb: Array<Crumb>;
  /** The address that search engines are told. */
  canonicalPath: Scalars['String']['output'];
  /** Slugs of its categories. */
  categories: Array<Scalars['String']['output']>;
  /** Slugs of its categories, by the name that suggestions of a search have for them. */
  category_slugs: Array<Scalars['String']['output']>;
  /** What its variations are; null for what has none. */
  child_class_code?: Maybe<ClassCode>;
  /** The products of a group; empty for every other. */
  children: Array<Product>;
  /** The binder of a cigar; null for what is none. */
  cigarbinder?: Maybe<Scalars['String']['output']>;
  /** The brand line of a cigar; null for what is none. */
  cigarbrandline?: Maybe<Scalars['String']['output']>;
  /** The filler of a cigar; null for what is none. */
  cigarfiller?: Maybe<Scalars['String']['output']>;
  /** The origin of a cigar; null for what is none. */
  cigarorigin?: Maybe<Scalars['String']['output']>;
  /** The strength of a cigar; null for what is none. */
  cigarstrength?: Maybe<Scalars['String']['output']>;
  /** The wrapper of a cigar; null for what is none. */
  cigarwrapper?: Maybe<Scalars['String']['output']>;
  /** What kind of product it is. */
  class_code: ClassCode;
  /** The seller. */
  client_guid: Scalars['ID']['output'];
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** The sku of the variation that is shown first; null for none. */
  default_variation_sku?: Maybe<Scalars['String']['output']>;
  /** Which delivery estimate holds for the product; null where it has none. */
  delivery_estimate?: Maybe<Scalars['ID']['output']>;
  /** The description as a tree of rich text. */
  description: Scalars['JSON']['output'];
  /** The description as typed blocks. */
  descriptionBlocks: Array<RichBlock>;
  /** The description in words alone, blocks parted by line breaks. */
  descriptionText: Scalars['String']['output'];
  /** How many percent are taken off, rounded; 0 for none. */
  discount_percent: Scalars['Int']['output'];
  /** What one piece costs the requester; null where prices are hidden. */
  final_price?: Maybe<Scalars['Money']['output']>;
  /** The lowest price among variations or children, when they differ. */
  from_price?: Maybe<Scalars['Money']['output']>;
  /** The merchant's own flag that the price is shown in the cart only. */
  hide_price: Scalars['Boolean']['output'];
  /** The id. */
  id: Scalars['ID']['output'];
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** All of its pictures and films, in their order. */
  images: Array<Picture>;
  /** What is wrong with `filled`, by field code, in words; nothing filled in: what is required. */
  invalid_personalization_data: Scalars['JSON']['output'];
  /** What is wrong with `chosen`, by option label, in words, under the rules that hold then; nothing chosen: what is required. */
  invalid_product_options_data: Scalars['JSON']['output'];
  /** Whether pieces come later. */
  isBackorders: Scalars['Boolean']['output'];
  /** Whether it can be bought now. */
  isBuyable: Scalars['Boolean']['output'];
  /** Whether there are pieces in stock. */
  isInStock: Scalars['Boolean']['output'];
  /** Whether the requester saved it; always false so far. */
  is_fav: Scalars['Boolean']['output'];
  /** Whether prices are hidden from the requester. */
  is_price_hidden: Scalars['Boolean']['output'];
  /** What the merchant says of its delivery; empty for nothing. */
  item_delivery_info: Scalars['String']['output'];
  /** Ids of the only shipping methods allowed; empty for any. */
  limit_shipping_option: Array<Scalars['String']['output']>;
  /** What is to be said when little is left; empty for nothing. */
  low_stock_alert_message: Scalars['String']['output'];
  /** Up to how many pieces can be bought. */
  maxCartQty: Scalars['Int']['output'];
  /** The description for search engines. */
  meta_description: Scalars['String']['output'];
  /** The title for search engines. */
  meta_title: Scalars['String']['output'];
  /** The manufacturer's price; null for none, and where prices are hidden. */
  msrp?: Maybe<Scalars['Money']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether it is not sent, such as a certificate. */
  non_shippable_product: Scalars['Boolean']['output'];
  /** The product whose variation it is. */
  parentVariableProduct?: Maybe<ParentVariableProduct>;
  /** Texts that may be given with it. */
  personalizationOptions: Array<PersonalizationOption>;
  /** What a cart would keep of `filled`, texts by field code. */
  personalization_data: Scalars['JSON']['output'];
  /**
   * Texts that may be given with it, as JSON: `code`, `label`, `type`, `required`, `displayed`, `character_limit`.
   * @deprecated JSON without types: use personalizationOptions. Stays until 2027-12-01.
   */
  personalization_options: Scalars['JSON']['output'];
  /** The price of one piece before reductions; null where prices are hidden. */
  price?: Maybe<Scalars['Money']['output']>;
  /** The slug of its primary category; null for none. */
  primary_category?: Maybe<Scalars['String']['output']>;
  /** Rules by which its options open and close. */
  productOptionRules: Array<ProductOptionRule>;
  /** Its options. */
  productOptions: Array<ProductOption>;
  /**
   * Rules by which options open and close, as JSON: `operator`, `conditions`, `actions`.
   * @deprecated JSON without types: use productOptionRules. Stays until 2027-12-01.
   */
  product_option_rules: Scalars['JSON']['output'];
  /** Whether it is chosen or written on, so that it is bought on its own page. */
  product_option_set: Scalars['Boolean']['output'];
  /**
   * Its options, as JSON.
   * @deprecated JSON without types: use productOptions. Stays until 2027-12-01.
   */
  product_options: Scalars['JSON']['output'];
  /** What a cart would keep of `chosen`, values by option label: what the rules hide or disable is left out. */
  product_options_data: Scalars['JSON']['output'];
  /** What `chosen` adds to the price of a piece, values by option label; null where prices are hidden. */
  product_options_fee?: Maybe<Scalars['Money']['output']>;
  /** As salableQty. */
  qty: Scalars['Int']['output'];
  /** Products that go with it. */
  related: Array<Product>;
  /** The average of its ratings, 0 to 5; 0 for none. */
  review_avg_rating: Scalars['Float']['output'];
  /** How many ratings it has. */
  review_count: Scalars['Int']['output'];
  /** How many ratings it has of one to five stars, in that order. */
  review_stars: Array<Scalars['Int']['output']>;
  /** How many pieces can be sold now. */
  salableQty: Scalars['Int']['output'];
  /** The sku of the variation by which a search found the product; null where it was found otherwise. */
  search_keyword?: Maybe<Scalars['String']['output']>;
  /** The picture a card may show in place of the first while somebody points at it; null where there is none. */
  second_image?: Maybe<Picture>;
  /** The seller; null where the shop does not carry it. */
  seller?: Maybe<Seller>;
  /** As `client_guid`. */
  sellerId: Scalars['ID']['output'];
  /** What robots may do, in the words of the settings, such as `No-index and follow`; empty for everything. */
  seo_crawler_setting: Scalars['String']['output'];
  /** A fee for its shipping, added to the price of the method. */
  shipping_fee: Scalars['Money']['output'];
  /** The requester's lists it is on; always empty so far. */
  shopping_lists: Array<ShoppingList>;
  /** The description in one sentence or two. */
  short_description: Scalars['String']['output'];
  /** The stock keeping unit, by which the merchant knows it. */
  sku: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /** The status by the names that other clients have for it. */
  stockInfo: StockState;
  /** As salableQty: what is held for others is not told. */
  stockQty: Scalars['Int']['output'];
  /** `in-stock`, `limited-stock`, `backordered`, `on-backorder`, `out-of-stock`, `discontinued` or `unavailable_for_sale`. */
  stockStatus: Scalars['String']['output'];
  /** The status in words. */
  stockStatusText: Scalars['String']['output'];
  /** What is to be said of the stock; null for nothing. */
  stock_message?: Maybe<LocalizedMessage>;
  /** As `stockStatus`. */
  stock_status: Scalars['String']['output'];
  /** The line below the name; empty for none. */
  sub_title: Scalars['String']['output'];
  /** The colours that its variations come in, each with its value's name. */
  swatches: Array<Swatch>;
  /** Whether the merchant took it out of sale. */
  unavailable_for_sale: Scalars['Boolean']['output'];
  /** The address of the product's page, as links must write it. */
  url: Scalars['String']['output'];
  /** The listing of the product whose variation it is. */
  variable_JPIN?: Maybe<Scalars['ID']['output']>;
  /** The product whose variation it is; null for every other. */
  variable_product?: Maybe<Scalars['ID']['output']>;
  /** The attributes in which its variations differ. */
  variants: Array<Variant>;
  /** How a variation is pictured. */
  variation_settings?: Maybe<VariationSettings>;
  /** The values of a variation in words, such as `Red | Large`; empty for what is none. */
  variation_text: Scalars['String']['output'];
  /** Its variations, in the merchant's order. */
  variations: Array<Variation>;
  /** As website_visibility. */
  visibility: Scalars['Boolean']['output'];
  /** Whether all variations share its pictures. */
  website_display: WebsiteDisplay;
  /** Whether the shop shows it. */
  website_visibility: Scalars['Boolean']['output'];
};


/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type ProductInvalid_Personalization_DataArgs = {
  filled?: InputMaybe<Scalars['JSON']['input']>;
};


/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type ProductInvalid_Product_Options_DataArgs = {
  chosen?: InputMaybe<Scalars['JSON']['input']>;
};


/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type ProductPersonalization_DataArgs = {
  filled?: InputMaybe<Scalars['JSON']['input']>;
};


/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type ProductProduct_Options_DataArgs = {
  chosen?: InputMaybe<Scalars['JSON']['input']>;
};


/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type ProductProduct_Options_FeeArgs = {
  chosen?: InputMaybe<Scalars['JSON']['input']>;
};

/** What a product is like in one respect. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** The attribute's code. */
  code: Scalars['String']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** The value in words; several are joined. */
  value: Scalars['String']['output'];
};

/** A page of products. */
export type ProductList = {
  __typename?: 'ProductList';
  /** Where the page stands among the others. */
  paging: Paging;
  /** The products of this page. */
  products: Array<Product>;
  /** How many there are over all pages, counted up to 10,000. */
  total: Scalars['Int']['output'];
};

/** Something that is asked of a buyer of a product: a choice, or a text. */
export type ProductOption = {
  /** Its identity; no two products have the same. */
  _id: Scalars['ID']['output'];
  /** What it adds to the price of a piece; null where prices are hidden. */
  additional_fee?: Maybe<Scalars['Money']['output']>;
  /** Its id within the product, by which rules name it. Other products may have the same. */
  code: Scalars['ID']['output'];
  /** An explanation; null for none. */
  help_text?: Maybe<Scalars['String']['output']>;
  /** The address of an icon; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** How it stands before any rule acts on it. */
  initial_visibility: OptionVisibility;
  /** Whether it has to be given. */
  is_required: Scalars['Boolean']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** How it is asked for. */
  option_type: ProductOptionType;
  /** A small picture or colour; null for none. */
  thumbnail?: Maybe<OptionThumbnail>;
};

/** What a rule does to an option or some of its values. */
export type ProductOptionAction = {
  __typename?: 'ProductOptionAction';
  /** What is done. */
  action: RuleAction;
  /** The `code` of an option. */
  option: Scalars['ID']['output'];
  /** The `code` of each value; null for the option itself. */
  values?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A condition of a rule. */
export type ProductOptionCondition = {
  __typename?: 'ProductOptionCondition';
  /** Whether one of the values is to be selected, or none; null for selected. */
  operator?: Maybe<ConditionOperator>;
  /** The `code` of an option. */
  option: Scalars['ID']['output'];
  /** The `code` of each value; `0` for any. */
  values: Array<Scalars['ID']['output']>;
};

/** A rule: under these conditions, these actions. */
export type ProductOptionRule = {
  __typename?: 'ProductOptionRule';
  /** What is done while it is met. */
  actions: Array<ProductOptionAction>;
  /** When it is met. */
  conditions: Array<ProductOptionCondition>;
  /** Whether one condition is enough. */
  operator: RuleOperator;
};

/** How an option is asked for. */
export type ProductOptionType =
  /** By buttons. */
  | 'button'
  /** By pictures. */
  | 'iconlist'
  /** By radio buttons. */
  | 'radio'
  /** By a list to unfold. */
  | 'select'
  /** By a line of text. */
  | 'text'
  /** By lines of text. */
  | 'textarea';

/** A value of an option. */
export type ProductOptionValue = {
  __typename?: 'ProductOptionValue';
  /** Its identity; no two options have the same. */
  _id: Scalars['ID']['output'];
  /** What it adds to the price of a piece; null where prices are hidden. */
  additional_fee?: Maybe<Scalars['Money']['output']>;
  /** Its id within the option, by which rules name it. Other options may have the same. */
  code: Scalars['ID']['output'];
  /** How it stands before any rule acts on it. */
  initial_visibility: OptionVisibility;
  /** Whether it is chosen at first. */
  is_default: Scalars['Boolean']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** A small picture or colour; null for none. */
  thumbnail?: Maybe<OptionThumbnail>;
};

/** Which products are meant. */
export type ProductSearchInput = {
  /** Only what can be bought now. */
  available?: InputMaybe<Scalars['Boolean']['input']>;
  /** Entries of a page, at most 100; 14 when it is left out. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** The page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Skus, for the type `manual`. */
  sku_list?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `bestsellers`, `newest`, `featured`, `similar`, or `manual` for skus. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Accepted; what is not visible is never found. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the shop promises of every purchase, to be told beside its products. */
export type PurchaseTerms = {
  __typename?: 'PurchaseTerms';
  /** The total of goods from which a parcel to the shop's first country is sent for nothing; null where none is. */
  free_shipping_from?: Maybe<Scalars['Money']['output']>;
  /** The titles of the ways to pay, without those that only some buyers have. */
  payment_methods: Array<Scalars['String']['output']>;
  /** What becomes of goods that are sent back, in a sentence; empty where the shop has none. */
  returns_text: Scalars['String']['output'];
  /** Where that is told at length. */
  returns_url?: Maybe<Scalars['String']['output']>;
  /** What the cheapest way to send a parcel to the shop's first country costs; null where nothing is sent there. */
  shipping_from?: Maybe<Scalars['Money']['output']>;
};

/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type Query = {
  __typename?: 'Query';
  /** The footers of the shop. */
  allFooter?: Maybe<Array<HeaderOrFooter>>;
  /** The headers of the shop. */
  allHeader?: Maybe<Array<HeaderOrFooter>>;
  /** A category on show, by its id; null for every other. */
  category?: Maybe<Category>;
  /** A category on show, by its slug; null for every other. */
  categoryBySlug?: Maybe<Category>;
  /** A category with what its page shows first, by its slug. */
  categoryInitialData?: Maybe<Category>;
  /** The categories at the top of the tree. */
  categoryList?: Maybe<Array<Category>>;
  /** One page of a listing, by the path or slug of a category. Path "Shop All" or slug `shop-all` lists the whole shop. */
  categoryPliableData?: Maybe<PliableData>;
  /** What the cart would cost with this address and these methods. Stores nothing. */
  checkout?: Maybe<Checkout>;
  /** The footer of checkout pages, else that of all pages. */
  checkoutFooter?: Maybe<HeaderOrFooter>;
  /** The header of checkout pages, else that of all pages. */
  checkoutHeader?: Maybe<HeaderOrFooter>;
  /** Where the shop delivers, and which countries need a state. */
  countries?: Maybe<Countries>;
  /** A footer by its id or name. */
  footer?: Maybe<HeaderOrFooter>;
  /** Menus by their numbers, in the order asked. */
  getAllParsedMenu?: Maybe<Array<Menu>>;
  /** How many pieces the open carts of the requester hold. */
  getCartCount?: Maybe<CartCount>;
  /** The requester's open cart, with the seller of the `seller-guid` header where one is sent. Empty where there is none. */
  getCartSummary?: Maybe<CartSummary>;
  /** When an order placed now arrives. Without an id by the shop's default; null where the shop has no such rule. */
  getDeliveryEstimateInfo?: Maybe<DeliveryEstimateInfo>;
  /** All open carts of the requester, one for each seller. */
  getMarketplaceCarts?: Maybe<Array<CartSummary>>;
  /** The price levels of a product that are open to the requester; none where prices are hidden. */
  getPriceLevels?: Maybe<PriceLevels>;
  /** The page of a type with its template; null where the shop has none. */
  getTemplateByPageType?: Maybe<TemplateByPageType>;
  /** The template for a slug, or with `checkRedirect` where the slug leads on to. */
  getTemplateBySlug?: Maybe<TemplateReply>;
  /** The widgets of a published page; `/` is the home page, a product or category has those of its type. */
  getWidgetContent?: Maybe<WidgetContent>;
  /** A header by its id or name. */
  header?: Maybe<HeaderOrFooter>;
  /** The visit's id for the `session-id` header; without a visit one begins. */
  initSessionId?: Maybe<SessionStart>;
  /** What a browser may know of the shop. */
  initSettings?: Maybe<Settings>;
  /** The signed-in customer; null for a guest. */
  me?: Maybe<Customer>;
  /** One of the requester's own orders, or the one that the token opens; null for every other. */
  order?: Maybe<Order>;
  /** The products that the signed-in customer has ordered, each once, the latest first. */
  orderedProducts?: Maybe<OrderedProductList>;
  /** The signed-in customer's own orders, the newest first. */
  orders?: Maybe<OrderList>;
  /** A published page by its id or slug. */
  page?: Maybe<Page>;
  /** What stands at an address of the shop; null where nothing does. */
  pageDataBySlug?: Maybe<PageData>;
  /** A product by its id or slug, with everything on its page; null for what the shop does not show. */
  product?: Maybe<Product>;
  /** Products by type, or by sku. */
  products?: Maybe<ProductList>;
  /** A search of one of four types. A search that fails reports that and finds nothing. */
  searchPliable?: Maybe<SearchResult>;
  /** The products of a slider. */
  sliderProducts?: Maybe<ProductList>;
  /** A template by the id of its page, the name of its type, or a slug; null when unknown. */
  template?: Maybe<Template>;
  /** As `template`, in a list. */
  templates?: Maybe<Array<Template>>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryAllFooterArgs = {
  is_primary?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryAllHeaderArgs = {
  is_primary?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryCategoryArgs = {
  _id: Scalars['ID']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryCategoryBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryCategoryInitialDataArgs = {
  slug: Scalars['String']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryCategoryPliableDataArgs = {
  dir?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  path?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryCheckoutArgs = {
  address?: InputMaybe<AddressInput>;
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  payment_method?: InputMaybe<Scalars['String']['input']>;
  shipping_method?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryFooterArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetAllParsedMenuArgs = {
  _ids: Array<Scalars['Int']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetCartSummaryArgs = {
  is_checkout?: InputMaybe<Scalars['Boolean']['input']>;
  is_first?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetDeliveryEstimateInfoArgs = {
  deliveryEstimateId?: InputMaybe<Scalars['ID']['input']>;
  timezone_offset?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetMarketplaceCartsArgs = {
  is_first?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetPriceLevelsArgs = {
  productId: Scalars['ID']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetTemplateByPageTypeArgs = {
  name: Scalars['String']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetTemplateBySlugArgs = {
  basicAttributes?: InputMaybe<Scalars['Boolean']['input']>;
  checkRedirect?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryGetWidgetContentArgs = {
  modelType?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
  ssr?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryHeaderArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryOrderArgs = {
  _id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryOrderedProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryOrdersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryPageArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryPageDataBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryProductArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryProductsArgs = {
  input: ProductSearchInput;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QuerySearchPliableArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  paging?: InputMaybe<Scalars['JSON']['input']>;
  params?: InputMaybe<Scalars['JSON']['input']>;
  search_type: Scalars['String']['input'];
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QuerySliderProductsArgs = {
  input: SliderProductsInput;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryTemplateArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  defaults?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Everything a shop shows. Reads change nothing, except that `initSessionId` may begin a visit. */
export type QueryTemplatesArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  defaults?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A certificate that is redeemed. */
export type Redemption = {
  __typename?: 'Redemption';
  /** How much of it. */
  amount: Scalars['Money']['output'];
};

/** Where an address leads on. */
export type Redirect = {
  __typename?: 'Redirect';
  /** The HTTP status, 301 or 302. */
  redirect_type: Scalars['Int']['output'];
  /** A path within the shop. */
  to: Scalars['String']['output'];
};

/** Whether a slug leads on. */
export type RedirectResponse = {
  __typename?: 'RedirectResponse';
  /** Where to; null where it does not. */
  redirectData?: Maybe<Redirect>;
  /** Whether it does. */
  success: Scalars['Boolean']['output'];
};

/** A new account. */
export type RegisterInput = {
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The first name. */
  first_name?: InputMaybe<Scalars['String']['input']>;
  /** The last name. */
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
};

/** Whether the account was opened. */
export type RegisterReply = {
  __typename?: 'RegisterReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** How the items fared. `success` is false where none was added. */
export type ReorderReply = {
  __typename?: 'ReorderReply';
  /** How many pieces the open carts hold now. */
  cart_count: Scalars['Int']['output'];
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What became of each line. */
  items: Array<ReorderedItem>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** What became of a line that was ordered again. */
export type ReorderedItem = {
  __typename?: 'ReorderedItem';
  /** The identity of what was tried with this line, which differs with each attempt. */
  _id: Scalars['ID']['output'];
  /** How many pieces were added. */
  added_qty: Scalars['Int']['output'];
  /** The line of the order. */
  item_id: Scalars['ID']['output'];
  /** What is otherwise than it was: gone, less, other choices or another price. */
  message?: Maybe<LocalizedMessage>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The price it is sold at now, and at which it was bought, where they differ. */
  price?: Maybe<Scalars['Money']['output']>;
  /** The price of one piece when it was ordered. */
  price_before?: Maybe<Scalars['Money']['output']>;
  /** How many pieces were asked for. */
  requested_qty: Scalars['Int']['output'];
};

/** A block of rich text. */
export type RichBlock = RichHeading | RichList | RichParagraph | RichQuote | RichRule;

/** A line break. */
export type RichBreak = {
  __typename?: 'RichBreak';
  /** A line break. */
  text: Scalars['String']['output'];
};

/** A heading. */
export type RichHeading = {
  __typename?: 'RichHeading';
  /** How it is aligned; null as usual. */
  align?: Maybe<TextAlign>;
  /** The words and links in it. */
  content: Array<RichInline>;
  /** Its level, 2 to 4. */
  level: Scalars['Int']['output'];
};

/** A part of a line of rich text. */
export type RichInline = RichBreak | RichLink | RichSpan;

/** A link. */
export type RichLink = {
  __typename?: 'RichLink';
  /** The words and links in it. */
  content: Array<RichInline>;
  /** Where it leads. */
  href: Scalars['String']['output'];
  /** Its words alone. */
  text: Scalars['String']['output'];
};

/** A list. */
export type RichList = {
  __typename?: 'RichList';
  /** Its entries. */
  items: Array<RichListItem>;
  /** Whether it is numbered. */
  ordered: Scalars['Boolean']['output'];
};

/** An entry of a list. */
export type RichListItem = {
  __typename?: 'RichListItem';
  /** The blocks in it. */
  blocks: Array<RichBlock>;
};

/** A paragraph. */
export type RichParagraph = {
  __typename?: 'RichParagraph';
  /** How it is aligned; null as usual. */
  align?: Maybe<TextAlign>;
  /** The words and links in it. */
  content: Array<RichInline>;
};

/** A quotation. */
export type RichQuote = {
  __typename?: 'RichQuote';
  /** The blocks in it. */
  blocks: Array<RichBlock>;
};

/** A line between blocks. */
export type RichRule = {
  __typename?: 'RichRule';
  /** Always empty. */
  text: Scalars['String']['output'];
};

/** Words. */
export type RichSpan = {
  __typename?: 'RichSpan';
  /** How the words are set. */
  marks: Array<TextMark>;
  /** The words. */
  text: Scalars['String']['output'];
};

/** What a rule does. */
export type RuleAction =
  /** Keeps the option from being chosen. */
  | 'disable'
  /** Keeps values from being chosen. */
  | 'disable_value'
  /** Lets the option be chosen. */
  | 'enable'
  /** Hides the option. */
  | 'hide'
  /** Hides values. */
  | 'hide_value'
  /** Shows the option. */
  | 'show'
  /** Shows values. */
  | 'show_value';

/** How conditions are joined. */
export type RuleOperator =
  /** Every one is needed. */
  | 'all'
  /** One is enough. */
  | 'any';

/** An address for the address book. */
export type SavedAddressInput = {
  /** The address to change; a new one when left out. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** The address. */
  address: AddressInput;
  /** Whether it is the default. */
  is_default?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A category that a search found. */
export type SearchCategory = {
  __typename?: 'SearchCategory';
  /** How many products it has. */
  doc_count: Scalars['Int']['output'];
  /** As `slug`. */
  key: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
};

/** Other words for a keyword that is not in the catalogue as it was typed. `applied`: the products are already those of these words; else nothing was found, and they may be offered. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  /** Whether the products are already those of these words. */
  applied: Scalars['Boolean']['output'];
  /** The other words. */
  keyword: Scalars['String']['output'];
};

/** A category or brand whose name a keyword is. */
export type SearchPlace = {
  __typename?: 'SearchPlace';
  /** Products in it. */
  doc_count: Scalars['Int']['output'];
  /** The slug of the category, or the brand's value in filters. */
  key: Scalars['String']['output'];
  /** What kind of place it is. */
  kind: SearchPlaceKind;
  /** The name. */
  name: Scalars['String']['output'];
  /** Its page in the shop, beginning with a slash. */
  url: Scalars['String']['output'];
};

/** A kind of place that a search leads to. */
export type SearchPlaceKind =
  /** The page of a brand. */
  | 'brand'
  /** The page of a category. */
  | 'category';

/** What a search found. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** The categories found. */
  categories: Array<SearchCategory>;
  /** The sort code by which it is ordered. */
  currentSortCode: Scalars['String']['output'];
  /** Null where the words occur, or nothing like them does. */
  did_you_mean?: Maybe<SearchCorrection>;
  /** The filters, with what they offer. */
  filter: Array<FilterGroup>;
  /** How many of the products found match all of the keyword; they come first, and those that only come close to it follow. Null where all match. */
  full_matches?: Maybe<Scalars['Int']['output']>;
  /** Why nothing could be searched; null where it could. */
  message?: Maybe<Scalars['String']['output']>;
  /** Where the page stands among the others. */
  paging: Paging;
  /** Categories and brands whose name the keyword is: where it leads first. */
  places: Array<SearchPlace>;
  /** The products of this page. */
  products: Array<Product>;
  /** Where the merchant wants the keyword to lead, a path in the shop; the products are there all the same. */
  redirect_to?: Maybe<Scalars['String']['output']>;
  /** The sort codes offered. */
  sorts: Array<Scalars['String']['output']>;
  /** Whether it could be searched. */
  success: Scalars['Boolean']['output'];
  /** Words of the keyword that nothing in the shop is described by. Empty while PostgreSQL stands in for the index. */
  unknown_words: Array<Scalars['String']['output']>;
  /** What to offer instead where nothing was found; null where something was, and for suggestions. */
  way_on?: Maybe<WayOn>;
};

/** A seller that the shop carries. */
export type Seller = {
  __typename?: 'Seller';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** Whether the marketplace lets it sell. */
  approved_for_marketplace: Scalars['Boolean']['output'];
  /** The seller's code. */
  code: Scalars['String']['output'];
  /** As `_id`. */
  guid: Scalars['ID']['output'];
  /** The address of its logo; null for none. */
  logo?: Maybe<Scalars['String']['output']>;
  /** The address of its logo on phones; null for none. */
  mobile_logo?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Where it sends from, as JSON: `address_line1`, `city_locality`, `state_province`, `postal_code`; null where it is not told. */
  origin_address?: Maybe<Scalars['JSON']['output']>;
  /** `active` where it may sell. */
  status: Scalars['String']['output'];
};

/** A session that has begun. `token` is for clients that send it as bearer. */
export type SessionReply = {
  __typename?: 'SessionReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** The bearer token; null after a refusal. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A visit. The token is the bearer token of a visit begun by this call; a visit that stood before has none to tell. */
export type SessionStart = {
  __typename?: 'SessionStart';
  /** The visit's id. */
  session_id: Scalars['String']['output'];
  /** The bearer token of a visit begun by this call; null for one that stood before. */
  token?: Maybe<Scalars['String']['output']>;
};

/** What a browser may know of a shop. */
export type Settings = {
  __typename?: 'Settings';
  /** Settings of accounts: `email_capture_enabled`. */
  account: Scalars['JSON']['output'];
  /** The review module; null while reviews have no calls. */
  active_review_module?: Maybe<Scalars['String']['output']>;
  /** Colours and fonts, with `file_path` (null) and `version`. */
  active_theme: Scalars['JSON']['output'];
  /** `ids` of a sharing service. */
  addthis: Scalars['JSON']['output'];
  /** `measurement_id` of an analytics service. */
  analytics: Scalars['JSON']['output'];
  /** Codes of the countries the shop delivers to. */
  checkout_countries: Array<Scalars['String']['output']>;
  /** Who the shop is. */
  client: ClientSettings;
  /** Where the shop sends from; null where it is not told. */
  client_address?: Maybe<Scalars['JSON']['output']>;
  /** Sellers whose products are on show. */
  client_guids: Array<Scalars['ID']['output']>;
  /** As `client_guids`. */
  client_products: Array<Scalars['ID']['output']>;
  /** Settings of pages: `footer`. */
  content: Scalars['JSON']['output'];
  /** The shop's currency, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Whether addresses are collected of who asks for letters. */
  email_capture_enabled: Scalars['Boolean']['output'];
  /** Which parts of the specification have calls here, by name. */
  features: Scalars['JSON']['output'];
  /** Null: colours and fonts are told by `active_theme`, there is no file of them. */
  font_colors_file_path?: Maybe<Scalars['String']['output']>;
  /** Social networks on show: `network`, `url`, `visible`, `order`. */
  footer_social: Scalars['JSON']['output'];
  /** `app` with `name` and `base_url`, and how support is reached. */
  general: Scalars['JSON']['output'];
  /** Limits of carts: `max_cart_qty`, `max_cart_lines`. */
  inventory: Scalars['JSON']['output'];
  /** Settings of listings. */
  listing: Scalars['JSON']['output'];
  /** The language, such as `en-US`. */
  locale: Scalars['String']['output'];
  /** Modules with their switches; those without calls are told as switched off. */
  modules: Scalars['JSON']['output'];
  /** Attributes of orders; empty so far. */
  order_attributes: Scalars['JSON']['output'];
  /** Shopping lists and save for later. */
  others: Scalars['JSON']['output'];
  /** What the shop promises of every purchase. */
  purchase_terms: PurchaseTerms;
  /** Whether pages show the stars of products. Reviews themselves are told by no call yet, so `active_review_module` is null. */
  ratings_shown: Scalars['Boolean']['output'];
  /** `site_key` of a bot check. */
  recaptcha?: Maybe<Scalars['JSON']['output']>;
  /** The sellers that the shop carries. */
  sellers: Array<Seller>;
  /** The zone in which the shop's days begin. */
  time_zone: Scalars['String']['output'];
  /** States of the United States that the shop does not deliver to. */
  us_restrict_states: Array<Scalars['String']['output']>;
};

/** A way to ship. Its price is that for the cart and address it was asked for. */
export type ShippingMethod = {
  __typename?: 'ShippingMethod';
  /** Its identity among those of all carts. */
  _id: Scalars['ID']['output'];
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** `estimate_days` with `min` and `max`. */
  default_info?: Maybe<Scalars['JSON']['output']>;
  /** Its code, which `shipping_method` takes. */
  method: Scalars['String']['output'];
  /** The price of the method. */
  price: Scalars['Money']['output'];
  /** The price with the fees of products, less discounts. */
  shipping_total: Scalars['Money']['output'];
  /** Its name. */
  title: Scalars['String']['output'];
};

/** What kind of shop it is. */
export type ShopType =
  /** A shop that sells by itself. */
  | 'essential'
  /** A shop of several sellers. */
  | 'marketplace'
  /** The shop of one seller of a marketplace. */
  | 'marketplaceseller';

/** A shopping list. */
export type ShoppingList = {
  __typename?: 'ShoppingList';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** How many products are on it. */
  count: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** Which products a slider shows. */
export type SliderProductsInput = {
  /** Only of this brand. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Slugs or paths; only what is in any of them or below. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Products that are left out. */
  excluded_product_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only featured products. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The product that similar ones are looked for. */
  like_text?: InputMaybe<Scalars['ID']['input']>;
  /** Entries of a page, at most 100; 10 when it is left out. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** The page, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Accepted; the document says what is sent. */
  select?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only of this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** As `sellerId`. */
  seller_guid?: InputMaybe<Scalars['ID']['input']>;
  /** A sort code, or its first part. */
  sort_by?: InputMaybe<Scalars['String']['input']>;
  /** `asc` or `desc`. */
  sort_dir?: InputMaybe<Scalars['String']['input']>;
  /** `bestsellers`, `newest`, `featured` or `similar`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A state or province of a country. */
export type State = {
  __typename?: 'State';
  /** Its code. */
  code: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
};

/** How a page's own HTML is used. */
export type StaticType =
  /** It is the whole answer. */
  | 'all'
  /** It stands within the template. */
  | 'body';

/** How a product stands, by the name that other clients have for it. */
export type StockState = {
  __typename?: 'StockState';
  /** As `stockStatus`. */
  status: Scalars['String']['output'];
};

/** A value of a variation that has a colour, as `#rrggbb`. */
export type Swatch = {
  __typename?: 'Swatch';
  /** The colour, as `#rrggbb`. */
  swatch: Scalars['String']['output'];
  /** The name of the value. */
  value: Scalars['String']['output'];
};

/** Totals of a cart at an address. */
export type TaxEstimate = {
  __typename?: 'TaxEstimate';
  /** The price of all lines. */
  amount: Scalars['Money']['output'];
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** What is taken off. */
  discount_amount: Scalars['Money']['output'];
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether amounts contain the tax; else it is added to them. */
  prices_include_tax: Scalars['Boolean']['output'];
  /** Certificates that are redeemed; always empty so far. */
  redemptions: Array<Redemption>;
  /** The price of the shipping method. */
  shipping_amount: Scalars['Money']['output'];
  /** A fee for its shipping, added to the price of the method. */
  shipping_fee: Scalars['Money']['output'];
  /** What is taken off the shipping. */
  shipping_level_discount: Scalars['Money']['output'];
  /** The shipping methods offered, the cheapest rule first as the merchant orders them. */
  shipping_methods: Array<EstimatedShippingMethod>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
  /** The tax. */
  tax_amount: Scalars['Money']['output'];
  /** What is to be paid. */
  total_due: Scalars['Money']['output'];
};

/** A page as the specification's templates. */
export type Template = {
  __typename?: 'Template';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** `entity_code` and `class_code` of what it draws; null for a page of its own. */
  entity_type?: Maybe<Scalars['JSON']['output']>;
  /** Null: pages have the primary footer. */
  footer_id?: Maybe<Scalars['ID']['output']>;
  /** Null: pages have the primary header. */
  header_id?: Maybe<Scalars['ID']['output']>;
  /** Whether it is the one that pages use. */
  is_primary: Scalars['Boolean']['output'];
  /** Its widgets: `attributeName` and `type`, in reading order. */
  mapped_attributes?: Maybe<Scalars['JSON']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Always `page`. */
  origin_type?: Maybe<Scalars['String']['output']>;
  /** It drawn as HTML; empty for what is drawn from its menus. */
  render_html: Scalars['String']['output'];
  /** Null: drafts are shown nowhere yet. */
  template_preview?: Maybe<Scalars['String']['output']>;
  /** Null: templates have no settings yet. */
  user_settings?: Maybe<Scalars['JSON']['output']>;
};

/** The page of a type. */
export type TemplateByPageType = {
  __typename?: 'TemplateByPageType';
  /** Its template. */
  getTemplateByPageType?: Maybe<Template>;
  /** The page. */
  page?: Maybe<Page>;
  /** Where it leads on; null for nowhere. */
  redirectSlug?: Maybe<Scalars['String']['output']>;
};

/** A template, or where its slug leads on. */
export type TemplateReply = {
  __typename?: 'TemplateReply';
  /** Whether it leads on; null where that was not asked. */
  redirectResponse?: Maybe<RedirectResponse>;
  /** The template; null where the slug leads on. */
  template?: Maybe<Template>;
};

/** How a block is aligned. */
export type TextAlign =
  /** In the middle. */
  | 'center'
  /** To the left. */
  | 'left'
  /** To the right. */
  | 'right';

/** How long a text may be, in characters. */
export type TextLimit = {
  __typename?: 'TextLimit';
  /** At most; 0 for no limit. */
  max: Scalars['Int']['output'];
  /** At least. */
  min: Scalars['Int']['output'];
};

/** How words are set. */
export type TextMark =
  /** Bold. */
  | 'bold'
  /** As code. */
  | 'code'
  /** Italic. */
  | 'italic'
  /** Struck through. */
  | 'strike'
  /** Underlined. */
  | 'underline';

/** An option that takes a text. */
export type TextOption = ProductOption & {
  __typename?: 'TextOption';
  /** Its identity; no two products have the same. */
  _id: Scalars['ID']['output'];
  /** What it adds to the price of a piece; null where prices are hidden. */
  additional_fee?: Maybe<Scalars['Money']['output']>;
  /** Its id within the product, by which rules name it. Other products may have the same. */
  code: Scalars['ID']['output'];
  /** An explanation; null for none. */
  help_text?: Maybe<Scalars['String']['output']>;
  /** The address of an icon; null for none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** How it stands before any rule acts on it. */
  initial_visibility: OptionVisibility;
  /** Whether it has to be given. */
  is_required: Scalars['Boolean']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** How it is asked for. */
  option_type: ProductOptionType;
  /** What the empty field shows; null for none. */
  placeholder_text?: Maybe<Scalars['String']['output']>;
  /** How long the text may be; null for as long as texts are. */
  text_limit?: Maybe<TextLimit>;
  /** A small picture or colour; null for none. */
  thumbnail?: Maybe<OptionThumbnail>;
};

/** What a thumbnail is. */
export type ThumbnailType =
  /** A colour. */
  | 'color'
  /** A picture. */
  | 'image';

/** The order of that number and address. */
export type TrackOrderReply = {
  __typename?: 'TrackOrderReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** Opens the order at `order`. */
  guest_token?: Maybe<Scalars['String']['output']>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** The order; null after a refusal. */
  order?: Maybe<Order>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** An attribute in which variations differ. */
export type Variant = {
  __typename?: 'Variant';
  /** Its identity; no two products have the same. */
  _id: Scalars['ID']['output'];
  /** How its buttons are drawn; null as usual. */
  button_setting?: Maybe<Scalars['JSON']['output']>;
  /** The attribute's code, by which `variation_values` name it. Other products have the same. */
  code: Scalars['ID']['output'];
  /** How it is drawn. */
  display_type: VariantDisplay;
  /** Its words. */
  label: Scalars['String']['output'];
  /** Its values. */
  options: Array<VariantOption>;
};

/** How the values of an attribute are offered. */
export type VariantDisplay =
  /** As buttons. */
  | 'button'
  /** As a list to unfold. */
  | 'dropdown'
  /** As radio buttons. */
  | 'radio';

/** A value of an attribute. */
export type VariantOption = {
  __typename?: 'VariantOption';
  /** Whether a variation with it can be chosen, given the default ones of the other attributes. */
  enabled: Scalars['Boolean']['output'];
  /** Whether the variation that is shown first has it. */
  selected: Scalars['Boolean']['output'];
  /** A colour or picture of it; null for none. */
  swatch?: Maybe<Scalars['String']['output']>;
  /** The value. */
  value: Scalars['String']['output'];
};

/** One combination of a variable product, small enough for thousands: what choosing it shows. */
export type Variation = {
  __typename?: 'Variation';
  /** The id. */
  _id: Scalars['ID']['output'];
  /** Whether more may be bought than there is. */
  allow_backorders: Scalars['Boolean']['output'];
  /** Whether it is sold no more. */
  archived: Scalars['Boolean']['output'];
  /** The price levels open to the requester; empty where prices are hidden. */
  available_price_levels: Array<PriceLevel>;
  /** What the merchant says of pieces that come later; empty for nothing. */
  backorder_message: Scalars['String']['output'];
  /** The currency of the amounts beside it, by its code of ISO 4217. */
  currency: Scalars['String']['output'];
  /** Whether it is not made any more. */
  discontinued: Scalars['Boolean']['output'];
  /** How many percent are taken off, rounded; 0 for none. */
  discount_percent: Scalars['Int']['output'];
  /** What one piece costs the requester; null where prices are hidden. */
  final_price?: Maybe<Scalars['Money']['output']>;
  /** The merchant's own flag that the price is shown in the cart only. */
  hide_price: Scalars['Boolean']['output'];
  /** Its picture; null where it has none. */
  image?: Maybe<Picture>;
  /** Whether pieces come later. */
  isBackorders: Scalars['Boolean']['output'];
  /** Whether it can be bought now. */
  isBuyable: Scalars['Boolean']['output'];
  /** Whether there are pieces in stock. */
  isInStock: Scalars['Boolean']['output'];
  /** Whether it comes from a listing of several sellers; always false so far. */
  is_from_jpin: Scalars['Boolean']['output'];
  /** Whether prices are hidden from the requester. */
  is_price_hidden: Scalars['Boolean']['output'];
  /** What is to be said when little is left; empty for nothing. */
  low_stock_alert_message: Scalars['String']['output'];
  /** Up to how many pieces can be bought. */
  maxCartQty: Scalars['Int']['output'];
  /** The manufacturer's price; null for none, and where prices are hidden. */
  msrp?: Maybe<Scalars['Money']['output']>;
  /** The product whose variation it is. */
  parentVariableProduct: ParentVariableProduct;
  /** The price of one piece before reductions; null where prices are hidden. */
  price?: Maybe<Scalars['Money']['output']>;
  /** The variation as a product; what it has not itself is that of its product. */
  product: Product;
  /** As `salableQty`. */
  qty: Scalars['Int']['output'];
  /** How many pieces can be sold now. */
  salableQty: Scalars['Int']['output'];
  /** The stock keeping unit, by which the merchant knows it. */
  sku: Scalars['String']['output'];
  /** `in-stock`, `limited-stock`, `backordered`, `on-backorder`, `out-of-stock`, `discontinued` or `unavailable_for_sale`. */
  stockStatus: Scalars['String']['output'];
  /** The status in words. */
  stockStatusText: Scalars['String']['output'];
  /** What is to be said of the stock; null for nothing. */
  stock_message?: Maybe<LocalizedMessage>;
  /** Whether the merchant took it out of sale. */
  unavailable_for_sale: Scalars['Boolean']['output'];
  /** How a variation is pictured. */
  variation_settings: VariationSettings;
  /** The values of a variation in words, such as `Red | Large`; empty for what is none. */
  variation_text: Scalars['String']['output'];
  /** The value of each attribute, by the attribute's code. */
  variation_values: Scalars['JSON']['output'];
};

/** How a variation is pictured. */
export type VariationSettings = {
  __typename?: 'VariationSettings';
  /** Where its picture is among those of its product, from 0; null where it is none of them. */
  variable_image_index?: Maybe<Scalars['Int']['output']>;
  /** Whether choosing it shows a picture of its own. */
  variable_link_image: Scalars['Boolean']['output'];
};

/** Whether the customer was verified. */
export type VerifyEmailReply = {
  __typename?: 'VerifyEmailReply';
  /** The error's code, as in `extensions.code`; null where nothing was refused. */
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, by the name that was sent; null where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** Everything that is wrong with the input. */
  field_errors: Array<FieldError>;
  /** What is to be said to the buyer; null for nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** What to offer where a search or the filters of a listing leave nothing. */
export type WayOn = {
  __typename?: 'WayOn';
  /** Categories to go to, most products first. */
  categories: Array<SearchCategory>;
  /** Pages of the shop that may help: those with words of the keyword in their titles first. */
  pages: Array<WayOnPage>;
  /** Products that can be bought. */
  products: Array<Product>;
  /** What the products beside it are. */
  products_are: WayOnProducts;
  /** How many products there are without the filters; 0 where the filters are not the cause. */
  unfiltered: Scalars['Int']['output'];
};

/** A page of the shop that may help. */
export type WayOnPage = {
  __typename?: 'WayOnPage';
  /** The page's title. */
  title: Scalars['String']['output'];
  /** Its address in the shop, beginning with a slash. */
  url: Scalars['String']['output'];
};

/** Which products are offered: those most sold in the shop, its newest where nothing was sold, or those without the filters. */
export type WayOnProducts =
  /** What sells best. */
  | 'bestsellers'
  /** What came last. */
  | 'newest'
  /** What is found without the filters. */
  | 'unfiltered';

/** How the variations of a product are pictured. */
export type WebsiteDisplay =
  /** Each by its own pictures. */
  | 'other'
  /** All alike, by the pictures of their product. */
  | 'single';

/** The widgets of a page. */
export type WidgetContent = {
  __typename?: 'WidgetContent';
  /** By the widget's id its `type` and each setting as `{value}`. */
  widget_content: Scalars['JSON']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RichBlock:
    | ( Omit<RichHeading, 'content'> & { content: Array<_RefType['RichInline']> } )
    | ( Omit<RichList, 'items'> & { items: Array<_RefType['RichListItem']> } )
    | ( Omit<RichParagraph, 'content'> & { content: Array<_RefType['RichInline']> } )
    | ( Omit<RichQuote, 'blocks'> & { blocks: Array<_RefType['RichBlock']> } )
    | ( RichRule )
  ;
  RichInline:
    | ( RichBreak )
    | ( Omit<RichLink, 'content'> & { content: Array<_RefType['RichInline']> } )
    | ( RichSpan )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CartContent:
    | ( CartEstimate )
    | ( CartSummary )
  ;
  ProductOption:
    | ( ChoiceOption )
    | ( TextOption )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountReply: ResolverTypeWrapper<AccountReply>;
  AccountSettingsInput: AccountSettingsInput;
  AccountSettingsReply: ResolverTypeWrapper<AccountSettingsReply>;
  AddToCartInput: AddToCartInput;
  AddToCartReply: ResolverTypeWrapper<Omit<AddToCartReply, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  Address: ResolverTypeWrapper<Address>;
  AddressBookReply: ResolverTypeWrapper<AddressBookReply>;
  AddressInput: AddressInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Bucket: ResolverTypeWrapper<Bucket>;
  CartContent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CartContent']>;
  CartCount: ResolverTypeWrapper<CartCount>;
  CartEstimate: ResolverTypeWrapper<CartEstimate>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CartQuantityInput: CartQuantityInput;
  CartReply: ResolverTypeWrapper<CartReply>;
  CartSummary: ResolverTypeWrapper<CartSummary>;
  Category: ResolverTypeWrapper<CategorySource>;
  CategoryDisplay: CategoryDisplay;
  Checkout: ResolverTypeWrapper<Checkout>;
  ChoiceOption: ResolverTypeWrapper<ChoiceOption>;
  ClassCode: ClassCode;
  ClientSettings: ResolverTypeWrapper<ClientSettings>;
  ConditionOperator: ConditionOperator;
  Countries: ResolverTypeWrapper<Countries>;
  Country: ResolverTypeWrapper<Country>;
  Crumb: ResolverTypeWrapper<Crumb>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerAddress: ResolverTypeWrapper<CustomerAddress>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryEstimate: ResolverTypeWrapper<DeliveryEstimate>;
  DeliveryEstimateInfo: ResolverTypeWrapper<DeliveryEstimateInfo>;
  DeliveryStep: ResolverTypeWrapper<DeliveryStep>;
  EstimateTaxInput: EstimateTaxInput;
  EstimatedShippingMethod: ResolverTypeWrapper<EstimatedShippingMethod>;
  FieldError: ResolverTypeWrapper<FieldError>;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  FilterGroupType: FilterGroupType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeoLocation: ResolverTypeWrapper<GeoLocation>;
  HeaderOrFooter: ResolverTypeWrapper<HeaderOrFooterSource>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemError: ResolverTypeWrapper<ItemError>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LineChoice: ResolverTypeWrapper<LineChoice>;
  LocalizedMessage: ResolverTypeWrapper<LocalizedMessage>;
  LoginReply: ResolverTypeWrapper<LoginReply>;
  LogoutReply: ResolverTypeWrapper<LogoutReply>;
  Menu: ResolverTypeWrapper<Menu>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Oembed: ResolverTypeWrapper<Oembed>;
  OptionThumbnail: ResolverTypeWrapper<OptionThumbnail>;
  OptionVisibility: OptionVisibility;
  Order: ResolverTypeWrapper<Omit<Order, 'items'> & { items: Array<ResolversTypes['OrderItem']> }>;
  OrderItem: ResolverTypeWrapper<OrderItemSource>;
  OrderList: ResolverTypeWrapper<Omit<OrderList, 'orders'> & { orders: Array<ResolversTypes['Order']> }>;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  OrderStatusName: OrderStatusName;
  OrderStep: ResolverTypeWrapper<OrderStep>;
  OrderTax: ResolverTypeWrapper<OrderTax>;
  OrderTone: OrderTone;
  OrderedProduct: ResolverTypeWrapper<OrderedProduct>;
  OrderedProductList: ResolverTypeWrapper<OrderedProductList>;
  Page: ResolverTypeWrapper<Omit<Page, 'template'> & { template?: Maybe<ResolversTypes['Template']> }>;
  PageData: ResolverTypeWrapper<Omit<PageData, 'category' | 'page' | 'product'> & { category?: Maybe<ResolversTypes['Category']>, page?: Maybe<ResolversTypes['Page']>, product?: Maybe<ResolversTypes['Product']> }>;
  PageDataKind: PageDataKind;
  PageWidget: ResolverTypeWrapper<PageWidget>;
  Paging: ResolverTypeWrapper<Paging>;
  ParentVariableProduct: ResolverTypeWrapper<ParentVariableProduct>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PersonalizationOption: ResolverTypeWrapper<PersonalizationOption>;
  PersonalizationType: PersonalizationType;
  Picture: ResolverTypeWrapper<Picture>;
  PictureType: PictureType;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderReply: ResolverTypeWrapper<Omit<PlaceOrderReply, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  PlacedOrder: ResolverTypeWrapper<PlacedOrder>;
  PliableData: ResolverTypeWrapper<Omit<PliableData, 'data' | 'way_on'> & { data: Array<ResolversTypes['Product']>, way_on?: Maybe<ResolversTypes['WayOn']> }>;
  PreferredSeller: ResolverTypeWrapper<PreferredSeller>;
  PriceLevel: ResolverTypeWrapper<PriceLevel>;
  PriceLevels: ResolverTypeWrapper<PriceLevels>;
  Product: ResolverTypeWrapper<ProductSource>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductList: ResolverTypeWrapper<ProductCards>;
  ProductOption: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductOption']>;
  ProductOptionAction: ResolverTypeWrapper<ProductOptionAction>;
  ProductOptionCondition: ResolverTypeWrapper<ProductOptionCondition>;
  ProductOptionRule: ResolverTypeWrapper<ProductOptionRule>;
  ProductOptionType: ProductOptionType;
  ProductOptionValue: ResolverTypeWrapper<ProductOptionValue>;
  ProductSearchInput: ProductSearchInput;
  PurchaseTerms: ResolverTypeWrapper<PurchaseTerms>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Redemption: ResolverTypeWrapper<Redemption>;
  Redirect: ResolverTypeWrapper<Redirect>;
  RedirectResponse: ResolverTypeWrapper<RedirectResponse>;
  RegisterInput: RegisterInput;
  RegisterReply: ResolverTypeWrapper<RegisterReply>;
  ReorderReply: ResolverTypeWrapper<ReorderReply>;
  ReorderedItem: ResolverTypeWrapper<ReorderedItem>;
  RichBlock: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RichBlock']>;
  RichBreak: ResolverTypeWrapper<RichBreak>;
  RichHeading: ResolverTypeWrapper<Omit<RichHeading, 'content'> & { content: Array<ResolversTypes['RichInline']> }>;
  RichInline: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RichInline']>;
  RichLink: ResolverTypeWrapper<Omit<RichLink, 'content'> & { content: Array<ResolversTypes['RichInline']> }>;
  RichList: ResolverTypeWrapper<Omit<RichList, 'items'> & { items: Array<ResolversTypes['RichListItem']> }>;
  RichListItem: ResolverTypeWrapper<Omit<RichListItem, 'blocks'> & { blocks: Array<ResolversTypes['RichBlock']> }>;
  RichParagraph: ResolverTypeWrapper<Omit<RichParagraph, 'content'> & { content: Array<ResolversTypes['RichInline']> }>;
  RichQuote: ResolverTypeWrapper<Omit<RichQuote, 'blocks'> & { blocks: Array<ResolversTypes['RichBlock']> }>;
  RichRule: ResolverTypeWrapper<RichRule>;
  RichSpan: ResolverTypeWrapper<RichSpan>;
  RuleAction: RuleAction;
  RuleOperator: RuleOperator;
  SavedAddressInput: SavedAddressInput;
  SearchCategory: ResolverTypeWrapper<SearchCategory>;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchPlace: ResolverTypeWrapper<SearchPlace>;
  SearchPlaceKind: SearchPlaceKind;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'categories' | 'products' | 'way_on'> & { categories: Array<ResolversTypes['SearchCategory']>, products: Array<ResolversTypes['Product']>, way_on?: Maybe<ResolversTypes['WayOn']> }>;
  Seller: ResolverTypeWrapper<Seller>;
  SessionReply: ResolverTypeWrapper<SessionReply>;
  SessionStart: ResolverTypeWrapper<SessionStart>;
  Settings: ResolverTypeWrapper<Settings>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShopType: ShopType;
  ShoppingList: ResolverTypeWrapper<ShoppingList>;
  SliderProductsInput: SliderProductsInput;
  State: ResolverTypeWrapper<State>;
  StaticType: StaticType;
  StockState: ResolverTypeWrapper<StockState>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Swatch: ResolverTypeWrapper<Swatch>;
  TaxEstimate: ResolverTypeWrapper<TaxEstimate>;
  Template: ResolverTypeWrapper<TemplateSource>;
  TemplateByPageType: ResolverTypeWrapper<Omit<TemplateByPageType, 'getTemplateByPageType' | 'page'> & { getTemplateByPageType?: Maybe<ResolversTypes['Template']>, page?: Maybe<ResolversTypes['Page']> }>;
  TemplateReply: ResolverTypeWrapper<Omit<TemplateReply, 'template'> & { template?: Maybe<ResolversTypes['Template']> }>;
  TextAlign: TextAlign;
  TextLimit: ResolverTypeWrapper<TextLimit>;
  TextMark: TextMark;
  TextOption: ResolverTypeWrapper<TextOption>;
  ThumbnailType: ThumbnailType;
  TrackOrderReply: ResolverTypeWrapper<Omit<TrackOrderReply, 'order'> & { order?: Maybe<ResolversTypes['Order']> }>;
  Variant: ResolverTypeWrapper<Variant>;
  VariantDisplay: VariantDisplay;
  VariantOption: ResolverTypeWrapper<VariantOption>;
  Variation: ResolverTypeWrapper<VariationSource>;
  VariationSettings: ResolverTypeWrapper<VariationSettings>;
  VerifyEmailReply: ResolverTypeWrapper<VerifyEmailReply>;
  WayOn: ResolverTypeWrapper<Omit<WayOn, 'categories' | 'products'> & { categories: Array<ResolversTypes['SearchCategory']>, products: Array<ResolversTypes['Product']> }>;
  WayOnPage: ResolverTypeWrapper<WayOnPage>;
  WayOnProducts: WayOnProducts;
  WebsiteDisplay: WebsiteDisplay;
  WidgetContent: ResolverTypeWrapper<WidgetContent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountReply: AccountReply;
  AccountSettingsInput: AccountSettingsInput;
  AccountSettingsReply: AccountSettingsReply;
  AddToCartInput: AddToCartInput;
  AddToCartReply: Omit<AddToCartReply, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  Address: Address;
  AddressBookReply: AddressBookReply;
  AddressInput: AddressInput;
  Boolean: Scalars['Boolean']['output'];
  Bucket: Bucket;
  CartContent: ResolversInterfaceTypes<ResolversParentTypes>['CartContent'];
  CartCount: CartCount;
  CartEstimate: CartEstimate;
  CartItem: CartItem;
  CartQuantityInput: CartQuantityInput;
  CartReply: CartReply;
  CartSummary: CartSummary;
  Category: CategorySource;
  Checkout: Checkout;
  ChoiceOption: ChoiceOption;
  ClientSettings: ClientSettings;
  Countries: Countries;
  Country: Country;
  Crumb: Crumb;
  Customer: Customer;
  CustomerAddress: CustomerAddress;
  DateTime: Scalars['DateTime']['output'];
  DeliveryEstimate: DeliveryEstimate;
  DeliveryEstimateInfo: DeliveryEstimateInfo;
  DeliveryStep: DeliveryStep;
  EstimateTaxInput: EstimateTaxInput;
  EstimatedShippingMethod: EstimatedShippingMethod;
  FieldError: FieldError;
  FilterGroup: FilterGroup;
  Float: Scalars['Float']['output'];
  GeoLocation: GeoLocation;
  HeaderOrFooter: HeaderOrFooterSource;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  ItemError: ItemError;
  JSON: Scalars['JSON']['output'];
  LineChoice: LineChoice;
  LocalizedMessage: LocalizedMessage;
  LoginReply: LoginReply;
  LogoutReply: LogoutReply;
  Menu: Menu;
  MenuItem: MenuItem;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Oembed: Oembed;
  OptionThumbnail: OptionThumbnail;
  Order: Omit<Order, 'items'> & { items: Array<ResolversParentTypes['OrderItem']> };
  OrderItem: OrderItemSource;
  OrderList: Omit<OrderList, 'orders'> & { orders: Array<ResolversParentTypes['Order']> };
  OrderStatus: OrderStatus;
  OrderStep: OrderStep;
  OrderTax: OrderTax;
  OrderedProduct: OrderedProduct;
  OrderedProductList: OrderedProductList;
  Page: Omit<Page, 'template'> & { template?: Maybe<ResolversParentTypes['Template']> };
  PageData: Omit<PageData, 'category' | 'page' | 'product'> & { category?: Maybe<ResolversParentTypes['Category']>, page?: Maybe<ResolversParentTypes['Page']>, product?: Maybe<ResolversParentTypes['Product']> };
  PageWidget: PageWidget;
  Paging: Paging;
  ParentVariableProduct: ParentVariableProduct;
  PaymentMethod: PaymentMethod;
  PersonalizationOption: PersonalizationOption;
  Picture: Picture;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderReply: Omit<PlaceOrderReply, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  PlacedOrder: PlacedOrder;
  PliableData: Omit<PliableData, 'data' | 'way_on'> & { data: Array<ResolversParentTypes['Product']>, way_on?: Maybe<ResolversParentTypes['WayOn']> };
  PreferredSeller: PreferredSeller;
  PriceLevel: PriceLevel;
  PriceLevels: PriceLevels;
  Product: ProductSource;
  ProductAttribute: ProductAttribute;
  ProductList: ProductCards;
  ProductOption: ResolversInterfaceTypes<ResolversParentTypes>['ProductOption'];
  ProductOptionAction: ProductOptionAction;
  ProductOptionCondition: ProductOptionCondition;
  ProductOptionRule: ProductOptionRule;
  ProductOptionValue: ProductOptionValue;
  ProductSearchInput: ProductSearchInput;
  PurchaseTerms: PurchaseTerms;
  Query: Record<PropertyKey, never>;
  Redemption: Redemption;
  Redirect: Redirect;
  RedirectResponse: RedirectResponse;
  RegisterInput: RegisterInput;
  RegisterReply: RegisterReply;
  ReorderReply: ReorderReply;
  ReorderedItem: ReorderedItem;
  RichBlock: ResolversUnionTypes<ResolversParentTypes>['RichBlock'];
  RichBreak: RichBreak;
  RichHeading: Omit<RichHeading, 'content'> & { content: Array<ResolversParentTypes['RichInline']> };
  RichInline: ResolversUnionTypes<ResolversParentTypes>['RichInline'];
  RichLink: Omit<RichLink, 'content'> & { content: Array<ResolversParentTypes['RichInline']> };
  RichList: Omit<RichList, 'items'> & { items: Array<ResolversParentTypes['RichListItem']> };
  RichListItem: Omit<RichListItem, 'blocks'> & { blocks: Array<ResolversParentTypes['RichBlock']> };
  RichParagraph: Omit<RichParagraph, 'content'> & { content: Array<ResolversParentTypes['RichInline']> };
  RichQuote: Omit<RichQuote, 'blocks'> & { blocks: Array<ResolversParentTypes['RichBlock']> };
  RichRule: RichRule;
  RichSpan: RichSpan;
  SavedAddressInput: SavedAddressInput;
  SearchCategory: SearchCategory;
  SearchCorrection: SearchCorrection;
  SearchPlace: SearchPlace;
  SearchResult: Omit<SearchResult, 'categories' | 'products' | 'way_on'> & { categories: Array<ResolversParentTypes['SearchCategory']>, products: Array<ResolversParentTypes['Product']>, way_on?: Maybe<ResolversParentTypes['WayOn']> };
  Seller: Seller;
  SessionReply: SessionReply;
  SessionStart: SessionStart;
  Settings: Settings;
  ShippingMethod: ShippingMethod;
  ShoppingList: ShoppingList;
  SliderProductsInput: SliderProductsInput;
  State: State;
  StockState: StockState;
  String: Scalars['String']['output'];
  Swatch: Swatch;
  TaxEstimate: TaxEstimate;
  Template: TemplateSource;
  TemplateByPageType: Omit<TemplateByPageType, 'getTemplateByPageType' | 'page'> & { getTemplateByPageType?: Maybe<ResolversParentTypes['Template']>, page?: Maybe<ResolversParentTypes['Page']> };
  TemplateReply: Omit<TemplateReply, 'template'> & { template?: Maybe<ResolversParentTypes['Template']> };
  TextLimit: TextLimit;
  TextOption: TextOption;
  TrackOrderReply: Omit<TrackOrderReply, 'order'> & { order?: Maybe<ResolversParentTypes['Order']> };
  Variant: Variant;
  VariantOption: VariantOption;
  Variation: VariationSource;
  VariationSettings: VariationSettings;
  VerifyEmailReply: VerifyEmailReply;
  WayOn: Omit<WayOn, 'categories' | 'products'> & { categories: Array<ResolversParentTypes['SearchCategory']>, products: Array<ResolversParentTypes['Product']> };
  WayOnPage: WayOnPage;
  WidgetContent: WidgetContent;
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = ApiContext, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountReply'] = ResolversParentTypes['AccountReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountSettingsReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountSettingsReply'] = ResolversParentTypes['AccountSettingsReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email_to_confirm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type AddToCartReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AddToCartReply'] = ResolversParentTypes['AddToCartReply']> = {
  JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  JPINslug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  addedQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backordersMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backordersQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cart_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  class_code?: Resolver<Maybe<ResolversTypes['ClassCode']>, ParentType, ContextType>;
  client_guid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hide_price?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  isBackorders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isInStock?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  is_price_hidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  manageStock?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personalization_options?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qtyInCart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salableQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockQty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockStatusText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sub_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variable_JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variation_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressBookReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AddressBookReply'] = ResolversParentTypes['AddressBookReply']> = {
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BucketResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Bucket'] = ResolversParentTypes['Bucket']> = {
  doc_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartContentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartContent'] = ResolversParentTypes['CartContent']> = {
  __resolveType: TypeResolveFn<'CartEstimate' | 'CartSummary', ParentType, ContextType>;
};

export type CartCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartCount'] = ResolversParentTypes['CartCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartEstimateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartEstimate'] = ResolversParentTypes['CartEstimate']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applied_discounts?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  cart_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cart_loaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  checkout_prevented?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_birthdate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  enabled_nomal_shipping_method_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invalid_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  is_free_quote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemErrors?: Resolver<Array<ResolversTypes['ItemError']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  limit_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paypal_tnx?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  prices_include_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  redemptions?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shipping_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_level_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['EstimatedShippingMethod']>, ParentType, ContextType>;
  tax_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  JPINslug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  auto_added_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backorder_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backorder_ship_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backorders_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backorders_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['LineChoice']>, ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['ClassCode'], ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery_estimate?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  is_backorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_freebie?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_in_stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_subscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_delivery_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit_shipping_option?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  limit_shipping_option_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low_stock_alert_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max_cart_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  msrp?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  non_shippable_product?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  personalization_data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_options_data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qty2?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  row_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  salable_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_status_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unit_item_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable_JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website_visibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartReply'] = ResolversParentTypes['CartReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  itemErrors?: Resolver<Array<ResolversTypes['ItemError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['CartSummary']>, ParentType, ContextType>;
};

export type CartSummaryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartSummary'] = ResolversParentTypes['CartSummary']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  applied_discounts?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  billing_address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  cart_loaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  checkout_prevented?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_birthdate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  enabled_nomal_shipping_method_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invalid_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  is_free_quote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemErrors?: Resolver<Array<ResolversTypes['ItemError']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  limit_items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  other_tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paypal_tnx?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  prices_include_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  prompts?: Resolver<Array<ResolversTypes['JSON']>, ParentType, ContextType>;
  redemptions?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shipping_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_level_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  tax_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Crumb']>, ParentType, ContextType>;
  category_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  descriptionBlocks?: Resolver<Array<ResolversTypes['RichBlock']>, ParentType, ContextType>;
  descriptionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display_option?: Resolver<ResolversTypes['CategoryDisplay'], ParentType, ContextType>;
  entity_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  image_mobile?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  is_active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optional_content?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  page_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent_page?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pliable_data?: Resolver<ResolversTypes['PliableData'], ParentType, ContextType, Partial<CategoryPliable_DataArgs>>;
  seo_crawler_setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  countries?: Resolver<ResolversTypes['Countries'], ParentType, ContextType>;
  default_country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placed_order?: Resolver<Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType>;
  prevented_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['EstimatedShippingMethod']>, ParentType, ContextType>;
  shipping_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['CartEstimate'], ParentType, ContextType>;
  tax_estimate?: Resolver<ResolversTypes['TaxEstimate'], ParentType, ContextType>;
  total_known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChoiceOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChoiceOption'] = ResolversParentTypes['ChoiceOption']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  additional_fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  help_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initial_visibility?: Resolver<ResolversTypes['OptionVisibility'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_type?: Resolver<ResolversTypes['ProductOptionType'], ParentType, ContextType>;
  placeholder_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['OptionThumbnail']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ClientSettings'] = ResolversParentTypes['ClientSettings']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frontend_status?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marketplace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketplace_guid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShopType'], ParentType, ContextType>;
};

export type CountriesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Countries'] = ResolversParentTypes['Countries']> = {
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  state_required?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType>;
};

export type CrumbResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Crumb'] = ResolversParentTypes['Crumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_email_confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_restricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nick_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preferred_seller?: Resolver<Maybe<ResolversTypes['PreferredSeller']>, ParentType, ContextType>;
  scope?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  verifyHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitor_location?: Resolver<Maybe<ResolversTypes['GeoLocation']>, ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryEstimateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeliveryEstimate'] = ResolversParentTypes['DeliveryEstimate']> = {
  deliveredData?: Resolver<ResolversTypes['DeliveryStep'], ParentType, ContextType>;
  orderPlacedData?: Resolver<ResolversTypes['DeliveryStep'], ParentType, ContextType>;
  orderShipData?: Resolver<ResolversTypes['DeliveryStep'], ParentType, ContextType>;
};

export type DeliveryEstimateInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeliveryEstimateInfo'] = ResolversParentTypes['DeliveryEstimateInfo']> = {
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType>;
};

export type DeliveryStepResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeliveryStep'] = ResolversParentTypes['DeliveryStep']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EstimatedShippingMethodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EstimatedShippingMethod'] = ResolversParentTypes['EstimatedShippingMethod']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_info?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type FilterGroupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FilterGroup'] = ResolversParentTypes['FilterGroup']> = {
  buckets?: Resolver<Array<ResolversTypes['Bucket']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expanded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nameAttribute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FilterGroupType'], ParentType, ContextType>;
};

export type GeoLocationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GeoLocation'] = ResolversParentTypes['GeoLocation']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HeaderOrFooterResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HeaderOrFooter'] = ResolversParentTypes['HeaderOrFooter']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  final_widget_content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  is_primary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menu_ids?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  render_html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemErrorResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ItemError'] = ResolversParentTypes['ItemError']> = {
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LineChoiceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LineChoice'] = ResolversParentTypes['LineChoice']> = {
  fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalizedMessageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LocalizedMessage'] = ResolversParentTypes['LocalizedMessage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LoginReply'] = ResolversParentTypes['LoginReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type LogoutReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LogoutReply'] = ResolversParentTypes['LogoutReply']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  _id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderInMobile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  columns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  flyoutType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart?: Resolver<Maybe<ResolversTypes['AddToCartReply']>, ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['SessionReply']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'current_password' | 'new_password'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['AccountReply']>, ParentType, ContextType>;
  estimateTax?: Resolver<Maybe<ResolversTypes['TaxEstimate']>, ParentType, ContextType, RequireFields<MutationEstimateTaxArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginReply']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutReply']>, ParentType, ContextType>;
  placeOrder?: Resolver<Maybe<ResolversTypes['PlaceOrderReply']>, ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'idempotency_key' | 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['RegisterReply']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAddress?: Resolver<Maybe<ResolversTypes['AddressBookReply']>, ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, '_id'>>;
  removeFromCart?: Resolver<Maybe<ResolversTypes['CartReply']>, ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'item_id'>>;
  reorder?: Resolver<Maybe<ResolversTypes['ReorderReply']>, ParentType, ContextType, RequireFields<MutationReorderArgs, '_id' | 'idempotency_key'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['AccountReply']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['SessionReply']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  saveAccountSettings?: Resolver<Maybe<ResolversTypes['AccountSettingsReply']>, ParentType, ContextType, RequireFields<MutationSaveAccountSettingsArgs, 'input'>>;
  saveAddress?: Resolver<Maybe<ResolversTypes['AddressBookReply']>, ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  setDefaultAddress?: Resolver<Maybe<ResolversTypes['AddressBookReply']>, ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, '_id'>>;
  trackOrder?: Resolver<Maybe<ResolversTypes['TrackOrderReply']>, ParentType, ContextType, RequireFields<MutationTrackOrderArgs, 'email' | 'increment_id'>>;
  updateCart?: Resolver<Maybe<ResolversTypes['CartReply']>, ParentType, ContextType, RequireFields<MutationUpdateCartArgs, 'products'>>;
  verifyEmail?: Resolver<Maybe<ResolversTypes['VerifyEmailReply']>, ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type OembedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Oembed'] = ResolversParentTypes['Oembed']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionThumbnailResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OptionThumbnail'] = ResolversParentTypes['OptionThumbnail']> = {
  enlarge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  large?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ThumbnailType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  billing_address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grand_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  increment_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment_method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  prices_include_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping_address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shipping_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['OrderTax']>, ParentType, ContextType>;
  tracking?: Resolver<Array<ResolversTypes['OrderStep']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  backorder_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backorder_ship_date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backorders_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['LineChoice']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalization_data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_options_data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qty_sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  color?: Resolver<ResolversTypes['OrderTone'], ParentType, ContextType>;
  friendly_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['OrderStatusName'], ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  friendly_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderTaxResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderTax'] = ResolversParentTypes['OrderTax']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxable_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderedProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderedProduct'] = ResolversParentTypes['OrderedProduct']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_ordered_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderedProductListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderedProductList'] = ResolversParentTypes['OrderedProductList']> = {
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['OrderedProduct']>, ParentType, ContextType>;
};

export type PageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  custom_html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  is_404_page?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seo_crawler_setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  static_type?: Resolver<ResolversTypes['StaticType'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widgets?: Resolver<Array<ResolversTypes['PageWidget']>, ParentType, ContextType>;
};

export type PageDataResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageData'] = ResolversParentTypes['PageData']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PageDataKind'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType>;
};

export type PageWidgetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageWidget'] = ResolversParentTypes['PageWidget']> = {
  attributeName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  props?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PagingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Paging'] = ResolversParentTypes['Paging']> = {
  begin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParentVariableProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ParentVariableProduct'] = ResolversParentTypes['ParentVariableProduct']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['ClassCode'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  website_display?: Resolver<ResolversTypes['WebsiteDisplay'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerGuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalizationOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PersonalizationOption'] = ResolversParentTypes['PersonalizationOption']> = {
  character_limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PersonalizationType'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  large?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oembed?: Resolver<Maybe<ResolversTypes['Oembed']>, ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PictureType'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceOrderReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlaceOrderReply'] = ResolversParentTypes['PlaceOrderReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  fresh_total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  guest_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlacedOrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guest_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PliableDataResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PliableData'] = ResolversParentTypes['PliableData']> = {
  currentSortCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  filter?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  way_on?: Resolver<Maybe<ResolversTypes['WayOn']>, ParentType, ContextType>;
};

export type PreferredSellerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PreferredSeller'] = ResolversParentTypes['PreferredSeller']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PriceLevelResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PriceLevel'] = ResolversParentTypes['PriceLevel']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  min_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  savePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceLevelsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PriceLevels'] = ResolversParentTypes['PriceLevels']> = {
  priceLevels?: Resolver<Array<ResolversTypes['PriceLevel']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  JPINimages?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  JPINname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  JPINslug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actual_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allow_backorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  available_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_price_levels?: Resolver<Array<ResolversTypes['PriceLevel']>, ParentType, ContextType>;
  backorderExpectedShipDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backorder_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backordersMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backordersQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Crumb']>, ParentType, ContextType>;
  canonicalPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  category_slugs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  child_class_code?: Resolver<Maybe<ResolversTypes['ClassCode']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  cigarbinder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarbrandline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarfiller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarorigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarstrength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarwrapper?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['ClassCode'], ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_variation_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_estimate?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  descriptionBlocks?: Resolver<Array<ResolversTypes['RichBlock']>, ParentType, ContextType>;
  descriptionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hide_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  invalid_personalization_data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<ProductInvalid_Personalization_DataArgs>>;
  invalid_product_options_data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<ProductInvalid_Product_Options_DataArgs>>;
  isBackorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_fav?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_price_hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item_delivery_info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit_shipping_option?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  low_stock_alert_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxCartQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meta_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  msrp?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  non_shippable_product?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentVariableProduct?: Resolver<Maybe<ResolversTypes['ParentVariableProduct']>, ParentType, ContextType>;
  personalizationOptions?: Resolver<Array<ResolversTypes['PersonalizationOption']>, ParentType, ContextType>;
  personalization_data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<ProductPersonalization_DataArgs>>;
  personalization_options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  primary_category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productOptionRules?: Resolver<Array<ResolversTypes['ProductOptionRule']>, ParentType, ContextType>;
  productOptions?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  product_option_rules?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  product_option_set?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product_options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  product_options_data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<ProductProduct_Options_DataArgs>>;
  product_options_fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType, Partial<ProductProduct_Options_FeeArgs>>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  review_avg_rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  review_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review_stars?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  salableQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  search_keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  second_image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['Seller']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seo_crawler_setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shopping_lists?: Resolver<Array<ResolversTypes['ShoppingList']>, ParentType, ContextType>;
  short_description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockInfo?: Resolver<ResolversTypes['StockState'], ParentType, ContextType>;
  stockQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_message?: Resolver<Maybe<ResolversTypes['LocalizedMessage']>, ParentType, ContextType>;
  stock_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swatches?: Resolver<Array<ResolversTypes['Swatch']>, ParentType, ContextType>;
  unavailable_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable_JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variable_product?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  variation_settings?: Resolver<Maybe<ResolversTypes['VariationSettings']>, ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['Variation']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website_display?: Resolver<ResolversTypes['WebsiteDisplay'], ParentType, ContextType>;
  website_visibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  __resolveType: TypeResolveFn<'ChoiceOption' | 'TextOption', ParentType, ContextType>;
};

export type ProductOptionActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductOptionAction'] = ResolversParentTypes['ProductOptionAction']> = {
  action?: Resolver<ResolversTypes['RuleAction'], ParentType, ContextType>;
  option?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ProductOptionConditionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductOptionCondition'] = ResolversParentTypes['ProductOptionCondition']> = {
  operator?: Resolver<Maybe<ResolversTypes['ConditionOperator']>, ParentType, ContextType>;
  option?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProductOptionRuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductOptionRule'] = ResolversParentTypes['ProductOptionRule']> = {
  actions?: Resolver<Array<ResolversTypes['ProductOptionAction']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['ProductOptionCondition']>, ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['RuleOperator'], ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  additional_fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initial_visibility?: Resolver<ResolversTypes['OptionVisibility'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['OptionThumbnail']>, ParentType, ContextType>;
};

export type PurchaseTermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PurchaseTerms'] = ResolversParentTypes['PurchaseTerms']> = {
  free_shipping_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  returns_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returns_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allFooter?: Resolver<Maybe<Array<ResolversTypes['HeaderOrFooter']>>, ParentType, ContextType, Partial<QueryAllFooterArgs>>;
  allHeader?: Resolver<Maybe<Array<ResolversTypes['HeaderOrFooter']>>, ParentType, ContextType, Partial<QueryAllHeaderArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, '_id'>>;
  categoryBySlug?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryBySlugArgs, 'slug'>>;
  categoryInitialData?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryInitialDataArgs, 'slug'>>;
  categoryList?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  categoryPliableData?: Resolver<Maybe<ResolversTypes['PliableData']>, ParentType, ContextType, Partial<QueryCategoryPliableDataArgs>>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType, Partial<QueryCheckoutArgs>>;
  checkoutFooter?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType>;
  checkoutHeader?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType>;
  countries?: Resolver<Maybe<ResolversTypes['Countries']>, ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType, Partial<QueryFooterArgs>>;
  getAllParsedMenu?: Resolver<Maybe<Array<ResolversTypes['Menu']>>, ParentType, ContextType, RequireFields<QueryGetAllParsedMenuArgs, '_ids'>>;
  getCartCount?: Resolver<Maybe<ResolversTypes['CartCount']>, ParentType, ContextType>;
  getCartSummary?: Resolver<Maybe<ResolversTypes['CartSummary']>, ParentType, ContextType, Partial<QueryGetCartSummaryArgs>>;
  getDeliveryEstimateInfo?: Resolver<Maybe<ResolversTypes['DeliveryEstimateInfo']>, ParentType, ContextType, Partial<QueryGetDeliveryEstimateInfoArgs>>;
  getMarketplaceCarts?: Resolver<Maybe<Array<ResolversTypes['CartSummary']>>, ParentType, ContextType, Partial<QueryGetMarketplaceCartsArgs>>;
  getPriceLevels?: Resolver<Maybe<ResolversTypes['PriceLevels']>, ParentType, ContextType, RequireFields<QueryGetPriceLevelsArgs, 'productId'>>;
  getTemplateByPageType?: Resolver<Maybe<ResolversTypes['TemplateByPageType']>, ParentType, ContextType, RequireFields<QueryGetTemplateByPageTypeArgs, 'name'>>;
  getTemplateBySlug?: Resolver<Maybe<ResolversTypes['TemplateReply']>, ParentType, ContextType, RequireFields<QueryGetTemplateBySlugArgs, 'slug'>>;
  getWidgetContent?: Resolver<Maybe<ResolversTypes['WidgetContent']>, ParentType, ContextType, RequireFields<QueryGetWidgetContentArgs, 'slug'>>;
  header?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType, Partial<QueryHeaderArgs>>;
  initSessionId?: Resolver<Maybe<ResolversTypes['SessionStart']>, ParentType, ContextType>;
  initSettings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, '_id'>>;
  orderedProducts?: Resolver<Maybe<ResolversTypes['OrderedProductList']>, ParentType, ContextType, Partial<QueryOrderedProductsArgs>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderList']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, Partial<QueryPageArgs>>;
  pageDataBySlug?: Resolver<Maybe<ResolversTypes['PageData']>, ParentType, ContextType, RequireFields<QueryPageDataBySlugArgs, 'slug'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'input'>>;
  searchPliable?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchPliableArgs, 'search_type'>>;
  sliderProducts?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType, RequireFields<QuerySliderProductsArgs, 'input'>>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType, Partial<QueryTemplateArgs>>;
  templates?: Resolver<Maybe<Array<ResolversTypes['Template']>>, ParentType, ContextType, Partial<QueryTemplatesArgs>>;
};

export type RedemptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  redirect_type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedirectResponseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RedirectResponse'] = ResolversParentTypes['RedirectResponse']> = {
  redirectData?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegisterReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RegisterReply'] = ResolversParentTypes['RegisterReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReorderReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReorderReply'] = ResolversParentTypes['ReorderReply']> = {
  cart_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReorderedItem']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReorderedItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReorderedItem'] = ResolversParentTypes['ReorderedItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  added_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['LocalizedMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requested_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RichBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichBlock'] = ResolversParentTypes['RichBlock']> = {
  __resolveType: TypeResolveFn<'RichHeading' | 'RichList' | 'RichParagraph' | 'RichQuote' | 'RichRule', ParentType, ContextType>;
};

export type RichBreakResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichBreak'] = ResolversParentTypes['RichBreak']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichHeadingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichHeading'] = ResolversParentTypes['RichHeading']> = {
  align?: Resolver<Maybe<ResolversTypes['TextAlign']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['RichInline']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichInlineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichInline'] = ResolversParentTypes['RichInline']> = {
  __resolveType: TypeResolveFn<'RichBreak' | 'RichLink' | 'RichSpan', ParentType, ContextType>;
};

export type RichLinkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichLink'] = ResolversParentTypes['RichLink']> = {
  content?: Resolver<Array<ResolversTypes['RichInline']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichList'] = ResolversParentTypes['RichList']> = {
  items?: Resolver<Array<ResolversTypes['RichListItem']>, ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichListItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichListItem'] = ResolversParentTypes['RichListItem']> = {
  blocks?: Resolver<Array<ResolversTypes['RichBlock']>, ParentType, ContextType>;
};

export type RichParagraphResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichParagraph'] = ResolversParentTypes['RichParagraph']> = {
  align?: Resolver<Maybe<ResolversTypes['TextAlign']>, ParentType, ContextType>;
  content?: Resolver<Array<ResolversTypes['RichInline']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichQuoteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichQuote'] = ResolversParentTypes['RichQuote']> = {
  blocks?: Resolver<Array<ResolversTypes['RichBlock']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichRuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichRule'] = ResolversParentTypes['RichRule']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RichSpanResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RichSpan'] = ResolversParentTypes['RichSpan']> = {
  marks?: Resolver<Array<ResolversTypes['TextMark']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchCategoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchCategory'] = ResolversParentTypes['SearchCategory']> = {
  doc_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchCorrectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchCorrection'] = ResolversParentTypes['SearchCorrection']> = {
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyword?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchPlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchPlace'] = ResolversParentTypes['SearchPlace']> = {
  doc_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchPlaceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  categories?: Resolver<Array<ResolversTypes['SearchCategory']>, ParentType, ContextType>;
  currentSortCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  did_you_mean?: Resolver<Maybe<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  filter?: Resolver<Array<ResolversTypes['FilterGroup']>, ParentType, ContextType>;
  full_matches?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['SearchPlace']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  redirect_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unknown_words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  way_on?: Resolver<Maybe<ResolversTypes['WayOn']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  approved_for_marketplace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile_logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin_address?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionReply'] = ResolversParentTypes['SessionReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionStartResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionStart'] = ResolversParentTypes['SessionStart']> = {
  session_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  account?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  active_review_module?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active_theme?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  addthis?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  analytics?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  checkout_countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<ResolversTypes['ClientSettings'], ParentType, ContextType>;
  client_address?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  client_guids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  client_products?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_capture_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  font_colors_file_path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footer_social?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  general?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modules?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  order_attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  purchase_terms?: Resolver<ResolversTypes['PurchaseTerms'], ParentType, ContextType>;
  ratings_shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recaptcha?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sellers?: Resolver<Array<ResolversTypes['Seller']>, ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  us_restrict_states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingMethodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ShippingMethod'] = ResolversParentTypes['ShippingMethod']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_info?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShoppingListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ShoppingList'] = ResolversParentTypes['ShoppingList']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockStateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StockState'] = ResolversParentTypes['StockState']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwatchResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Swatch'] = ResolversParentTypes['Swatch']> = {
  swatch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxEstimateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TaxEstimate'] = ResolversParentTypes['TaxEstimate']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices_include_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redemptions?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  shipping_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_level_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['EstimatedShippingMethod']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tax_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total_due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity_type?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  footer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  header_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  is_primary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mapped_attributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  render_html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template_preview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_settings?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type TemplateByPageTypeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TemplateByPageType'] = ResolversParentTypes['TemplateByPageType']> = {
  getTemplateByPageType?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  redirectSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TemplateReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TemplateReply'] = ResolversParentTypes['TemplateReply']> = {
  redirectResponse?: Resolver<Maybe<ResolversTypes['RedirectResponse']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
};

export type TextLimitResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TextLimit'] = ResolversParentTypes['TextLimit']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TextOption'] = ResolversParentTypes['TextOption']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  additional_fee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  help_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initial_visibility?: Resolver<ResolversTypes['OptionVisibility'], ParentType, ContextType>;
  is_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  option_type?: Resolver<ResolversTypes['ProductOptionType'], ParentType, ContextType>;
  placeholder_text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text_limit?: Resolver<Maybe<ResolversTypes['TextLimit']>, ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['OptionThumbnail']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackOrderReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TrackOrderReply'] = ResolversParentTypes['TrackOrderReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  guest_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  button_setting?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display_type?: Resolver<ResolversTypes['VariantDisplay'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['VariantOption']>, ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  swatch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VariationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Variation'] = ResolversParentTypes['Variation']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allow_backorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  available_price_levels?: Resolver<Array<ResolversTypes['PriceLevel']>, ParentType, ContextType>;
  backorder_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discontinued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  discount_percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  final_price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hide_price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  isBackorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_from_jpin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_price_hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  low_stock_alert_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxCartQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  msrp?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  parentVariableProduct?: Resolver<ResolversTypes['ParentVariableProduct'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salableQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stockStatusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stock_message?: Resolver<Maybe<ResolversTypes['LocalizedMessage']>, ParentType, ContextType>;
  unavailable_for_sale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variation_settings?: Resolver<ResolversTypes['VariationSettings'], ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation_values?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type VariationSettingsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VariationSettings'] = ResolversParentTypes['VariationSettings']> = {
  variable_image_index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variable_link_image?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VerifyEmailReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VerifyEmailReply'] = ResolversParentTypes['VerifyEmailReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WayOnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WayOn'] = ResolversParentTypes['WayOn']> = {
  categories?: Resolver<Array<ResolversTypes['SearchCategory']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['WayOnPage']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  products_are?: Resolver<ResolversTypes['WayOnProducts'], ParentType, ContextType>;
  unfiltered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WayOnPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WayOnPage'] = ResolversParentTypes['WayOnPage']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WidgetContentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WidgetContent'] = ResolversParentTypes['WidgetContent']> = {
  widget_content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  AccountReply?: AccountReplyResolvers<ContextType>;
  AccountSettingsReply?: AccountSettingsReplyResolvers<ContextType>;
  AddToCartReply?: AddToCartReplyResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressBookReply?: AddressBookReplyResolvers<ContextType>;
  Bucket?: BucketResolvers<ContextType>;
  CartContent?: CartContentResolvers<ContextType>;
  CartCount?: CartCountResolvers<ContextType>;
  CartEstimate?: CartEstimateResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartReply?: CartReplyResolvers<ContextType>;
  CartSummary?: CartSummaryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  ChoiceOption?: ChoiceOptionResolvers<ContextType>;
  ClientSettings?: ClientSettingsResolvers<ContextType>;
  Countries?: CountriesResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Crumb?: CrumbResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeliveryEstimate?: DeliveryEstimateResolvers<ContextType>;
  DeliveryEstimateInfo?: DeliveryEstimateInfoResolvers<ContextType>;
  DeliveryStep?: DeliveryStepResolvers<ContextType>;
  EstimatedShippingMethod?: EstimatedShippingMethodResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  GeoLocation?: GeoLocationResolvers<ContextType>;
  HeaderOrFooter?: HeaderOrFooterResolvers<ContextType>;
  ItemError?: ItemErrorResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LineChoice?: LineChoiceResolvers<ContextType>;
  LocalizedMessage?: LocalizedMessageResolvers<ContextType>;
  LoginReply?: LoginReplyResolvers<ContextType>;
  LogoutReply?: LogoutReplyResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Oembed?: OembedResolvers<ContextType>;
  OptionThumbnail?: OptionThumbnailResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderStatus?: OrderStatusResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  OrderTax?: OrderTaxResolvers<ContextType>;
  OrderedProduct?: OrderedProductResolvers<ContextType>;
  OrderedProductList?: OrderedProductListResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageData?: PageDataResolvers<ContextType>;
  PageWidget?: PageWidgetResolvers<ContextType>;
  Paging?: PagingResolvers<ContextType>;
  ParentVariableProduct?: ParentVariableProductResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PersonalizationOption?: PersonalizationOptionResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PlaceOrderReply?: PlaceOrderReplyResolvers<ContextType>;
  PlacedOrder?: PlacedOrderResolvers<ContextType>;
  PliableData?: PliableDataResolvers<ContextType>;
  PreferredSeller?: PreferredSellerResolvers<ContextType>;
  PriceLevel?: PriceLevelResolvers<ContextType>;
  PriceLevels?: PriceLevelsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionAction?: ProductOptionActionResolvers<ContextType>;
  ProductOptionCondition?: ProductOptionConditionResolvers<ContextType>;
  ProductOptionRule?: ProductOptionRuleResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  PurchaseTerms?: PurchaseTermsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectResponse?: RedirectResponseResolvers<ContextType>;
  RegisterReply?: RegisterReplyResolvers<ContextType>;
  ReorderReply?: ReorderReplyResolvers<ContextType>;
  ReorderedItem?: ReorderedItemResolvers<ContextType>;
  RichBlock?: RichBlockResolvers<ContextType>;
  RichBreak?: RichBreakResolvers<ContextType>;
  RichHeading?: RichHeadingResolvers<ContextType>;
  RichInline?: RichInlineResolvers<ContextType>;
  RichLink?: RichLinkResolvers<ContextType>;
  RichList?: RichListResolvers<ContextType>;
  RichListItem?: RichListItemResolvers<ContextType>;
  RichParagraph?: RichParagraphResolvers<ContextType>;
  RichQuote?: RichQuoteResolvers<ContextType>;
  RichRule?: RichRuleResolvers<ContextType>;
  RichSpan?: RichSpanResolvers<ContextType>;
  SearchCategory?: SearchCategoryResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchPlace?: SearchPlaceResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SessionReply?: SessionReplyResolvers<ContextType>;
  SessionStart?: SessionStartResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  ShippingMethod?: ShippingMethodResolvers<ContextType>;
  ShoppingList?: ShoppingListResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StockState?: StockStateResolvers<ContextType>;
  Swatch?: SwatchResolvers<ContextType>;
  TaxEstimate?: TaxEstimateResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TemplateByPageType?: TemplateByPageTypeResolvers<ContextType>;
  TemplateReply?: TemplateReplyResolvers<ContextType>;
  TextLimit?: TextLimitResolvers<ContextType>;
  TextOption?: TextOptionResolvers<ContextType>;
  TrackOrderReply?: TrackOrderReplyResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  Variation?: VariationResolvers<ContextType>;
  VariationSettings?: VariationSettingsResolvers<ContextType>;
  VerifyEmailReply?: VerifyEmailReplyResolvers<ContextType>;
  WayOn?: WayOnResolvers<ContextType>;
  WayOnPage?: WayOnPageResolvers<ContextType>;
  WidgetContent?: WidgetContentResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ApiContext> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
