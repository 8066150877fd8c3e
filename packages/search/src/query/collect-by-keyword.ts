import type { ShopIndex } from '../index/shop-index.ts';
import { didYouMean, type KeywordTarget, matchExactly, matchKeyword } from '../keyword/match-keyword.ts';
import { scratch } from '../memory/scratch-buffers.ts';
import type { SearchQuery, SearchScope } from '../port/query.ts';
import type { Correction } from '../port/result.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Candidates } from './candidates.ts';

/** Ranks an exact sku before all other matches. */
const SKU_SCORE = 1000;

type KeywordScope = Extract<SearchScope, { kind: 'keyword' }>;
type IsEligible = (row: number) => boolean;

/** Collects the eligible rows that match a keyword, with their scores. */
export function collectByKeyword(
  index: ShopIndex,
  query: SearchQuery,
  { keyword, by }: KeywordScope,
  isEligible: IsEligible,
): Candidates {
  const { matchBuffers } = index;
  matchBuffers.begin(index.offers.length);
  const searchesAll = by === undefined;
  const skuMatches = searchesAll || by === 'sku' ? matchSkus(index, keyword, isEligible) : new Map();
  const hasMatches = () => matchBuffers.best.some((score, row) => score > 0 && isEligible(row));
  let correction: Correction | undefined;
  if (searchesAll || by === 'name') {
    correction = matchText(index, query, { keyword, by }, skuMatches.size > 0, hasMatches);
  } else if (by !== 'sku') {
    matchFacetValues(index, by, keyword);
  }
  for (const row of skuMatches.keys()) matchBuffers.best[row] = (matchBuffers.best[row] ?? 0) + SKU_SCORE;
  return { ...matchedRows(matchBuffers.best, isEligible), skuMatches, ...(correction && { correction }) };
}

function matchText(
  index: ShopIndex,
  query: SearchQuery,
  { keyword, by }: { readonly keyword: string; readonly by: string | undefined },
  isSku: boolean,
  hasMatches: () => boolean,
): Correction | undefined {
  const text = index.textIndexFor(query.language);
  if (!text) return undefined;
  const synonyms = index.synonymsFor(text);
  const target: KeywordTarget = { index: text, synonyms, documents: index.size, inName: by === 'name' };
  // A keyword that is a sku is not corrected.
  if (isSku) {
    matchExactly(target, keyword, index.matchBuffers);
    return undefined;
  }
  const correction = matchKeyword(target, keyword, index.matchBuffers, hasMatches);
  if (hasMatches()) return correction;
  const suggestion = didYouMean(target, keyword, index.matchBuffers, hasMatches);
  index.matchBuffers.best.fill(0);
  return suggestion;
}

function matchSkus(index: ShopIndex, keyword: string, isEligible: IsEligible): Candidates['skuMatches'] {
  const hits = index.skus.find(keyword).filter(({ row }) => isEligible(row));
  return new Map(hits.map(({ row, variationSku }) => [row, variationSku]));
}

/** Matches the rows that have a value of the facet in which all words occur. */
function matchFacetValues(index: ShopIndex, code: string, keyword: string): void {
  const words = tokenize(keyword);
  const facet = index.facetValues.facetNumber(code);
  if (facet === undefined || words.length === 0) return;
  const isMatch = new Uint8Array(index.facetValues.size);
  for (let value = 0; value < isMatch.length; value++) {
    if (index.facetValues.facetOf[value] !== facet) continue;
    const own = new Set(tokenize(index.facetValues.text(value)));
    if (words.every((word) => own.has(word))) isMatch[value] = 1;
  }
  const { offsets, values } = index.offers.facetValues;
  for (let row = 0; row < index.offers.length; row++) {
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      if (isMatch[values[i] ?? 0] === 1) index.matchBuffers.best[row] = 1;
    }
  }
}

function matchedRows(best: Float32Array, isEligible: IsEligible): Pick<Candidates, 'rows' | 'scores'> {
  const matched = scratch.uint32('matching', best.length);
  // Scores are not negative, so a score above 0 is a positive integer when its bits are read as one. Branch-free.
  const bits = new Int32Array(best.buffer, best.byteOffset, best.length);
  let matches = 0;
  for (let row = 0; row < bits.length; row++) {
    matched[matches] = row;
    matches += -(bits[row] ?? 0) >>> 31;
  }
  const rows = new Uint32Array(matches);
  const scores = new Float32Array(matches);
  let count = 0;
  for (let n = 0; n < matches; n++) {
    const row = matched[n] ?? 0;
    if (!isEligible(row)) continue;
    rows[count] = row;
    scores[count++] = best[row] ?? 0;
  }
  // Copies, so that no larger buffer stays allocated for them.
  return { rows: rows.slice(0, count), scores: scores.slice(0, count) };
}
