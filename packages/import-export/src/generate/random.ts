/** A sequence of numbers that is the same for the same seed, wherever and whenever it is made. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** Returns a whole number from 0 and below `limit`. */
  below(limit: number): number;
  /** Returns true with this probability. */
  chance(share: number): boolean;
  /** Picks an item of a list uniformly. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Picks an item of a list by Zipf's law: the n-th is 1/n as likely as the first. */
  skewed<T>(list: readonly [T, ...T[]]): T;
  /** Returns a normally distributed number with mean 0 and standard deviation 1. */
  normal(): number;
}

/** Makes a mulberry32 generator from a text seed: fast, and random enough for generated products. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] ?? list[0],
    skewed: (list) => list[zipfPlace(next(), list.length)] ?? list[0],
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/**
 * Returns a place from 0 and below `count` by Zipf's law, of a number from 0 to 1. The sum of the harmonic series is
 * taken for its logarithm, which is all the law is good for.
 */
export function zipfPlace(share: number, count: number): number {
  return Math.min(count - 1, Math.floor((count + 1) ** share) - 1);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
