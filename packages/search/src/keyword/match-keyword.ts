import type { TextIndex } from '../fulltext/text-index.ts';
import type { Correction } from '../port/result.ts';
import type { MatchBuffers } from './match-buffers.ts';
import { type ExpandedConjunction, matchConjunction } from './match-conjunction.ts';
import { type Conjunction, parseKeyword } from './parse-keyword.ts';
import { type Synonyms, withSynonyms } from './synonyms.ts';
import { type Expansion, expandExactly, expandFuzzily, suggestCorrection } from './term-expansion.ts';

/** What a keyword is matched against. */
export interface KeywordTarget {
  readonly index: TextIndex;
  readonly synonyms: Synonyms;
  /** Number of offers in the shop. */
  readonly documents: number;
  /** Matches only words in names. */
  readonly inName: boolean;
}

/**
 * Matches a keyword; the scores are in `buffers.best`. The first pass corrects only words that do not occur; if it
 * finds nothing, a second pass corrects all words. Returns the correction applied to words that do not occur.
 */
export function matchKeyword(
  target: KeywordTarget,
  keyword: string,
  buffers: MatchBuffers,
  hasMatches: () => boolean,
): Correction | undefined {
  const { index, synonyms } = target;
  const typed = parseKeyword(keyword, index.rules);
  const synonymous = withSynonyms(typed, synonyms, index.rules).slice(typed.length);
  for (const correctsAll of [false, true]) {
    for (const one of typed) match(target, expandWithCorrections(index, one, correctsAll), buffers);
    for (const one of synonymous) match(target, expandWithoutCorrections(index, one), buffers);
    if (hasMatches()) return correctionOf(index, typed, true);
  }
  return undefined;
}

/** Matches a keyword without corrections. */
export function matchExactly(target: KeywordTarget, keyword: string, buffers: MatchBuffers): void {
  const { index, synonyms } = target;
  for (const one of withSynonyms(parseKeyword(keyword, index.rules), synonyms, index.rules)) {
    match(target, expandWithoutCorrections(index, one), buffers);
  }
}

function match(
  { index, documents, inName }: KeywordTarget,
  conjunction: ExpandedConjunction,
  buffers: MatchBuffers,
): void {
  matchConjunction(index, conjunction, documents, inName, buffers);
}

/** Returns the correction to offer for a keyword without matches, if the corrected keyword has matches. */
export function didYouMean(
  target: KeywordTarget,
  keyword: string,
  buffers: MatchBuffers,
  hasMatches: () => boolean,
): Correction | undefined {
  const correction = correctionOf(target.index, parseKeyword(keyword, target.index.rules), false);
  if (!correction) return undefined;
  matchExactly(target, correction.keyword, buffers);
  return hasMatches() ? correction : undefined;
}

function expandWithoutCorrections(index: TextIndex, conjunction: Conjunction): ExpandedConjunction {
  return {
    words: conjunction.words.map((word) => expandExactly(index, word)),
    excluded: excludedTerms(index, conjunction),
  };
}

/** Corrects words that do not occur; with `correctsAll` the others too. */
function expandWithCorrections(
  index: TextIndex,
  conjunction: Conjunction,
  correctsAll: boolean,
): ExpandedConjunction {
  const words = conjunction.words.map((word) => {
    const expansions = expandExactly(index, word);
    const isKept = expansions.length > 0 && !correctsAll;
    return isKept ? expansions : merged(expansions, expandFuzzily(index, word));
  });
  return { words, excluded: excludedTerms(index, conjunction) };
}

function merged(expansions: readonly Expansion[], others: readonly Expansion[]): Expansion[] {
  const known = new Set(expansions.map(({ term }) => term));
  return [...expansions, ...others.filter(({ term }) => !known.has(term))];
}

function excludedTerms(index: TextIndex, { excluded }: Conjunction): number[] {
  const forms = excluded.flatMap((word) => [word, index.rules.stem(word)]);
  return forms.map((form) => index.terms.numberOf(form)).filter((term) => term !== undefined);
}

/** Corrects the words of the first alternative that do not occur; `undefined` if nothing is corrected. */
function correctionOf(
  index: TextIndex,
  alternatives: readonly Conjunction[],
  applied: boolean,
): Correction | undefined {
  const typed = alternatives[0]?.words ?? [];
  const words = typed.map((word) => {
    const occurs = word.isExact || expandExactly(index, word).length > 0;
    return occurs ? word.text : (suggestCorrection(index, word) ?? word.text);
  });
  const keyword = words.join(' ');
  return keyword === typed.map((word) => word.text).join(' ') ? undefined : { keyword, applied };
}
