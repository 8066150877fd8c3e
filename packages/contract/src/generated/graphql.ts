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
  code?: Maybe<Scalars['String']['output']>;
  /** The input at fault, where it is one. */
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type AccountSettingsInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  /** An empty one takes it away. */
  nick_name?: InputMaybe<Scalars['String']['input']>;
};

export type AccountSettingsReply = {
  code?: Maybe<Scalars['String']['output']>;
  /** The new address that has to be confirmed by the mail that was sent to it. */
  email_to_confirm?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  /** `success` or `error`. */
  status: Scalars['String']['output'];
  user?: Maybe<Customer>;
};

export type AddToCartInput = {
  _id: Scalars['ID']['input'];
  hideModal?: InputMaybe<Scalars['Boolean']['input']>;
  parent_id?: InputMaybe<Scalars['ID']['input']>;
  personalization_data?: InputMaybe<Scalars['JSON']['input']>;
  product_options_data?: InputMaybe<Scalars['JSON']['input']>;
  qty: Scalars['Int']['input'];
  rp_info?: InputMaybe<Scalars['JSON']['input']>;
  sellerGuid?: InputMaybe<Scalars['ID']['input']>;
  shouldWaitForCartProcessing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The variation of the product `_id` that is meant, by its sku. */
  sku?: InputMaybe<Scalars['String']['input']>;
  variable_product?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * What was added, as the specification's added-product result, and how it went. A refusal is `success: false` with a
 * message; it tells of the product that was meant, where the shop shows it. The stock is that of the line as it stands now.
 */
export type AddToCartReply = {
  JPIN?: Maybe<Scalars['ID']['output']>;
  JPINslug?: Maybe<Scalars['String']['output']>;
  /** The product that was added; a variation itself, while `product` is the product it is of. */
  _id?: Maybe<Scalars['ID']['output']>;
  addedQty: Scalars['Int']['output'];
  backordersMessage?: Maybe<Scalars['String']['output']>;
  backordersQty?: Maybe<Scalars['Int']['output']>;
  cart_count: Scalars['Int']['output'];
  class_code?: Maybe<Scalars['String']['output']>;
  client_guid?: Maybe<Scalars['ID']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  final_price?: Maybe<Scalars['Money']['output']>;
  hide_price?: Maybe<Scalars['Boolean']['output']>;
  image?: Maybe<Picture>;
  isBackorders?: Maybe<Scalars['Boolean']['output']>;
  isInStock?: Maybe<Scalars['Boolean']['output']>;
  is_price_hidden?: Maybe<Scalars['Boolean']['output']>;
  item_id?: Maybe<Scalars['ID']['output']>;
  /** Whether its pieces are counted; what is not counted is always there. */
  manageStock?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  messageType?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  personalization_options?: Maybe<Scalars['JSON']['output']>;
  product?: Maybe<Product>;
  qty: Scalars['Int']['output'];
  qtyInCart: Scalars['Int']['output'];
  requestedQty: Scalars['Int']['output'];
  salableQty?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  stockMessage?: Maybe<Scalars['String']['output']>;
  stockQty?: Maybe<Scalars['Int']['output']>;
  stockStatus?: Maybe<Scalars['String']['output']>;
  stockStatusText?: Maybe<Scalars['String']['output']>;
  sub_title?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['String']['output']>;
  variable_JPIN?: Maybe<Scalars['ID']['output']>;
  variation_text?: Maybe<Scalars['String']['output']>;
};

export type Address = {
  city: Scalars['String']['output'];
  company: Scalars['String']['output'];
  country: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  postcode: Scalars['String']['output'];
  state: Scalars['String']['output'];
  street: Scalars['String']['output'];
  street2: Scalars['String']['output'];
};

/** The addresses as they are now, the default first, and what was wrong with what was sent. */
export type AddressBookReply = {
  addresses: Array<CustomerAddress>;
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/**
 * An address, or what is known of it: for an estimate the country, state and postcode are enough, or the postcode alone
 * with the shop's default country.
 */
export type AddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  street2?: InputMaybe<Scalars['String']['input']>;
};

export type Bucket = {
  doc_count: Scalars['Int']['output'];
  isCurrent: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CartCount = {
  count: Scalars['Int']['output'];
};

export type CartItem = {
  JPIN?: Maybe<Scalars['ID']['output']>;
  JPINslug?: Maybe<Scalars['String']['output']>;
  _id: Scalars['ID']['output'];
  auto_added_by?: Maybe<Scalars['String']['output']>;
  /** Whether more may be bought than there is. */
  backorders: Scalars['Boolean']['output'];
  backorders_message: Scalars['String']['output'];
  backorders_qty: Scalars['Int']['output'];
  class_code: Scalars['String']['output'];
  client_guid: Scalars['ID']['output'];
  delivery_estimate?: Maybe<Scalars['ID']['output']>;
  discount: Scalars['Money']['output'];
  discount_amount: Scalars['Money']['output'];
  image?: Maybe<Picture>;
  is_backorders: Scalars['Boolean']['output'];
  is_favorite: Scalars['Boolean']['output'];
  is_freebie: Scalars['Boolean']['output'];
  is_in_stock: Scalars['Boolean']['output'];
  is_subscription: Scalars['Boolean']['output'];
  item_delivery_info: Scalars['String']['output'];
  item_id: Scalars['ID']['output'];
  limit_shipping_option: Array<Scalars['String']['output']>;
  limit_shipping_option_text: Scalars['String']['output'];
  low_stock_alert_message: Scalars['String']['output'];
  max_cart_qty: Scalars['Int']['output'];
  msrp?: Maybe<Scalars['Money']['output']>;
  name: Scalars['String']['output'];
  non_shippable_product: Scalars['Boolean']['output'];
  percent: Scalars['Float']['output'];
  personalization_data?: Maybe<Scalars['JSON']['output']>;
  price?: Maybe<Scalars['Money']['output']>;
  product_id: Scalars['ID']['output'];
  product_options_data?: Maybe<Scalars['JSON']['output']>;
  qty: Scalars['Int']['output'];
  qty2?: Maybe<Scalars['Int']['output']>;
  row_total?: Maybe<Scalars['Money']['output']>;
  salable_qty: Scalars['Int']['output'];
  shipping_fee: Scalars['Money']['output'];
  sku: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  stock_message?: Maybe<Scalars['String']['output']>;
  /** As salable_qty: what is held for others is not told. */
  stock_qty: Scalars['Int']['output'];
  stock_status: Scalars['String']['output'];
  stock_status_text: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  subtotal?: Maybe<Scalars['Money']['output']>;
  unit_item_discount: Scalars['Money']['output'];
  url: Scalars['String']['output'];
  variable_JPIN?: Maybe<Scalars['ID']['output']>;
  variation_text: Scalars['String']['output'];
  website_visibility: Scalars['Boolean']['output'];
  weight: Scalars['Int']['output'];
};

export type CartQuantityInput = {
  item_id: Scalars['ID']['input'];
  qty: Scalars['Int']['input'];
};

export type CartReply = {
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  itemErrors: Array<ItemError>;
  message?: Maybe<Scalars['String']['output']>;
  messageType?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  summary?: Maybe<CartSummary>;
};

export type CartSummary = {
  _id?: Maybe<Scalars['ID']['output']>;
  amount: Scalars['Money']['output'];
  applied_discounts: Array<Scalars['JSON']['output']>;
  billing_address?: Maybe<Address>;
  /** Whether anything has been kept for the buyer yet; before that the cart is empty and all totals are zero. */
  cart_loaded: Scalars['Boolean']['output'];
  changed_items: Array<CartItem>;
  checkout_prevented?: Maybe<Scalars['String']['output']>;
  customer_birthdate?: Maybe<Scalars['String']['output']>;
  discount_amount: Scalars['Money']['output'];
  enabled_nomal_shipping_method_count: Scalars['Int']['output'];
  grand_total: Scalars['Money']['output'];
  invalid_items: Array<CartItem>;
  is_free_quote: Scalars['Boolean']['output'];
  itemErrors: Array<ItemError>;
  items: Array<CartItem>;
  limit_items: Array<CartItem>;
  message?: Maybe<Scalars['String']['output']>;
  other_tax: Scalars['Money']['output'];
  paypal_tnx?: Maybe<Scalars['JSON']['output']>;
  /** Whether amounts contain the tax; else it is added to them. */
  prices_include_tax: Scalars['Boolean']['output'];
  /** The line that was put in last. */
  product?: Maybe<CartItem>;
  prompts: Array<Scalars['JSON']['output']>;
  redemptions: Array<Redemption>;
  seller?: Maybe<Seller>;
  shipping_address?: Maybe<Address>;
  shipping_amount: Scalars['Money']['output'];
  shipping_fee: Scalars['Money']['output'];
  shipping_level_discount: Scalars['Money']['output'];
  shipping_method?: Maybe<Scalars['String']['output']>;
  shipping_methods: Array<ShippingMethod>;
  tax_amount: Scalars['Money']['output'];
  total_due: Scalars['Money']['output'];
};

export type Category = {
  _id: Scalars['ID']['output'];
  breadcrumb: Array<Crumb>;
  category_path: Scalars['String']['output'];
  children: Array<Category>;
  client_guid: Scalars['ID']['output'];
  description: Scalars['JSON']['output'];
  display_option: Scalars['String']['output'];
  entity_type: Scalars['String']['output'];
  image?: Maybe<Picture>;
  image_mobile?: Maybe<Picture>;
  is_active: Scalars['Boolean']['output'];
  meta_description: Scalars['String']['output'];
  meta_keyword: Scalars['String']['output'];
  meta_title: Scalars['String']['output'];
  name: Scalars['String']['output'];
  optional_content?: Maybe<Scalars['JSON']['output']>;
  page_title: Scalars['String']['output'];
  parent_page?: Maybe<Scalars['ID']['output']>;
  path: Scalars['String']['output'];
  pliable_data: PliableData;
  seo_crawler_setting: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  title: Scalars['String']['output'];
};


export type CategoryPliable_DataArgs = {
  dir?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type Checkout = {
  countries: Countries;
  default_country: Scalars['String']['output'];
  payment_methods: Array<PaymentMethod>;
  placed_order?: Maybe<PlacedOrder>;
  prevented_message?: Maybe<Scalars['String']['output']>;
  shipping_methods: Array<ShippingMethod>;
  shipping_required: Scalars['Boolean']['output'];
  shipping_title: Scalars['String']['output'];
  summary: CartSummary;
  tax_estimate: TaxEstimate;
  /** Whether the estimate is what is charged however the address is completed; else it lacks shipping or tax. */
  total_known: Scalars['Boolean']['output'];
};

export type ClientSettings = {
  code: Scalars['String']['output'];
  frontend_status?: Maybe<Scalars['Boolean']['output']>;
  guid: Scalars['ID']['output'];
  industry: Scalars['String']['output'];
  marketplace?: Maybe<Scalars['String']['output']>;
  marketplace_guid?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  status: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type Countries = {
  countries: Array<Country>;
  state_required: Array<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type Country = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  states: Array<State>;
};

export type Crumb = {
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type Customer = {
  _id: Scalars['ID']['output'];
  addresses: Array<CustomerAddress>;
  email: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  group: Scalars['String']['output'];
  /** Whether a link was followed that only their mailbox got. */
  is_email_confirmed: Scalars['Boolean']['output'];
  is_restricted: Scalars['Boolean']['output'];
  is_verified: Scalars['Boolean']['output'];
  last_name: Scalars['String']['output'];
  nick_name?: Maybe<Scalars['String']['output']>;
  preferred_seller?: Maybe<PreferredSeller>;
  scope: Array<Scalars['String']['output']>;
  /** `pending` while the customer waits to be verified, else null. The hash itself stays with the shop. */
  verifyHash?: Maybe<Scalars['String']['output']>;
  visitor_location?: Maybe<GeoLocation>;
};

export type CustomerAddress = {
  _id: Scalars['ID']['output'];
  address: Address;
  is_default: Scalars['Boolean']['output'];
};

export type DeliveryEstimate = {
  deliveredData: DeliveryStep;
  orderPlacedData: DeliveryStep;
  orderShipData: DeliveryStep;
};

export type DeliveryEstimateInfo = {
  deliveryEstimate?: Maybe<DeliveryEstimate>;
};

/** The first and the last day that are likely, `YYYY-MM-DD`, and both as people read them. */
export type DeliveryStep = {
  from: Scalars['String']['output'];
  text: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type EstimateTaxInput = {
  address: AddressInput;
  payment_method?: InputMaybe<Scalars['String']['input']>;
  shipping_method?: InputMaybe<Scalars['String']['input']>;
  timezone_offset?: InputMaybe<Scalars['Int']['input']>;
};

export type FieldError = {
  /** The rule that refused, such as `field.required`, or the code of the error where no rule is named. */
  code: Scalars['String']['output'];
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
};

export type FilterGroup = {
  buckets: Array<Bucket>;
  code: Scalars['String']['output'];
  expanded: Scalars['Boolean']['output'];
  max?: Maybe<Scalars['Float']['output']>;
  min?: Maybe<Scalars['Float']['output']>;
  nameAttribute: Scalars['String']['output'];
  showAll: Scalars['Boolean']['output'];
  type: Scalars['String']['output'];
};

export type GeoLocation = {
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type HeaderOrFooter = {
  _id: Scalars['ID']['output'];
  final_widget_content: Scalars['JSON']['output'];
  is_primary: Scalars['Boolean']['output'];
  menu_ids: Array<Scalars['Int']['output']>;
  menus: Array<Menu>;
  name: Scalars['String']['output'];
  render_html: Scalars['String']['output'];
};

export type ItemError = {
  item_id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type LocalizedMessage = {
  code: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
  text: Scalars['String']['output'];
};

export type LoginReply = {
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  redirect?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<Customer>;
};

export type LogoutReply = {
  success: Scalars['Boolean']['output'];
};

export type Menu = {
  _id: Scalars['Int']['output'];
  items: Array<MenuItem>;
  name: Scalars['String']['output'];
  orderInMobile: Scalars['Int']['output'];
};

export type MenuItem = {
  _id: Scalars['ID']['output'];
  columns?: Maybe<Scalars['Int']['output']>;
  flyoutType?: Maybe<Scalars['String']['output']>;
  imageUrl?: Maybe<Scalars['String']['output']>;
  items: Array<MenuItem>;
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

export type Mutation = {
  addToCart: AddToCartReply;
  /** Changes the password of who is signed in. All other sessions end, and this one goes on with a new token. */
  changePassword: SessionReply;
  /** Mails a link to the own address. Once it is followed, orders that were placed as a guest with it are one's own. */
  confirmEmail: AccountReply;
  estimateTax: TaxEstimate;
  login: LoginReply;
  logout: LogoutReply;
  placeOrder: PlaceOrderReply;
  register: RegisterReply;
  removeAddress: AddressBookReply;
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
  setDefaultAddress: AddressBookReply;
  /** Finds an order that was placed as a guest, by its number and the email address it was placed with. */
  trackOrder: TrackOrderReply;
  updateCart: CartReply;
  verifyEmail: VerifyEmailReply;
};


export type MutationAddToCartArgs = {
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  input: AddToCartInput;
  personalization_data?: InputMaybe<Scalars['JSON']['input']>;
  product_options_data?: InputMaybe<Scalars['JSON']['input']>;
  rp_info?: InputMaybe<Scalars['JSON']['input']>;
  shouldWaitForCartProcessing?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChangePasswordArgs = {
  current_password: Scalars['String']['input'];
  new_password: Scalars['String']['input'];
};


export type MutationEstimateTaxArgs = {
  input: EstimateTaxInput;
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  idempotency_key: Scalars['String']['input'];
  input: PlaceOrderInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveAddressArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationRemoveFromCartArgs = {
  item_id: Scalars['ID']['input'];
};


export type MutationReorderArgs = {
  _id: Scalars['ID']['input'];
  idempotency_key: Scalars['String']['input'];
  items?: InputMaybe<Array<Scalars['ID']['input']>>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSaveAccountSettingsArgs = {
  input: AccountSettingsInput;
};


export type MutationSaveAddressArgs = {
  input: SavedAddressInput;
};


export type MutationSetDefaultAddressArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationTrackOrderArgs = {
  email: Scalars['String']['input'];
  increment_id: Scalars['String']['input'];
};


export type MutationUpdateCartArgs = {
  products: Array<CartQuantityInput>;
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};

/** How a film is played: `html` is a frame with its provider's player, `url` its page at the provider. */
export type Oembed = {
  html: Scalars['String']['output'];
  thumbnail_url: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Order = {
  _id: Scalars['ID']['output'];
  billing_address: Address;
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  discount_amount: Scalars['Money']['output'];
  email: Scalars['String']['output'];
  grand_total: Scalars['Money']['output'];
  increment_id: Scalars['String']['output'];
  items: Array<OrderItem>;
  note: Scalars['String']['output'];
  payment_method: PaymentMethod;
  prices_include_tax: Scalars['Boolean']['output'];
  shipping_address?: Maybe<Address>;
  shipping_amount: Scalars['Money']['output'];
  shipping_method?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
  subtotal: Scalars['Money']['output'];
  tax_amount: Scalars['Money']['output'];
  taxes: Array<OrderTax>;
  /** The steps of the order, done and to come. A canceled one has those that were done. */
  tracking: Array<OrderStep>;
};

export type OrderItem = {
  _id: Scalars['ID']['output'];
  backorders_qty: Scalars['Int']['output'];
  image?: Maybe<Picture>;
  name: Scalars['String']['output'];
  personalization_data?: Maybe<Scalars['JSON']['output']>;
  price: Scalars['Money']['output'];
  product_options_data?: Maybe<Scalars['JSON']['output']>;
  qty: Scalars['Int']['output'];
  /** Pieces that were sent. */
  qty_sent: Scalars['Int']['output'];
  row_total: Scalars['Money']['output'];
  sku: Scalars['String']['output'];
  variation_text: Scalars['String']['output'];
};

export type OrderList = {
  orders: Array<Order>;
  paging: Paging;
};

export type OrderStatus = {
  color: Scalars['String']['output'];
  friendly_name: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OrderStep = {
  /** When it was done; null while it is to come. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  friendly_name: Scalars['String']['output'];
  /** `placed`, `paid`, `processing`, `packing`, `fulfilled`, `returned` or `canceled`. */
  name: Scalars['String']['output'];
};

/** A tax on an order; within its prices where `prices_include_tax` says so. */
export type OrderTax = {
  amount: Scalars['Money']['output'];
  name: Scalars['String']['output'];
  /** Percent; null for orders placed before it was kept. */
  rate?: Maybe<Scalars['Float']['output']>;
  taxable_amount: Scalars['Money']['output'];
};

/** A product as it was ordered last. */
export type OrderedProduct = {
  _id: Scalars['ID']['output'];
  image?: Maybe<Picture>;
  item_id: Scalars['ID']['output'];
  last_ordered_at: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  order_id: Scalars['ID']['output'];
  /** Pieces over all orders that were not canceled. */
  qty: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** The path of its page; null where the shop shows it no more. */
  url?: Maybe<Scalars['String']['output']>;
  variation_text: Scalars['String']['output'];
};

export type OrderedProductList = {
  paging: Paging;
  products: Array<OrderedProduct>;
};

export type Page = {
  _id: Scalars['ID']['output'];
  custom_html?: Maybe<Scalars['String']['output']>;
  /** The page as a document of widgets, each with the data it shows. */
  document?: Maybe<Scalars['JSON']['output']>;
  is_404_page: Scalars['Boolean']['output'];
  meta_description: Scalars['String']['output'];
  meta_title: Scalars['String']['output'];
  seo_crawler_setting: Scalars['String']['output'];
  slug?: Maybe<Scalars['String']['output']>;
  static_type: Scalars['String']['output'];
  template?: Maybe<Template>;
  title: Scalars['String']['output'];
};

/** What stands at an address: exactly one of the fields, by kind. */
export type PageData = {
  category?: Maybe<Category>;
  kind: Scalars['String']['output'];
  page?: Maybe<Page>;
  product?: Maybe<Product>;
  redirect?: Maybe<Redirect>;
};

export type Paging = {
  begin: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  itemTotal: Scalars['Int']['output'];
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  total_pages: Scalars['Int']['output'];
  total_products: Scalars['Int']['output'];
};

/** The product whose variation a variation is. */
export type ParentVariableProduct = {
  _id: Scalars['ID']['output'];
  class_code: Scalars['String']['output'];
  images: Array<Picture>;
  website_display: Scalars['String']['output'];
};

export type PaymentMethod = {
  code: Scalars['String']['output'];
  instructions: Scalars['String']['output'];
  sellerGuid?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

export type Picture = {
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  large: Scalars['String']['output'];
  medium: Scalars['String']['output'];
  oembed?: Maybe<Oembed>;
  thumbnail: Scalars['String']['output'];
  type: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type PlaceOrderInput = {
  billing_address?: InputMaybe<AddressInput>;
  email: Scalars['String']['input'];
  expected_total: Scalars['Money']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  payment_method: Scalars['String']['input'];
  shipping_address?: InputMaybe<AddressInput>;
  shipping_method?: InputMaybe<Scalars['String']['input']>;
};

/** An order placed, or why not: a refusal names its code and, for a form, the fields. */
export type PlaceOrderReply = {
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  fresh_total?: Maybe<Scalars['Money']['output']>;
  guest_token?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
  success: Scalars['Boolean']['output'];
};

export type PlacedOrder = {
  _id: Scalars['ID']['output'];
  guest_token: Scalars['String']['output'];
};

export type PliableData = {
  currentSortCode: Scalars['String']['output'];
  data: Array<Product>;
  filter: Array<FilterGroup>;
  paging: Paging;
  sorts: Array<Scalars['String']['output']>;
  /** False where the products could not be read: there may be some, and who asks again may see them. */
  success: Scalars['Boolean']['output'];
  /** What to offer instead where nothing is listed; null where something is. */
  way_on?: Maybe<WayOn>;
};

export type PreferredSeller = {
  name: Scalars['String']['output'];
  sellerId: Scalars['ID']['output'];
};

export type PriceLevel = {
  _id: Scalars['ID']['output'];
  customer_groups: Array<Scalars['String']['output']>;
  min_qty: Scalars['Int']['output'];
  price: Scalars['Money']['output'];
  savePercent: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type PriceLevels = {
  priceLevels: Array<PriceLevel>;
};

/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type Product = {
  JPIN?: Maybe<Scalars['ID']['output']>;
  JPINimages: Array<Picture>;
  JPINname?: Maybe<Scalars['String']['output']>;
  JPINslug?: Maybe<Scalars['String']['output']>;
  _id: Scalars['ID']['output'];
  actual_name: Scalars['String']['output'];
  allow_backorders: Scalars['Boolean']['output'];
  archived: Scalars['Boolean']['output'];
  attributes: Array<ProductAttribute>;
  available_for_sale: Scalars['Boolean']['output'];
  available_price_levels: Array<PriceLevel>;
  /** The day of the shop on which backordered pieces are expected to be sent, as YYYY-MM-DD; null where none is set, or it has passed. */
  backorderExpectedShipDate?: Maybe<Scalars['String']['output']>;
  backorder_message: Scalars['String']['output'];
  /** What is said of a piece that comes later; empty where it does not. */
  backordersMessage: Scalars['String']['output'];
  /** Of one piece, how many come later: 0 or 1. */
  backordersQty: Scalars['Int']['output'];
  /** Short words of the merchant on the card, such as New: the values of the attribute `badge`, at most two. */
  badges: Array<Scalars['String']['output']>;
  brand?: Maybe<Scalars['String']['output']>;
  /** What filters by brand name it by. */
  brandid?: Maybe<Scalars['String']['output']>;
  breadcrumb: Array<Crumb>;
  canonicalPath: Scalars['String']['output'];
  categories: Array<Scalars['String']['output']>;
  /** Slugs of its categories, by the name that suggestions of a search have for them. */
  category_slugs: Array<Scalars['String']['output']>;
  /** What its variations are; null for what has none. */
  child_class_code?: Maybe<Scalars['String']['output']>;
  children: Array<Product>;
  cigarbinder?: Maybe<Scalars['String']['output']>;
  cigarbrandline?: Maybe<Scalars['String']['output']>;
  cigarfiller?: Maybe<Scalars['String']['output']>;
  cigarorigin?: Maybe<Scalars['String']['output']>;
  cigarstrength?: Maybe<Scalars['String']['output']>;
  cigarwrapper?: Maybe<Scalars['String']['output']>;
  class_code: Scalars['String']['output'];
  client_guid: Scalars['ID']['output'];
  default_variation_sku?: Maybe<Scalars['String']['output']>;
  /** Which delivery estimate holds for the product; null where it has none. */
  delivery_estimate?: Maybe<Scalars['ID']['output']>;
  description: Scalars['JSON']['output'];
  discount_percent: Scalars['Int']['output'];
  final_price?: Maybe<Scalars['Money']['output']>;
  /** The lowest price among variations or children, when they differ. */
  from_price?: Maybe<Scalars['Money']['output']>;
  hide_price: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Picture>;
  images: Array<Picture>;
  /** What is wrong with `filled`, by field code, in words; nothing filled in: what is required. */
  invalid_personalization_data: Scalars['JSON']['output'];
  /** What is wrong with `chosen`, by option label, in words, under the rules that hold then; nothing chosen: what is required. */
  invalid_product_options_data: Scalars['JSON']['output'];
  isBackorders: Scalars['Boolean']['output'];
  isBuyable: Scalars['Boolean']['output'];
  isInStock: Scalars['Boolean']['output'];
  is_fav: Scalars['Boolean']['output'];
  is_price_hidden: Scalars['Boolean']['output'];
  item_delivery_info: Scalars['String']['output'];
  limit_shipping_option: Array<Scalars['String']['output']>;
  low_stock_alert_message: Scalars['String']['output'];
  maxCartQty: Scalars['Int']['output'];
  meta_description: Scalars['String']['output'];
  meta_title: Scalars['String']['output'];
  msrp?: Maybe<Scalars['Money']['output']>;
  name: Scalars['String']['output'];
  non_shippable_product: Scalars['Boolean']['output'];
  parentVariableProduct?: Maybe<ParentVariableProduct>;
  /** What a cart would keep of `filled`, texts by field code. */
  personalization_data: Scalars['JSON']['output'];
  personalization_options: Scalars['JSON']['output'];
  price?: Maybe<Scalars['Money']['output']>;
  primary_category?: Maybe<Scalars['String']['output']>;
  product_option_rules: Scalars['JSON']['output'];
  product_option_set: Scalars['Boolean']['output'];
  product_options: Scalars['JSON']['output'];
  /** What a cart would keep of `chosen`, values by option label: what the rules hide or disable is left out. */
  product_options_data: Scalars['JSON']['output'];
  /** What `chosen` adds to the price of a piece, values by option label; null where prices are hidden. */
  product_options_fee?: Maybe<Scalars['Money']['output']>;
  /** As salableQty. */
  qty: Scalars['Int']['output'];
  related: Array<Product>;
  review_avg_rating: Scalars['Float']['output'];
  review_count: Scalars['Int']['output'];
  review_stars: Array<Scalars['Int']['output']>;
  salableQty: Scalars['Int']['output'];
  /** The sku of the variation by which a search found the product; null where it was found otherwise. */
  search_keyword?: Maybe<Scalars['String']['output']>;
  /** The picture a card may show in place of the first while somebody points at it; null where there is none. */
  second_image?: Maybe<Picture>;
  seller?: Maybe<Seller>;
  sellerId: Scalars['ID']['output'];
  seo_crawler_setting: Scalars['String']['output'];
  shipping_fee: Scalars['Money']['output'];
  shopping_lists: Array<ShoppingList>;
  short_description: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** The status by the names that other clients have for it. */
  stockInfo: StockState;
  /** As salableQty: what is held for others is not told. */
  stockQty: Scalars['Int']['output'];
  stockStatus: Scalars['String']['output'];
  stockStatusText: Scalars['String']['output'];
  stock_message?: Maybe<LocalizedMessage>;
  stock_status: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  /** The colours that its variations come in, each with its value's name. */
  swatches: Array<Swatch>;
  unavailable_for_sale: Scalars['Boolean']['output'];
  /** The address of the product's page, as links must write it. */
  url: Scalars['String']['output'];
  variable_JPIN?: Maybe<Scalars['ID']['output']>;
  /** The product whose variation it is; null for every other. */
  variable_product?: Maybe<Scalars['ID']['output']>;
  variants: Array<Variant>;
  variation_settings?: Maybe<VariationSettings>;
  variation_text: Scalars['String']['output'];
  variations: Array<Variation>;
  /** As website_visibility. */
  visibility: Scalars['Boolean']['output'];
  website_display: Scalars['String']['output'];
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

export type ProductAttribute = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductList = {
  paging: Paging;
  products: Array<Product>;
  /** How many there are over all pages, counted up to 10,000. */
  total: Scalars['Int']['output'];
};

export type ProductSearchInput = {
  available?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sku_list?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<Scalars['String']['input']>;
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

export type Query = {
  allFooter: Array<HeaderOrFooter>;
  allHeader: Array<HeaderOrFooter>;
  category?: Maybe<Category>;
  categoryBySlug?: Maybe<Category>;
  categoryInitialData?: Maybe<Category>;
  categoryList: Array<Category>;
  categoryPliableData: PliableData;
  checkout: Checkout;
  checkoutFooter?: Maybe<HeaderOrFooter>;
  checkoutHeader?: Maybe<HeaderOrFooter>;
  countries: Countries;
  footer?: Maybe<HeaderOrFooter>;
  getAllParsedMenu: Array<Menu>;
  getCartCount: CartCount;
  getCartSummary: CartSummary;
  /** When an order placed now arrives. Without an id by the shop's default; null where the shop has no such rule. */
  getDeliveryEstimateInfo: DeliveryEstimateInfo;
  getMarketplaceCarts: Array<CartSummary>;
  getPriceLevels: PriceLevels;
  getTemplateByPageType?: Maybe<TemplateByPageType>;
  getTemplateBySlug?: Maybe<TemplateReply>;
  getWidgetContent?: Maybe<WidgetContent>;
  header?: Maybe<HeaderOrFooter>;
  initSessionId: SessionStart;
  initSettings: Settings;
  me?: Maybe<Customer>;
  order?: Maybe<Order>;
  /** The products that the signed-in customer has ordered, each once, the latest first. */
  orderedProducts: OrderedProductList;
  orders: OrderList;
  page?: Maybe<Page>;
  pageDataBySlug?: Maybe<PageData>;
  product?: Maybe<Product>;
  products: ProductList;
  searchPliable: SearchResult;
  sliderProducts: ProductList;
  template?: Maybe<Template>;
  templates: Array<Template>;
};


export type QueryAllFooterArgs = {
  is_primary?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAllHeaderArgs = {
  is_primary?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCategoryArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryCategoryBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCategoryInitialDataArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCategoryPliableDataArgs = {
  dir?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  path?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCheckoutArgs = {
  address?: InputMaybe<AddressInput>;
  idempotency_key?: InputMaybe<Scalars['String']['input']>;
  payment_method?: InputMaybe<Scalars['String']['input']>;
  shipping_method?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFooterArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllParsedMenuArgs = {
  _ids: Array<Scalars['Int']['input']>;
};


export type QueryGetCartSummaryArgs = {
  is_checkout?: InputMaybe<Scalars['Boolean']['input']>;
  is_first?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetDeliveryEstimateInfoArgs = {
  deliveryEstimateId?: InputMaybe<Scalars['ID']['input']>;
  timezone_offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMarketplaceCartsArgs = {
  is_first?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetPriceLevelsArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetTemplateByPageTypeArgs = {
  name: Scalars['String']['input'];
};


export type QueryGetTemplateBySlugArgs = {
  basicAttributes?: InputMaybe<Scalars['Boolean']['input']>;
  checkRedirect?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
};


export type QueryGetWidgetContentArgs = {
  modelType?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['Boolean']['input']>;
  slug: Scalars['String']['input'];
  ssr?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryHeaderArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderArgs = {
  _id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderedProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrdersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPageArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPageDataBySlugArgs = {
  slug: Scalars['String']['input'];
};


export type QueryProductArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  input: ProductSearchInput;
};


export type QuerySearchPliableArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  paging?: InputMaybe<Scalars['JSON']['input']>;
  params?: InputMaybe<Scalars['JSON']['input']>;
  search_type: Scalars['String']['input'];
};


export type QuerySliderProductsArgs = {
  input: SliderProductsInput;
};


export type QueryTemplateArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  defaults?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTemplatesArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  defaults?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type Redemption = {
  amount: Scalars['Money']['output'];
};

export type Redirect = {
  redirect_type: Scalars['Int']['output'];
  to: Scalars['String']['output'];
};

export type RedirectResponse = {
  redirectData?: Maybe<Redirect>;
  success: Scalars['Boolean']['output'];
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};

export type RegisterReply = {
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** How the items fared. `success` is false where none was added. */
export type ReorderReply = {
  cart_count: Scalars['Int']['output'];
  code?: Maybe<Scalars['String']['output']>;
  items: Array<ReorderedItem>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type ReorderedItem = {
  _id: Scalars['ID']['output'];
  added_qty: Scalars['Int']['output'];
  /** What is otherwise than it was: gone, less, other choices or another price. */
  message?: Maybe<LocalizedMessage>;
  name: Scalars['String']['output'];
  /** The price it is sold at now, and at which it was bought, where they differ. */
  price?: Maybe<Scalars['Money']['output']>;
  price_before?: Maybe<Scalars['Money']['output']>;
  requested_qty: Scalars['Int']['output'];
};

export type SavedAddressInput = {
  /** The address to change; a new one when left out. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  address: AddressInput;
  is_default?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SearchCategory = {
  doc_count: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** Other words for a keyword that is not in the catalogue as it was typed. `applied`: the products are already those of these words; else nothing was found, and they may be offered. */
export type SearchCorrection = {
  applied: Scalars['Boolean']['output'];
  keyword: Scalars['String']['output'];
};

/** A category or brand whose name a keyword is. */
export type SearchPlace = {
  /** Products in it. */
  doc_count: Scalars['Int']['output'];
  /** The slug of the category, or the brand's value in filters. */
  key: Scalars['String']['output'];
  kind: SearchPlaceKind;
  name: Scalars['String']['output'];
  /** Its page in the shop, beginning with a slash. */
  url: Scalars['String']['output'];
};

export type SearchPlaceKind =
  | 'brand'
  | 'category';

export type SearchResult = {
  categories: Array<SearchCategory>;
  currentSortCode: Scalars['String']['output'];
  /** Null where the words occur, or nothing like them does. */
  did_you_mean?: Maybe<SearchCorrection>;
  filter: Array<FilterGroup>;
  /** How many of the products found match all of the keyword; they come first, and those that only come close to it follow. Null where all match. */
  full_matches?: Maybe<Scalars['Int']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  paging: Paging;
  /** Categories and brands whose name the keyword is: where it leads first. */
  places: Array<SearchPlace>;
  products: Array<Product>;
  /** Where the merchant wants the keyword to lead, a path in the shop; the products are there all the same. */
  redirect_to?: Maybe<Scalars['String']['output']>;
  sorts: Array<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  /** Words of the keyword that nothing in the shop is described by. Empty while PostgreSQL stands in for the index. */
  unknown_words: Array<Scalars['String']['output']>;
  /** What to offer instead where nothing was found; null where something was, and for suggestions. */
  way_on?: Maybe<WayOn>;
};

export type Seller = {
  _id: Scalars['ID']['output'];
  approved_for_marketplace: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  guid: Scalars['ID']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  mobile_logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  origin_address?: Maybe<Scalars['JSON']['output']>;
  status: Scalars['String']['output'];
};

/** A session that has begun. `token` is for clients that send it as bearer. */
export type SessionReply = {
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  token?: Maybe<Scalars['String']['output']>;
};

/** A visit. The token is the bearer token of a visit begun by this call; a visit that stood before has none to tell. */
export type SessionStart = {
  session_id: Scalars['String']['output'];
  token?: Maybe<Scalars['String']['output']>;
};

export type Settings = {
  account: Scalars['JSON']['output'];
  active_review_module?: Maybe<Scalars['String']['output']>;
  active_theme: Scalars['JSON']['output'];
  addthis: Scalars['JSON']['output'];
  analytics: Scalars['JSON']['output'];
  checkout_countries: Array<Scalars['String']['output']>;
  client: ClientSettings;
  client_address?: Maybe<Scalars['JSON']['output']>;
  client_guids: Array<Scalars['ID']['output']>;
  client_products: Array<Scalars['ID']['output']>;
  content: Scalars['JSON']['output'];
  currency: Scalars['String']['output'];
  email_capture_enabled: Scalars['Boolean']['output'];
  features: Scalars['JSON']['output'];
  /** Null: colours and fonts are told by `active_theme`, there is no file of them. */
  font_colors_file_path?: Maybe<Scalars['String']['output']>;
  footer_social: Scalars['JSON']['output'];
  general: Scalars['JSON']['output'];
  inventory: Scalars['JSON']['output'];
  listing: Scalars['JSON']['output'];
  locale: Scalars['String']['output'];
  modules: Scalars['JSON']['output'];
  order_attributes: Scalars['JSON']['output'];
  others: Scalars['JSON']['output'];
  purchase_terms: PurchaseTerms;
  /** Whether pages show the stars of products. Reviews themselves are told by no call yet, so `active_review_module` is null. */
  ratings_shown: Scalars['Boolean']['output'];
  recaptcha?: Maybe<Scalars['JSON']['output']>;
  sellers: Array<Seller>;
  time_zone: Scalars['String']['output'];
  us_restrict_states: Array<Scalars['String']['output']>;
};

export type ShippingMethod = {
  _id: Scalars['ID']['output'];
  default_info?: Maybe<Scalars['JSON']['output']>;
  method: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  shipping_total: Scalars['Money']['output'];
  title: Scalars['String']['output'];
};

export type ShoppingList = {
  _id: Scalars['ID']['output'];
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type SliderProductsInput = {
  brand?: InputMaybe<Scalars['String']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  excluded_product_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  like_text?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  select?: InputMaybe<Array<Scalars['String']['input']>>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  seller_guid?: InputMaybe<Scalars['ID']['input']>;
  sort_by?: InputMaybe<Scalars['String']['input']>;
  sort_dir?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type State = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type StockState = {
  status: Scalars['String']['output'];
};

/** A value of a variation that has a colour, as `#rrggbb`. */
export type Swatch = {
  swatch: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type TaxEstimate = {
  amount: Scalars['Money']['output'];
  code?: Maybe<Scalars['String']['output']>;
  discount_amount: Scalars['Money']['output'];
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  prices_include_tax: Scalars['Boolean']['output'];
  redemptions: Array<Redemption>;
  shipping_amount: Scalars['Money']['output'];
  shipping_fee: Scalars['Money']['output'];
  shipping_level_discount: Scalars['Money']['output'];
  shipping_methods: Array<ShippingMethod>;
  success: Scalars['Boolean']['output'];
  tax_amount: Scalars['Money']['output'];
  total_due: Scalars['Money']['output'];
};

export type Template = {
  _id: Scalars['ID']['output'];
  entity_type?: Maybe<Scalars['JSON']['output']>;
  footer_id?: Maybe<Scalars['ID']['output']>;
  header_id?: Maybe<Scalars['ID']['output']>;
  is_primary: Scalars['Boolean']['output'];
  mapped_attributes?: Maybe<Scalars['JSON']['output']>;
  name: Scalars['String']['output'];
  origin_type?: Maybe<Scalars['String']['output']>;
  render_html: Scalars['String']['output'];
  template_preview?: Maybe<Scalars['String']['output']>;
  user_settings?: Maybe<Scalars['JSON']['output']>;
};

export type TemplateByPageType = {
  getTemplateByPageType?: Maybe<Template>;
  page?: Maybe<Page>;
  redirectSlug?: Maybe<Scalars['String']['output']>;
};

export type TemplateReply = {
  redirectResponse?: Maybe<RedirectResponse>;
  template?: Maybe<Template>;
};

export type TrackOrderReply = {
  code?: Maybe<Scalars['String']['output']>;
  /** Opens the order at `order`. */
  guest_token?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
  success: Scalars['Boolean']['output'];
};

export type Variant = {
  _id: Scalars['ID']['output'];
  button_setting?: Maybe<Scalars['JSON']['output']>;
  display_type: Scalars['String']['output'];
  label: Scalars['String']['output'];
  options: Array<VariantOption>;
};

export type VariantOption = {
  /** Whether a variation with it can be chosen, given the default ones of the other attributes. */
  enabled: Scalars['Boolean']['output'];
  /** Whether the variation that is shown first has it. */
  selected: Scalars['Boolean']['output'];
  swatch?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

/** One combination of a variable product, small enough for thousands: what choosing it shows. */
export type Variation = {
  _id: Scalars['ID']['output'];
  allow_backorders: Scalars['Boolean']['output'];
  archived: Scalars['Boolean']['output'];
  available_price_levels: Array<PriceLevel>;
  backorder_message: Scalars['String']['output'];
  discontinued: Scalars['Boolean']['output'];
  discount_percent: Scalars['Int']['output'];
  final_price?: Maybe<Scalars['Money']['output']>;
  hide_price: Scalars['Boolean']['output'];
  image?: Maybe<Picture>;
  isBackorders: Scalars['Boolean']['output'];
  isBuyable: Scalars['Boolean']['output'];
  isInStock: Scalars['Boolean']['output'];
  is_from_jpin: Scalars['Boolean']['output'];
  is_price_hidden: Scalars['Boolean']['output'];
  low_stock_alert_message: Scalars['String']['output'];
  maxCartQty: Scalars['Int']['output'];
  msrp?: Maybe<Scalars['Money']['output']>;
  parentVariableProduct: ParentVariableProduct;
  price?: Maybe<Scalars['Money']['output']>;
  /** The variation as a product; what it has not itself is that of its product. */
  product: Product;
  qty: Scalars['Int']['output'];
  salableQty: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  stockStatus: Scalars['String']['output'];
  stockStatusText: Scalars['String']['output'];
  stock_message?: Maybe<LocalizedMessage>;
  unavailable_for_sale: Scalars['Boolean']['output'];
  variation_settings: VariationSettings;
  variation_text: Scalars['String']['output'];
  variation_values: Scalars['JSON']['output'];
};

/** How a variation is pictured. */
export type VariationSettings = {
  /** Where its picture is among those of its product, from 0; null where it is none of them. */
  variable_image_index?: Maybe<Scalars['Int']['output']>;
  /** Whether choosing it shows a picture of its own. */
  variable_link_image: Scalars['Boolean']['output'];
};

export type VerifyEmailReply = {
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
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
  products_are: WayOnProducts;
  /** How many products there are without the filters; 0 where the filters are not the cause. */
  unfiltered: Scalars['Int']['output'];
};

/** A page of the shop that may help. */
export type WayOnPage = {
  title: Scalars['String']['output'];
  /** Its address in the shop, beginning with a slash. */
  url: Scalars['String']['output'];
};

/** Which products are offered: those most sold in the shop, its newest where nothing was sold, or those without the filters. */
export type WayOnProducts =
  | 'bestsellers'
  | 'newest'
  | 'unfiltered';

export type WidgetContent = {
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


export type OrderTrackingQuery = { order?: { _id: string, increment_id: string, createdAt: string, shipping_method?: string | null, status: { name: string, friendly_name: string, color: string }, tracking: Array<{ name: string, friendly_name: string, createdAt?: string | null }>, items: Array<{ _id: string, name: string, variation_text: string, qty: number, qty_sent: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { success: boolean, message?: string | null } };

export type ResetPasswordMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type ResetPasswordMutation = { resetPassword: { success: boolean, field?: string | null, message?: string | null } };

export type ChangePasswordMutationVariables = Exact<{
  current_password: Scalars['String']['input'];
  new_password: Scalars['String']['input'];
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, field?: string | null, message?: string | null } };

export type SaveAccountSettingsMutationVariables = Exact<{
  input: AccountSettingsInput;
}>;


export type SaveAccountSettingsMutation = { saveAccountSettings: { status: string, field?: string | null, message?: string | null, email_to_confirm?: string | null } };

export type ConfirmEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmEmailMutation = { confirmEmail: { success: boolean, message?: string | null } };

export type SaveAddressMutationVariables = Exact<{
  input: SavedAddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { success: boolean, message?: string | null, field_errors: Array<{ field: string, message: string }> } };

export type RemoveAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveAddressMutation = { removeAddress: { success: boolean, message?: string | null } };

export type SetDefaultAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SetDefaultAddressMutation = { setDefaultAddress: { success: boolean, message?: string | null } };

export type TrackOrderMutationVariables = Exact<{
  increment_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
}>;


export type TrackOrderMutation = { trackOrder: { success: boolean, message?: string | null, guest_token?: string | null, order?: { _id: string } | null } };

export type ReorderMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
  idempotency_key: Scalars['String']['input'];
}>;


export type ReorderMutation = { reorder: { success: boolean, message?: string | null, items: Array<{ _id: string, name: string, added_qty: number, requested_qty: number, price?: number | null, price_before?: number | null, message?: { text: string } | null }> } };

export type SavedAddressPartsFragment = { _id: string, is_default: boolean, address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } };

export type PicturePartsFragment = { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number };

export type CardPartsFragment = { _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null };

export type SlugPageQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  filter?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
}>;


export type SlugPageQuery = { initSettings: { purchase_terms: { shipping_from?: number | null, free_shipping_from?: number | null, payment_methods: Array<string>, returns_text: string, returns_url?: string | null } }, pageDataBySlug?: { kind: string, redirect?: { redirect_type: number, to: string } | null, page?: { _id: string, title: string, static_type: string, custom_html?: string | null, is_404_page: boolean, document?: unknown | null, meta_title: string, meta_description: string, seo_crawler_setting: string } | null, product?: { slug: string, canonicalPath: string, short_description: string, description: unknown, shipping_fee: number, item_delivery_info: string, delivery_estimate?: string | null, non_shippable_product: boolean, salableQty: number, maxCartQty: number, allow_backorders: boolean, backorder_message: string, low_stock_alert_message: string, isBackorders: boolean, archived: boolean, review_stars: Array<number>, personalization_options: unknown, product_options: unknown, product_option_rules: unknown, default_variation_sku?: string | null, meta_title: string, meta_description: string, seo_crawler_setting: string, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, stock_message?: { code: string, params: unknown, text: string } | null, images: Array<{ thumbnail: string, medium: string, large: string, alt: string, width: number, height: number, oembed?: { url: string } | null }>, breadcrumb: Array<{ name: string, slug: string }>, attributes: Array<{ code: string, label: string, value: string }>, available_price_levels: Array<{ _id: string, min_qty: number, price: number, savePercent: number, text: string }>, variants: Array<{ _id: string, label: string, display_type: string, options: Array<{ value: string, swatch?: string | null }> }>, variations: Array<{ sku: string, variation_values: unknown, price?: number | null, final_price?: number | null, msrp?: number | null, discount_percent: number, stockStatus: string, stockStatusText: string, isBuyable: boolean, maxCartQty: number, archived: boolean, unavailable_for_sale: boolean, discontinued: boolean, salableQty: number, allow_backorders: boolean, stock_message?: { code: string, params: unknown, text: string } | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, available_price_levels: Array<{ _id: string, min_qty: number, price: number, savePercent: number, text: string }> }>, children: Array<{ short_description: string, maxCartQty: number, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, related: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }> } | null, category?: { _id: string, name: string, slug: string, path: string, sub_title: string, description: unknown, display_option: string, meta_title: string, meta_description: string, meta_keyword: string, seo_crawler_setting: string, optional_content?: unknown | null, pliable_data: { success: boolean, currentSortCode: string, sorts: Array<string>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number }, data: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: string, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }> }, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, image_mobile?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, breadcrumb: Array<{ name: string, slug: string }>, children: Array<{ _id: string, name: string, slug: string, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> } | null } | null };

export type CategoryListingQueryVariables = Exact<{
  slug: Scalars['String']['input'];
  filter?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
}>;


export type CategoryListingQuery = { categoryPliableData: { success: boolean, currentSortCode: string, sorts: Array<string>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number }, data: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: string, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }> } };

export type SearchQueryVariables = Exact<{
  keyword?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  params?: InputMaybe<Scalars['JSON']['input']>;
}>;


export type SearchQuery = { searchPliable: { success: boolean, message?: string | null, full_matches?: number | null, redirect_to?: string | null, unknown_words: Array<string>, currentSortCode: string, sorts: Array<string>, categories: Array<{ name: string, slug: string, key: string, doc_count: number }>, did_you_mean?: { keyword: string, applied: boolean } | null, places: Array<{ kind: SearchPlaceKind, key: string, name: string, url: string, doc_count: number }>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: string, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }>, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number } } };

export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { searchPliable: { success: boolean, filter: Array<{ buckets: Array<{ key: string, name: string, doc_count: number }> }> } };

export type CategoryPartsFragment = { _id: string, name: string, slug: string, path: string, sub_title: string, description: unknown, display_option: string, meta_title: string, meta_description: string, meta_keyword: string, seo_crawler_setting: string, optional_content?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, image_mobile?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, breadcrumb: Array<{ name: string, slug: string }>, children: Array<{ _id: string, name: string, slug: string, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> };

export type PlacePartsFragment = { kind: SearchPlaceKind, key: string, name: string, url: string, doc_count: number };

export type WayOnPartsFragment = { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> };

export type ListingPartsFragment = { success: boolean, currentSortCode: string, sorts: Array<string>, way_on?: { unfiltered: number, products_are: WayOnProducts, products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, categories: Array<{ key: string, name: string, slug: string, doc_count: number }>, pages: Array<{ title: string, url: string }> } | null, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number }, data: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, filter: Array<{ code: string, nameAttribute: string, type: string, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> }> };

export type PagingPartsFragment = { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number };

export type FilterGroupPartsFragment = { code: string, nameAttribute: string, type: string, min?: number | null, max?: number | null, expanded: boolean, showAll: boolean, buckets: Array<{ key: string, name: string, doc_count: number, isCurrent: boolean }> };

export type ProductPagePartsFragment = { slug: string, canonicalPath: string, short_description: string, description: unknown, shipping_fee: number, item_delivery_info: string, delivery_estimate?: string | null, non_shippable_product: boolean, salableQty: number, maxCartQty: number, allow_backorders: boolean, backorder_message: string, low_stock_alert_message: string, isBackorders: boolean, archived: boolean, review_stars: Array<number>, personalization_options: unknown, product_options: unknown, product_option_rules: unknown, default_variation_sku?: string | null, meta_title: string, meta_description: string, seo_crawler_setting: string, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, stock_message?: { code: string, params: unknown, text: string } | null, images: Array<{ thumbnail: string, medium: string, large: string, alt: string, width: number, height: number, oembed?: { url: string } | null }>, breadcrumb: Array<{ name: string, slug: string }>, attributes: Array<{ code: string, label: string, value: string }>, available_price_levels: Array<{ _id: string, min_qty: number, price: number, savePercent: number, text: string }>, variants: Array<{ _id: string, label: string, display_type: string, options: Array<{ value: string, swatch?: string | null }> }>, variations: Array<{ sku: string, variation_values: unknown, price?: number | null, final_price?: number | null, msrp?: number | null, discount_percent: number, stockStatus: string, stockStatusText: string, isBuyable: boolean, maxCartQty: number, archived: boolean, unavailable_for_sale: boolean, discontinued: boolean, salableQty: number, allow_backorders: boolean, stock_message?: { code: string, params: unknown, text: string } | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, available_price_levels: Array<{ _id: string, min_qty: number, price: number, savePercent: number, text: string }> }>, children: Array<{ short_description: string, maxCartQty: number, _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, related: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }>, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }> };

export type SliderProductsQueryVariables = Exact<{
  input: SliderProductsInput;
}>;


export type SliderProductsQuery = { sliderProducts: { products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }> } };

export type ViewedProductsQueryVariables = Exact<{
  skus: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type ViewedProductsQuery = { products: { products: Array<{ _id: string, sku: string, name: string, sub_title: string, url: string, class_code: string, brand?: string | null, badges: Array<string>, price?: number | null, final_price?: number | null, msrp?: number | null, from_price?: number | null, hide_price: boolean, is_price_hidden: boolean, discount_percent: number, stockStatus: string, stockStatusText: string, isInStock: boolean, isBuyable: boolean, unavailable_for_sale: boolean, product_option_set: boolean, review_count: number, review_avg_rating: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null, second_image?: { medium: string } | null, swatches: Array<{ value: string, swatch: string }>, stock_message?: { text: string } | null }> } };

export type PurchaseTermsPartsFragment = { shipping_from?: number | null, free_shipping_from?: number | null, payment_methods: Array<string>, returns_text: string, returns_url?: string | null };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { getCartSummary: { _id?: string | null, amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> } };

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


export type CheckoutQuery = { me?: { _id: string, email: string, first_name: string, last_name: string, addresses: Array<{ is_default: boolean, address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } }> } | null, checkout: { shipping_required: boolean, shipping_title: string, default_country: string, prevented_message?: string | null, total_known: boolean, placed_order?: { _id: string, guest_token: string } | null, summary: { shipping_method?: string | null, _id?: string | null, amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> }, countries: { state_required: Array<string>, countries: Array<{ code: string, name: string, states: Array<{ code: string, name: string }> }> }, shipping_methods: Array<{ _id: string, method: string, title: string, price: number, shipping_total: number, default_info?: unknown | null }>, payment_methods: Array<{ code: string, title: string, instructions: string }>, tax_estimate: { success: boolean, message?: string | null, total_due: number, amount: number, tax_amount: number, shipping_amount: number, shipping_fee: number, shipping_level_discount: number, discount_amount: number, prices_include_tax: boolean } } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
  idempotency_key: Scalars['String']['input'];
}>;


export type PlaceOrderMutation = { placeOrder: { success: boolean, code?: string | null, message?: string | null, fresh_total?: number | null, guest_token?: string | null, field_errors: Array<{ field: string, message: string }>, order?: { _id: string, increment_id: string } | null } };

export type OrderQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
}>;


export type OrderQuery = { order?: { _id: string, increment_id: string, email: string, createdAt: string, currency: string, subtotal: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, note: string, shipping_method?: string | null, status: { name: string, friendly_name: string, color: string }, payment_method: { code: string, title: string, instructions: string }, items: Array<{ _id: string, sku: string, name: string, variation_text: string, product_options_data?: unknown | null, personalization_data?: unknown | null, qty: number, backorders_qty: number, price: number, row_total: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, shipping_address?: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } | null, billing_address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } } | null };

export type OrdersQueryVariables = Exact<{
  page?: InputMaybe<Scalars['Int']['input']>;
}>;


export type OrdersQuery = { orders: { orders: Array<{ _id: string, increment_id: string, createdAt: string, grand_total: number, currency: string, status: { name: string, friendly_name: string, color: string } }>, paging: { page: number, limit: number, begin: number, end: number, total_products: number, total_pages: number } } };

export type LoginMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type LoginMutation = { login: { success: boolean, message?: string | null, redirect?: string | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { success: boolean, message?: string | null, field?: string | null } };

export type VerifyEmailMutationVariables = Exact<{
  token: Scalars['String']['input'];
}>;


export type VerifyEmailMutation = { verifyEmail: { success: boolean, message?: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { success: boolean } };

export type CartReplyPartsFragment = { success: boolean, status?: string | null, message?: string | null, messageType?: string | null, code?: string | null, itemErrors: Array<{ item_id: string, message: string }> };

export type CartSummaryPartsFragment = { _id?: string | null, amount: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, total_due: number, message?: string | null, checkout_prevented?: string | null, itemErrors: Array<{ item_id: string, message: string }>, items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, changed_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, limit_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, invalid_items: Array<{ item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }> };

export type CartItemPartsFragment = { item_id: string, product_id: string, name: string, sub_title: string, sku: string, url: string, variation_text: string, price?: number | null, qty: number, row_total?: number | null, max_cart_qty: number, stock_message?: string | null, is_in_stock: boolean, is_backorders: boolean, backorders_message: string, product_options_data?: unknown | null, personalization_data?: unknown | null, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null };

export type ShippingMethodPartsFragment = { _id: string, method: string, title: string, price: number, shipping_total: number, default_info?: unknown | null };

export type AddressPartsFragment = { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string };

export type OrderPartsFragment = { _id: string, increment_id: string, email: string, createdAt: string, currency: string, subtotal: number, discount_amount: number, shipping_amount: number, tax_amount: number, prices_include_tax: boolean, grand_total: number, note: string, shipping_method?: string | null, status: { name: string, friendly_name: string, color: string }, payment_method: { code: string, title: string, instructions: string }, items: Array<{ _id: string, sku: string, name: string, variation_text: string, product_options_data?: unknown | null, personalization_data?: unknown | null, qty: number, backorders_qty: number, price: number, row_total: number, image?: { thumbnail: string, medium: string, large: string, alt: string, width: number, height: number } | null }>, shipping_address?: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } | null, billing_address: { first_name: string, last_name: string, company: string, street: string, street2: string, city: string, state: string, postcode: string, country: string, phone: string } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { initSettings: { general: unknown, client_address?: unknown | null, active_theme: unknown, ratings_shown: boolean, modules: unknown, others: unknown, footer_social: unknown, listing: unknown, currency: string, locale: string, time_zone: string, client: { code: string, type: string, guid: string, name: string, industry: string } }, allHeader: Array<{ _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> }>, allFooter: Array<{ _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> }>, checkoutHeader?: { _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> } | null, checkoutFooter?: { _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> } | null };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { me?: { _id: string, email: string, first_name: string, last_name: string, is_verified: boolean, is_email_confirmed: boolean } | null };

export type CartBadgeQueryVariables = Exact<{ [key: string]: never; }>;


export type CartBadgeQuery = { getCartCount: { count: number } };

export type PageByTypeQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type PageByTypeQuery = { getTemplateByPageType?: { redirectSlug?: string | null, page?: { _id: string, title: string, static_type: string, custom_html?: string | null, is_404_page: boolean, document?: unknown | null, meta_title: string, meta_description: string, seo_crawler_setting: string } | null } | null };

export type HeaderOrFooterPartsFragment = { _id: string, name: string, final_widget_content: unknown, menus: Array<{ _id: number, name: string, orderInMobile: number, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null, items: Array<{ _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null }> }> }> }> };

export type MenuItemPartsFragment = { _id: string, label: string, url: string, flyoutType?: string | null, columns?: number | null, width?: number | null, imageUrl?: string | null };

export type PagePartsFragment = { _id: string, title: string, static_type: string, custom_html?: string | null, is_404_page: boolean, document?: unknown | null, meta_title: string, meta_description: string, seo_crawler_setting: string };

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
  discount_percent
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
  discount_percent
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
  discount_percent
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
    savePercent
    text
  }
  review_stars
  personalization_options
  product_options
  product_option_rules
  default_variation_sku
  variants {
    _id
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
    discount_percent
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
      savePercent
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
  discount_percent
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
  backorders_message
  product_options_data
  personalization_data
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
export const CartSummaryPartsFragmentDoc = new TypedDocumentString(`
    fragment CartSummaryParts on CartSummary {
  _id
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
  backorders_message
  product_options_data
  personalization_data
  image {
    ...PictureParts
  }
}`, {"fragmentName":"CartSummaryParts"}) as unknown as TypedDocumentString<CartSummaryPartsFragment, unknown>;
export const ShippingMethodPartsFragmentDoc = new TypedDocumentString(`
    fragment ShippingMethodParts on ShippingMethod {
  _id
  method
  title
  price
  shipping_total
  default_info
}
    `, {"fragmentName":"ShippingMethodParts"}) as unknown as TypedDocumentString<ShippingMethodPartsFragment, unknown>;
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
    _id
    sku
    name
    variation_text
    product_options_data
    personalization_data
    qty
    backorders_qty
    price
    row_total
    image {
      ...PictureParts
    }
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
      _id
      name
      variation_text
      qty
      qty_sent
      image {
        ...PictureParts
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
}`) as unknown as TypedDocumentString<OrderTrackingQuery, OrderTrackingQueryVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) {
    success
    field
    message
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($current_password: String!, $new_password: String!) {
  changePassword(current_password: $current_password, new_password: $new_password) {
    success
    field
    message
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SaveAccountSettingsDocument = new TypedDocumentString(`
    mutation SaveAccountSettings($input: AccountSettingsInput!) {
  saveAccountSettings(input: $input) {
    status
    field
    message
    email_to_confirm
  }
}
    `) as unknown as TypedDocumentString<SaveAccountSettingsMutation, SaveAccountSettingsMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail {
  confirmEmail {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const SaveAddressDocument = new TypedDocumentString(`
    mutation SaveAddress($input: SavedAddressInput!) {
  saveAddress(input: $input) {
    success
    message
    field_errors {
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
  }
}
    `) as unknown as TypedDocumentString<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const SetDefaultAddressDocument = new TypedDocumentString(`
    mutation SetDefaultAddress($id: ID!) {
  setDefaultAddress(_id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SetDefaultAddressMutation, SetDefaultAddressMutationVariables>;
export const TrackOrderDocument = new TypedDocumentString(`
    mutation TrackOrder($increment_id: String!, $email: String!) {
  trackOrder(increment_id: $increment_id, email: $email) {
    success
    message
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
  discount_percent
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
    savePercent
    text
  }
  review_stars
  personalization_options
  product_options
  product_option_rules
  default_variation_sku
  variants {
    _id
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
    discount_percent
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
      savePercent
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
  discount_percent
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
  discount_percent
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
  discount_percent
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
  discount_percent
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
    ...CartSummaryParts
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
fragment CartSummaryParts on CartSummary {
  _id
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
  backorders_message
  product_options_data
  personalization_data
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
      ...CartSummaryParts
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
fragment CartSummaryParts on CartSummary {
  _id
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
  backorders_message
  product_options_data
  personalization_data
  image {
    ...PictureParts
  }
}
fragment ShippingMethodParts on ShippingMethod {
  _id
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
    _id
    sku
    name
    variation_text
    product_options_data
    personalization_data
    qty
    backorders_qty
    price
    row_total
    image {
      ...PictureParts
    }
  }
  shipping_address {
    ...AddressParts
  }
  billing_address {
    ...AddressParts
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
    redirect
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    success
    message
    field
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