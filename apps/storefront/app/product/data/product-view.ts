import { type PurchaseAction, purchaseAction, variationText } from '@stoa/domain';
import type { PictureSource } from '@stoa/ui';
import type { PricesShown } from '@stoa/widgets';
import type { VariationData } from '../packed/packed.ts';
import type { ProductData } from './product-data.ts';

/** What the page shows of a product, or of the variation chosen: one shape for both. VAR-038 */
export interface ProductView {
  readonly sku: string;
  /** Of the variation that goes into the cart; undefined for a product that is bought as it is. */
  readonly variationSku: string | undefined;
  /** `Red | Large`; empty where nothing is chosen. */
  readonly variationText: string;
  readonly prices: PricesShown;
  readonly stockStatus: string;
  readonly stockText: string;
  readonly stockMessage: string | undefined;
  readonly backorderMessage: string;
  readonly salableQuantity: number;
  readonly allowsBackorders: boolean;
  readonly maxQuantity: number;
  /** Open to whoever looks. PRICE-014 */
  readonly priceLevels: ProductData['priceLevels'];
  readonly action: PurchaseAction | 'unpriced';
  readonly picture: PictureSource | undefined;
}

/** Returns a product as it is, or with a variation chosen, whose price, stock, sku and picture then count. */
export function productView(product: ProductData, variation?: VariationData): ProductView {
  const stocked = variation ?? product;
  return {
    sku: stocked.sku,
    variationSku: variation?.sku,
    variationText: variationText(variation?.values ?? []),
    prices: pricesOf(product, variation),
    stockStatus: stocked.stockStatus,
    stockText: stocked.stockStatusText,
    stockMessage: variation ? variation.stockMessage : product.stock_message?.text,
    backorderMessage: product.backorder_message,
    salableQuantity: stocked.salableQty,
    allowsBackorders: stocked.allow_backorders,
    maxQuantity: Math.max(1, stocked.maxCartQty),
    priceLevels: stocked.priceLevels,
    action: actionOf(product, variation),
    picture: variation?.image ?? product.images.find(({ oembed }) => !oembed) ?? product.image ?? undefined,
  };
}

function pricesOf(product: ProductData, variation: VariationData | undefined): PricesShown {
  const { hide_price, is_price_hidden } = product;
  if (!variation) return product;
  const { price = null, final_price = null, msrp = null } = variation;
  return { price, final_price, msrp, hide_price, is_price_hidden };
}

/** A variable product is bought as one of its variations: without one there is nothing to buy. ATC-001, ATC-002 */
function actionOf(product: ProductData, variation: VariationData | undefined): ProductView['action'] {
  const { isBuyable, stockStatus, final_price: price } = variation ?? product;
  const open = variation !== undefined || product.class_code !== 'variable_product';
  // What has no price is out of stock by the contract; a buyer is told why, and nothing else.
  const hasPrice = (price ?? 0) > 0 || product.is_price_hidden || product.hide_price;
  const isOne = open && product.class_code !== 'grouped';
  if (isOne && stockStatus === 'out-of-stock' && !hasPrice) return 'unpriced';
  return purchaseAction({
    priceShown: !product.is_price_hidden,
    buyable: open && isBuyable,
    soldOut: open && stockStatus === 'out-of-stock',
  });
}
