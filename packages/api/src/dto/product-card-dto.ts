import type { ProductCard } from '@stoa/commerce';
import { discountPercent, maxQuantity, productPath, stockInfo } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toMessage } from '../edge/messages.ts';
import { major, majorOrNull } from '../edge/money.ts';
import { leadPicture, secondPicture, toPictureOrNull } from '../edge/pictures.ts';
import { buyerFor, todayOf } from '../edge/request-values.ts';
import type { ProductCardFields } from './product-source.ts';
import { toSellerOrNull } from './seller-dto.ts';
import { otherStockNames, stockFields } from './stock-dto.ts';

/**
 * Returns a product of a list as the contract shows it, for one piece. ENT-016 to ENT-035, ENT-517 to ENT-524,
 * ENT-556
 */
export function toProductCard(api: ApiContext, card: ProductCard): ProductCardFields {
  const { currency } = api.shop.shop;
  const stock = stockInfo(card.stock, 1, todayOf(api));
  const { unavailableForSale = false, archived = false } = card.stock;
  const path = productPath({ slug: card.slug });
  return {
    _id: card.id,
    id: card.id,
    sku: card.sku,
    slug: card.slug,
    url: path,
    canonicalPath: path,
    name: card.name,
    actual_name: card.name,
    sub_title: card.subTitle,
    brand: card.brand,
    brandid: card.brand,
    short_description: card.shortDescription,
    class_code: card.classCode,
    child_class_code: card.classCode === 'variable_product' ? 'simple' : null,
    client_guid: card.sellerId,
    sellerId: card.sellerId,
    seller: toSellerOrNull(api, card.sellerId),
    image: toPictureOrNull(api, leadPicture(card.media)),
    second_image: toPictureOrNull(api, secondPicture(card.media)),
    badges: badgesOf(card.attributes),
    swatches: card.swatches.filter(({ swatch }) => COLOR.test(swatch)),
    ...categoryFields(card),
    primary_category: card.primaryCategory?.slug ?? null,
    ...priceFields(api, card),
    ...stockFields(api, card.stock, stock),
    ...otherStockNames(api, card.stock, stock),
    allow_backorders: card.stock.backorders,
    archived,
    unavailable_for_sale: unavailableForSale,
    available_for_sale: stock.buyable,
    isBuyable: stock.buyable,
    maxCartQty: maxQuantity({ salable: card.stock.salable, backorders: card.stock.backorders, inCart: 0 }),
    stock_message: stock.messages[0] ? toMessage(api, stock.messages[0]) : null,
    shipping_fee: major(card.shippingFee, currency),
    non_shippable_product: card.nonShippable,
    product_option_set: card.hasOptions || card.hasPersonalization,
    review_avg_rating: card.reviewAvgRating,
    review_count: card.reviewCount,
    currency,
    search_keyword: null,
    // Listings of several sellers, shopping lists and saved products are not there yet.
    ...{ JPIN: null, JPINname: null, JPINslug: null, JPINimages: [], variable_JPIN: null },
    ...{ is_fav: false, shopping_lists: [] },
    ...{ variable_product: null, parentVariableProduct: null, variation_settings: null },
    variation_text: '',
    website_display: card.websiteDisplay,
    website_visibility: true,
    visibility: true,
  };
}

/** What a stylesheet may be given as a colour. */
const COLOR = /^#[0-9a-f]{3,8}$/i;

/** The attribute that merchants write badges into. */
const BADGE = 'badge';

/** A card has room for so many. */
const MAX_BADGES = 2;

/** Returns the badges of a product, such as `New`, which are values of an attribute. */
function badgesOf(attributes: ProductCard['attributes']): string[] {
  const given = attributes[BADGE] ?? [];
  return [given].flat().map(String).filter(Boolean).slice(0, MAX_BADGES);
}

function categoryFields({ categories }: ProductCard) {
  const slugs = categories.map((category) => category.slug);
  return { categories: slugs, category_slugs: slugs };
}

/** Amounts, all null where the buyer may not see them. PRICE-004, PRICE-011, PRICE-020 */
function priceFields(api: ApiContext, { prices, hidePrice }: ProductCard) {
  const { currency } = api.shop.shop;
  const amount = (of: number | null | undefined) => majorOrNull(of, currency);
  return {
    price: amount(prices?.price),
    final_price: amount(prices?.final),
    msrp: amount(prices?.msrp),
    from_price: prices && prices.lowest !== prices.highest ? amount(prices.lowest) : null,
    discount_percent: prices ? discountPercent(prices) : 0,
    hide_price: hidePrice,
    is_price_hidden: buyerFor(api).prices !== 'visible',
  };
}
