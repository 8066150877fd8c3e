import { reasonOf } from '@stoa/domain';
import type { ShopIndex } from '../index/shop-index.ts';
import type { IndexStats } from '../port/index-engine.ts';
import type { CatalogueSource } from '../port/source.ts';
import { applyChanges, type LoadedIndex, loadIndex, ReloadNeeded, TooLarge } from './load-index.ts';

export interface IndexStoreOptions {
  readonly source: CatalogueSource;
  /** Memory limit of all indexes together. */
  readonly maxBytes: number;
  /** An index that could not be brought up to date for longer than this does not answer. Milliseconds. */
  readonly maxLag?: number;
  /** Receives errors of background work. */
  readonly report: (message: string) => void;
  /** Called when the index of a shop is loaded or has applied changes: earlier answers may be outdated. */
  readonly onRefreshed?: (shopId: string) => void;
  readonly now?: () => number;
}

/** How often `refreshActive` should be called, which bounds the delay of changes nobody announced. Milliseconds. */
export const POLL_INTERVAL = 500;

/** Indexes that are loaded at the same time. */
const MAX_LOADING = 2;
const MAX_LAG = 10_000;
/** Pause after a failed load or refresh. */
const RETRY = 5000;
/** Pause after a catalogue was too large, because loading it is expensive. */
const RETRY_TOO_LARGE = 600_000;
/** An index is active, and refreshed by polling, for this time after a search. */
const ACTIVE = 60_000;

interface Entry {
  loaded?: LoadedIndex;
  /** When it was last known to be up to date. */
  freshAt: number;
  searchedAt: number;
  /** When it was first searched again after it had not been active. */
  activeSince: number;
  retryAt: number;
  /** Its catalogue exceeded the memory limit alone when it was last read. */
  isTooLarge: boolean;
  loading?: AbortController;
  isRefreshing: boolean;
  /** A change was announced during a refresh. */
  mustRefreshAgain: boolean;
}

/** The indexes of many shops: loads them on the first search, refreshes active ones and evicts the least recently used. */
export class IndexStore {
  readonly #options: Required<IndexStoreOptions>;
  readonly #entries = new Map<string, Entry>();

  constructor(options: IndexStoreOptions) {
    this.#options = { maxLag: MAX_LAG, now: Date.now, onRefreshed: () => undefined, ...options };
  }

  /**
   * Returns the index of a shop if it is loaded; if not, starts to load it. One that was not searched for long answers
   * as well, and is refreshed: changes were announced to it meanwhile, and what it missed it follows up. One that can't
   * be refreshed does not answer.
   */
  find(shopId: string): ShopIndex | undefined {
    const { now: clock, maxLag } = this.#options;
    const now = clock();
    const entry = this.#entry(shopId);
    const wasActive = now - entry.searchedAt <= ACTIVE;
    entry.searchedAt = now;
    if (!wasActive) entry.activeSince = now;
    if (!entry.loaded) {
      this.#load(shopId, entry);
      return undefined;
    }
    const isLate = now - Math.max(entry.freshAt, entry.activeSince) > maxLag;
    if (isLate || !wasActive) this.#refresh(shopId, entry);
    return isLate ? undefined : entry.loaded.index;
  }

  /** Tells whether the shop has no index because its catalogue exceeds the memory limit alone. */
  isTooLarge(shopId: string): boolean {
    return this.#entries.get(shopId)?.isTooLarge ?? false;
  }

  /** Refreshes the index of a shop, if it is loaded. */
  refresh(shopId: string): void {
    const entry = this.#entries.get(shopId);
    if (entry) this.#refresh(shopId, entry);
  }

  /** Refreshes all active indexes. */
  refreshActive(): void {
    const since = this.#options.now() - ACTIVE;
    for (const [shopId, entry] of this.#entries) {
      if (entry.searchedAt >= since) this.#refresh(shopId, entry);
    }
  }

  forget(shopId: string): void {
    this.#entries.get(shopId)?.loading?.abort();
    this.#entries.delete(shopId);
  }

  stats(): IndexStats[] {
    const now = this.#options.now();
    return [...this.#entries].flatMap(([shopId, { loaded, freshAt }]) =>
      loaded ? [{ shopId, offers: loaded.index.size, bytes: loaded.index.bytes, age: now - freshAt }] : [],
    );
  }

