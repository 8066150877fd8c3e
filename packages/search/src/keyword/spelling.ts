import type { TextIndex } from '../fulltext/text-index.ts';
import { maxEditDistance } from '../text/edit-distance.ts';
import { slipCost } from '../text/slip-cost.ts';
import type { QueryWord } from './parse-keyword.ts';
import type { Expansion } from './term-expansion.ts';

/** The factor of the score for a correction, by what its errors cost. */
const SLIP_WEIGHT = 0.75;
/** Corrections that cost this much more than the best are other words. */
const TIE = 0.25;
/** What two slips may cost more than one edit. */
const LENIENT = 0.3;
/** How much a word that is ten times as frequent is the likelier one, in units of cost. */
const FREQUENCY = 0.1;

/** Different words of a keyword for which similar ones are sought. Where more mean nothing, it is no keyword. */
const MAX_CORRECTED_WORDS = 4;

/**
 * Finds what may have been meant by the words of one keyword. Similar words are sought for a few of them only, and once
 * for each, so that the work is bounded whatever is typed: alternatives repeat their words up to sixteen times.
 */
export class Speller {
  readonly #index: TextIndex;
  readonly #words = new Set<string>();
  readonly #corrections = new Map<string, readonly Expansion[]>();

  constructor(index: TextIndex) {
    this.#index = index;
  }

  /**
   * Returns the words of the catalogue that somebody may have meant who typed this one, the likeliest first: those
   * within the edit distance, by what the errors cost. None within quotes.
   */
  correct(word: QueryWord, furtherEdits = 0): readonly Expansion[] {
    const most = maxEditDistance(word.text.length) + furtherEdits;
    if (word.isExact || most === 0) return [];
    if (!this.#words.has(word.text) && this.#words.size >= MAX_CORRECTED_WORDS) return [];
    this.#words.add(word.text);
    const key = `${word.text} ${word.isPrefix} ${furtherEdits}`;
    const known = this.#corrections.get(key) ?? correctWord(this.#index, word, most, furtherEdits);
    this.#corrections.set(key, known);
    return known;
  }
}

/** `most`: the edit distance up to which a word may have been meant. */
function correctWord(index: TextIndex, word: QueryWord, most: number, furtherEdits: number): Expansion[] {
  const { text } = word;
  const isPrefix = word.isPrefix && furtherEdits === 0;
  // An edit more is looked for, for two slips that people often make cost hardly more than one that they do not.
  const found = index.terms
    .fuzzy(text, most + 1, isPrefix)
    .filter(({ term }) => index.postings.count(term) > 0 && (isPrefix || index.isWord(term)))
    .map(({ term, distance }) => ({ term, distance, cost: slip(index, text, term, distance, isPrefix) }))
    .filter(({ distance, cost }) => distance <= most || cost <= most + LENIENT)
    .map(({ term, cost }) => ({ term, cost: cost - FREQUENCY * Math.log10(index.postings.count(term)) }))
    .sort((a, b) => a.cost - b.cost || a.term - b.term);
  const best = found[0]?.cost ?? 0;
  return found
    .filter(({ cost }) => cost <= best + TIE)
    .slice(0, MAX_CORRECTIONS)
    .map(({ term, cost }) => ({ term, weight: SLIP_WEIGHT ** Math.max(0, cost) }));
}

/** Corrections of a word that are equally likely. */
const MAX_CORRECTIONS = 20;

/** What the slips cost that lead from a term to what was typed; for a prefix each edit costs the same. */
function slip(index: TextIndex, typed: string, term: number, distance: number, isPrefix: boolean): number {
  const cost = slipCost(typed, index.terms.text(term));
  return isPrefix ? Math.min(distance, cost) : cost;
}
