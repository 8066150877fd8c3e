import type { Candidates } from '../candidates/candidates.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { MatchBuffers } from '../keyword/match-buffers.ts';
import {
  didYouMean,
  matchExactly,
  matchKeyword,
  type Reading,
  readKeyword,
} from '../keyword/match-keyword.ts';
import { Speller } from '../keyword/spelling.ts';
import { scratch } from '../memory/scratch-buffers.ts';
import type { SearchQuery, SearchScope } from '../port/query.ts';
import type { Correction } from '../port/result.ts';
import { tokenize } from '../text/tokenize.ts';
import { raiseNamed } from './raise-named.ts';
import { pinScores, tuneScores } from './tune-scores.ts';

/** Ranks an exact sku before all other matches. */
const SKU_SCORE = 1000;

/** Where fewer offers match all of a keyword, those that come close to it follow. */
const FEW = 6;
/** What comes close scores at most this part of the least that matches all, before popularity counts. */
const CLOSE_SCORE = 0.25;
/** What comes less close than this part of the closest is left out. */
const FAR = 0.05;

type KeywordScope = Extract<SearchScope, { kind: 'keyword' }>;
type IsEligible = (row: number) => boolean;

/** Collects the eligible rows that match a keyword, with their scores. */
export function collectByKeyword(
  index: ShopIndex,
  query: SearchQuery,
  scope: KeywordScope,
  isEligible: IsEligible,
): Candidates {
  const { keyword, by } = scope;
  const { matchBuffers } = index;
  matchBuffers.begin(index.offers.length);
  const searchesAll = by === undefined;
  const skuMatches = searchesAll || by === 'sku' ? matchSkus(index, keyword, isEligible) : new Map();
  let text: TextMatch = {};
  if (searchesAll || by === 'name') text = matchText(index, query, scope, skuMatches.size > 0, isEligible);
  else if (by !== 'sku') matchFacetValues(index, by, keyword);
  for (const row of skuMatches.keys()) matchBuffers.best[row] = (matchBuffers.best[row] ?? 0) + SKU_SCORE;
  if (query.tuning && pinScores(index, query.tuning, isEligible)) text = withPins(text);
  return { ...matchedRows(matchBuffers.best, isEligible), skuMatches, ...text };
}

/** What is known of a keyword beside the rows that match it. */
type TextMatch = Pick<Candidates, 'correction' | 'leastFullScore' | 'unknownWords'>;

/** Where something is pinned, something was found, and no other keyword is offered. */
function withPins({ correction, ...text }: TextMatch): TextMatch {
  return correction?.applied ? { ...text, correction } : text;
}

function matchText(
  index: ShopIndex,
  query: SearchQuery,
  { keyword, by }: KeywordScope,
  isSku: boolean,
  isEligible: IsEligible,
): TextMatch {
  const target = index.keywordTarget(query, by === 'name');
  if (!target) return {};
  const { matchBuffers } = index;
  const readings = readKeyword(target, keyword);
  // A keyword that is a sku is not corrected.
  if (isSku) {
    matchExactly(target, readings, matchBuffers);
    return {};
  }
  const speller = new Speller(target.index);
  const correction = matchKeyword(target, readings, speller, matchBuffers);
  if (by === undefined) raiseNamed(index, target, correction?.keyword ?? keyword);
  if (query.tuning) tuneScores(index, query.tuning);
  const unknownWords = unknownIn(readings, correction);
  // Who quotes words means all of them.
  const wantsClose = query.close && readings.every(({ words }) => words.every(({ isExact }) => !isExact));
  const leastFullScore = wantsClose ? addClose(query, matchBuffers, isEligible) : undefined;
  const hasMatches = () => matchBuffers.best.some((score, row) => score > 0 && isEligible(row));
  if (hasMatches()) {
    return {
      unknownWords,
      ...(correction && { correction }),
      ...(leastFullScore !== undefined && { leastFullScore }),
    };
  }
  const suggestion = didYouMean(target, readings, speller, matchBuffers, hasMatches);
  matchBuffers.best.fill(0);
  return { unknownWords, ...(suggestion && { correction: suggestion }) };
}

/** Returns the words that mean nothing here and that no correction replaced, of the first alternative. */
function unknownIn([first]: readonly Reading[], correction: Correction | undefined): string[] {
  const corrected = new Set(correction?.keyword.split(' '));
  const unknown = (first?.concepts ?? []).filter(({ isMeant, isFiller }) => !isMeant && !isFiller);
  const words = unknown.flatMap(({ typed }) => typed.map(({ text }) => text));
  return words.filter((word) => !correction || corrected.has(word));
}

/**
 * Adds the rows that come close where few match all of the keyword, below those that do. Another order than that of
 * relevance would mix them, so that there they are added only where nothing matches all.
 * Returns the least score of a row that matches all, if rows were added.
 */
function addClose(
  { sort }: SearchQuery,
  { best, close }: MatchBuffers,
  isEligible: IsEligible,
): number | undefined {
  const full = numbersWhere(best, (score, row) => score > 0 && isEligible(row));
  if (full.length >= FEW || (full.length > 0 && sort !== 'bestmatch')) return undefined;
  const others = numbersWhere(close, (score, row) => score > 0 && best[row] === 0 && isEligible(row));
  if (others.length === 0) return undefined;
  const least = full.reduce((lowest, row) => Math.min(lowest, best[row] ?? 0), Number.POSITIVE_INFINITY);
  const scale = CLOSE_SCORE * (full.length > 0 ? least : 1);
  const closest = others.reduce((highest, row) => Math.max(highest, close[row] ?? 0), 0);
  for (const row of others) {
    const score = close[row] ?? 0;
    if (score >= FAR * closest) best[row] = (scale * score) / (1 + closest);
  }
  return least;
}

function numbersWhere(scores: Float32Array, holds: (score: number, row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < scores.length; row++) if (holds(scores[row] ?? 0, row)) rows.push(row);
  return rows;
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
