/**
 * How well a word speaks for an offer: BM25F (Robertson, Zaragoza, Taylor: 'Simple BM25 extension to multiple
 * weighted fields', CIKM 2004). Occurrences are weighted by field and by the field's length before they saturate,
 * so that a name counts for more than a description and a short name for more than a long one. Lengths are set
 * against those usual in shops rather than the catalogue's own means, which would change with every product.
 */
const FIELDS = {
  name: { weight: 4, usual: 6 },
  brand: { weight: 3, usual: 2 },
  facts: { weight: 2, usual: 12 },
  keywords: { weight: 2, usual: 8 },
  description: { weight: 0.5, usual: 30 },
} as const;
export type Field = keyof typeof FIELDS;

/** How far the length of a field counts: 0 not at all, 1 fully. */
const LENGTH = 0.5;
/** How soon more occurrences say nothing more. */
const SATURATION = 1.2;

/** What one occurrence in a field of so many words counts. */
export function fieldWeight(field: Field, words: number): number {
  const { weight, usual } = FIELDS[field];
  return weight / (1 - LENGTH + (LENGTH * words) / usual);
}

const STEPS = 8;
const IN_NAME = 1;

/** A sum of field weights in one byte: seven bits of it, one for whether the word is in the name. */
export function packWeight(weight: number, inName: boolean): number {
  const rounded = Math.min(127, Math.max(1, Math.round(weight * STEPS)));
  return (rounded << 1) | (inName ? IN_NAME : 0);
}

export const isInName = (packed: number): boolean => (packed & IN_NAME) !== 0;

/** By packed weight: the part of a word's worth an offer earns. */
export const SATURATED: Float32Array = Float32Array.from({ length: 256 }, (_, packed) => {
  const weight = (packed >> 1) / STEPS;
  return weight / (SATURATION + weight);
});

/** What a word is worth that occurs in so many of all offers: rare ones more. */
export function rarity(occurrences: number, offers: number): number {
  const without = Math.max(0, offers - occurrences);
  return Math.log(1 + (without + 0.5) / (occurrences + 0.5));
}

/**
 * Popularity lifts an offer among those that match about as well; its weight grows ever more slowly (see
 * Craswell, Robertson, Zaragoza, Taylor: 'Relevance weighting for query independent evidence', SIGIR 2005).
 */
export function lifted(score: number, popularity: number): number {
  return score * (1 + Math.log(1 + Math.max(0, popularity)) / 10);
}
