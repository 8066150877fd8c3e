import type { SearchEngine } from '../port/engine.ts';
import type { IndexStats } from './protocol.ts';

/** The indexes of all shops, wherever they are kept. What it cannot answer it refuses with `IndexUnavailable`. */
export interface IndexEngine extends SearchEngine {
  /** Begins to load the index of a shop, as asking would. */
  prepare(shopId: string): void;
  /** A shop's catalogue has changed. Losing this loses nothing: the engine looks for itself twice a second. */
  changed(shopId: string): void;
  /** A shop is gone, or is kept elsewhere: its index goes. */
  forget(shopId: string): void;
  /** The indexes in memory. @throws IndexUnavailable */
  stats(): Promise<readonly IndexStats[]>;
  close(): Promise<void>;
}
