/** Reasons why fields have one value, whatever a test does. */
const NO_DISCOUNT = 'No discount is granted yet.';
const ARCHIVED = 'What is archived is on show nowhere.';

/**
 * Mutations that change no answer of the product, each with the reason: the field has no other value yet. A row goes
 * when the field gets one.
 */
export const ALWAYS_SO: ReadonlyMap<string, string> = new Map([
  ['cart-dto:toContent:discount_amount = 0', NO_DISCOUNT],
  ['cart-dto:toContent:shipping_level_discount = 0', NO_DISCOUNT],
  ['cart-dto:toCartItem:discount = 0', NO_DISCOUNT],
  ['cart-dto:toCartItem:discount_amount = 0', NO_DISCOUNT],
  ['cart-dto:toCartItem:unit_item_discount = 0', NO_DISCOUNT],
  ['cart-dto:toCartItem:percent = 0', NO_DISCOUNT],
  ['checkout-dto:toTaxEstimate:discount_amount = 0', NO_DISCOUNT],
  ['checkout-dto:toTaxEstimate:shipping_level_discount = 0', NO_DISCOUNT],
  ['order-dto:toOrderSource:discount_amount = 0', NO_DISCOUNT],
  ['product-card-dto:toProductCard:archived = false', ARCHIVED],
  ['variation-dto:toVariation:archived = false', ARCHIVED],
  ['variation-dto:toVariationProduct:archived = false', ARCHIVED],
  ['catalogue-routes:whole:product_options_fee = 0', 'By REST a product is asked for with nothing chosen.'],
  ['search:nothingFound:products = []', 'It is the reply without products.'],
]);
