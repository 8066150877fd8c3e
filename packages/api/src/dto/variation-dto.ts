import type { ProductPage, VariationView } from '@stoa/commerce';
import type { Variation } from '@stoa/contract';
import { discountPercent, maxQuantity, stockInfo } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toMessage } from '../edge/messages.ts';
import { majorOrNull } from '../edge/money.ts';
import { leadPicture, toPictureOrNull } from '../edge/pictures.ts';
import { todayOf } from '../edge/request-facts.ts';
import { toPriceLevels } from './price-level-dto.ts';
import { stockFields } from './stock-dto.ts';

/** One combination of a variable product. ENT-036, ENT-522 */
export function toVariation(api: ApiContext, page: ProductPage, variation: VariationView): Variation {
  const { currency } = api.shop.shop;
  const { prices, stock: view } = variation;
  const stock = stockInfo(view, 1, todayOf(api));
  const { stockStatus, stockStatusText, salableQty } = stockFields(api, view, stock);
  return {
    _id: variation.id,
    sku: variation.sku,
    variation_values: variation.values,
    variation_text: page.variants.flatMap(({ id }) => variation.values[id] ?? []).join(' | '),
    price: majorOrNull(prices?.price, currency),
    final_price: majorOrNull(prices?.final, currency),
    msrp: majorOrNull(prices?.msrp, currency),
    discount_percent: prices ? discountPercent(prices) : 0,
    available_price_levels: toPriceLevels(api, variation.priceLevels, prices?.price),
    image: toPictureOrNull(api, leadPicture(variation.media)),
    ...{ stockStatus, stockStatusText, salableQty },
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
