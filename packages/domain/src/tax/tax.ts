import type { Rate } from '../money/index.ts';
import { hasPostcodes, isPostcode, stateCode } from '../validation/index.ts';

/** A rate of tax for a place and a class of goods. */
export interface TaxRate {
  /** Rates of one name are one tax, of which the narrowest place holds; taxes of several names add up. */
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Its code or its name. */
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

/** A tax that holds at a destination. */
export interface LocalTax {
  readonly name: string;
  /** The place whose rate it is: `US`, `US-NY`, or `US-NY-100` for postcodes that begin so. */
  readonly jurisdiction: string;
  readonly rate: Rate;
}

/** The taxes that hold at one destination, by class of goods, and those of them that shipping bears. */
export interface ApplicableTax {
  readonly goods: Readonly<Record<string, readonly LocalTax[]>>;
  readonly shipping: readonly LocalTax[];
}

export const STANDARD_TAX_CLASS = 'standard';

export const NO_TAX: ApplicableTax = { goods: {}, shipping: [] };

/**
 * Returns the taxes at a destination: of each name and class the rate for the narrowest place (longest postcode
 * prefix, then state, then country), in the order of their names. A class without a rate there is not taxed.
 */
export function applicableTax(rates: readonly TaxRate[], destination: TaxDestination): ApplicableTax {
  const there = placeOf(destination);
  const best = new Map<string, TaxRate>();
  for (const rate of rates) {
    const key = JSON.stringify([rate.taxClass, rate.name]);
    const known = best.get(key);
    if (covers(rate, there) && (!known || narrowness(rate) > narrowness(known))) best.set(key, rate);
  }
  const found = [...best.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const byClass = Map.groupBy(found, ({ taxClass }) => taxClass);
  const standard = byClass.get(STANDARD_TAX_CLASS) ?? [];
  return {
    goods: Object.fromEntries([...byClass].map(([taxClass, local]) => [taxClass, local.map(localTax)])),
    shipping: standard.filter(({ onShipping }) => onShipping).map(localTax),
  };
}

function localTax(rate: TaxRate): LocalTax {
  const place = [plain(rate.country), stateOf(rate), plain(rate.postcodePrefix)];
  return { name: rate.name, jurisdiction: place.filter(Boolean).join('-'), rate: rate.rate };
}

/**
 * Tells whether filling in the rest of an address can't change its tax. What is still empty, or is no whole postcode
 * yet, counts as unknown where a rate goes by it; a state that may be left empty is known once the postcode is.
 * TAX-501
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
  const hasPostcode = isPostcode(postcode, country) || (postcode === '' && !hasPostcodes(country));
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
