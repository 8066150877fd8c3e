import type { CartLineView } from '@stoa/commerce';
import type { AddToCartReply } from '@stoa/contract';
import { productPath } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { majorOrNull } from '../edge/money.ts';
import { toPictureOrNull } from '../edge/pictures.ts';
import { buyerFor } from '../edge/request-values.ts';
import { addressOf, stockOfLine } from './cart-dto.ts';
import { toPersonalization } from './options-dto.ts';
import type { ProductSource } from './product-source.ts';

/** The stock fields of the added-product result. */
export type AddedStock = Pick<
  AddToCartReply,
  | 'backordersMessage'
  | 'backordersQty'
  | 'isBackorders'
  | 'isInStock'
  | 'manageStock'
  | 'salableQty'
  | 'stockMessage'
  | 'stockQty'
  | 'stockStatus'
  | 'stockStatusText'
>;

/** Returns the stock of a line that something was added to, by the names of the added-product result. ENT-554 */
export function toAddedStock(api: ApiContext, line: CartLineView): AddedStock {
  const stock = stockOfLine(api, line);
  return {
    salableQty: line.salable,
    stockQty: line.salable,
    manageStock: line.stockManaged,
    stockStatus: stock.stock_status,
    stockStatusText: stock.stock_status_text,
    stockMessage: stock.stock_message,
    isInStock: line.stock.fromStock > 0,
    isBackorders: stock.is_backorders,
    backordersQty: stock.backorders_qty,
    backordersMessage: stock.backorders_message,
  };
}

/** The fields of the added-product result that tell which product it is. */
export type AddedLine = Pick<
  AddToCartReply,
  | 'class_code'
  | 'client_guid'
  | 'final_price'
  | 'hide_price'
  | 'image'
  | 'is_price_hidden'
  | 'item_id'
  | 'JPIN'
  | 'JPINslug'
  | 'name'
  | 'personalization_options'
  | 'product_id'
  | 'sku'
  | 'slug'
  | 'sub_title'
  | 'url'
  | 'variable_JPIN'
  | 'variation_text'
>;

/** Of what was added, which has a line in the cart. */
export type AcceptedLine = AddedLine & { readonly item_id: string; readonly product_id: string };

/**
 * Returns what was added, a variation as itself: its own sku, price and picture beneath the slug of its product, whose
 * card says whether the price waits for the cart. ENT-554, ENT-555, OPEN-512
 */
export function toAddedLine(
  api: ApiContext,
  line: CartLineView,
  product: ProductSource | null,
): AcceptedLine {
  return {
    product_id: line.productId,
    item_id: line.id,
    name: line.name,
    sku: line.sku,
    slug: line.slug,
    url: line.slug === null ? null : productPath(addressOf(line.slug, line)),
    image: toPictureOrNull(api, line.image),
    sub_title: line.subTitle,
    variation_text: line.variationText,
    class_code: line.classCode,
    final_price: majorOrNull(line.unitPrice, api.shop.shop.currency),
    hide_price: product?.hide_price ?? false,
    // Nobody whom prices are kept from can add anything.
    is_price_hidden: false,
    personalization_options: toPersonalization(line.personalizationOptions),
    client_guid: line.sellerId,
    JPIN: null,
    JPINslug: null,
    variable_JPIN: null,
  };
}

/** Returns which product a refused addition was about; every field null where the shop does not show it. */
export function toAddedCard(api: ApiContext, product: ProductSource | null): AddedLine & AddedStock {
  return {
    product_id: product?._id ?? null,
    item_id: null,
    name: product?.name ?? null,
    sku: product?.sku ?? null,
    slug: product?.slug ?? null,
    url: product?.url ?? null,
    image: product?.image ?? null,
    sub_title: product?.sub_title ?? null,
    variation_text: null,
    class_code: product?.class_code ?? null,
    final_price: product?.final_price ?? null,
    hide_price: product?.hide_price ?? null,
    is_price_hidden: product ? buyerFor(api).prices !== 'visible' : null,
    personalization_options: null,
    client_guid: product?.client_guid ?? null,
    JPIN: null,
    JPINslug: null,
    variable_JPIN: null,
    salableQty: product?.salableQty ?? null,
    stockQty: product?.stockQty ?? null,
    manageStock: null,
    stockStatus: product?.stockStatus ?? null,
    stockStatusText: product?.stockStatusText ?? null,
    stockMessage: null,
    isInStock: product?.isInStock ?? null,
    isBackorders: product?.isBackorders ?? null,
    backordersQty: product?.backordersQty ?? null,
    backordersMessage: product?.backordersMessage ?? null,
  };
}
