/** What a merchant decided for a keyword, by ids of products. It holds in the order by relevance. */
export interface SearchTuning {
  /** Come first, in this order, also where they do not match. */
  readonly pinned: readonly string[];
  /** Come earlier than they would, where they match. */
  readonly boosted: readonly string[];
  /** Come last of what matches. */
  readonly buried: readonly string[];
}

/** The factors of the scores of what is boosted and buried. */
export const BOOST = 3;
export const BURY = 0.001;

const PINNED = 1_000_000;
/** Popularity raises a score by less than this factor, so that it changes no order of pins. */
const APART = 4;

/** Returns the score of one of `count` pinned products, by its place from 0. */
export const pinScore = (at: number, count: number): number => PINNED * APART ** (count - at);
