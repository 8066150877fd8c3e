import type { SearchEngine } from '../port/engine.ts';
import type { World } from './world.ts';

/** An engine under test: how it is filled, and what it can do. */
export interface EngineUnderTest {
  readonly name: string;
  /** An engine that knows this world alone and speaks its ids. */
  fill(world: World): Promise<SearchEngine>;
  /** Whether it tells its page before it has counted. */
  readonly tellsPage: boolean;
  /** Whether it forgives typing errors, folds accents and knows synonyms. */
  readonly forgives: boolean;
  /** How many worlds, and queries of each, are compared with the naive count. */
  readonly worlds: number;
  readonly queries: number;
}
