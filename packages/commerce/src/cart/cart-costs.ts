import {
  type PricedCart,
  type PriceVisibility,
  type PricingLine,
  priceCart,
  type TaxDestination,
} from '@stoa/domain';
import type { ShopSettings } from '../shop/index.ts';
import type { EvaluatedLine } from './evaluate-lines.ts';
import { pricingRules } from './shop-rules.ts';

/** Destination and shipping method of a cart, as far as they are known. */
export interface CartDelivery {
  readonly destination?: TaxDestination | undefined;
  readonly shippingMethodId?: string | undefined;
}

/** Prices lines by the shop's rules; all zero where prices are hidden. */
export function cartCosts(
  evaluated: readonly EvaluatedLine[],
  settings: ShopSettings,
  prices: PriceVisibility,
  { destination, shippingMethodId }: CartDelivery = {},
): PricedCart {
  const lines = evaluated.map(pricingLine);
  return priceCart({ lines, shippingMethodId }, pricingRules(settings), { prices, destination });
}

function pricingLine({ line, product, unitPrice, status }: EvaluatedLine): PricingLine {
  return {
    id: line.id,
    unitPrice,
    quantity: line.qty,
    buyable: status === 'buyable',
    weightGrams: product.weightGrams,
    shippingFee: product.shippingFee,
    shippable: !product.nonShippable && product.classCode !== 'gift_certificate',
    allowedMethods: product.limitShippingMethods,
  };
}
