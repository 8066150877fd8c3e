const ID = /\b[A-Z]+(?:-[A-Z]+)*-\d{3}\b/g;
const RANGE = /\b([A-Z]+(?:-[A-Z]+)*)-(\d{3}) to (?:\1-)?(\d{3})\b/g;

/** Returns the requirement ids written out in a text, such as `PRICE-015`. */
export const idsIn = (text: string): readonly string[] => text.match(ID) ?? [];

/**
 * Returns the ids of a text that may also write several as a range: `SEARCH-008 to SEARCH-011`, both ends included.
 */
export function idsAndRangesIn(text: string): readonly string[] {
  const inRanges = [...text.matchAll(RANGE)].flatMap(([, capability = '', first, last]) =>
    numbersBetween(Number(first), Number(last)).map((n) => `${capability}-${String(n).padStart(3, '0')}`),
  );
  return [...idsIn(text), ...inRanges];
}

const numbersBetween = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
