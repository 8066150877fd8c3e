import type { SearchEngine } from './engine.ts';

/** Statistics of a loaded index. */
export interface IndexStats {
  readonly shopId: string;
  readonly offers: number;
  /** Approximate memory. */
  readonly bytes: number;
  /** Milliseconds since it was last known to be up to date. */
  readonly age: number;
}

/** An engine that loads and keeps the indexes of many shops. Throws `IndexUnavailable` where it cannot answer. */
export interface IndexEngine extends SearchEngine {
  /** Starts to load the index of a shop, as a search would. */
  prepare(shopId: string): void;
  /** Announces a change of a shop's catalogue. Optional: the engine polls for changes twice a second. */
  changed(shopId: string): void;
  /** Drops the index of a shop. */
  forget(shopId: string): void;
  /** @throws IndexUnavailable */
  stats(): Promise<readonly IndexStats[]>;
  close(): Promise<void>;
}
