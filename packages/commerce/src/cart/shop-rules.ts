import { type PricingRules, type ShippingMethod, STANDARD_TAX_CLASS, type TaxRate } from '@stoa/domain';
import type { ShippingMethodSetting, ShopSettings, TaxRateSetting } from '../shop/index.ts';

/** Settings hold thousandths of a percent, rules parts per million. */
const PPM_PER_SETTING = 10;

/** Returns the shop's shipping methods and tax table as the rules of selling know them. */
export function pricingRules({ checkout }: ShopSettings): PricingRules {
  return {
    shippingMethods: checkout.shippingMethods.map(shippingMethod),
    taxRates: checkout.taxRates.map(taxRate),
    pricesIncludeTax: checkout.pricesIncludeTax,
    stateRequired: checkout.stateRequired,
  };
}

function shippingMethod(setting: ShippingMethodSetting): ShippingMethod {
  const { id, title, countries, estimateDays } = setting;
  return { id, title, countries, estimateDays, price: shippingPrice(setting) };
}

function shippingPrice({ kind, price, freeFrom }: ShippingMethodSetting) {
  if (kind === 'pickup') return { kind } as const;
  if (freeFrom === undefined) return { kind, price } as const;
  return { kind: 'free-above', price, threshold: freeFrom } as const;
}

function taxRate({ name, country, state, postcodePrefix, rate, shippingTaxed }: TaxRateSetting): TaxRate {
  return {
    name,
    country,
    state,
    postcodePrefix,
    taxClass: STANDARD_TAX_CLASS,
    rate: rate * PPM_PER_SETTING,
    onShipping: shippingTaxed,
  };
}
