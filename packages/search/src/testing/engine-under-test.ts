import type { SearchEngine } from '../port/engine.ts';
import type { World } from './world.ts';

/** An engine under test and its capabilities. */
export interface EngineUnderTest {
  readonly name: string;
  /** Makes an engine over this world alone, with its ids. */
  fill(world: World): Promise<SearchEngine>;
  /** Whether it calls `onPage`. */
  readonly callsOnPage: boolean;
  /** Whether it corrects typing errors, folds accents and knows synonyms. */
  readonly correctsErrors: boolean;
  /** The number of worlds, and of queries for each, compared with the reference engine. */
  readonly worlds: number;
  readonly queries: number;
}
