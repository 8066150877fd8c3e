import type { Rate } from '../money/index.ts';
import { isPostcode, needsPostcode, stateCode } from '../validation/index.ts';

/** A rate of tax for a place and a class of goods. Prices are net of tax. */
export interface TaxRate {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** By its code or its name. */
  readonly state?: string | null | undefined;
  /** The postcode begins with this; case, blanks and hyphens don't matter. */
  readonly postcodePrefix?: string | null | undefined;
  readonly taxClass: string;
  readonly rate: Rate;
  /** Shipping is taxed at this rate too; asked of the standard class. */
  readonly onShipping: boolean;
}

/** Where goods go. ENT-538 */
export interface TaxDestination {
  readonly country: string;
  readonly state?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

/** The rates that hold at one destination. */
export interface ApplicableTax {
  readonly rates: Readonly<Record<string, Rate>>;
  readonly shippingRate: Rate;
}

export const STANDARD_TAX_CLASS = 'standard';

export const NO_TAX: ApplicableTax = { rates: {}, shippingRate: 0 };

/**
 * The rates at a destination: of each class the one for the narrowest place (longest postcode prefix, then
 * state, then country). A class without a rate there is not taxed.
 */
export function applicableTax(rates: readonly TaxRate[], destination: TaxDestination): ApplicableTax {
  const there = placeOf(destination);
  const best = new Map<string, TaxRate>();
  for (const rate of rates) {
    const known = best.get(rate.taxClass);
    if (covers(rate, there) && (!known || narrowness(rate) > narrowness(known)))
      best.set(rate.taxClass, rate);
  }
  const standard = best.get(STANDARD_TAX_CLASS);
  return {
    rates: Object.fromEntries([...best].map(([taxClass, rate]) => [taxClass, rate.rate])),
    shippingRate: standard?.onShipping ? standard.rate : 0,
  };
}

/**
 * Whether filling in the rest of an address can't change its tax. What is still empty, or is no whole postcode yet,
 * counts as unknown where a rate goes by it; a state that may be left empty is known once the postcode is. TAX-501
 */
export function isTaxSettled(
  rates: readonly TaxRate[],
  destination: TaxDestination,
  isStateRequired: boolean,
): boolean {
  const { country, state } = placeOf(destination);
  if (country === '') return false;
  const local = rates.filter((rate) => plain(rate.country) === country);
  const postcode = destination.postcode ?? '';
  const hasPostcode = isPostcode(postcode, country) || (postcode === '' && !needsPostcode(country));
  const mayNameState = state === '' && (isStateRequired || !hasPostcode);
  if (mayNameState && local.some((rate) => rate.state)) return false;
  const byPostcode = local.filter((rate) => rate.postcodePrefix && (!rate.state || stateOf(rate) === state));
  return hasPostcode || byPostcode.length === 0;
}

/** A destination in one spelling, however it was named. */
interface Place {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
}

function placeOf(destination: TaxDestination): Place {
  return {
    country: plain(destination.country),
    state: stateOf(destination),
    postcode: plain(destination.postcode),
  };
}

function covers(rate: TaxRate, { country, state, postcode }: Place): boolean {
  if (plain(rate.country) !== country) return false;
  if (rate.state && stateOf(rate) !== state) return false;
  return postcode.startsWith(plain(rate.postcodePrefix));
}

function stateOf({ country, state }: Pick<TaxDestination, 'country' | 'state'>): string {
  return plain(stateCode(plain(country), state ?? ''));
}

function narrowness(rate: TaxRate): number {
  return plain(rate.postcodePrefix).length * 2 + (rate.state ? 1 : 0);
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[\s-]/g, '').toUpperCase();
}
