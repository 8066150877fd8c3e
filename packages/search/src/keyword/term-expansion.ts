import type { TextIndex } from '../fulltext/text-index.ts';
import type { QueryWord } from './parse-keyword.ts';

/** A term that may stand for a word of the keyword. */
export interface Expansion {
  readonly term: number;
  /** The factor of its score; 1 for the word itself. */
  readonly weight: number;
}

const PREFIX_WEIGHT = 0.7;

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
