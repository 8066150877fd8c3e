/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  /** Pieces in all open carts. */
  count: Scalars['Int']['output'];
};

/** A cart with what it would cost at an address and by a method. It has no identity: it is told of that question alone. */
export type CartEstimate = CartContent & {
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
  /** The countries, by name. */
  countries: Array<Country>;
  /** Codes of the countries that need a state. */
  state_required: Array<Scalars['String']['output']>;
  /** Always true. */
  success: Scalars['Boolean']['output'];
};

/** A country the shop delivers to. */
export type Country = {
  /** Its code of ISO 3166-1, two letters. */
  code: Scalars['String']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Its states or provinces; empty where it has no list of them. */
  states: Array<State>;
};

/** A category on the way to something. */
export type Crumb = {
  /** The name. */
  name: Scalars['String']['output'];
  /** Slugs from the top of the tree, with slashes. */
  path: Scalars['String']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
};

/** A customer's own record. */
export type Customer = {
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
  /** The id. */
  _id: Scalars['ID']['output'];
  /** The address. */
  address: Address;
  /** Whether it is the default. */
  is_default: Scalars['Boolean']['output'];
};

/** When an order placed now is sent and delivered. */
export type DeliveryEstimate = {
  /** When it arrives. */
  deliveredData: DeliveryStep;
  /** When it is placed. */
  orderPlacedData: DeliveryStep;
  /** When it is sent. */
  orderShipData: DeliveryStep;
};

/** A delivery estimate, where the shop has a rule for it. */
export type DeliveryEstimateInfo = {
  /** The estimate; null where there is no rule. */
  deliveryEstimate?: Maybe<DeliveryEstimate>;
};

