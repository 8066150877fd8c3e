import { inverseDocumentFrequency, isInName, SATURATED_FREQUENCY } from '../fulltext/bm25f.ts';
import type { TextIndex } from '../fulltext/text-index.ts';
import type { MatchBuffers } from './match-buffers.ts';
import type { Expansion } from './term-expansion.ts';

/** A conjunction whose words are expanded to terms. */
export interface ExpandedConjunction {
  readonly words: readonly (readonly Expansion[])[];
  readonly excluded: readonly number[];
}

const EXCLUDED = 255;

/**
 * Scores the rows that match all words of a conjunction and keeps the best score of each row in `buffers.best`. Of the
 * terms that may stand for one word the best counts, so that several forms of a word score no more than one.
 */
export function matchConjunction(
  index: TextIndex,
  conjunction: ExpandedConjunction,
  documents: number,
  inName: boolean,
  buffers: MatchBuffers,
): void {
  if (conjunction.words.some((expansions) => expansions.length === 0)) return;
  const { matchedWords } = buffers;
  matchedWords.fill(0);
  buffers.score.fill(0);
  const exclude = (row: number) => {
    matchedWords[row] = EXCLUDED;
  };
  for (const term of conjunction.excluded) index.postings.forEach(term, exclude);
  const frequency = (expansions: readonly Expansion[]) =>
    expansions.reduce((sum, { term }) => sum + index.postings.count(term), 0);
  const rarestFirst = [...conjunction.words].sort((a, b) => frequency(a) - frequency(b));
  for (const [wordNumber, expansions] of rarestFirst.entries()) {
    const idf = inverseDocumentFrequency(frequency(expansions), documents);
    const isLast = wordNumber === rarestFirst.length - 1;
    for (const { term, weight } of expansions) {
      scoreTerm(index, { term, weight: idf * weight, wordNumber, isLast, inName }, buffers);
    }
  }
}

interface WeightedTerm {
  readonly term: number;
  readonly weight: number;
  /** The position of its word, which is the number of words matched before. */
  readonly wordNumber: number;
  /** Whether a row that matches it matches all words. */
  readonly isLast: boolean;
  readonly inName: boolean;
}

/** Scores a term in the rows that match all words before it. */
function scoreTerm(
  index: TextIndex,
  { term, weight, wordNumber, isLast, inName }: WeightedTerm,
  { matchedWords, score, wordScore, best }: MatchBuffers,
): void {
  index.postings.forEach(term, (row, payload) => {
    const matched = matchedWords[row] ?? 0;
    if ((matched !== wordNumber && matched !== wordNumber + 1) || (inName && !isInName(payload))) return;
    const termScore = weight * (SATURATED_FREQUENCY[payload] ?? 0);
    if (matched === wordNumber) {
      matchedWords[row] = wordNumber + 1;
      wordScore[row] = termScore;
      score[row] = (score[row] ?? 0) + termScore;
    } else if (termScore > (wordScore[row] ?? 0)) {
      score[row] = (score[row] ?? 0) + termScore - (wordScore[row] ?? 0);
      wordScore[row] = termScore;
    }
    if (isLast) best[row] = Math.max(best[row] ?? 0, score[row] ?? 0);
  });
}
