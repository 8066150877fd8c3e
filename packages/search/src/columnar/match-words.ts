import { isInName, rarity, SATURATED } from './relevance.ts';
import type { TermChoice } from './term-choice.ts';
import type { TextIndex } from './text-index.ts';

/** A reading of a keyword with the terms that may stand for each of its words. */
export interface ChosenReading {
  readonly words: readonly (readonly TermChoice[])[];
  readonly excluded: readonly number[];
}

const EXCLUDED = 255;

/** Room for matching, kept between searches. */
export class MatchRoom {
  /** How many words a row has had so far. */
  matched = new Uint8Array(0);
  /** The worth of the words so far. */
  total = new Float32Array(0);
  /** The worth of the current word. */
  current = new Float32Array(0);
  /** By row the best of all readings; 0 where none matches. */
  best = new Float32Array(0);

  get bytes(): number {
    return this.matched.byteLength + 3 * this.total.byteLength;
  }

  giveBack(): void {
    this.matched = new Uint8Array(0);
    this.total = new Float32Array(0);
    this.current = new Float32Array(0);
    this.best = new Float32Array(0);
  }

  /** Begins a search over so many rows. */
  begin(rows: number): void {
    if (this.matched.length < rows || this.matched.length > 4 * rows) {
      this.matched = new Uint8Array(rows);
      this.total = new Float32Array(rows);
      this.current = new Float32Array(rows);
      this.best = new Float32Array(rows);
    }
    this.best.fill(0);
  }
}

/**
 * Adds the rows that have all words of a reading to `room.best`, with the sum of what the words are worth. Of
 * the terms that may stand for one word the best counts, so that many forms of one word are no better than one.
 */
export function matchReading(
  index: TextIndex,
  reading: ChosenReading,
  offers: number,
  inName: boolean,
  room: MatchRoom,
): void {
  if (reading.words.some((choices) => choices.length === 0)) return;
  const { matched } = room;
  matched.fill(0);
  room.total.fill(0);
  const exclude = (row: number) => {
    matched[row] = EXCLUDED;
  };
  for (const term of reading.excluded) index.postings.each(term, exclude);
  const frequency = (choices: readonly TermChoice[]) =>
    choices.reduce((sum, { term }) => sum + index.postings.count(term), 0);
  const rarestFirst = [...reading.words].sort((a, b) => frequency(a) - frequency(b));
  for (const [before, choices] of rarestFirst.entries()) {
    const worth = rarity(frequency(choices), offers);
    const isLast = before === rarestFirst.length - 1;
    for (const { term, factor } of choices) {
      matchTerm(index, { term, worth: worth * factor, before, isLast, inName }, room);
    }
  }
}

interface Counted {
  readonly term: number;
  readonly worth: number;
  /** How many words there were before its word. */
  readonly before: number;
  /** Whether its word is the last, so that a row that has it has all. */
  readonly isLast: boolean;
  readonly inName: boolean;
}

/** Counts a term for the rows that had the words before it. */
function matchTerm(
  index: TextIndex,
  { term, worth, before, isLast, inName }: Counted,
  { matched, total, current, best }: MatchRoom,
): void {
  index.postings.each(term, (row, packed) => {
    const had = matched[row] ?? 0;
    if ((had !== before && had !== before + 1) || (inName && !isInName(packed))) return;
    const score = worth * (SATURATED[packed] ?? 0);
    if (had === before) {
      matched[row] = before + 1;
      current[row] = score;
      total[row] = (total[row] ?? 0) + score;
    } else if (score > (current[row] ?? 0)) {
      total[row] = (total[row] ?? 0) + score - (current[row] ?? 0);
      current[row] = score;
    }
    if (isLast) best[row] = Math.max(best[row] ?? 0, total[row] ?? 0);
  });
}
