import type { ShopSettings } from '@stoa/commerce';
import type { ProductAttribute } from '@stoa/contract';

type Labels = Pick<ShopSettings, 'listing' | 'attributes'>;
type Values = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Attributes in the shop's order and words; those without a place come last, by their code. Several values are
 * joined. ENT-524
 */
export function toAttributes({ listing, attributes }: Labels, values: Values): ProductAttribute[] {
  const known = [...attributes, ...listing.facets];
  const rank = (code: string) => {
    const at = known.findIndex((attribute) => attribute.code === code);
    return at < 0 ? known.length : at;
  };
  return Object.entries(values)
    .sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map(([code, value]) => ({
      code,
      label: known[rank(code)]?.label ?? readable(code),
      value: toText(value),
    }));
}

/** Returns the attributes of cigars, which the specification names one by one; null where one is not set. ENT-034 */
export function toCigarAttributes(values: Values) {
  const of = (code: string) => (values[code] === undefined ? null : toText(values[code]));
  return {
    cigarbinder: of('cigarbinder'),
    cigarbrandline: of('cigarbrandline'),
    cigarfiller: of('cigarfiller'),
    cigarorigin: of('cigarorigin'),
    cigarstrength: of('cigarstrength'),
    cigarwrapper: of('cigarwrapper'),
  };
}

const toText = (value: Values[string]) => (Array.isArray(value) ? value.join(', ') : String(value));

/** `care-advice` as people read it, where the shop gave no label. */
function readable(code: string): string {
  const words = code.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
