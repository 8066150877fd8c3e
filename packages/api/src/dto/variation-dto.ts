import type { Media, ProductPage, VariationView } from '@stoa/commerce';
import type { ParentVariableProduct, Variation } from '@stoa/contract';
import { discountPercent, maxQuantity, stockInfo, variationText } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toMessage } from '../edge/messages.ts';
import { majorOrNull } from '../edge/money.ts';
import { leadPicture, toPicture, toPictureOrNull } from '../edge/pictures.ts';
import { todayOf } from '../edge/request-values.ts';
import { toPriceLevels } from './price-level-dto.ts';
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
  variation: VariationView,
): Variation {
  const picture = leadPicture(variation.media);
  const { currency } = api.shop.shop;
  const { prices, stock: view } = variation;
  const stock = stockInfo(view, 1, todayOf(api));
  const { stockStatus, stockStatusText, salableQty } = stockFields(api, view, stock);
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
    stockStatus,
    stockStatusText,
    salableQty,
    parentVariableProduct: parent,
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

function indexOrNull(media: readonly Media[], picture: Media | undefined): number | null {
  const index = media.findIndex(({ file }) => file === picture?.file);
  return index < 0 ? null : index;
}