  get #bytes(): number {
    return this.stats().reduce((sum, one) => sum + one.bytes, 0);
  }

  #entry(shopId: string): Entry {
    const known = this.#entries.get(shopId);
    if (known) return known;
    const created = {
      freshAt: 0,
      searchedAt: 0,
      activeSince: 0,
      retryAt: 0,
      isTooLarge: false,
      isRefreshing: false,
      mustRefreshAgain: false,
    };
    this.#entries.set(shopId, created);
    return created;
  }

  #load(shopId: string, entry: Entry): void {
    const loading = [...this.#entries.values()].filter((one) => one.loading).length;
    if (entry.loading || loading >= MAX_LOADING || this.#options.now() < entry.retryAt) return;
    entry.loading = new AbortController();
    this.#loadNow(shopId, entry, entry.loading.signal)
      .catch((error: unknown) => this.#failed(entry, `the catalogue of ${shopId} was not loaded`, error))
      .finally(() => delete entry.loading);
  }

  async #loadNow(shopId: string, entry: Entry, signal: AbortSignal): Promise<void> {
    const { source, maxBytes, now, onRefreshed } = this.#options;
    const startedAt = now();
    const loaded = await loadIndex(source, shopId, maxBytes, signal);
    const wasForgotten = this.#entries.get(shopId) !== entry;
    if (wasForgotten) return;
    entry.loaded = loaded;
    entry.freshAt = startedAt;
    entry.isTooLarge = false;
    this.#limitMemory(shopId);
    onRefreshed(shopId);
  }

  #refresh(shopId: string, entry: Entry): void {
    if (entry.isRefreshing) {
      entry.mustRefreshAgain = true;
      return;
    }
    if (!entry.loaded || entry.loading || this.#options.now() < entry.retryAt) return;
    entry.isRefreshing = true;
    this.#refreshNow(shopId, entry, entry.loaded)
      .catch((error: unknown) => {
        if (error instanceof ReloadNeeded) this.#load(shopId, entry);
        else this.#failed(entry, `the index of ${shopId} was not brought up to date`, error);
      })
      .finally(() => {
        entry.isRefreshing = false;
        if (!entry.mustRefreshAgain) return;
        entry.mustRefreshAgain = false;
        this.#refresh(shopId, entry);
      });
  }

  async #refreshNow(shopId: string, entry: Entry, loaded: LoadedIndex): Promise<void> {
    const startedAt = this.#options.now();
    const { cursor, hasChanged } = await applyChanges(this.#options.source, loaded);
    if (entry.loaded !== loaded) return;
    entry.loaded = { ...loaded, cursor };
    entry.freshAt = startedAt;
    this.#limitMemory(shopId);
    if (hasChanged) this.#options.onRefreshed(shopId);
  }

  /** Releases caches and spare capacity, then evicts the least recently used indexes; the index of `shopId` last. */
  #limitMemory(shopId: string): void {
    if (this.#bytes <= this.#options.maxBytes) return;
    for (const { loaded } of this.#entries.values()) loaded?.index.releaseMemory();
    const others = [...this.#entries]
      .filter(([id, { loaded }]) => loaded && id !== shopId)
      .sort(([, a], [, b]) => a.searchedAt - b.searchedAt);
    let bytes = this.#bytes;
    for (const [id, { loaded }] of others) {
      if (bytes <= this.#options.maxBytes) return;
      bytes -= loaded?.index.bytes ?? 0;
      this.#entries.delete(id);
    }
    if (bytes > this.#options.maxBytes) this.#dropTooLarge(shopId, bytes);
  }

  /** Drops an index that alone exceeds the limit, and delays loading it again. */
  #dropTooLarge(shopId: string, bytes: number): void {
    const entry = this.#entries.get(shopId);
    if (!entry) return;
    delete entry.loaded;
    this.#failed(entry, `the index of ${shopId} was dropped`, new TooLarge(`it takes ${bytes} bytes`));
  }

  #failed(entry: Entry, what: string, error: unknown): void {
    const isTooLarge = error instanceof TooLarge;
    // A failure to look again says nothing of its size.
    entry.isTooLarge ||= isTooLarge;
    entry.retryAt = this.#options.now() + (isTooLarge ? RETRY_TOO_LARGE : RETRY);
    this.#options.report(`${what}: ${reasonOf(error)}`);
  }
}
