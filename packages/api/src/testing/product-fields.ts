/** What is told of a picture by its file. */
export const pictureOf = (file: string, alt: string, kind = 'image') => ({
  alt,
  type: kind,
  width: 1200,
  height: 900,
  thumbnail: `/images/products/thumbnail/${file}`,
  medium: `/images/products/medium/${file}`,
  large: `/images/products/large/${file}`,
  oembed: null,
});

/** What a card tells of a product of which nothing is known but that it is on show. */
export const BARE_CARD = {
  JPIN: null,
  JPINimages: [],
  JPINname: null,
  JPINslug: null,
  variable_JPIN: null,
  allow_backorders: false,
  archived: false,
  backorderExpectedShipDate: null,
  backorder_message: '',
  backordersMessage: '',
  backordersQty: 0,
  badges: [],
  brand: null,
  brandid: null,
  categories: [],
  category_slugs: [],
  child_class_code: null,
  currency: 'USD',
  discount_percent: 0,
  from_price: null,
  hide_price: false,
  image: null,
  is_fav: false,
  is_price_hidden: false,
  low_stock_alert_message: '',
  msrp: null,
  non_shippable_product: false,
  parentVariableProduct: null,
  primary_category: null,
  product_option_set: false,
  review_avg_rating: 0,
  review_count: 0,
  search_keyword: null,
  second_image: null,
  shipping_fee: 0,
  shopping_lists: [],
  short_description: '',
  stock_message: null,
  sub_title: '',
  swatches: [],
  unavailable_for_sale: false,
  variable_product: null,
  variation_settings: null,
  variation_text: '',
  visibility: true,
  website_display: 'single',
  website_visibility: true,
};

/** What the page of such a product tells beside its card. */
export const BARE_DETAILS = {
  attributes: [],
  available_price_levels: [],
  breadcrumb: [],
  cigarbinder: null,
  cigarbrandline: null,
  cigarfiller: null,
  cigarorigin: null,
  cigarstrength: null,
  cigarwrapper: null,
  default_variation_sku: null,
  delivery_estimate: null,
  description: [],
  images: [],
  invalid_personalization_data: {},
  invalid_product_options_data: {},
  item_delivery_info: '',
  limit_shipping_option: [],
  meta_description: '',
  meta_title: '',
  personalization_data: {},
  personalization_options: [],
  product_option_rules: [],
  product_options: [],
  product_options_data: {},
  product_options_fee: 0,
  review_stars: [0, 0, 0, 0, 0],
  seo_crawler_setting: '',
  variants: [],
  variations: [],
};

/** What a product tells by several names. */
export function productNames({ slug, name }: { readonly slug: string; readonly name: string }) {
  return { name, actual_name: name, slug, url: `/${slug}`, canonicalPath: `/${slug}` };
}

/** What a product tells of its stock by several names; `buyable` where it can be had without being there. */
export function stockNames(status: string, pieces: number, maxCartQty: number) {
  const isBuyable = ['in-stock', 'backordered'].includes(status);
  return {
    ...{ stockStatus: status, stock_status: status, stockInfo: { status } },
    ...{ salableQty: pieces, stockQty: pieces, qty: pieces, maxCartQty },
    ...{ isInStock: pieces > 0, isBackorders: status === 'backordered' },
    ...{ isBuyable, available_for_sale: isBuyable },
  };
}
