import type { Judgement } from './read-judgements.ts';

/** Results that count for the ranking, as many as a phone shows after one swipe. */
const RANKED = 10;
/** Results that people see at once. */
const FIRST = 4;
/** A product of this grade is what was asked for. */
const RIGHT = 2;

/** The scores of the results of one phrase. */
export interface Score {
  readonly judgement: Judgement;
  /** Normalised discounted cumulative gain of the first ten, 0 to 1 (Järvelin and Kekäläinen, 2002). */
  readonly ndcg: number;
  /** Whether one of the first four is what was asked for or, where nothing is, the best there is. */
  readonly isRightAmongFirst: boolean;
  /** Whether nothing was found though something fits. */
  readonly isStranded: boolean;
}

/** Scores what a search found, best first, for a phrase that something fits. */
export function scoreResults(judgement: Judgement, found: readonly string[]): Score {
  const { grades } = judgement;
  const best = [...grades.values()].sort((a, b) => b - a);
  const wanted = Math.min(RIGHT, best[0] ?? RIGHT);
  return {
    judgement,
    ndcg: cumulativeGain(found.map((slug) => grades.get(slug) ?? 0)) / cumulativeGain(best),
    isRightAmongFirst: found.slice(0, FIRST).some((slug) => (grades.get(slug) ?? 0) >= wanted),
    isStranded: found.length === 0,
  };
}

/** Sums the grades, discounted by rank; higher grades weigh exponentially more. */
function cumulativeGain(grades: readonly number[]): number {
  return grades
    .slice(0, RANKED)
    .reduce((gain, grade, rank) => gain + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
