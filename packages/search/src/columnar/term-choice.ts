import { allowedErrors } from '../text/edit-distance.ts';
import type { QueryWord } from '../text/keyword.ts';
import type { NearTerm } from './sorted-terms.ts';
import type { TextIndex } from './text-index.ts';

/** A term that may stand for a word of the query. */
export interface TermChoice {
  readonly term: number;
  /** What it counts beside the word itself. */
  readonly factor: number;
}

const BEGINNING = 0.7;
const ERROR = 0.6;
/** Terms with typing errors that stand for a word at most: the nearest, then the most frequent. */
const MAX_NEAR = 50;

/** The terms that stand for a word as it is written: itself, its stem and, while it is being typed, longer ones. */
export function writtenChoices(index: TextIndex, word: QueryWord): TermChoice[] {
  const forms = word.literal ? [word.text] : [word.text, index.rules.stem(word.text)];
  const own = [...new Set(forms)].map((form) => index.terms.numberOf(form));
  const choices = own.filter((term) => term !== undefined).map((term) => ({ term, factor: 1 }));
  if (word.beginning) {
    const known = new Set(own);
    const longer = index.terms.beginningWith(word.text).filter((term) => !known.has(term));
    for (const term of longer) choices.push({ term, factor: BEGINNING });
  }
  return choices.filter(({ term }) => index.postings.count(term) > 0);
}

/** The terms a word may have been meant as. */
export function meantChoices(index: TextIndex, word: QueryWord): TermChoice[] {
  const bound = word.literal ? 0 : allowedErrors(word.text.length);
  if (bound === 0) return [];
  return nearest(index, index.terms.near(word.text, bound, word.beginning))
    .slice(0, MAX_NEAR)
    .map(({ term, distance }) => ({ term, factor: ERROR ** distance }));
}

/** The word most likely meant: as near and as frequent as possible. One error more is allowed than in a search. */
export function likeliestWord(index: TextIndex, word: QueryWord): string | undefined {
  const bound = allowedErrors(word.text.length);
  const best = nearestWritten(index, word, bound) ?? nearestWritten(index, word, bound + 1);
  return best && index.terms.text(best.term);
}

function nearestWritten(index: TextIndex, { text }: QueryWord, bound: number): NearTerm | undefined {
  const near = index.terms.near(text, bound, false);
  return nearest(
    index,
    near.filter(({ term }) => index.isWritten(term)),
  )[0];
}

function nearest(index: TextIndex, near: readonly NearTerm[]): NearTerm[] {
  const count = ({ term }: NearTerm) => index.postings.count(term);
  return near
    .filter((one) => count(one) > 0)
    .sort((a, b) => a.distance - b.distance || count(b) - count(a) || a.term - b.term);
}
