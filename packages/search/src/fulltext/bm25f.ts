/**
 * Relevance by BM25F (Robertson, Zaragoza, Taylor: 'Simple BM25 extension to multiple weighted fields', CIKM 2004).
 * Term frequencies are weighted by field and normalised by field length before saturation, so that a name counts
 * more than a description, and a short name more than a long one. The average field lengths are constants typical of
 * shops; those of the catalogue itself would change with every product.
 */
const FIELDS = {
  name: { weight: 4, averageLength: 6 },
  brand: { weight: 3, averageLength: 2 },
  facetValues: { weight: 2, averageLength: 12 },
  keywords: { weight: 2, averageLength: 8 },
  description: { weight: 0.5, averageLength: 30 },
  body: { weight: 0.25, averageLength: 80 },
} as const;
export type Field = keyof typeof FIELDS;

/** Length normalisation: 0 none, 1 full. */
const B = 0.5;
/** Term frequency saturation: the lower, the sooner further occurrences stop to count. */
const K1 = 1.2;

/** Returns the weighted, length-normalised frequency of one occurrence in a field of `length` words. */
export function fieldWeight(field: Field, length: number): number {
  const { weight, averageLength } = FIELDS[field];
  return weight / (1 - B + (B * length) / averageLength);
}

const WEIGHT_SCALE = 8;
const IN_NAME = 1;
const IN_DESCRIPTION_ALONE = 2;

/** Where a text has a term. */
export interface TermPlaces {
  readonly inName: boolean;
  readonly inDescriptionAlone: boolean;
}

/** Encodes a term frequency as the payload of a posting: six bits of it and two for where the term stands. */
export function encodePayload(frequency: number, { inName, inDescriptionAlone }: TermPlaces): number {
  const rounded = Math.min(63, Math.max(1, Math.round(frequency * WEIGHT_SCALE)));
  return (rounded << 2) | (inName ? IN_NAME : 0) | (inDescriptionAlone ? IN_DESCRIPTION_ALONE : 0);
}

export const isInName = (payload: number): boolean => (payload & IN_NAME) !== 0;
export const isInDescriptionAlone = (payload: number): boolean => (payload & IN_DESCRIPTION_ALONE) !== 0;

/** The saturated term frequency of each payload. */
export const SATURATED_FREQUENCY: Float32Array = Float32Array.from({ length: 256 }, (_, payload) => {
  const frequency = (payload >> 2) / WEIGHT_SCALE;
  return frequency / (K1 + frequency);
});

/** Returns the inverse document frequency of a term. */
export function inverseDocumentFrequency(documentFrequency: number, documents: number): number {
  const others = Math.max(0, documents - documentFrequency);
  return Math.log(1 + (others + 0.5) / (documentFrequency + 0.5));
}

/**
 * Boosts a score by popularity, on a logarithmic scale (see Craswell, Robertson, Zaragoza, Taylor: 'Relevance
 * weighting for query independent evidence', SIGIR 2005).
 */
export function boostByPopularity(score: number, popularity: number): number {
  return score * (1 + Math.log(1 + Math.max(0, popularity)) / 10);
}
