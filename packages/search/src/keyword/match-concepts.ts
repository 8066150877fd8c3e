import type { CategoryNames } from '../categories/category-names.ts';
import {
  inverseDocumentFrequency,
  isInDescriptionAlone,
  isInName,
  SATURATED_FREQUENCY,
} from '../fulltext/bm25f.ts';
import type { TextIndex } from '../fulltext/text-index.ts';
import type { MatchBuffers } from './match-buffers.ts';
import type { Expansion } from './term-expansion.ts';

/** Terms that stand for a concept together: for each word those of which one must occur. */
export interface ExpandedOption {
  readonly words: readonly (readonly Expansion[])[];
  readonly weight: number;
  /** Categories whose names say it. */
  readonly categories: readonly number[];
}

export interface ExpandedConcept {
  readonly options: readonly ExpandedOption[];
  readonly importance: number;
  /** Whether it is the thing that is looked for. */
  readonly isHead: boolean;
  /** Whether it tells so little that what lacks it matches all the same. */
  readonly isFiller: boolean;
}

/** What concepts are matched against. */
export interface MatchTarget {
  readonly index: TextIndex;
  /** Number of offers in the shop. */
  readonly documents: number;
  /** Matches only words in names. */
  readonly inName: boolean;
  /** Whether what only speaks of the thing that is looked for, in its description, is no match but comes close. */
  readonly wantsTheThing: boolean;
  readonly categories: CategoryNames;
}

/** What an offer scores for being in a category of that name: about as much as for a word of its attributes. */
const IN_CATEGORY = 0.4;
/** How well what only mentions a thing has it. */
const MENTIONED = 0.4;
const EXCLUDED = 255;
/** From this weight on a row has what was meant, not only something near it. */
export const MEANT = 0.5;
/** A row that matches less of what counts in a keyword than this is nothing like it. */
const CLOSE = 0.2;

/**
 * Scores the rows that match every concept in `buffers.best`, and the rows that match the better part of them in
 * `buffers.close`; both keep the best of all alternatives of a keyword. Of all that may stand for a concept the best
 * counts, so that several words for one thing score no more than one. A concept counts by how rare it is.
 */
export function matchConcepts(
  target: MatchTarget,
  concepts: readonly ExpandedConcept[],
  excluded: readonly number[],
  buffers: MatchBuffers,
): void {
  const { matched, last, score, coverage, best, close } = buffers;
  matched.fill(0);
  last.fill(0);
  score.fill(0);
  coverage.fill(0);
  for (const term of excluded) target.index.postings.forEach(term, (row) => (matched[row] = EXCLUDED));
  const required = concepts.filter(({ isFiller }) => !isFiller).length;
  let total = 0;
  for (const [at, concept] of concepts.entries()) total += scoreConcept(target, concept, at + 1, buffers);
  if (total === 0) return;
  for (let row = 0; row < matched.length; row++) {
    const count = matched[row] ?? 0;
    if (count === EXCLUDED) continue;
    if (count === required && (score[row] ?? 0) > 0) best[row] = Math.max(best[row] ?? 0, score[row] ?? 0);
    const share = (coverage[row] ?? 0) / total;
    if (share >= CLOSE) close[row] = Math.max(close[row] ?? 0, (score[row] ?? 0) * share * share);
  }
}

