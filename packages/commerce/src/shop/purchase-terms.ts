import type { ShopSettings } from '@stoa/database';
import { defaultCountry } from '@stoa/domain';

/** What a shop promises of every purchase; amounts in minor units. */
export interface PurchaseTerms {
  /** Of the cheapest way to send a parcel to the shop's first country. */
  readonly shippingFrom?: number | undefined;
  /** The total of goods from which one of these ways costs nothing. */
  readonly freeShippingFrom?: number | undefined;
  /** Titles of the ways to pay. */
  readonly paymentMethods: readonly string[];
  readonly returns: ShopSettings['checkout']['returns'];
}

/** Ways to pay that only some buyers have are not listed beside products. PAY-504, CONST-566 */
const NOT_LISTED: ReadonlySet<string> = new Set([
  'offline_payments',
  'pay_by_invoice',
  'store_credit',
  'gift_certificate',
]);

/** Reads what is told beside products and carts out of the settings. Goods that are collected are not sent. */
export function purchaseTerms({ checkout }: Pick<ShopSettings, 'checkout'>): PurchaseTerms {
  const country = defaultCountry(checkout.countries);
  const ways = checkout.shippingMethods.filter(
    ({ kind, countries }) =>
      kind === 'flat' && (countries.length === 0 || (country !== undefined && countries.includes(country))),
  );
  const thresholds = ways.flatMap(({ freeFrom }) => freeFrom ?? []);
  return {
    shippingFrom: lowest(ways.map(({ price }) => price)),
    freeShippingFrom: lowest(thresholds),
    paymentMethods: checkout.paymentMethods
      .filter(({ code }) => !NOT_LISTED.has(code))
      .map(({ title }) => title),
    returns: checkout.returns,
  };
}

const lowest = (amounts: readonly number[]) => (amounts.length === 0 ? undefined : Math.min(...amounts));
