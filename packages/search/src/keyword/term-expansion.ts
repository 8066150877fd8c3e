import type { FuzzyMatch } from '../fulltext/sorted-terms.ts';
import type { TextIndex } from '../fulltext/text-index.ts';
import { topItems } from '../hits/top-k.ts';
import { maxEditDistance } from '../text/edit-distance.ts';
import type { QueryWord } from './parse-keyword.ts';

/** A term that may stand for a word of the keyword. */
export interface Expansion {
  readonly term: number;
  /** The factor of its score; 1 for the word itself. */
  readonly weight: number;
}

const PREFIX_WEIGHT = 0.7;
/** For each edit. */
const EDIT_WEIGHT = 0.6;
/** Corrections of a word: the nearest, then the most frequent. */
const MAX_CORRECTIONS = 50;

/** Expands a word without corrections: to itself, its stem and, for a prefix, the terms that begin with it. */
export function expandExactly(index: TextIndex, word: QueryWord): Expansion[] {
  const forms = word.isExact ? [word.text] : [word.text, index.rules.stem(word.text)];
  const own = [...new Set(forms)].map((form) => index.terms.numberOf(form));
  const expansions = own.filter((term) => term !== undefined).map((term) => ({ term, weight: 1 }));
  if (word.isPrefix) {
    const known = new Set(own);
    const longer = index.terms.withPrefix(word.text).filter((term) => !known.has(term));
    for (const term of longer) expansions.push({ term, weight: PREFIX_WEIGHT });
  }
  return expansions.filter(({ term }) => index.postings.count(term) > 0);
}

/** Expands a word to its corrections: the terms within the allowed edit distance. */
export function expandFuzzily(index: TextIndex, word: QueryWord): Expansion[] {
  const maxDistance = word.isExact ? 0 : maxEditDistance(word.text.length);
  if (maxDistance === 0) return [];
  const matches = index.terms.fuzzy(word.text, maxDistance, word.isPrefix);
  return nearest(index, matches, MAX_CORRECTIONS).map(({ term, distance }) => ({
    term,
    weight: EDIT_WEIGHT ** distance,
  }));
}

/** Returns the most likely correction of a word. One edit more is allowed than in a search. */
export function suggestCorrection(index: TextIndex, word: QueryWord): string | undefined {
  const maxDistance = maxEditDistance(word.text.length);
  const best = nearestWord(index, word, maxDistance) ?? nearestWord(index, word, maxDistance + 1);
  return best && index.terms.text(best.term);
}

function nearestWord(index: TextIndex, { text }: QueryWord, maxDistance: number): FuzzyMatch | undefined {
  const matches = index.terms.fuzzy(text, maxDistance, false).filter(({ term }) => index.isWord(term));
  return nearest(index, matches, 1)[0];
}

/** Returns the terms that occur: the nearest first, then the most frequent. */
function nearest(index: TextIndex, matches: readonly FuzzyMatch[], limit: number): FuzzyMatch[] {
  const frequency = ({ term }: FuzzyMatch) => index.postings.count(term);
  const ties = (a: FuzzyMatch, b: FuzzyMatch) => frequency(b) - frequency(a) || a.term - b.term;
  const occurring = matches.filter((match) => frequency(match) > 0);
  return topItems(occurring, ({ distance }) => distance, ties, limit);
}
