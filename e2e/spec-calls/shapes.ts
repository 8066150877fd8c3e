import { any, filled, flag, list, number, orNull, record, type Shape, text, whole } from './shape.ts';

/** ENT-041. */
export const media = {
  thumbnail: filled,
  medium: filled,
  large: filled,
  type: text,
  oembed: orNull({ html: text, thumbnail_url: text }),
};

/** ENT-016, ENT-017, ENT-020, ENT-024 to ENT-031, ENT-514, ENT-516 to ENT-520: what lists of products show. */
export const card = {
  _id: filled,
  id: filled,
  sku: filled,
  name: filled,
  actual_name: text,
  sub_title: text,
  short_description: text,
  slug: filled,
  image: orNull(media),
  class_code: filled,
  child_class_code: orNull(text),
  product_option_set: flag,
  price: orNull(number),
  final_price: orNull(number),
  msrp: orNull(number),
  hide_price: flag,
  review_count: number,
  review_avg_rating: number,
  stock_status: filled,
  stockStatus: filled,
  stockInfo: { status: filled },
  stockStatusText: text,
  isInStock: flag,
  isBackorders: flag,
  salableQty: orNull(number),
  stockQty: number,
  backordersQty: number,
  backordersMessage: text,
  backorderExpectedShipDate: orNull(text),
  maxCartQty: number,
  low_stock_alert_message: text,
  unavailable_for_sale: flag,
  archived: flag,
  available_for_sale: flag,
  client_guid: filled,
  sellerId: filled,
  categories: list,
  primary_category: orNull(text),
  website_display: filled,
  brand: orNull(text),
  brandid: orNull(text),
};

/** ENT-039. */
export const priceLevel = {
  _id: filled,
  customer_groups: list,
  min_qty: number,
  price: number,
  savePercent: number,
};

/** ENT-042. */
export const filterGroup = {
  type: filled,
  nameAttribute: filled,
  min: orNull(number),
  max: orNull(number),
  expanded: flag,
  showAll: flag,
  buckets: [{ key: filled, name: filled, doc_count: number, isCurrent: flag }] as const,
};

/** ENT-047, ENT-559. */
export const pliableData = {
  data: [card] as const,
  paging: { page: number, total: number, itemTotal: number, limit: number },
  filter: [filterGroup] as const,
  currentSortCode: filled,
};

/** ENT-044 to ENT-046, ENT-557, ENT-558. */
export const category = {
  _id: filled,
  parent_page: orNull(text),
  name: filled,
  title: text,
  page_title: text,
  slug: filled,
  is_active: flag,
  breadcrumb: [{ name: filled, slug: filled }] as const,
  path: filled,
  category_path: filled,
  entity_type: text,
  display_option: text,
  client_guid: filled,
  image: orNull(media),
  image_mobile: orNull(media),
  sub_title: text,
  description: any,
  meta_title: text,
  meta_description: text,
  meta_keyword: text,
  seo_crawler_setting: text,
  optional_content: orNull(
    whole({
      title: text,
      sub_title: text,
      description: any,
      show_in_title: flag,
      show_in_sub_title: flag,
      show_in_description: flag,
    }),
  ),
};

/** ENT-560, ENT-561. */
export const searchResult = {
  success: flag,
  products: [card] as const,
  categories: [{ name: filled, slug: filled, key: filled, doc_count: number }] as const,
  filter: [filterGroup] as const,
  paging: {
    begin: number,
    end: number,
    limit: number,
    page: number,
    total_products: number,
    total_pages: number,
  },
};

/** ENT-064. */
export const suggestion = {
  id: filled,
  name: filled,
  image: orNull(media),
  price: orNull(number),
  final_price: orNull(number),
  class_code: filled,
  hide_price: flag,
  unavailable_for_sale: flag,
  review_count: number,
  review_avg_rating: number,
  categories: list,
  category_slugs: list,
  search_keyword: orNull(text),
};

/** ENT-547 to ENT-551, ENT-553, as far as the contract has it. */
export const cartItem = {
  _id: filled,
  item_id: filled,
  name: filled,
  sku: filled,
  slug: filled,
  image: orNull(media),
  sub_title: text,
  class_code: filled,
  website_visibility: flag,
  weight: orNull(number),
  price: number,
  qty: number,
  row_total: number,
  subtotal: number,
  discount_amount: number,
  backorders: any,
  backorders_message: text,
  backorders_qty: number,
  is_backorders: flag,
  is_in_stock: flag,
  salable_qty: orNull(number),
  stock_qty: orNull(number),
  stock_message: orNull(text),
  stock_status: filled,
  stock_status_text: text,
  low_stock_alert_message: text,
  max_cart_qty: number,
  shipping_fee: number,
  item_delivery_info: text,
  limit_shipping_option: any,
  non_shippable_product: flag,
  client_guid: filled,
  personalization_data: any,
  product_options_data: any,
};

/** ENT-544. */
export const shippingMethod = {
  method: filled,
  price: number,
  shipping_total: number,
  title: filled,
  _id: filled,
  default_info: any,
};

/** ENT-540 to ENT-543, ENT-545, ENT-546. */
export const cartSummary = {
  _id: orNull(text),
  amount: number,
  applied_discounts: list,
  discount_amount: number,
  grand_total: number,
  tax_amount: number,
  total_due: number,
  other_tax: number,
  items: [cartItem] as const,
  invalid_items: [cartItem] as const,
  changed_items: [cartItem] as const,
  limit_items: [cartItem] as const,
  prompts: list,
  redemptions: [{ amount: number }] as const,
  itemErrors: [{ message: text }] as const,
  message: orNull(text),
  shipping_amount: number,
  shipping_fee: number,
  shipping_level_discount: number,
  shipping_method: orNull(text),
  enabled_nomal_shipping_method_count: number,
  shipping_methods: [shippingMethod] as const,
  is_free_quote: flag,
  seller: orNull({ _id: filled, guid: filled, code: filled, name: filled, logo: orNull(text) }),
};

/** ENT-013, ENT-058, ENT-570. */
export const user = {
  _id: filled,
  group: text,
  email: filled,
  is_restricted: flag,
  first_name: filled,
  last_name: filled,
  nick_name: text,
  scope: list,
};

/** ENT-568. */
export const headerOrFooter = {
  _id: filled,
  render_html: text,
  menu_ids: list,
  is_primary: flag,
  final_widget_content: record,
};

/** ENT-567. */
export const template = {
  _id: filled,
  name: filled,
  entity_type: orNull(whole({ entity_code: text, class_code: orNull(text) })),
  render_html: text,
  mapped_attributes: any,
  user_settings: any,
  header_id: orNull(text),
  footer_id: orNull(text),
  is_primary: flag,
  template_preview: any,
  origin_type: text,
};

/** ENT-539. */
export const taxEstimate = {
  success: flag,
  total_due: number,
  amount: number,
  tax_amount: number,
  shipping_amount: number,
  shipping_level_discount: number,
  shipping_fee: number,
  discount_amount: number,
  redemptions: [{ amount: number }] as const,
};

export type { Shape };