/** Adds the score of the concept with this number, from 1, to each row that matches it; what it counts for. */
function scoreConcept(
  target: MatchTarget,
  { options, importance, isHead, isFiller }: ExpandedConcept,
  number: number,
  { matched, last, score, conceptScore, conceptWeight, coverage }: MatchBuffers,
): number {
  const frequency = documentFrequency(target, options);
  if (frequency === 0) return 0;
  const idf = importance * inverseDocumentFrequency(frequency, target.documents);
  const wantsTheThing = isHead && target.wantsTheThing;
  const put: Put = (row, given, frequencyScore, isMentioned) => {
    if (matched[row] === EXCLUDED) return;
    const weight = wantsTheThing && isMentioned ? Math.min(given, MENTIONED) : given;
    if (last[row] !== number) {
      last[row] = number;
      conceptScore[row] = 0;
      conceptWeight[row] = 0;
    }
    const own = idf * weight * frequencyScore;
    const knownScore = conceptScore[row] ?? 0;
    if (own > knownScore) {
      conceptScore[row] = own;
      score[row] = (score[row] ?? 0) + own - knownScore;
    }
    const knownWeight = conceptWeight[row] ?? 0;
    if (weight <= knownWeight) return;
    conceptWeight[row] = weight;
    coverage[row] = (coverage[row] ?? 0) + idf * (weight - knownWeight);
    if (!isFiller && weight >= MEANT && knownWeight < MEANT) matched[row] = (matched[row] ?? 0) + 1;
  };
  for (const option of options) putOption(target, option, put);
  return idf;
}

/** Scores a row for a concept by an option of this weight; `isMentioned`: only the description has it. */
type Put = (row: number, weight: number, frequencyScore: number, isMentioned: boolean) => void;

/**
 * Counts how many rows have what was meant or, where none has, what is near it; 0 where the concept means nothing
 * here.
 */
function documentFrequency(target: MatchTarget, options: readonly ExpandedOption[]): number {
  const meant = options.filter(({ weight }) => weight >= MEANT);
  const count = sum(meant, (option) => countRows(target, option));
  return Math.min(target.documents, count > 0 ? count : sum(options, (option) => countRows(target, option)));
}

/** At most so many rows match an option. */
function countRows({ index, categories }: MatchTarget, { words, categories: named }: ExpandedOption): number {
  const rarest = Math.min(...words.map((terms) => sum(terms, ({ term }) => index.postings.count(term))));
  return rarest + sum(named, (category) => categories.count(category));
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function putOption(target: MatchTarget, option: ExpandedOption, put: Put): void {
  const { index, inName, categories } = target;
  const { words, weight } = option;
  const frequencyOf = (payload: number) =>
    inName && !isInName(payload) ? 0 : (SATURATED_FREQUENCY[payload] ?? 0);
  const [only] = words;
  if (only && words.length === 1) {
    for (const { term, weight: own } of only) {
      index.postings.forEach(term, (row, payload) => {
        const frequency = frequencyOf(payload);
        if (frequency > 0) put(row, weight * own, frequency, isInDescriptionAlone(payload));
      });
    }
  } else if (words.length > 1) {
    for (const [row, { frequency, weight: own, isMentioned }] of rowsWithAll(index, words, frequencyOf)) {
      put(row, weight * own, frequency, isMentioned);
    }
  }
  for (const category of option.categories) {
    categories.forEachRow(category, (row) => put(row, weight, IN_CATEGORY, false));
  }
}

interface PhraseMatch {
  readonly frequency: number;
  readonly weight: number;
  /** Whether one of the words stands in the description alone. */
  readonly isMentioned: boolean;
}

/** Returns the rows in which every word occurs, with the mean of their frequencies and the least of their weights. */
function rowsWithAll(
  index: TextIndex,
  words: ExpandedOption['words'],
  frequencyOf: (payload: number) => number,
): Map<number, PhraseMatch> {
  let rows: Map<number, PhraseMatch> | undefined;
  for (const terms of words) {
    const found = new Map<number, PhraseMatch>();
    for (const { term, weight } of terms) {
      index.postings.forEach(term, (row, payload) => {
        const before = rows ? rows.get(row) : NOTHING_YET;
        const frequency = frequencyOf(payload);
        if (before === undefined || frequency === 0) return;
        const own = before.frequency + frequency / words.length;
        if (own > (found.get(row)?.frequency ?? 0)) {
          const isMentioned = before.isMentioned || isInDescriptionAlone(payload);
          found.set(row, { frequency: own, weight: Math.min(before.weight, weight), isMentioned });
        }
      });
    }
    rows = found;
  }
  return rows ?? new Map();
}

const NOTHING_YET: PhraseMatch = { frequency: 0, weight: 1, isMentioned: false };
