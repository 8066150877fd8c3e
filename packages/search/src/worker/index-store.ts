import type { ShopIndex } from '../columnar/shop-index.ts';
import type { CatalogueSource } from '../port/source.ts';
import { catchUp, type LoadedIndex, loadIndex, ReloadNeeded, TooLarge } from './load-index.ts';
import type { IndexStats } from './protocol.ts';

export interface IndexStoreOptions {
  readonly source: CatalogueSource;
  /** Bytes all indexes may take together. */
  readonly maxBytes: number;
  /** An index that was not brought up to date for so long does not answer. Milliseconds. */
  readonly maxLag?: number;
  /** Something went wrong that nobody waits for. */
  readonly report: (message: string) => void;
  /** The index of a shop is there, or has taken in changes: what was answered before may be otherwise now. */
  readonly onRefreshed?: (shopId: string) => void;
  readonly now?: () => number;
}

/** Shops that are loaded at the same time. */
const MAX_LOADING = 2;
const MAX_LAG = 10_000;
/** After a load or a look for changes that failed, till the next try. */
const RETRY = 5000;
/** After a catalogue was too large: reading all of it again and again would be the worst of answers. */
const RETRY_LARGE = 600_000;
/** Indexes asked for lately are kept up to date; the others when they are asked for again. */
const LATELY = 60_000;
/** An index that was not kept up to date answers again when it is known to be no older. */
const IDLE_LAG = 1000;

/** What is known of a shop. */
interface Entry {
  loaded?: LoadedIndex;
  /** When it was last known to be up to date. */
  freshAt: number;
  askedAt: number;
  retryAt: number;
  loading?: AbortController;
  refreshing: boolean;
  /** Changes were told of while it was refreshed. */
  again: boolean;
}

/** The indexes of all shops: loaded when first asked for, kept up to date, dropped when memory is short. */
export class IndexStore {
  readonly #options: Required<IndexStoreOptions>;
  readonly #entries = new Map<string, Entry>();

  constructor(options: IndexStoreOptions) {
    this.#options = { maxLag: MAX_LAG, now: Date.now, onRefreshed: () => undefined, ...options };
  }

  /** The index of a shop, if it is there and up to date; if not, it is seen to. */
  find(shopId: string): ShopIndex | undefined {
    const now = this.#options.now();
    const entry = this.#entry(shopId);
    const isFollowed = now - entry.askedAt <= LATELY;
    entry.askedAt = now;
    if (!entry.loaded) {
      this.#load(shopId, entry);
      return undefined;
    }
    const most = isFollowed ? this.#options.maxLag : IDLE_LAG;
    if (now - entry.freshAt <= most) return entry.loaded.index;
    this.#refresh(shopId, entry);
    return undefined;
  }

  /** Brings the index of a shop up to date, if there is one. */
  wake(shopId: string): void {
    const entry = this.#entries.get(shopId);
    if (entry) this.#refresh(shopId, entry);
  }

  /** Brings all indexes up to date that were asked for lately. To be called every now and then. */
  wakeAll(): void {
    const since = this.#options.now() - LATELY;
    for (const [shopId, entry] of this.#entries) if (entry.askedAt >= since) this.#refresh(shopId, entry);
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
    const made = { freshAt: 0, askedAt: 0, retryAt: 0, refreshing: false, again: false };
    this.#entries.set(shopId, made);
    return made;
  }

  /** Whether this is still what is known of the shop: it may have been forgotten meanwhile. */
  #isCurrent(shopId: string, entry: Entry): boolean {
    return this.#entries.get(shopId) === entry;
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
    const begun = now();
    const loaded = await loadIndex(source, shopId, maxBytes, signal);
    if (!this.#isCurrent(shopId, entry)) return;
    entry.loaded = loaded;
    entry.freshAt = begun;
    this.#makeRoom(shopId);
    onRefreshed(shopId);
  }

  #refresh(shopId: string, entry: Entry): void {
    if (entry.refreshing) {
      entry.again = true;
      return;
    }
    if (!entry.loaded || entry.loading || this.#options.now() < entry.retryAt) return;
    entry.refreshing = true;
    this.#refreshNow(shopId, entry, entry.loaded)
      .catch((error: unknown) => {
        if (error instanceof ReloadNeeded) this.#load(shopId, entry);
        else this.#failed(entry, `the index of ${shopId} was not brought up to date`, error);
      })
      .finally(() => {
        entry.refreshing = false;
        if (!entry.again) return;
        entry.again = false;
        this.#refresh(shopId, entry);
      });
  }

  async #refreshNow(shopId: string, entry: Entry, loaded: LoadedIndex): Promise<void> {
    const begun = this.#options.now();
    const { cursor, hasChanged } = await catchUp(this.#options.source, loaded);
    if (entry.loaded !== loaded) return;
    entry.loaded = { ...loaded, cursor };
    entry.freshAt = begun;
    this.#makeRoom(shopId);
    if (hasChanged) this.#options.onRefreshed(shopId);
  }

  /**
   * Drops what indexes can do without, and then the indexes that were not asked for longest, though not the one named
   * while there are others.
   */
  #makeRoom(shopId: string): void {
    if (this.#bytes <= this.#options.maxBytes) return;
    for (const { loaded } of this.#entries.values()) loaded?.index.giveBack();
    const others = [...this.#entries]
      .filter(([id, { loaded }]) => loaded && id !== shopId)
      .sort(([, a], [, b]) => a.askedAt - b.askedAt);
    let bytes = this.#bytes;
    for (const [id, { loaded }] of others) {
      if (bytes <= this.#options.maxBytes) return;
      bytes -= loaded?.index.bytes ?? 0;
      this.#entries.delete(id);
    }
    if (bytes > this.#options.maxBytes) this.#giveUp(shopId, bytes);
  }

  /** An index that has outgrown all the room there is goes, and is not read again at once to outgrow it again. */
  #giveUp(shopId: string, bytes: number): void {
    const entry = this.#entries.get(shopId);
    if (!entry) return;
    delete entry.loaded;
    this.#failed(entry, `the index of ${shopId} was dropped`, new TooLarge(`it takes ${bytes} bytes`));
  }

  #failed(entry: Entry, what: string, error: unknown): void {
    entry.retryAt = this.#options.now() + (error instanceof TooLarge ? RETRY_LARGE : RETRY);
    this.#options.report(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