/** The first and the last day that are likely, `YYYY-MM-DD`, and both as people read them. */
export type DeliveryStep = {
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
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** A header or footer of pages. */
export type HeaderOrFooter = {
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
  /** The id of the line. */
  item_id: Scalars['ID']['output'];
  /** What is wrong, in words. */
  message: Scalars['String']['output'];
};

/** A choice for a piece of a cart or an order. */
export type LineChoice = {
  /** What it adds to the price of one piece; null where prices are hidden, and of orders from before it was kept. */
  fee?: Maybe<Scalars['Money']['output']>;
  /** The label of the option, or of the personalization option. */
  label: Scalars['String']['output'];
  /** The label of the chosen value, or the text that was typed. */
  value: Scalars['String']['output'];
};

/** A message of a rule. */
export type LocalizedMessage = {
  /** The rule's code. */
  code: Scalars['String']['output'];
  /** Its values by name. */
  params: Scalars['JSON']['output'];
  /** Its sentence. */
  text: Scalars['String']['output'];
};

/** A session, or why there is none. */
export type LoginReply = {
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
  /** Whether it was done. */
  success: Scalars['Boolean']['output'];
};

/** A menu. */
export type Menu = {
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
  /** Puts a product into the requester's cart with its seller. The price is the server's, never one that was sent. */
  addToCart: AddToCartReply;
  /** Changes the password of who is signed in. All other sessions end, and this one goes on with a new token. */
  changePassword: SessionReply;
  /** Mails a link to the own address. Once it is followed, orders that were placed as a guest with it are one's own. */
  confirmEmail: AccountReply;
  /** Totals of the cart for an address and a method. Stores nothing. */
  estimateTax: TaxEstimate;
  /** Signs in and takes over what the guest put into carts. */
  login: LoginReply;
  /** Ends the visit; no error where there is none. */
  logout: LogoutReply;
  /** Makes an order of the requester's cart, once however often it is sent. */
  placeOrder: PlaceOrderReply;
  /** Opens an account. The reply does not tell whether the address had one already. */
  register: RegisterReply;
  /** Takes an address out of the customer's address book. */
  removeAddress: AddressBookReply;
  /** Takes a line out of the cart. */
  removeFromCart: CartReply;
  /**
   * Puts the items of an order, or some of them, into the cart again as they are sold now. An order of a guest is opened
   * by its token.
   */
  reorder: ReorderReply;
  /** Mails the owner of an account a link to a new password. The answer is the same where there is no such account. */
  requestPasswordReset: AccountReply;
  /** Gives the account a new password by the token of the mailed link, and signs in. All other sessions end. */
  resetPassword: SessionReply;
  /**
   * Saves what customers say of themselves; what is left out stays. A new email address waits until its owner follows the
   * link that is mailed to it.
   */
  saveAccountSettings: AccountSettingsReply;
  /** Adds an address to one's own, or changes one of them. */
  saveAddress: AddressBookReply;
  /** Makes an address of the address book the default. */
  setDefaultAddress: AddressBookReply;
  /** Finds an order that was placed as a guest, by its number and the email address it was placed with. */
  trackOrder: TrackOrderReply;
  /** Sets the quantities of lines, all or none. */
  updateCart: CartReply;
  /** Confirms the address of the signed-in customer who followed the link of the mail. */
  verifyEmail: VerifyEmailReply;
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
  /** A frame with the provider's player. */
  html: Scalars['String']['output'];
  /** A picture of the film. */
  thumbnail_url: Scalars['String']['output'];
  /** Its page at the provider. */
  url: Scalars['String']['output'];
};

/** A small picture or colour. */
export type OptionThumbnail = {
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
  /** The orders. */
  orders: Array<Order>;
  /** Where the page stands among the others. */
  paging: Paging;
};

/** Where an order stands. */
export type OrderStatus = {
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
  /** When it was done; null while it is to come. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name in words. */
  friendly_name: Scalars['String']['output'];
  /** `placed`, `paid`, `processing`, `packing`, `fulfilled`, `returned` or `canceled`. */
  name: Scalars['String']['output'];
};

/** A tax on an order; within its prices where `prices_include_tax` says so. */
export type OrderTax = {
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
  /** Where the page stands among the others. */
  paging: Paging;
  /** The products of this page. */
  products: Array<OrderedProduct>;
};

/** A published page of the shop. */
export type Page = {
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
  /** The order's id. */
  _id: Scalars['ID']['output'];
  /** Opens the order without signing in; null after a refusal. */
  guest_token: Scalars['String']['output'];
};

/** A page of a listing. */
export type PliableData = {
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
  /** The name. */
  name: Scalars['String']['output'];
  /** The seller's id. */
  sellerId: Scalars['ID']['output'];
};

/** A price for so many pieces, or for some customers. */
export type PriceLevel = {
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
  /** Those open to the requester, from the smallest quantity on. */
  priceLevels: Array<PriceLevel>;
};

/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type Product = {
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
  /** The attribute's code. */
  code: Scalars['String']['output'];
  /** Its words. */
  label: Scalars['String']['output'];
  /** The value in words; several are joined. */
  value: Scalars['String']['output'];
};

/** A page of products. */
export type ProductList = {
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
  /** What is done. */
  action: RuleAction;
  /** The `code` of an option. */
  option: Scalars['ID']['output'];
  /** The `code` of each value; null for the option itself. */
  values?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A condition of a rule. */
export type ProductOptionCondition = {
  /** Whether one of the values is to be selected, or none; null for selected. */
  operator?: Maybe<ConditionOperator>;
  /** The `code` of an option. */
  option: Scalars['ID']['output'];
  /** The `code` of each value; `0` for any. */
  values: Array<Scalars['ID']['output']>;
};

/** A rule: under these conditions, these actions. */
export type ProductOptionRule = {
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
  /** The footers of the shop. */
  allFooter: Array<HeaderOrFooter>;
  /** The headers of the shop. */
  allHeader: Array<HeaderOrFooter>;
  /** A category on show, by its id; null for every other. */
  category?: Maybe<Category>;
  /** A category on show, by its slug; null for every other. */
  categoryBySlug?: Maybe<Category>;
  /** A category with what its page shows first, by its slug. */
  categoryInitialData?: Maybe<Category>;
  /** The categories at the top of the tree. */
  categoryList: Array<Category>;
  /** One page of a listing, by the path or slug of a category. Path "Shop All" or slug `shop-all` lists the whole shop. */
  categoryPliableData: PliableData;
  /** What the cart would cost with this address and these methods. Stores nothing. */
  checkout: Checkout;
  /** The footer of checkout pages, else that of all pages. */
  checkoutFooter?: Maybe<HeaderOrFooter>;
  /** The header of checkout pages, else that of all pages. */
  checkoutHeader?: Maybe<HeaderOrFooter>;
  /** Where the shop delivers, and which countries need a state. */
  countries: Countries;
  /** A footer by its id or name. */
  footer?: Maybe<HeaderOrFooter>;
  /** Menus by their numbers, in the order asked. */
  getAllParsedMenu: Array<Menu>;
  /** How many pieces the open carts of the requester hold. */
  getCartCount: CartCount;
  /** The requester's open cart, with the seller of the `seller-guid` header where one is sent. Empty where there is none. */
  getCartSummary: CartSummary;
  /** When an order placed now arrives. Without an id by the shop's default; null where the shop has no such rule. */
  getDeliveryEstimateInfo: DeliveryEstimateInfo;
  /** All open carts of the requester, one for each seller. */
  getMarketplaceCarts: Array<CartSummary>;
  /** The price levels of a product that are open to the requester; none where prices are hidden. */
  getPriceLevels: PriceLevels;
  /** The page of a type with its template; null where the shop has none. */
  getTemplateByPageType?: Maybe<TemplateByPageType>;
  /** The template for a slug, or with `checkRedirect` where the slug leads on to. */
  getTemplateBySlug?: Maybe<TemplateReply>;
  /** The widgets of a published page; `/` is the home page, a product or category has those of its type. */
  getWidgetContent?: Maybe<WidgetContent>;
  /** A header by its id or name. */
  header?: Maybe<HeaderOrFooter>;
  /** The visit's id for the `session-id` header; without a visit one begins. */
  initSessionId: SessionStart;
  /** What a browser may know of the shop. */
  initSettings: Settings;
  /** The signed-in customer; null for a guest. */
  me?: Maybe<Customer>;
  /** One of the requester's own orders, or the one that the token opens; null for every other. */
  order?: Maybe<Order>;
  /** The products that the signed-in customer has ordered, each once, the latest first. */
  orderedProducts: OrderedProductList;
  /** The signed-in customer's own orders, the newest first. */
  orders: OrderList;
  /** A published page by its id or slug. */
  page?: Maybe<Page>;
  /** What stands at an address of the shop; null where nothing does. */
  pageDataBySlug?: Maybe<PageData>;
  /** A product by its id or slug, with everything on its page; null for what the shop does not show. */
  product?: Maybe<Product>;
  /** Products by type, or by sku. */
  products: ProductList;
  /** A search of one of four types. A search that fails reports that and finds nothing. */
  searchPliable: SearchResult;
  /** The products of a slider. */
  sliderProducts: ProductList;
  /** A template by the id of its page, the name of its type, or a slug; null when unknown. */
  template?: Maybe<Template>;
  /** As `template`, in a list. */
  templates: Array<Template>;
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
  /** How much of it. */
  amount: Scalars['Money']['output'];
};

/** Where an address leads on. */
export type Redirect = {
  /** The HTTP status, 301 or 302. */
  redirect_type: Scalars['Int']['output'];
  /** A path within the shop. */
  to: Scalars['String']['output'];
};

/** Whether a slug leads on. */
export type RedirectResponse = {
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
  /** A line break. */
  text: Scalars['String']['output'];
};

/** A heading. */
export type RichHeading = {
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
  /** The words and links in it. */
  content: Array<RichInline>;
  /** Where it leads. */
  href: Scalars['String']['output'];
  /** Its words alone. */
  text: Scalars['String']['output'];
};

/** A list. */
export type RichList = {
  /** Its entries. */
  items: Array<RichListItem>;
  /** Whether it is numbered. */
  ordered: Scalars['Boolean']['output'];
};

/** An entry of a list. */
export type RichListItem = {
  /** The blocks in it. */
  blocks: Array<RichBlock>;
};

/** A paragraph. */
export type RichParagraph = {
  /** How it is aligned; null as usual. */
  align?: Maybe<TextAlign>;
  /** The words and links in it. */
  content: Array<RichInline>;
};

/** A quotation. */
export type RichQuote = {
  /** The blocks in it. */
  blocks: Array<RichBlock>;
};

/** A line between blocks. */
export type RichRule = {
  /** Always empty. */
  text: Scalars['String']['output'];
};

/** Words. */
export type RichSpan = {
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
  /** Whether the products are already those of these words. */
  applied: Scalars['Boolean']['output'];
  /** The other words. */
  keyword: Scalars['String']['output'];
};

/** A category or brand whose name a keyword is. */
export type SearchPlace = {
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
  /** The visit's id. */
  session_id: Scalars['String']['output'];
  /** The bearer token of a visit begun by this call; null for one that stood before. */
  token?: Maybe<Scalars['String']['output']>;
};

/** What a browser may know of a shop. */
export type Settings = {
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
  /** As `stockStatus`. */
  status: Scalars['String']['output'];
};

/** A value of a variation that has a colour, as `#rrggbb`. */
export type Swatch = {
  /** The colour, as `#rrggbb`. */
  swatch: Scalars['String']['output'];
  /** The name of the value. */
  value: Scalars['String']['output'];
};

/** Totals of a cart at an address. */
export type TaxEstimate = {
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
  /** Its template. */
  getTemplateByPageType?: Maybe<Template>;
  /** The page. */
  page?: Maybe<Page>;
  /** Where it leads on; null for nowhere. */
  redirectSlug?: Maybe<Scalars['String']['output']>;
};

/** A template, or where its slug leads on. */
export type TemplateReply = {
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
  /** Where its picture is among those of its product, from 0; null where it is none of them. */
  variable_image_index?: Maybe<Scalars['Int']['output']>;
  /** Whether choosing it shows a picture of its own. */
  variable_link_image: Scalars['Boolean']['output'];
};

/** Whether the customer was verified. */
export type VerifyEmailReply = {
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
  /** By the widget's id its `type` and each setting as `{value}`. */
  widget_content: Scalars['JSON']['output'];
};

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { me?: { _id: string, email: string, first_name: string, last_name: string, nick_name?: string | null, is_email_confirmed: boolean } | null };

export type AddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressBookQuery = { me?: { _id: string, first_name: string, last_name: string, addresses: Array<{ _id: string, is_default: boolean, address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } }> } | null, countries: { state_required: Array<string>, countries: Array<{ code: string, name: string, states: Array<{ code: string, name: string }> }> } };

export type OrderedProductsQueryVariables = Exact<{
  page?: InputMaybe<Scalars['Int']['input']>;
}>;


export type OrderedProductsQuery = { orderedProducts: { products: Array<{ _id: string, sku: string, name: string, variation_text: string, qty: number, last_ordered_at: string, order_id: string, item_id: string, url?: string | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number } } };

export type OrderTrackingQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
}>;


