import { type ShippingMethod, STANDARD_TAX_CLASS, type TaxRate } from '@stoa/domain';
import type { ShippingMethodSetting, ShopSettings, TaxRateSetting } from '../shop/index.ts';

/** Settings hold thousandths of a percent, rules parts per million. */
const PPM_PER_SETTING = 10;

/** The shop's shipping methods as the rules of shipping know them. */
export function shippingMethods({ checkout }: ShopSettings): ShippingMethod[] {
  return checkout.shippingMethods.map(({ id, countries, ...setting }) => ({
    id,
    countries,
    price: shippingPrice(setting),
  }));
}

function shippingPrice({
  kind,
  price,
  freeFrom,
}: Pick<ShippingMethodSetting, 'kind' | 'price' | 'freeFrom'>) {
  if (kind === 'pickup') return { kind } as const;
  if (freeFrom === undefined) return { kind, price } as const;
  return { kind: 'free-above', price, threshold: freeFrom } as const;
}

/** The shop's tax table as the rules of tax know it. */
export function taxRates({ checkout }: ShopSettings): TaxRate[] {
  return checkout.taxRates.map(({ country, state, postcodePrefix, rate, shippingTaxed }: TaxRateSetting) => ({
    country,
    state,
    postcodePrefix,
    taxClass: STANDARD_TAX_CLASS,
    rate: rate * PPM_PER_SETTING,
    onShipping: shippingTaxed,
  }));
}
