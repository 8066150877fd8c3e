import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategorySource } from '../dto/category-source.ts';
import type { HeaderOrFooterSource } from '../dto/header-footer-source.ts';
import type { ProductCards } from '../operations/product-lists.ts';
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
  __typename?: 'AccountSettingsReply';
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
  __typename?: 'AddToCartReply';
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
  __typename?: 'Address';
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
  __typename?: 'AddressBookReply';
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
  __typename?: 'Bucket';
  doc_count: Scalars['Int']['output'];
  isCurrent: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type CartCount = {
  __typename?: 'CartCount';
  count: Scalars['Int']['output'];
};

export type CartItem = {
  __typename?: 'CartItem';
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
  __typename?: 'CartReply';
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
  __typename?: 'CartSummary';
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
  __typename?: 'Category';
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
  __typename?: 'Checkout';
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
  __typename?: 'ClientSettings';
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
  __typename?: 'Countries';
  countries: Array<Country>;
  state_required: Array<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type Country = {
  __typename?: 'Country';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  states: Array<State>;
};

export type Crumb = {
  __typename?: 'Crumb';
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type Customer = {
  __typename?: 'Customer';
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
  __typename?: 'CustomerAddress';
  _id: Scalars['ID']['output'];
  address: Address;
  is_default: Scalars['Boolean']['output'];
};

export type DeliveryEstimate = {
  __typename?: 'DeliveryEstimate';
  deliveredData: DeliveryStep;
  orderPlacedData: DeliveryStep;
  orderShipData: DeliveryStep;
};

export type DeliveryEstimateInfo = {
  __typename?: 'DeliveryEstimateInfo';
  deliveryEstimate?: Maybe<DeliveryEstimate>;
};

/** The first and the last day that are likely, `YYYY-MM-DD`, and both as people read them. */
export type DeliveryStep = {
  __typename?: 'DeliveryStep';
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
  __typename?: 'FieldError';
  /** The rule that refused, such as `field.required`, or the code of the error where no rule is named. */
  code: Scalars['String']['output'];
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
};

export type FilterGroup = {
  __typename?: 'FilterGroup';
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
  __typename?: 'GeoLocation';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type HeaderOrFooter = {
  __typename?: 'HeaderOrFooter';
  _id: Scalars['ID']['output'];
  final_widget_content: Scalars['JSON']['output'];
  is_primary: Scalars['Boolean']['output'];
  menu_ids: Array<Scalars['Int']['output']>;
  menus: Array<Menu>;
  name: Scalars['String']['output'];
  render_html: Scalars['String']['output'];
};

export type ItemError = {
  __typename?: 'ItemError';
  item_id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

export type LocalizedMessage = {
  __typename?: 'LocalizedMessage';
  code: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
  text: Scalars['String']['output'];
};

export type LoginReply = {
  __typename?: 'LoginReply';
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
  __typename?: 'LogoutReply';
  success: Scalars['Boolean']['output'];
};

export type Menu = {
  __typename?: 'Menu';
  _id: Scalars['Int']['output'];
  items: Array<MenuItem>;
  name: Scalars['String']['output'];
  orderInMobile: Scalars['Int']['output'];
};

export type MenuItem = {
  __typename?: 'MenuItem';
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
  __typename?: 'Mutation';
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
  __typename?: 'Oembed';
  html: Scalars['String']['output'];
  thumbnail_url: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
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
  __typename?: 'OrderItem';
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
  __typename?: 'OrderList';
  orders: Array<Order>;
  paging: Paging;
};

export type OrderStatus = {
  __typename?: 'OrderStatus';
  color: Scalars['String']['output'];
  friendly_name: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OrderStep = {
  __typename?: 'OrderStep';
  /** When it was done; null while it is to come. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  friendly_name: Scalars['String']['output'];
  /** `placed`, `paid`, `processing`, `packing`, `fulfilled`, `returned` or `canceled`. */
  name: Scalars['String']['output'];
};

/** A tax on an order; within its prices where `prices_include_tax` says so. */
export type OrderTax = {
  __typename?: 'OrderTax';
  amount: Scalars['Money']['output'];
  name: Scalars['String']['output'];
  /** Percent; null for orders placed before it was kept. */
  rate?: Maybe<Scalars['Float']['output']>;
  taxable_amount: Scalars['Money']['output'];
};

/** A product as it was ordered last. */
export type OrderedProduct = {
  __typename?: 'OrderedProduct';
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
  __typename?: 'OrderedProductList';
  paging: Paging;
  products: Array<OrderedProduct>;
};

export type Page = {
  __typename?: 'Page';
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
  __typename?: 'PageData';
  category?: Maybe<Category>;
  kind: Scalars['String']['output'];
  page?: Maybe<Page>;
  product?: Maybe<Product>;
  redirect?: Maybe<Redirect>;
};

export type Paging = {
  __typename?: 'Paging';
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
  __typename?: 'ParentVariableProduct';
  _id: Scalars['ID']['output'];
  class_code: Scalars['String']['output'];
  images: Array<Picture>;
  website_display: Scalars['String']['output'];
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  code: Scalars['String']['output'];
  instructions: Scalars['String']['output'];
  sellerGuid?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

export type Picture = {
  __typename?: 'Picture';
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
  __typename?: 'PlaceOrderReply';
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
  __typename?: 'PlacedOrder';
  _id: Scalars['ID']['output'];
  guest_token: Scalars['String']['output'];
};

export type PliableData = {
  __typename?: 'PliableData';
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
  __typename?: 'PreferredSeller';
  name: Scalars['String']['output'];
  sellerId: Scalars['ID']['output'];
};

export type PriceLevel = {
  __typename?: 'PriceLevel';
  _id: Scalars['ID']['output'];
  customer_groups: Array<Scalars['String']['output']>;
  min_qty: Scalars['Int']['output'];
  price: Scalars['Money']['output'];
  savePercent: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type PriceLevels = {
  __typename?: 'PriceLevels';
  priceLevels: Array<PriceLevel>;
};

/** A product as cards and product pages show it. Prices a buyer may not see are null, and then is_price_hidden is true. */
export type Product = {
  __typename?: 'Product';
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
  __typename?: 'ProductAttribute';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductList = {
  __typename?: 'ProductList';
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

export type Query = {
  __typename?: 'Query';
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
  __typename?: 'Redemption';
  amount: Scalars['Money']['output'];
};

export type Redirect = {
  __typename?: 'Redirect';
  redirect_type: Scalars['Int']['output'];
  to: Scalars['String']['output'];
};

export type RedirectResponse = {
  __typename?: 'RedirectResponse';
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
  __typename?: 'RegisterReply';
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** How the items fared. `success` is false where none was added. */
export type ReorderReply = {
  __typename?: 'ReorderReply';
  cart_count: Scalars['Int']['output'];
  code?: Maybe<Scalars['String']['output']>;
  items: Array<ReorderedItem>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type ReorderedItem = {
  __typename?: 'ReorderedItem';
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
  __typename?: 'SearchCategory';
  doc_count: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

/** Other words for a keyword that is not in the catalogue as it was typed. `applied`: the products are already those of these words; else nothing was found, and they may be offered. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  applied: Scalars['Boolean']['output'];
  keyword: Scalars['String']['output'];
};

/** A category or brand whose name a keyword is. */
export type SearchPlace = {
  __typename?: 'SearchPlace';
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
  __typename?: 'SearchResult';
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
  __typename?: 'Seller';
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
  __typename?: 'SessionReply';
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  token?: Maybe<Scalars['String']['output']>;
};

/** A visit. The token is the bearer token of a visit begun by this call; a visit that stood before has none to tell. */
export type SessionStart = {
  __typename?: 'SessionStart';
  session_id: Scalars['String']['output'];
  token?: Maybe<Scalars['String']['output']>;
};

export type Settings = {
  __typename?: 'Settings';
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
  __typename?: 'ShippingMethod';
  _id: Scalars['ID']['output'];
  default_info?: Maybe<Scalars['JSON']['output']>;
  method: Scalars['String']['output'];
  price: Scalars['Money']['output'];
  shipping_total: Scalars['Money']['output'];
  title: Scalars['String']['output'];
};

export type ShoppingList = {
  __typename?: 'ShoppingList';
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
  __typename?: 'State';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type StockState = {
  __typename?: 'StockState';
  status: Scalars['String']['output'];
};

/** A value of a variation that has a colour, as `#rrggbb`. */
export type Swatch = {
  __typename?: 'Swatch';
  swatch: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type TaxEstimate = {
  __typename?: 'TaxEstimate';
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
  __typename?: 'Template';
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
  __typename?: 'TemplateByPageType';
  getTemplateByPageType?: Maybe<Template>;
  page?: Maybe<Page>;
  redirectSlug?: Maybe<Scalars['String']['output']>;
};

export type TemplateReply = {
  __typename?: 'TemplateReply';
  redirectResponse?: Maybe<RedirectResponse>;
  template?: Maybe<Template>;
};

export type TrackOrderReply = {
  __typename?: 'TrackOrderReply';
  code?: Maybe<Scalars['String']['output']>;
  /** Opens the order at `order`. */
  guest_token?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  order?: Maybe<Order>;
  success: Scalars['Boolean']['output'];
};

export type Variant = {
  __typename?: 'Variant';
  _id: Scalars['ID']['output'];
  button_setting?: Maybe<Scalars['JSON']['output']>;
  display_type: Scalars['String']['output'];
  label: Scalars['String']['output'];
  options: Array<VariantOption>;
};

export type VariantOption = {
  __typename?: 'VariantOption';
  /** Whether a variation with it can be chosen, given the default ones of the other attributes. */
  enabled: Scalars['Boolean']['output'];
  /** Whether the variation that is shown first has it. */
  selected: Scalars['Boolean']['output'];
  swatch?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

/** One combination of a variable product, small enough for thousands: what choosing it shows. */
export type Variation = {
  __typename?: 'Variation';
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
  __typename?: 'VariationSettings';
  /** Where its picture is among those of its product, from 0; null where it is none of them. */
  variable_image_index?: Maybe<Scalars['Int']['output']>;
  /** Whether choosing it shows a picture of its own. */
  variable_link_image: Scalars['Boolean']['output'];
};

export type VerifyEmailReply = {
  __typename?: 'VerifyEmailReply';
  code?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  field_errors: Array<FieldError>;
  message?: Maybe<Scalars['String']['output']>;
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
  products_are: WayOnProducts;
  /** How many products there are without the filters; 0 where the filters are not the cause. */
  unfiltered: Scalars['Int']['output'];
};

/** A page of the shop that may help. */
export type WayOnPage = {
  __typename?: 'WayOnPage';
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
  __typename?: 'WidgetContent';
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
  CartCount: ResolverTypeWrapper<CartCount>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CartQuantityInput: CartQuantityInput;
  CartReply: ResolverTypeWrapper<CartReply>;
  CartSummary: ResolverTypeWrapper<CartSummary>;
  Category: ResolverTypeWrapper<CategorySource>;
  Checkout: ResolverTypeWrapper<Checkout>;
  ClientSettings: ResolverTypeWrapper<ClientSettings>;
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
  FieldError: ResolverTypeWrapper<FieldError>;
  FilterGroup: ResolverTypeWrapper<FilterGroup>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeoLocation: ResolverTypeWrapper<GeoLocation>;
  HeaderOrFooter: ResolverTypeWrapper<HeaderOrFooterSource>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemError: ResolverTypeWrapper<ItemError>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LocalizedMessage: ResolverTypeWrapper<LocalizedMessage>;
  LoginReply: ResolverTypeWrapper<LoginReply>;
  LogoutReply: ResolverTypeWrapper<LogoutReply>;
  Menu: ResolverTypeWrapper<Menu>;
  MenuItem: ResolverTypeWrapper<MenuItem>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Oembed: ResolverTypeWrapper<Oembed>;
  Order: ResolverTypeWrapper<Order>;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderList: ResolverTypeWrapper<OrderList>;
  OrderStatus: ResolverTypeWrapper<OrderStatus>;
  OrderStep: ResolverTypeWrapper<OrderStep>;
  OrderTax: ResolverTypeWrapper<OrderTax>;
  OrderedProduct: ResolverTypeWrapper<OrderedProduct>;
  OrderedProductList: ResolverTypeWrapper<OrderedProductList>;
  Page: ResolverTypeWrapper<Omit<Page, 'template'> & { template?: Maybe<ResolversTypes['Template']> }>;
  PageData: ResolverTypeWrapper<Omit<PageData, 'category' | 'page' | 'product'> & { category?: Maybe<ResolversTypes['Category']>, page?: Maybe<ResolversTypes['Page']>, product?: Maybe<ResolversTypes['Product']> }>;
  Paging: ResolverTypeWrapper<Paging>;
  ParentVariableProduct: ResolverTypeWrapper<ParentVariableProduct>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  Picture: ResolverTypeWrapper<Picture>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderReply: ResolverTypeWrapper<PlaceOrderReply>;
  PlacedOrder: ResolverTypeWrapper<PlacedOrder>;
  PliableData: ResolverTypeWrapper<Omit<PliableData, 'data' | 'way_on'> & { data: Array<ResolversTypes['Product']>, way_on?: Maybe<ResolversTypes['WayOn']> }>;
  PreferredSeller: ResolverTypeWrapper<PreferredSeller>;
  PriceLevel: ResolverTypeWrapper<PriceLevel>;
  PriceLevels: ResolverTypeWrapper<PriceLevels>;
  Product: ResolverTypeWrapper<ProductSource>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductList: ResolverTypeWrapper<ProductCards>;
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
  SavedAddressInput: SavedAddressInput;
  SearchCategory: ResolverTypeWrapper<SearchCategory>;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchPlace: ResolverTypeWrapper<SearchPlace>;
  SearchPlaceKind: SearchPlaceKind;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'products' | 'way_on'> & { products: Array<ResolversTypes['Product']>, way_on?: Maybe<ResolversTypes['WayOn']> }>;
  Seller: ResolverTypeWrapper<Seller>;
  SessionReply: ResolverTypeWrapper<SessionReply>;
  SessionStart: ResolverTypeWrapper<SessionStart>;
  Settings: ResolverTypeWrapper<Settings>;
  ShippingMethod: ResolverTypeWrapper<ShippingMethod>;
  ShoppingList: ResolverTypeWrapper<ShoppingList>;
  SliderProductsInput: SliderProductsInput;
  State: ResolverTypeWrapper<State>;
  StockState: ResolverTypeWrapper<StockState>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Swatch: ResolverTypeWrapper<Swatch>;
  TaxEstimate: ResolverTypeWrapper<TaxEstimate>;
  Template: ResolverTypeWrapper<TemplateSource>;
  TemplateByPageType: ResolverTypeWrapper<Omit<TemplateByPageType, 'getTemplateByPageType' | 'page'> & { getTemplateByPageType?: Maybe<ResolversTypes['Template']>, page?: Maybe<ResolversTypes['Page']> }>;
  TemplateReply: ResolverTypeWrapper<Omit<TemplateReply, 'template'> & { template?: Maybe<ResolversTypes['Template']> }>;
  TrackOrderReply: ResolverTypeWrapper<TrackOrderReply>;
  Variant: ResolverTypeWrapper<Variant>;
  VariantOption: ResolverTypeWrapper<VariantOption>;
  Variation: ResolverTypeWrapper<VariationSource>;
  VariationSettings: ResolverTypeWrapper<VariationSettings>;
  VerifyEmailReply: ResolverTypeWrapper<VerifyEmailReply>;
  WayOn: ResolverTypeWrapper<Omit<WayOn, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  WayOnPage: ResolverTypeWrapper<WayOnPage>;
  WayOnProducts: WayOnProducts;
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
  CartCount: CartCount;
  CartItem: CartItem;
  CartQuantityInput: CartQuantityInput;
  CartReply: CartReply;
  CartSummary: CartSummary;
  Category: CategorySource;
  Checkout: Checkout;
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
  FieldError: FieldError;
  FilterGroup: FilterGroup;
  Float: Scalars['Float']['output'];
  GeoLocation: GeoLocation;
  HeaderOrFooter: HeaderOrFooterSource;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  ItemError: ItemError;
  JSON: Scalars['JSON']['output'];
  LocalizedMessage: LocalizedMessage;
  LoginReply: LoginReply;
  LogoutReply: LogoutReply;
  Menu: Menu;
  MenuItem: MenuItem;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Oembed: Oembed;
  Order: Order;
  OrderItem: OrderItem;
  OrderList: OrderList;
  OrderStatus: OrderStatus;
  OrderStep: OrderStep;
  OrderTax: OrderTax;
  OrderedProduct: OrderedProduct;
  OrderedProductList: OrderedProductList;
  Page: Omit<Page, 'template'> & { template?: Maybe<ResolversParentTypes['Template']> };
  PageData: Omit<PageData, 'category' | 'page' | 'product'> & { category?: Maybe<ResolversParentTypes['Category']>, page?: Maybe<ResolversParentTypes['Page']>, product?: Maybe<ResolversParentTypes['Product']> };
  Paging: Paging;
  ParentVariableProduct: ParentVariableProduct;
  PaymentMethod: PaymentMethod;
  Picture: Picture;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderReply: PlaceOrderReply;
  PlacedOrder: PlacedOrder;
  PliableData: Omit<PliableData, 'data' | 'way_on'> & { data: Array<ResolversParentTypes['Product']>, way_on?: Maybe<ResolversParentTypes['WayOn']> };
  PreferredSeller: PreferredSeller;
  PriceLevel: PriceLevel;
  PriceLevels: PriceLevels;
  Product: ProductSource;
  ProductAttribute: ProductAttribute;
  ProductList: ProductCards;
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
  SavedAddressInput: SavedAddressInput;
  SearchCategory: SearchCategory;
  SearchCorrection: SearchCorrection;
  SearchPlace: SearchPlace;
  SearchResult: Omit<SearchResult, 'products' | 'way_on'> & { products: Array<ResolversParentTypes['Product']>, way_on?: Maybe<ResolversParentTypes['WayOn']> };
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
  TrackOrderReply: TrackOrderReply;
  Variant: Variant;
  VariantOption: VariantOption;
  Variation: VariationSource;
  VariationSettings: VariationSettings;
  VerifyEmailReply: VerifyEmailReply;
  WayOn: Omit<WayOn, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  WayOnPage: WayOnPage;
  WidgetContent: WidgetContent;
};

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
  class_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CartCountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartCount'] = ResolversParentTypes['CartCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  JPIN?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  JPINslug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  auto_added_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backorders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backorders_message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  backorders_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
};

export type CategoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  breadcrumb?: Resolver<Array<ResolversTypes['Crumb']>, ParentType, ContextType>;
  category_path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  display_option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
  shipping_required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipping_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['CartSummary'], ParentType, ContextType>;
  tax_estimate?: Resolver<ResolversTypes['TaxEstimate'], ParentType, ContextType>;
  total_known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  addToCart?: Resolver<ResolversTypes['AddToCartReply'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['SessionReply'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'current_password' | 'new_password'>>;
  confirmEmail?: Resolver<ResolversTypes['AccountReply'], ParentType, ContextType>;
  estimateTax?: Resolver<ResolversTypes['TaxEstimate'], ParentType, ContextType, RequireFields<MutationEstimateTaxArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginReply'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['LogoutReply'], ParentType, ContextType>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderReply'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'idempotency_key' | 'input'>>;
  register?: Resolver<ResolversTypes['RegisterReply'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAddress?: Resolver<ResolversTypes['AddressBookReply'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, '_id'>>;
  removeFromCart?: Resolver<ResolversTypes['CartReply'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'item_id'>>;
  reorder?: Resolver<ResolversTypes['ReorderReply'], ParentType, ContextType, RequireFields<MutationReorderArgs, '_id' | 'idempotency_key'>>;
  requestPasswordReset?: Resolver<ResolversTypes['AccountReply'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['SessionReply'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  saveAccountSettings?: Resolver<ResolversTypes['AccountSettingsReply'], ParentType, ContextType, RequireFields<MutationSaveAccountSettingsArgs, 'input'>>;
  saveAddress?: Resolver<ResolversTypes['AddressBookReply'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  setDefaultAddress?: Resolver<ResolversTypes['AddressBookReply'], ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, '_id'>>;
  trackOrder?: Resolver<ResolversTypes['TrackOrderReply'], ParentType, ContextType, RequireFields<MutationTrackOrderArgs, 'email' | 'increment_id'>>;
  updateCart?: Resolver<ResolversTypes['CartReply'], ParentType, ContextType, RequireFields<MutationUpdateCartArgs, 'products'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailReply'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
};

export type OembedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Oembed'] = ResolversParentTypes['Oembed']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  backorders_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalization_data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product_options_data?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qty_sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row_total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variation_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['Paging'], ParentType, ContextType>;
};

export type OrderStatusResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OrderStatus'] = ResolversParentTypes['OrderStatus']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  friendly_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  static_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageDataResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageData'] = ResolversParentTypes['PageData']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['Redirect']>, ParentType, ContextType>;
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
  class_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  website_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerGuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  large?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oembed?: Resolver<Maybe<ResolversTypes['Oembed']>, ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  child_class_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  cigarbinder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarbrandline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarfiller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarorigin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarstrength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cigarwrapper?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client_guid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  default_variation_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_estimate?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
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
  personalization_data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, Partial<ProductPersonalization_DataArgs>>;
  personalization_options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  primary_category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  website_display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type PurchaseTermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PurchaseTerms'] = ResolversParentTypes['PurchaseTerms']> = {
  free_shipping_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  payment_methods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  returns_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returns_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_from?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allFooter?: Resolver<Array<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType, Partial<QueryAllFooterArgs>>;
  allHeader?: Resolver<Array<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType, Partial<QueryAllHeaderArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, '_id'>>;
  categoryBySlug?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryBySlugArgs, 'slug'>>;
  categoryInitialData?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryInitialDataArgs, 'slug'>>;
  categoryList?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryPliableData?: Resolver<ResolversTypes['PliableData'], ParentType, ContextType, Partial<QueryCategoryPliableDataArgs>>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, Partial<QueryCheckoutArgs>>;
  checkoutFooter?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType>;
  checkoutHeader?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType>;
  countries?: Resolver<ResolversTypes['Countries'], ParentType, ContextType>;
  footer?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType, Partial<QueryFooterArgs>>;
  getAllParsedMenu?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryGetAllParsedMenuArgs, '_ids'>>;
  getCartCount?: Resolver<ResolversTypes['CartCount'], ParentType, ContextType>;
  getCartSummary?: Resolver<ResolversTypes['CartSummary'], ParentType, ContextType, Partial<QueryGetCartSummaryArgs>>;
  getDeliveryEstimateInfo?: Resolver<ResolversTypes['DeliveryEstimateInfo'], ParentType, ContextType, Partial<QueryGetDeliveryEstimateInfoArgs>>;
  getMarketplaceCarts?: Resolver<Array<ResolversTypes['CartSummary']>, ParentType, ContextType, Partial<QueryGetMarketplaceCartsArgs>>;
  getPriceLevels?: Resolver<ResolversTypes['PriceLevels'], ParentType, ContextType, RequireFields<QueryGetPriceLevelsArgs, 'productId'>>;
  getTemplateByPageType?: Resolver<Maybe<ResolversTypes['TemplateByPageType']>, ParentType, ContextType, RequireFields<QueryGetTemplateByPageTypeArgs, 'name'>>;
  getTemplateBySlug?: Resolver<Maybe<ResolversTypes['TemplateReply']>, ParentType, ContextType, RequireFields<QueryGetTemplateBySlugArgs, 'slug'>>;
  getWidgetContent?: Resolver<Maybe<ResolversTypes['WidgetContent']>, ParentType, ContextType, RequireFields<QueryGetWidgetContentArgs, 'slug'>>;
  header?: Resolver<Maybe<ResolversTypes['HeaderOrFooter']>, ParentType, ContextType, Partial<QueryHeaderArgs>>;
  initSessionId?: Resolver<ResolversTypes['SessionStart'], ParentType, ContextType>;
  initSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, '_id'>>;
  orderedProducts?: Resolver<ResolversTypes['OrderedProductList'], ParentType, ContextType, Partial<QueryOrderedProductsArgs>>;
  orders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, Partial<QueryOrdersArgs>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, Partial<QueryPageArgs>>;
  pageDataBySlug?: Resolver<Maybe<ResolversTypes['PageData']>, ParentType, ContextType, RequireFields<QueryPageDataBySlugArgs, 'slug'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  products?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'input'>>;
  searchPliable?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchPliableArgs, 'search_type'>>;
  sliderProducts?: Resolver<ResolversTypes['ProductList'], ParentType, ContextType, RequireFields<QuerySliderProductsArgs, 'input'>>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType, Partial<QueryTemplateArgs>>;
  templates?: Resolver<Array<ResolversTypes['Template']>, ParentType, ContextType, Partial<QueryTemplatesArgs>>;
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
  items?: Resolver<Array<ResolversTypes['ReorderedItem']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReorderedItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReorderedItem'] = ResolversParentTypes['ReorderedItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  added_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['LocalizedMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price_before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requested_qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  discount_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field_errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prices_include_tax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redemptions?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  shipping_amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_level_discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  shipping_methods?: Resolver<Array<ResolversTypes['ShippingMethod']>, ParentType, ContextType>;
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

export type TrackOrderReplyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TrackOrderReply'] = ResolversParentTypes['TrackOrderReply']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guest_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VariantResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  button_setting?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  display_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  CartCount?: CartCountResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartReply?: CartReplyResolvers<ContextType>;
  CartSummary?: CartSummaryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
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
  FieldError?: FieldErrorResolvers<ContextType>;
  FilterGroup?: FilterGroupResolvers<ContextType>;
  GeoLocation?: GeoLocationResolvers<ContextType>;
  HeaderOrFooter?: HeaderOrFooterResolvers<ContextType>;
  ItemError?: ItemErrorResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LocalizedMessage?: LocalizedMessageResolvers<ContextType>;
  LoginReply?: LoginReplyResolvers<ContextType>;
  LogoutReply?: LogoutReplyResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Oembed?: OembedResolvers<ContextType>;
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
  Paging?: PagingResolvers<ContextType>;
  ParentVariableProduct?: ParentVariableProductResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
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
  PurchaseTerms?: PurchaseTermsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RedirectResponse?: RedirectResponseResolvers<ContextType>;
  RegisterReply?: RegisterReplyResolvers<ContextType>;
  ReorderReply?: ReorderReplyResolvers<ContextType>;
  ReorderedItem?: ReorderedItemResolvers<ContextType>;
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