export type OrderTrackingQuery = { order?: { _id: string, increment_id: string, createdAt: string, shipping_method?: string | null, status: { name: OrderStatusName, friendly_name: string, color: OrderTone }, tracking: Array<{ name: string, friendly_name: string, createdAt?: string | null }>, items: Array<{ _id: string, sku: string, name: string, url?: string | null, variation_text: string, qty: number, qty_sent: number, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, price: number, row_total: number, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  current_password: Scalars['String']['input'];
  new_password: Scalars['String']['input'];
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type SaveAccountSettingsMutationVariables = Exact<{
  input: AccountSettingsInput;
}>;


export type SaveAccountSettingsMutation = { saveAccountSettings: { status: string, message?: string | null, email_to_confirm?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type ConfirmEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmEmailMutation = { confirmEmail: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type SaveAddressMutationVariables = Exact<{
  input: SavedAddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type RemoveAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveAddressMutation = { removeAddress: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type SetDefaultAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SetDefaultAddressMutation = { setDefaultAddress: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type TrackOrderMutationVariables = Exact<{
  increment_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
}>;


export type TrackOrderMutation = { trackOrder: { success: boolean, message?: string | null, guest_token?: string | null, field_errors: Array<{ code: string, field: string, message: string }>, order?: { _id: string } | null } };

export type ReorderMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  idempotency_key: Scalars['String']['input'];
}>;


export type ReorderMutation = { reorder: { success: boolean, message?: string | null, items: Array<{ _id: string, name: string, added_qty: number, requested_qty: number, price?: number | null, price_before?: number | null, message?: { text: string } | null }> } };

export type SavedAddressPartsFragment = { _id: string, is_default: boolean, address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } };

export type PicturePartsFragment = { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number };

export type CardPartsFragment = { _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null };

export type SlugPageQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  filter?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
}>;


export type SlugPageQuery = { initSettings: { purchase_terms: { shipping_from?: number | null, free_shipping_from?: number | null, payment_methods: Array<string>, returns_text: string, returns_url?: string | null } }, pageDataBySlug?: { kind: PageDataKind, redirect?: { redirect_type: number, to: string } | null, page?: { _id: string, title: string, static_type: StaticType, custom_html?: string | null, is_404_page: boolean, document?: unknown | null, meta_title: string, meta_description: string, seo_crawler_setting: string } | null, product?: { slug: string, canonicalPath: string, short_description: string, description: unknown, shipping_fee: number, item_delivery_info: string, delivery_estimate?: string | null, non_shippable_product: boolean, salableQty: number, maxCartQty: number, allow_backorders: boolean, backorder_message: string, low_stock_alert_message: string, isBackorders: boolean, archived: boolean, review_stars: Array<number>, default_variation_sku?: string | null, meta_title: string, meta_description: string, seo_crawler_setting: string, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, stock_message?: { code: string, params: unknown, text: string } | null, images: Array<{ thumbnail: string, medium: string, large: string, alt: string, width: number, height: number, oembed?: { url: string } | null }>, breadcrumb: Array<{ name: string, slug: string }>, attributes: Array<{ code: string, label: string, value: string }>, available_price_levels: Array<{ _id: string, min_qty: number, price: number, text: string }>, personalizationOptions: Array<{ code: string, label: string, type: PersonalizationType, required: boolean, displayed: boolean, character_limit?: number | null }>, productOptions: Array<
        | { placeholder_text?: string | null, code: string, label: string, help_text?: string | null, option_type: ProductOptionType, is_required: boolean, additional_fee?: number | null, initial_visibility: OptionVisibility, icon?: string | null, values: Array<{ code: string, label: string, additional_fee?: number | null, is_default: boolean, initial_visibility: OptionVisibility, thumbnail?: { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null } | null }>, thumbnail?: { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null } | null }
        | { placeholder_text?: string | null, code: string, label: string, help_text?: string | null, option_type: ProductOptionType, is_required: boolean, additional_fee?: number | null, initial_visibility: OptionVisibility, icon?: string | null, text_limit?: { min: number, max: number } | null, thumbnail?: { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null } | null }
      >, productOptionRules: Array<{ operator: RuleOperator, conditions: Array<{ option: string, values: Array<string>, operator?: ConditionOperator | null }>, actions: Array<{ option: string, action: RuleAction, values?: Array<string> | null }> }>, variants: Array<{ code: string, label: string, display_type: VariantDisplay, options: Array<{ value: string, swatch?: string | null }> }>, variations: Array<{ sku: string, variation_values: unknown, price?: number | null, final_price?: number | null, msrp?: number | null, stockStatus: string, stockStatusText: string, isBuyable: boolean, maxCartQty: number, archived: boolean, unavailable_for_sale: boolean, discontinued: boolean, salableQty: number, allow_backorders: boolean, stock_message?: { code: string, params: unknown, text: string } | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, available_price_levels: Array<{ _id: string, min_qty: number, price: number, text: string }> }>, children: Array<{ short_description: string, maxCartQty: number, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, related: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }> } | null, category?: { _id: string, name: string, slug: string, path: string, sub_title: string, description: unknown, display_option: CategoryDisplay, meta_title: string, meta_description: string, meta_keyword: string, seo_crawler_setting: string, optional_content?: unknown | null, pliable_data: { success: boolean, currentSortCode: string, sorts: Array<string>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number }, data: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: FilterGroupType, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }> }, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, image_mobile?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, breadcrumb: Array<{ name: string, slug: string }>, children: Array<{ _id: string, name: string, slug: string, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> } | null } | null };

export type CategoryListingQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  filter?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
}>;


export type CategoryListingQuery = { categoryPliableData: { success: boolean, currentSortCode: string, sorts: Array<string>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number }, data: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: FilterGroupType, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }> } };

export type SearchQueryVariables = Exact<{
  keyword?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  params?: InputMaybe<Scalars['JSON']['input']>;
}>;


export type SearchQuery = { searchPliable: { success: boolean, message?: string | null, full_matches?: number | null, redirect_to?: string | null, unknown_words: Array<string>, currentSortCode: string, sorts: Array<string>, categories: Array<{ name: string, slug: string, key: string, doc_count: number }>, did_you_mean?: { keyword: string, applied: boolean } | null, places: Array<{ kind: SearchPlaceKind, key: string, name: string, url: string, doc_count: number }>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: FilterGroupType, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }>, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number } } };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { searchPliable: { success: boolean, filter: Array<{ buckets: Array<{ key: string, name: string, doc_count: number }> }> } };

export type CategoryPartsFragment = { _id: string, name: string, slug: string, path: string, sub_title: string, description: unknown, display_option: CategoryDisplay, meta_title: string, meta_description: string, meta_keyword: string, seo_crawler_setting: string, optional_content?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, image_mobile?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, breadcrumb: Array<{ name: string, slug: string }>, children: Array<{ _id: string, name: string, slug: string, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> };

export type PlacePartsFragment = { kind: SearchPlaceKind, key: string, name: string, url: string, doc_count: number };

export type WayOnPartsFragment = { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> };

export type ListingPartsFragment = { success: boolean, currentSortCode: string, sorts: Array<string>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number }, data: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: FilterGroupType, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }> };

export type PagingPartsFragment = { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number };

export type FilterGroupPartsFragment = { code: string, nameAttribute: string, type: FilterGroupType, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> };

export type ProductPagePartsFragment = { slug: string, canonicalPath: string, short_description: string, description: unknown, shipping_fee: number, item_delivery_info: string, delivery_estimate?: string | null, non_shippable_product: boolean, salableQty: number, maxCartQty: number, allow_backorders: boolean, backorder_message: string, low_stock_alert_message: string, isBackorders: boolean, archived: boolean, review_stars: Array<number>, default_variation_sku?: string | null, meta_title: string, meta_description: string, seo_crawler_setting: string, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, stock_message?: { code: string, params: unknown, text: string } | null, images: Array<{ thumbnail: string, medium: string, large: string, alt: string, width: number, height: number, oembed?: { url: string } | null }>, breadcrumb: Array<{ name: string, slug: string }>, attributes: Array<{ code: string, label: string, value: string }>, available_price_levels: Array<{ _id: string, min_qty: number, price: number, text: string }>, personalizationOptions: Array<{ code: string, label: string, type: PersonalizationType, required: boolean, displayed: boolean, character_limit?: number | null }>, productOptions: Array<
    | { placeholder_text?: string | null, code: string, label: string, help_text?: string | null, option_type: ProductOptionType, is_required: boolean, additional_fee?: number | null, initial_visibility: OptionVisibility, icon?: string | null, values: Array<{ code: string, label: string, additional_fee?: number | null, is_default: boolean, initial_visibility: OptionVisibility, thumbnail?: { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null } | null }>, thumbnail?: { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null } | null }
    | { placeholder_text?: string | null, code: string, label: string, help_text?: string | null, option_type: ProductOptionType, is_required: boolean, additional_fee?: number | null, initial_visibility: OptionVisibility, icon?: string | null, text_limit?: { min: number, max: number } | null, thumbnail?: { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null } | null }
  >, productOptionRules: Array<{ operator: RuleOperator, conditions: Array<{ option: string, values: Array<string>, operator?: ConditionOperator | null }>, actions: Array<{ option: string, action: RuleAction, values?: Array<string> | null }> }>, variants: Array<{ code: string, label: string, display_type: VariantDisplay, options: Array<{ value: string, swatch?: string | null }> }>, variations: Array<{ sku: string, variation_values: unknown, price?: number | null, final_price?: number | null, msrp?: number | null, stockStatus: string, stockStatusText: string, isBuyable: boolean, maxCartQty: number, archived: boolean, unavailable_for_sale: boolean, discontinued: boolean, salableQty: number, allow_backorders: boolean, stock_message?: { code: string, params: unknown, text: string } | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, available_price_levels: Array<{ _id: string, min_qty: number, price: number, text: string }> }>, children: Array<{ short_description: string, maxCartQty: number, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, related: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }> };

