import type { Media, ProductPage, VariationView } from '@stoa/commerce';
import type { ParentVariableProduct } from '@stoa/contract';
import { discountPercent, maxQuantity, productPath, stockInfo, variationText } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toMessage } from '../edge/messages.ts';
import { majorOrNull } from '../edge/money.ts';
import { leadPicture, toPicture, toPictureOrNull } from '../edge/pictures.ts';
import { todayOf } from '../edge/request-values.ts';
import { toPriceLevels } from './price-level-dto.ts';
import type { ProductCardFields, ProductSource, VariationSource } from './product-source.ts';
import { stockFields } from './stock-dto.ts';

/** Returns the product of a variation, made once for all of them. ENT-021 */
export function toParentProduct(api: ApiContext, page: ProductPage): ParentVariableProduct {
  return {
    _id: page.id,
    class_code: page.classCode,
    images: page.media.map((media) => toPicture(api, media)),
    website_display: page.websiteDisplay,
  };
}

/** One combination of a variable product. ENT-021, ENT-022, ENT-036, ENT-522 */
export function toVariation(
  api: ApiContext,
  page: ProductPage,
  parent: ParentVariableProduct,
  card: ProductCardFields,
  variation: VariationView,
): VariationSource {
  const picture = leadPicture(variation.media);
  const { currency } = api.shop.shop;
  const { prices, stock: view } = variation;
  const stock = stockInfo(view, 1, todayOf(api));
  const visible = stockFields(api, view, stock);
  return {
    _id: variation.id,
    sku: variation.sku,
    variation_values: variation.values,
    variation_text: variationText(page.variants.map(({ id }) => variation.values[id])),
    price: majorOrNull(prices?.price, currency),
    final_price: majorOrNull(prices?.final, currency),
    msrp: majorOrNull(prices?.msrp, currency),
    discount_percent: prices ? discountPercent(prices) : 0,
    available_price_levels: toPriceLevels(api, variation.priceLevels, prices?.price),
    image: toPictureOrNull(api, picture),
    ...visible,
    qty: visible.salableQty,
    currency,
    hide_price: card.hide_price,
    is_price_hidden: card.is_price_hidden,
    parentVariableProduct: parent,
    of: card,
    variation_settings: {
      variable_link_image: picture !== undefined,
      variable_image_index: indexOrNull(page.media, picture),
    },
    stock_message: stock.messages[0] ? toMessage(api, stock.messages[0]) : null,
    isBuyable: stock.buyable,
    maxCartQty: maxQuantity({ salable: view.salable, backorders: view.backorders, inCart: 0 }),
    allow_backorders: view.backorders,
    archived: view.archived ?? false,
    unavailable_for_sale: view.unavailableForSale ?? false,
    discontinued: view.discontinued ?? false,
    is_from_jpin: false,
  };
}

/** Returns a variation as a product of its own: what it has not itself is that of its product. ENT-522 */
export function toVariationProduct({ of, ...variation }: VariationSource): ProductSource {
  const { _id, sku, image, variation_text, stockStatus, salableQty, available_price_levels, ...own } =
    variation;
  const path = productPath({ slug: of.slug, sku });
  const { price, final_price, msrp, discount_percent, stockStatusText, stock_message, maxCartQty } = own;
  const { isBuyable, isInStock, isBackorders, allow_backorders, archived, unavailable_for_sale } = own;
  const { backorder_message, low_stock_alert_message } = own;
  return {
    ...of,
    _id,
    id: _id,
    detailsOf: of._id,
    ownDetails: { available_price_levels },
    variable_product: of._id,
    parentVariableProduct: own.parentVariableProduct,
    variation_settings: own.variation_settings,
    sku,
    url: path,
    image: image ?? of.image ?? null,
    variation_text,
    class_code: 'simple',
    child_class_code: null,
    ...{ discount_percent, from_price: null },
    price: price ?? null,
    final_price: final_price ?? null,
    msrp: msrp ?? null,
    stock_message: stock_message ?? null,
    ...{ stockStatus, stock_status: stockStatus, stockInfo: { status: stockStatus }, stockStatusText },
    ...{ salableQty, qty: salableQty, stockQty: salableQty, maxCartQty },
    ...{ backordersQty: isBackorders ? 1 : 0, backordersMessage: isBackorders ? backorder_message : '' },
    ...{ backorder_message, low_stock_alert_message, isInStock, isBackorders, allow_backorders },
    ...{ archived, unavailable_for_sale, available_for_sale: isBuyable, isBuyable },
  };
}

function indexOrNull(media: readonly Media[], picture: Media | undefined): number | null {
  const index = media.findIndex(({ file }) => file === picture?.file);
  return index < 0 ? null : index;
}
