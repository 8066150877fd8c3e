import { seededRandom } from '../../harness/random.ts';

/** Makes random choices; the same seed gives the same ones. */
export interface Chance {
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Picks an item at random; empty text for an empty list. */
  one(list: readonly string[]): string;
  isIn(times: number): boolean;
  upTo(most: number): number;
}

export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  return {
    upTo,
    isIn: (times) => upTo(times) === 0,
    pick: (list) => list[upTo(list.length)] ?? list[0],
    one: (list) => list[upTo(list.length)] ?? '',
  };
}