export type OptionThumbnailPartsFragment = { type: ThumbnailType, value: string, enlarge: boolean, medium?: string | null, large?: string | null };

export type SliderProductsQueryVariables = Exact<{
  input: SliderProductsInput;
}>;


export type SliderProductsQuery = { sliderProducts: { products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }> } };

export type ViewedProductsQueryVariables = Exact<{
  skus: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type ViewedProductsQuery = { products: { products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: ClassCode, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }> } };

export type PurchaseTermsPartsFragment = { shipping_from?: number | null, free_shipping_from?: number | null, payment_methods: Array<string>, returns_text: string, returns_url?: string | null };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { getCartSummary: { _id?: string | null, amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
  personalization_data?: InputMaybe<Scalars['JSON']['input']>;
  product_options_data?: InputMaybe<Scalars['JSON']['input']>;
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
}>;


export type AddToCartMutation = { addToCart: { success: boolean, status?: string | null, message?: string | null, messageType?: string | null, code?: string | null, addedQty: number, qtyInCart: number, cart_count: number } };

export type UpdateCartMutationVariables = Exact<{
  products: Array<CartQuantityInput> | CartQuantityInput;
}>;


export type UpdateCartMutation = { updateCart: { success: boolean, status?: string | null, message?: string | null, messageType?: string | null, code?: string | null, itemErrors: Array<{ item_id: string, message: string }> } };

export type RemoveFromCartMutationVariables = Exact<{
  item_id: Scalars['ID']['input'];
}>;


export type RemoveFromCartMutation = { removeFromCart: { success: boolean, status?: string | null, message?: string | null, messageType?: string | null, code?: string | null, itemErrors: Array<{ item_id: string, message: string }> } };

export type CheckoutQueryVariables = Exact<{
  address?: InputMaybe<AddressInput>;
  shipping_method?: InputMaybe<Scalars['String']['input']>;
  payment_method?: InputMaybe<Scalars['String']['input']>;
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
}>;


export type CheckoutQuery = { me?: { _id: string, email: string, first_name: string, last_name: string, addresses: Array<{ is_default: boolean, address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } }> } | null, checkout: { shipping_required: boolean, shipping_title: string, default_country: string, prevented_message?: string | null, total_known: boolean, placed_order?: { _id: string, guest_token: string } | null, summary: { cart_id?: string | null, shipping_method?: string | null, amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> }, countries: { state_required: Array<string>, countries: Array<{ code: string, name: string, states: Array<{ code: string, name: string }> }> }, shipping_methods: Array<{ method: string, title: string, price: number, shipping_total: number, default_info?: unknown | null }>, payment_methods: Array<{ code: string, title: string, instructions: string }>, tax_estimate: { success: boolean, message?: string | null, total_due: number, amount: number, tax_amount: number, shipping_amount: number, shipping_fee: number, shipping_level_discount: number, discount_amount: number, prices_include_tax: boolean } } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
  idempotency_key: Scalars['String']['input'];
}>;


export type PlaceOrderMutation = { placeOrder: { success: boolean, code?: string | null, message?: string | null, fresh_total?: number | null, guest_token?: string | null, field_errors: Array<{ code: string, field: string, message: string }>, order?: { _id: string, increment_id: string } | null } };

export type OrderQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
}>;


export type OrderQuery = { order?: { _id: string, increment_id: string, email: string, createdAt: string, currency: string, subtotal: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, note: string, shipping_method?: string | null, status: { name: OrderStatusName, friendly_name: string, color: OrderTone }, payment_method: { code: string, title: string, instructions: string }, items: Array<{ _id: string, sku: string, name: string, url?: string | null, variation_text: string, qty: number, qty_sent: number, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, price: number, row_total: number, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, shipping_address?: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } | null, billing_address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } } | null };

export type OrdersQueryVariables = Exact<{
  page?: InputMaybe<Scalars['Int']['input']>;
}>;


export type OrdersQuery = { orders: { orders: Array<{ _id: string, increment_id: string, createdAt: string, grand_total: number, currency: string, status: { name: OrderStatusName, friendly_name: string, color: OrderTone } }>, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number } } };

