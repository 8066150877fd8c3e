import { MAX_SKU_LENGTH, skuPlaceholders, unknownPlaceholders } from '@stoa/domain';
import { plural, adminVariationsText as text } from '@stoa/messages';

/** The attributes of a product, by their ids. */
type Attributes = readonly { readonly id: string }[];

const idsOf = (attributes: Attributes) => attributes.map(({ id }) => id);
const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** What a pattern of skus may have in braces, as people type it. ADM-114 */
export const tellPlaceholders = (attributes: Attributes): string =>
  inBraces(skuPlaceholders(idsOf(attributes)));

/** Says what is wrong with a pattern by which skus are made; undefined where nothing is. ADM-114 */
export function skuPatternFault(pattern: string, attributes: Attributes): string | undefined {
  const typed = pattern.trim();
  if (typed === '') return text.patternNeeded();
  if (typed.length > MAX_SKU_LENGTH) return text.patternLength({ n: MAX_SKU_LENGTH });
  const unknown = unknownPlaceholders(typed, idsOf(attributes));
  if (unknown.length === 0) return undefined;
  const told = { names: inBraces(unknown), placeholders: tellPlaceholders(attributes) };
  return plural(
    unknown.length,
    () => text.patternUnknownOne(told),
    () => text.patternUnknown(told),
  );
}