export type LoginMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type LoginMutation = { login: { success: boolean, message?: string | null, redirect?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { success: boolean, message?: string | null, field_errors: Array<{ code: string, field: string, message: string }> } };

export type VerifyEmailMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type VerifyEmailMutation = { verifyEmail: { success: boolean, message?: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type CartReplyPartsFragment = { success: boolean, status?: string | null, message?: string | null, messageType?: string | null, code?: string | null, itemErrors: Array<{ item_id: string, message: string }> };

type CartContentParts_CartEstimate_Fragment = { amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> };

type CartContentParts_CartSummary_Fragment = { amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> };

export type CartContentPartsFragment =
  | CartContentParts_CartEstimate_Fragment
  | CartContentParts_CartSummary_Fragment
;

export type CartItemPartsFragment = { item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, product_options_data?: unknown | null, personalization_data?: unknown | null, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null };

export type ShippingMethodPartsFragment = { method: string, title: string, price: number, shipping_total: number, default_info?: unknown | null };

export type AddressPartsFragment = { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string };

export type OrderPartsFragment = { _id: string, increment_id: string, email: string, createdAt: string, currency: string, subtotal: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, note: string, shipping_method?: string | null, status: { name: OrderStatusName, friendly_name: string, color: OrderTone }, payment_method: { code: string, title: string, instructions: string }, items: Array<{ _id: string, sku: string, name: string, url?: string | null, variation_text: string, qty: number, qty_sent: number, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, price: number, row_total: number, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, shipping_address?: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } | null, billing_address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } };

export type OrderItemPartsFragment = { _id: string, sku: string, name: string, url?: string | null, variation_text: string, qty: number, qty_sent: number, backorders_qty: number, backorder_message: string, backorder_ship_date?: string | null, price: number, row_total: number, choices: Array<{ label: string, value: string, fee?: number | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { initSettings: { general: unknown, client_address?: unknown | null, active_theme: unknown, ratings_shown: boolean, modules: unknown, others: unknown, footer_social: unknown, listing: unknown, currency: string, locale: string, time_zone: string, client: { code: string, type: ShopType, guid: string, name: string, industry: string } }, allHeader: Array<{ _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> }>, allFooter: Array<{ _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> }>, checkoutHeader?: { _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> } | null, checkoutFooter?: { _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { me?: { _id: string, email: string, first_name: string, last_name: string, is_verified: boolean, is_email_confirmed: boolean } | null };

export type CartBadgeQueryVariables = Exact<{ [key: string]: never; }>;


export type CartBadgeQuery = { getCartCount: { count: number } };

export type PageByTypeQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type PageByTypeQuery = { getTemplateByPageType?: { redirectSlug?: string | null, page?: { _id: string, title: string, static_type: StaticType, custom_html?: string | null, is_404_page: boolean, document?: unknown | null, meta_title: string, meta_description: string, seo_crawler_setting: string } | null } | null };

export type HeaderOrFooterPartsFragment = { _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> };

export type MenuItemPartsFragment = { _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null };

export type PagePartsFragment = { _id: string, title: string, static_type: StaticType, custom_html?: string | null, is_404_page: boolean, document?: unknown | null, meta_title: string, meta_description: string, seo_crawler_setting: string };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AddressPartsFragmentDoc = new TypedDocumentString(`
    fragment AddressParts on Address {
  first_name
  last_name
  company
  street
  street2
  city
  state
  postcode
  country
  phone
}
    `, {"fragmentName":"AddressParts"}) as unknown as TypedDocumentString<AddressPartsFragment, unknown>;
export const SavedAddressPartsFragmentDoc = new TypedDocumentString(`
    fragment SavedAddressParts on CustomerAddress {
  _id
  is_default
  address {
    ...AddressParts
  }
}
    fragment AddressParts on Address {
  first_name
  last_name
  company
  street
  street2
  city
  state
  postcode
  country
  phone
}`, {"fragmentName":"SavedAddressParts"}) as unknown as TypedDocumentString<SavedAddressPartsFragment, unknown>;
export const PicturePartsFragmentDoc = new TypedDocumentString(`
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
    `, {"fragmentName":"PictureParts"}) as unknown as TypedDocumentString<PicturePartsFragment, unknown>;
export const CategoryPartsFragmentDoc = new TypedDocumentString(`
    fragment CategoryParts on Category {
  _id
  name
  slug
  path
  image {
    ...PictureParts
  }
  image_mobile {
    ...PictureParts
  }
  sub_title
  description
  display_option
  meta_title
  meta_description
  meta_keyword
  seo_crawler_setting
  optional_content
  breadcrumb {
    name
    slug
  }
  children {
    _id
    name
    slug
    image {
      ...PictureParts
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}`, {"fragmentName":"CategoryParts"}) as unknown as TypedDocumentString<CategoryPartsFragment, unknown>;
export const PlacePartsFragmentDoc = new TypedDocumentString(`
    fragment PlaceParts on SearchPlace {
  kind
  key
  name
  url
  doc_count
}
    `, {"fragmentName":"PlaceParts"}) as unknown as TypedDocumentString<PlacePartsFragment, unknown>;
export const CardPartsFragmentDoc = new TypedDocumentString(`
    fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}`, {"fragmentName":"CardParts"}) as unknown as TypedDocumentString<CardPartsFragment, unknown>;
export const WayOnPartsFragmentDoc = new TypedDocumentString(`
    fragment WayOnParts on WayOn {
  unfiltered
  products_are
  products {
    ...CardParts
  }
  categories {
    key
    name
    slug
    doc_count
  }
  pages {
    title
    url
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}`, {"fragmentName":"WayOnParts"}) as unknown as TypedDocumentString<WayOnPartsFragment, unknown>;
export const PagingPartsFragmentDoc = new TypedDocumentString(`
    fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}
    `, {"fragmentName":"PagingParts"}) as unknown as TypedDocumentString<PagingPartsFragment, unknown>;
export const FilterGroupPartsFragmentDoc = new TypedDocumentString(`
    fragment FilterGroupParts on FilterGroup {
  code
  nameAttribute
  type
  min
  max
  expanded
  showAll
  buckets {
    key
    name
    doc_count
    isCurrent
  }
}
    `, {"fragmentName":"FilterGroupParts"}) as unknown as TypedDocumentString<FilterGroupPartsFragment, unknown>;
export const ListingPartsFragmentDoc = new TypedDocumentString(`
    fragment ListingParts on PliableData {
  success
  way_on {
    ...WayOnParts
  }
  paging {
    ...PagingParts
  }
  data {
    ...CardParts
  }
  filter {
    ...FilterGroupParts
  }
  currentSortCode
  sorts
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}
fragment WayOnParts on WayOn {
  unfiltered
  products_are
  products {
    ...CardParts
  }
  categories {
    key
    name
    slug
    doc_count
  }
  pages {
    title
    url
  }
}
fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}
fragment FilterGroupParts on FilterGroup {
  code
  nameAttribute
  type
  min
  max
  expanded
  showAll
  buckets {
    key
    name
    doc_count
    isCurrent
  }
}`, {"fragmentName":"ListingParts"}) as unknown as TypedDocumentString<ListingPartsFragment, unknown>;
export const OptionThumbnailPartsFragmentDoc = new TypedDocumentString(`
    fragment OptionThumbnailParts on OptionThumbnail {
  type
  value
  enlarge
  medium
  large
}
    `, {"fragmentName":"OptionThumbnailParts"}) as unknown as TypedDocumentString<OptionThumbnailPartsFragment, unknown>;
export const ProductPagePartsFragmentDoc = new TypedDocumentString(`
    fragment ProductPageParts on Product {
  ...CardParts
  slug
  canonicalPath
  short_description
  description
  shipping_fee
  item_delivery_info
  delivery_estimate
  non_shippable_product
  salableQty
  maxCartQty
  allow_backorders
  backorder_message
  low_stock_alert_message
  stock_message {
    code
    params
    text
  }
  isBackorders
  archived
  images {
    ...PictureParts
    oembed {
      url
    }
  }
  breadcrumb {
    name
    slug
  }
  attributes {
    code
    label
    value
  }
  available_price_levels {
    _id
    min_qty
    price
    text
  }
  review_stars
  personalizationOptions {
    code
    label
    type
    required
    displayed
    character_limit
  }
  productOptions {
    code
    label
    help_text
    option_type
    is_required
    additional_fee
    initial_visibility
    icon
    thumbnail {
      ...OptionThumbnailParts
    }
    ... on ChoiceOption {
      placeholder_text
      values {
        code
        label
        additional_fee
        is_default
        initial_visibility
        thumbnail {
          ...OptionThumbnailParts
        }
      }
    }
    ... on TextOption {
      placeholder_text
      text_limit {
        min
        max
      }
    }
  }
  productOptionRules {
    operator
    conditions {
      option
      values
      operator
    }
    actions {
      option
      action
      values
    }
  }
  default_variation_sku
  variants {
    code
    label
    display_type
    options {
      value
      swatch
    }
  }
  variations {
    sku
    variation_values
    price
    final_price
    msrp
    stockStatus
    stockStatusText
    stock_message {
      code
      params
      text
    }
    isBuyable
    maxCartQty
    image {
      ...PictureParts
    }
    archived
    unavailable_for_sale
    discontinued
    salableQty
    allow_backorders
    available_price_levels {
      _id
      min_qty
      price
      text
    }
  }
  children {
    ...CardParts
    short_description
    maxCartQty
  }
  related {
    ...CardParts
  }
  meta_title
  meta_description
  seo_crawler_setting
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}
fragment OptionThumbnailParts on OptionThumbnail {
  type
  value
  enlarge
  medium
  large
}`, {"fragmentName":"ProductPageParts"}) as unknown as TypedDocumentString<ProductPagePartsFragment, unknown>;
export const PurchaseTermsPartsFragmentDoc = new TypedDocumentString(`
    fragment PurchaseTermsParts on PurchaseTerms {
  shipping_from
  free_shipping_from
  payment_methods
  returns_text
  returns_url
}
    `, {"fragmentName":"PurchaseTermsParts"}) as unknown as TypedDocumentString<PurchaseTermsPartsFragment, unknown>;
export const CartReplyPartsFragmentDoc = new TypedDocumentString(`
    fragment CartReplyParts on CartReply {
  success
  status
  message
  messageType
  code
  itemErrors {
    item_id
    message
  }
}
    `, {"fragmentName":"CartReplyParts"}) as unknown as TypedDocumentString<CartReplyPartsFragment, unknown>;
export const CartItemPartsFragmentDoc = new TypedDocumentString(`
    fragment CartItemParts on CartItem {
  item_id
  product_id
  name
  sub_title
  sku
  url
  variation_text
  price
  qty
  row_total
  max_cart_qty
  stock_message
  is_in_stock
  is_backorders
  backorders_qty
  backorder_message
  backorder_ship_date
  product_options_data
  personalization_data
  choices {
    label
    value
    fee
  }
  image {
    ...PictureParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}`, {"fragmentName":"CartItemParts"}) as unknown as TypedDocumentString<CartItemPartsFragment, unknown>;
export const CartContentPartsFragmentDoc = new TypedDocumentString(`
    fragment CartContentParts on CartContent {
  amount
  discount_amount
  shipping_amount
  tax_amount
  prices_include_tax
  grand_total
  total_due
  message
  checkout_prevented
  itemErrors {
    item_id
    message
  }
  items {
    ...CartItemParts
  }
  changed_items {
    ...CartItemParts
  }
  limit_items {
    ...CartItemParts
  }
  invalid_items {
    ...CartItemParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CartItemParts on CartItem {
  item_id
  product_id
  name
  sub_title
  sku
  url
  variation_text
  price
  qty
  row_total
  max_cart_qty
  stock_message
  is_in_stock
  is_backorders
  backorders_qty
  backorder_message
  backorder_ship_date
  product_options_data
  personalization_data
  choices {
    label
    value
    fee
  }
  image {
    ...PictureParts
  }
}`, {"fragmentName":"CartContentParts"}) as unknown as TypedDocumentString<CartContentPartsFragment, unknown>;
export const ShippingMethodPartsFragmentDoc = new TypedDocumentString(`
    fragment ShippingMethodParts on EstimatedShippingMethod {
  method
  title
  price
  shipping_total
  default_info
}
    `, {"fragmentName":"ShippingMethodParts"}) as unknown as TypedDocumentString<ShippingMethodPartsFragment, unknown>;
export const OrderItemPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderItemParts on OrderItem {
  _id
  sku
  name
  url
  variation_text
  qty
  qty_sent
  backorders_qty
  backorder_message
  backorder_ship_date
  choices {
    label
    value
    fee
  }
  price
  row_total
  image {
    ...PictureParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}`, {"fragmentName":"OrderItemParts"}) as unknown as TypedDocumentString<OrderItemPartsFragment, unknown>;
export const OrderPartsFragmentDoc = new TypedDocumentString(`
    fragment OrderParts on Order {
  _id
  increment_id
  email
  createdAt
  currency
  subtotal
  discount_amount
  shipping_amount
  tax_amount
  prices_include_tax
  grand_total
  note
  shipping_method
  status {
    name
    friendly_name
    color
  }
  payment_method {
    code
    title
    instructions
  }
  items {
    ...OrderItemParts
  }
  shipping_address {
    ...AddressParts
  }
  billing_address {
    ...AddressParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment AddressParts on Address {
  first_name
  last_name
  company
  street
  street2
  city
  state
  postcode
  country
  phone
}
fragment OrderItemParts on OrderItem {
  _id
  sku
  name
  url
  variation_text
  qty
  qty_sent
  backorders_qty
  backorder_message
  backorder_ship_date
  choices {
    label
    value
    fee
  }
  price
  row_total
  image {
    ...PictureParts
  }
}`, {"fragmentName":"OrderParts"}) as unknown as TypedDocumentString<OrderPartsFragment, unknown>;
export const MenuItemPartsFragmentDoc = new TypedDocumentString(`
    fragment MenuItemParts on MenuItem {
  _id
  label
  url
  flyoutType
  columns
  width
  imageUrl
}
    `, {"fragmentName":"MenuItemParts"}) as unknown as TypedDocumentString<MenuItemPartsFragment, unknown>;
export const HeaderOrFooterPartsFragmentDoc = new TypedDocumentString(`
    fragment HeaderOrFooterParts on HeaderOrFooter {
  _id
  name
  final_widget_content
  menus {
    _id
    name
    orderInMobile
    items {
      ...MenuItemParts
      items {
        ...MenuItemParts
        items {
          ...MenuItemParts
        }
      }
    }
  }
}
    fragment MenuItemParts on MenuItem {
  _id
  label
  url
  flyoutType
  columns
  width
  imageUrl
}`, {"fragmentName":"HeaderOrFooterParts"}) as unknown as TypedDocumentString<HeaderOrFooterPartsFragment, unknown>;
export const PagePartsFragmentDoc = new TypedDocumentString(`
    fragment PageParts on Page {
  _id
  title
  static_type
  custom_html
  is_404_page
  document
  meta_title
  meta_description
  seo_crawler_setting
}
    `, {"fragmentName":"PageParts"}) as unknown as TypedDocumentString<PagePartsFragment, unknown>;
export const AccountSettingsDocument = new TypedDocumentString(`
    query AccountSettings {
  me {
    _id
    email
    first_name
    last_name
    nick_name
    is_email_confirmed
  }
}
    `) as unknown as TypedDocumentString<AccountSettingsQuery, AccountSettingsQueryVariables>;
export const AddressBookDocument = new TypedDocumentString(`
    query AddressBook {
  me {
    _id
    first_name
    last_name
    addresses {
      ...SavedAddressParts
    }
  }
  countries {
    state_required
    countries {
      code
      name
      states {
        code
        name
      }
    }
  }
}
    fragment SavedAddressParts on CustomerAddress {
  _id
  is_default
  address {
    ...AddressParts
  }
}
fragment AddressParts on Address {
  first_name
  last_name
  company
  street
  street2
  city
  state
  postcode
  country
  phone
}`) as unknown as TypedDocumentString<AddressBookQuery, AddressBookQueryVariables>;
export const OrderedProductsDocument = new TypedDocumentString(`
    query OrderedProducts($page: Int) {
  orderedProducts(page: $page) {
    products {
      _id
      sku
      name
      variation_text
      image {
        ...PictureParts
      }
      qty
      last_ordered_at
      order_id
      item_id
      url
    }
    paging {
      ...PagingParts
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}`) as unknown as TypedDocumentString<OrderedProductsQuery, OrderedProductsQueryVariables>;
export const OrderTrackingDocument = new TypedDocumentString(`
    query OrderTracking($id: ID!, $token: String) {
  order(_id: $id, token: $token) {
    _id
    increment_id
    createdAt
    shipping_method
    status {
      name
      friendly_name
      color
    }
    tracking {
      name
      friendly_name
      createdAt
    }
    items {
      ...OrderItemParts
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment OrderItemParts on OrderItem {
  _id
  sku
  name
  url
  variation_text
  qty
  qty_sent
  backorders_qty
  backorder_message
  backorder_ship_date
  choices {
    label
    value
    fee
  }
  price
  row_total
  image {
    ...PictureParts
  }
}`) as unknown as TypedDocumentString<OrderTrackingQuery, OrderTrackingQueryVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($current_password: String!, $new_password: String!) {
  changePassword(current_password: $current_password, new_password: $new_password) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SaveAccountSettingsDocument = new TypedDocumentString(`
    mutation SaveAccountSettings($input: AccountSettingsInput!) {
  saveAccountSettings(input: $input) {
    status
    message
    field_errors {
      code
      field
      message
    }
    email_to_confirm
  }
}
    `) as unknown as TypedDocumentString<SaveAccountSettingsMutation, SaveAccountSettingsMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail {
  confirmEmail {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const SaveAddressDocument = new TypedDocumentString(`
    mutation SaveAddress($input: SavedAddressInput!) {
  saveAddress(input: $input) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveAddressMutation, SaveAddressMutationVariables>;
export const RemoveAddressDocument = new TypedDocumentString(`
    mutation RemoveAddress($id: ID!) {
  removeAddress(_id: $id) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const SetDefaultAddressDocument = new TypedDocumentString(`
    mutation SetDefaultAddress($id: ID!) {
  setDefaultAddress(_id: $id) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;
export const TrackOrderDocument = new TypedDocumentString(`
    mutation TrackOrder($increment_id: String!, $email: String!) {
  trackOrder(increment_id: $increment_id, email: $email) {
    success
    message
    field_errors {
      code
      field
      message
    }
    guest_token
    order {
      _id
    }
  }
}
    `) as unknown as TypedDocumentString<TrackOrderMutation, TrackOrderMutationVariables>;
export const ReorderDocument = new TypedDocumentString(`
    mutation Reorder($id: ID!, $token: String, $items: [ID!], $idempotency_key: String!) {
  reorder(
    _id: $id
    token: $token
    items: $items
    idempotency_key: $idempotency_key
  ) {
    success
    message
    items {
      _id
      name
      added_qty
      requested_qty
      price
      price_before
      message {
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReorderMutation, ReorderMutationVariables>;
export const SlugPageDocument = new TypedDocumentString(`
    query SlugPage($slug: String!, $filter: JSON, $page: Int, $order: String, $dir: String) {
  initSettings {
    purchase_terms {
      ...PurchaseTermsParts
    }
  }
  pageDataBySlug(slug: $slug) {
    kind
    redirect {
      redirect_type
      to
    }
    page {
      ...PageParts
    }
    product {
      ...ProductPageParts
    }
    category {
      ...CategoryParts
      pliable_data(filter: $filter, page: $page, order: $order, dir: $dir) {
        ...ListingParts
      }
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}
fragment CategoryParts on Category {
  _id
  name
  slug
  path
  image {
    ...PictureParts
  }
  image_mobile {
    ...PictureParts
  }
  sub_title
  description
  display_option
  meta_title
  meta_description
  meta_keyword
  seo_crawler_setting
  optional_content
  breadcrumb {
    name
    slug
  }
  children {
    _id
    name
    slug
    image {
      ...PictureParts
    }
  }
}
fragment WayOnParts on WayOn {
  unfiltered
  products_are
  products {
    ...CardParts
  }
  categories {
    key
    name
    slug
    doc_count
  }
  pages {
    title
    url
  }
}
fragment ListingParts on PliableData {
  success
  way_on {
    ...WayOnParts
  }
  paging {
    ...PagingParts
  }
  data {
    ...CardParts
  }
  filter {
    ...FilterGroupParts
  }
  currentSortCode
  sorts
}
fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}
fragment FilterGroupParts on FilterGroup {
  code
  nameAttribute
  type
  min
  max
  expanded
  showAll
  buckets {
    key
    name
    doc_count
    isCurrent
  }
}
fragment ProductPageParts on Product {
  ...CardParts
  slug
  canonicalPath
  short_description
  description
  shipping_fee
  item_delivery_info
  delivery_estimate
  non_shippable_product
  salableQty
  maxCartQty
  allow_backorders
  backorder_message
  low_stock_alert_message
  stock_message {
    code
    params
    text
  }
  isBackorders
  archived
  images {
    ...PictureParts
    oembed {
      url
    }
  }
  breadcrumb {
    name
    slug
  }
  attributes {
    code
    label
    value
  }
  available_price_levels {
    _id
    min_qty
    price
    text
  }
  review_stars
  personalizationOptions {
    code
    label
    type
    required
    displayed
    character_limit
  }
  productOptions {
    code
    label
    help_text
    option_type
    is_required
    additional_fee
    initial_visibility
    icon
    thumbnail {
      ...OptionThumbnailParts
    }
    ... on ChoiceOption {
      placeholder_text
      values {
        code
        label
        additional_fee
        is_default
        initial_visibility
        thumbnail {
          ...OptionThumbnailParts
        }
      }
    }
    ... on TextOption {
      placeholder_text
      text_limit {
        min
        max
      }
    }
  }
  productOptionRules {
    operator
    conditions {
      option
      values
      operator
    }
    actions {
      option
      action
      values
    }
  }
  default_variation_sku
  variants {
    code
    label
    display_type
    options {
      value
      swatch
    }
  }
  variations {
    sku
    variation_values
    price
    final_price
    msrp
    stockStatus
    stockStatusText
    stock_message {
      code
      params
      text
    }
    isBuyable
    maxCartQty
    image {
      ...PictureParts
    }
    archived
    unavailable_for_sale
    discontinued
    salableQty
    allow_backorders
    available_price_levels {
      _id
      min_qty
      price
      text
    }
  }
  children {
    ...CardParts
    short_description
    maxCartQty
  }
  related {
    ...CardParts
  }
  meta_title
  meta_description
  seo_crawler_setting
}
fragment OptionThumbnailParts on OptionThumbnail {
  type
  value
  enlarge
  medium
  large
}
fragment PurchaseTermsParts on PurchaseTerms {
  shipping_from
  free_shipping_from
  payment_methods
  returns_text
  returns_url
}
fragment PageParts on Page {
  _id
  title
  static_type
  custom_html
  is_404_page
  document
  meta_title
  meta_description
  seo_crawler_setting
}`) as unknown as TypedDocumentString<SlugPageQuery, SlugPageQueryVariables>;
export const CategoryListingDocument = new TypedDocumentString(`
    query CategoryListing($slug: String!, $filter: JSON, $page: Int, $order: String, $dir: String) {
  categoryPliableData(
    slug: $slug
    filter: $filter
    page: $page
    order: $order
    dir: $dir
  ) {
    ...ListingParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}
fragment WayOnParts on WayOn {
  unfiltered
  products_are
  products {
    ...CardParts
  }
  categories {
    key
    name
    slug
    doc_count
  }
  pages {
    title
    url
  }
}
fragment ListingParts on PliableData {
  success
  way_on {
    ...WayOnParts
  }
  paging {
    ...PagingParts
  }
  data {
    ...CardParts
  }
  filter {
    ...FilterGroupParts
  }
  currentSortCode
  sorts
}
fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}
fragment FilterGroupParts on FilterGroup {
  code
  nameAttribute
  type
  min
  max
  expanded
  showAll
  buckets {
    key
    name
    doc_count
    isCurrent
  }
}`) as unknown as TypedDocumentString<CategoryListingQuery, CategoryListingQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($keyword: String, $filter: JSON, $params: JSON) {
  searchPliable(
    search_type: "product"
    keyword: $keyword
    filter: $filter
    params: $params
  ) {
    success
    message
    categories {
      name
      slug
      key
      doc_count
    }
    did_you_mean {
      keyword
      applied
    }
    full_matches
    redirect_to
    unknown_words
    places {
      ...PlaceParts
    }
    way_on {
      ...WayOnParts
    }
    products {
      ...CardParts
    }
    filter {
      ...FilterGroupParts
    }
    paging {
      ...PagingParts
    }
    currentSortCode
    sorts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}
fragment PlaceParts on SearchPlace {
  kind
  key
  name
  url
  doc_count
}
fragment WayOnParts on WayOn {
  unfiltered
  products_are
  products {
    ...CardParts
  }
  categories {
    key
    name
    slug
    doc_count
  }
  pages {
    title
    url
  }
}
fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}
fragment FilterGroupParts on FilterGroup {
  code
  nameAttribute
  type
  min
  max
  expanded
  showAll
  buckets {
    key
    name
    doc_count
    isCurrent
  }
}`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const BrandsDocument = new TypedDocumentString(`
    query Brands {
  searchPliable(search_type: "brands") {
    success
    filter {
      buckets {
        key
        name
        doc_count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BrandsQuery, BrandsQueryVariables>;
export const SliderProductsDocument = new TypedDocumentString(`
    query SliderProducts($input: SliderProductsInput!) {
  sliderProducts(input: $input) {
    products {
      ...CardParts
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}`) as unknown as TypedDocumentString<SliderProductsQuery, SliderProductsQueryVariables>;
export const ViewedProductsDocument = new TypedDocumentString(`
    query ViewedProducts($skus: [String!]!) {
  products(input: {sku_list: $skus}) {
    products {
      ...CardParts
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CardParts on Product {
  _id
  sku
  name
  sub_title
  url
  class_code
  brand
  image {
    ...PictureParts
  }
  second_image {
    medium
  }
  badges
  swatches {
    value
    swatch
  }
  price
  final_price
  msrp
  from_price
  hide_price
  is_price_hidden
  stockStatus
  stockStatusText
  stock_message {
    text
  }
  isInStock
  isBuyable
  unavailable_for_sale
  product_option_set
  review_count
  review_avg_rating
}`) as unknown as TypedDocumentString<ViewedProductsQuery, ViewedProductsQueryVariables>;
export const CartDocument = new TypedDocumentString(`
    query Cart {
  getCartSummary(is_first: true) {
    _id
    ...CartContentParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CartContentParts on CartContent {
  amount
  discount_amount
  shipping_amount
  tax_amount
  prices_include_tax
  grand_total
  total_due
  message
  checkout_prevented
  itemErrors {
    item_id
    message
  }
  items {
    ...CartItemParts
  }
  changed_items {
    ...CartItemParts
  }
  limit_items {
    ...CartItemParts
  }
  invalid_items {
    ...CartItemParts
  }
}
fragment CartItemParts on CartItem {
  item_id
  product_id
  name
  sub_title
  sku
  url
  variation_text
  price
  qty
  row_total
  max_cart_qty
  stock_message
  is_in_stock
  is_backorders
  backorders_qty
  backorder_message
  backorder_ship_date
  product_options_data
  personalization_data
  choices {
    label
    value
    fee
  }
  image {
    ...PictureParts
  }
}`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const AddToCartDocument = new TypedDocumentString(`
    mutation AddToCart($input: AddToCartInput!, $personalization_data: JSON, $product_options_data: JSON, $idempotency_key: String) {
  addToCart(
    input: $input
    personalization_data: $personalization_data
    product_options_data: $product_options_data
    idempotency_key: $idempotency_key
  ) {
    success
    status
    message
    messageType
    code
    addedQty
    qtyInCart
    cart_count
  }
}
    `) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartDocument = new TypedDocumentString(`
    mutation UpdateCart($products: [CartQuantityInput!]!) {
  updateCart(products: $products) {
    ...CartReplyParts
  }
}
    fragment CartReplyParts on CartReply {
  success
  status
  message
  messageType
  code
  itemErrors {
    item_id
    message
  }
}`) as unknown as TypedDocumentString<UpdateCartMutation, UpdateCartMutationVariables>;
export const RemoveFromCartDocument = new TypedDocumentString(`
    mutation RemoveFromCart($item_id: ID!) {
  removeFromCart(item_id: $item_id) {
    ...CartReplyParts
  }
}
    fragment CartReplyParts on CartReply {
  success
  status
  message
  messageType
  code
  itemErrors {
    item_id
    message
  }
}`) as unknown as TypedDocumentString<RemoveFromCartMutation, RemoveFromCartMutationVariables>;
export const CheckoutDocument = new TypedDocumentString(`
    query Checkout($address: AddressInput, $shipping_method: String, $payment_method: String, $idempotency_key: String) {
  me {
    _id
    email
    first_name
    last_name
    addresses {
      is_default
      address {
        ...AddressParts
      }
    }
  }
  checkout(
    address: $address
    shipping_method: $shipping_method
    payment_method: $payment_method
    idempotency_key: $idempotency_key
  ) {
    placed_order {
      _id
      guest_token
    }
    summary {
      cart_id
      ...CartContentParts
      shipping_method
    }
    countries {
      countries {
        code
        name
        states {
          code
          name
        }
      }
      state_required
    }
    shipping_methods {
      ...ShippingMethodParts
    }
    payment_methods {
      code
      title
      instructions
    }
    shipping_required
    shipping_title
    default_country
    prevented_message
    total_known
    tax_estimate {
      success
      message
      total_due
      amount
      tax_amount
      shipping_amount
      shipping_fee
      shipping_level_discount
      discount_amount
      prices_include_tax
    }
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment CartContentParts on CartContent {
  amount
  discount_amount
  shipping_amount
  tax_amount
  prices_include_tax
  grand_total
  total_due
  message
  checkout_prevented
  itemErrors {
    item_id
    message
  }
  items {
    ...CartItemParts
  }
  changed_items {
    ...CartItemParts
  }
  limit_items {
    ...CartItemParts
  }
  invalid_items {
    ...CartItemParts
  }
}
fragment CartItemParts on CartItem {
  item_id
  product_id
  name
  sub_title
  sku
  url
  variation_text
  price
  qty
  row_total
  max_cart_qty
  stock_message
  is_in_stock
  is_backorders
  backorders_qty
  backorder_message
  backorder_ship_date
  product_options_data
  personalization_data
  choices {
    label
    value
    fee
  }
  image {
    ...PictureParts
  }
}
fragment ShippingMethodParts on EstimatedShippingMethod {
  method
  title
  price
  shipping_total
  default_info
}
fragment AddressParts on Address {
  first_name
  last_name
  company
  street
  street2
  city
  state
  postcode
  country
  phone
}`) as unknown as TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($input: PlaceOrderInput!, $idempotency_key: String!) {
  placeOrder(input: $input, idempotency_key: $idempotency_key) {
    success
    code
    message
    field_errors {
      code
      field
      message
    }
    fresh_total
    guest_token
    order {
      _id
      increment_id
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const OrderDocument = new TypedDocumentString(`
    query Order($id: ID!, $token: String) {
  order(_id: $id, token: $token) {
    ...OrderParts
  }
}
    fragment PictureParts on Picture {
  thumbnail
  medium
  large
  alt
  width
  height
}
fragment AddressParts on Address {
  first_name
  last_name
  company
  street
  street2
  city
  state
  postcode
  country
  phone
}
fragment OrderParts on Order {
  _id
  increment_id
  email
  createdAt
  currency
  subtotal
  discount_amount
  shipping_amount
  tax_amount
  prices_include_tax
  grand_total
  note
  shipping_method
  status {
    name
    friendly_name
    color
  }
  payment_method {
    code
    title
    instructions
  }
  items {
    ...OrderItemParts
  }
  shipping_address {
    ...AddressParts
  }
  billing_address {
    ...AddressParts
  }
}
fragment OrderItemParts on OrderItem {
  _id
  sku
  name
  url
  variation_text
  qty
  qty_sent
  backorders_qty
  backorder_message
  backorder_ship_date
  choices {
    label
    value
    fee
  }
  price
  row_total
  image {
    ...PictureParts
  }
}`) as unknown as TypedDocumentString<OrderQuery, OrderQueryVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($page: Int) {
  orders(page: $page) {
    orders {
      _id
      increment_id
      createdAt
      grand_total
      currency
      status {
        name
        friendly_name
        color
      }
    }
    paging {
      ...PagingParts
    }
  }
}
    fragment PagingParts on Paging {
  page
  limit
  begin
  end
  total_products
  total_pages
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    success
    message
    field_errors {
      code
      field
      message
    }
    redirect
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    success
    message
    field_errors {
      code
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($token: String!) {
  verifyEmail(token: $token) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const ShellDocument = new TypedDocumentString(`
    query Shell {
  initSettings {
    general
    client_address
    client {
      code
      type
      guid
      name
      industry
    }
    active_theme
    ratings_shown
    modules
    others
    footer_social
    listing
    currency
    locale
    time_zone
  }
  allHeader(is_primary: true) {
    ...HeaderOrFooterParts
  }
  allFooter(is_primary: true) {
    ...HeaderOrFooterParts
  }
  checkoutHeader {
    ...HeaderOrFooterParts
  }
  checkoutFooter {
    ...HeaderOrFooterParts
  }
}
    fragment HeaderOrFooterParts on HeaderOrFooter {
  _id
  name
  final_widget_content
  menus {
    _id
    name
    orderInMobile
    items {
      ...MenuItemParts
      items {
        ...MenuItemParts
        items {
          ...MenuItemParts
        }
      }
    }
  }
}
fragment MenuItemParts on MenuItem {
  _id
  label
  url
  flyoutType
  columns
  width
  imageUrl
}`) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const VisitorDocument = new TypedDocumentString(`
    query Visitor {
  me {
    _id
    email
    first_name
    last_name
    is_verified
    is_email_confirmed
  }
}
    `) as unknown as TypedDocumentString<VisitorQuery, VisitorQueryVariables>;
export const CartBadgeDocument = new TypedDocumentString(`
    query CartBadge {
  getCartCount {
    count
  }
}
    `) as unknown as TypedDocumentString<CartBadgeQuery, CartBadgeQueryVariables>;
export const PageByTypeDocument = new TypedDocumentString(`
    query PageByType($name: String!) {
  getTemplateByPageType(name: $name) {
    redirectSlug
    page {
      ...PageParts
    }
  }
}
    fragment PageParts on Page {
  _id
  title
  static_type
  custom_html
  is_404_page
  document
  meta_title
  meta_description
  seo_crawler_setting
}`) as unknown as TypedDocumentString<PageByTypeQuery, PageByTypeQueryVariables>;