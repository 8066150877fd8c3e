import type { KeptResults, ResultKey } from '@stoa/api';
import { CacheDependencies, type Dependencies } from '@stoa/commerce';
import type { TagVersions } from '../page-cache/tag-versions.ts';
import { sizeOf } from './size-of.ts';

/** Milliseconds for which a result is served: headers, footers and menus, and with them all others. CONST-510, CONST-511 */
const KEPT_FOR = 300_000;

export interface ResultCacheOptions {
  readonly versions: TagVersions;
  readonly now: () => number;
  /** Bytes of all results together. */
  readonly maxBytes: number;
}

interface Computed {
  readonly value: unknown;
  readonly dependencies: CacheDependencies;
}

interface Entry extends Computed {
  readonly bytes: number;
  readonly until: number;
  /** The count of changes when computing began. */
  readonly moment: number;
  /** The last count at which its tags were seen to stand. */
  stoodAt: number;
}

interface ShopResults {
  /** The least recently asked for first. */
  readonly entries: Map<string, Entry>;
  readonly underway: Map<string, { readonly moment: number; readonly computing: Promise<Computed> }>;
  bytes: number;
}

/**
 * Results of the contract in memory, of each shop by itself. A change of what a result was made of drops it; one whose
 * computing began before a change is never stored after it. Where memory is short, the shop that holds most gives up
 * what it was not asked for the longest, so that no shop crowds out another.
 */
export class ResultCache implements KeptResults {
  readonly #shops = new Map<string, ShopResults>();
  readonly #options: ResultCacheOptions;
  #bytes = 0;

  constructor(options: ResultCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return [...this.#shops.values()].reduce((sum, { entries }) => sum + entries.size, 0);
  }

  /**
   * Returns the result for `key`, from memory or by `compute`; those who ask for the same at once share one
   * computation.
   */
  async get<T>(
    key: ResultKey,
    dependencies: Dependencies,
    compute: (dependencies: Dependencies) => Promise<T>,
  ): Promise<T> {
    const found = this.#find(key) ?? (await this.#compute(key, compute));
    hand(found.dependencies, dependencies);
    // Whoever names an operation names the type of what it answers.
    return found.value as T;
  }

  /** The shop is gone. */
  remove(shopId: string): void {
    this.#bytes -= this.#shops.get(shopId)?.bytes ?? 0;
    this.#shops.delete(shopId);
  }

  #find({ shopId, name }: ResultKey): Entry | undefined {
    const shop = this.#shops.get(shopId);
    const entry = shop?.entries.get(name);
    if (shop === undefined || entry === undefined) return undefined;
    this.#take(shop, name, entry);
    if (this.#options.now() >= entry.until || !this.#stands(shopId, entry)) return undefined;
    this.#put(shop, name, entry);
    return entry;
  }

  #stands(shopId: string, entry: Entry): boolean {
    const { versions } = this.#options;
    const now = versions.now(shopId);
    if (entry.stoodAt === now) return true;
    entry.stoodAt = now;
    return versions.stands(shopId, entry.dependencies.tags, entry.moment);
  }

  #compute<T>(key: ResultKey, compute: (dependencies: Dependencies) => Promise<T>): Promise<Computed> {
    const { shopId, name } = key;
    const moment = this.#options.versions.now(shopId);
    const { underway } = this.#of(shopId);
    const running = underway.get(name);
    // What began before the latest change may hold what was there before it.
    if (running?.moment === moment) return running.computing;
    const computing = this.#computeAnew(key, moment, compute).finally(() => {
      if (underway.get(name)?.computing === computing) underway.delete(name);
    });
    underway.set(name, { moment, computing });
    return computing;
  }

  async #computeAnew<T>(
    key: ResultKey,
    moment: number,
    compute: (dependencies: Dependencies) => Promise<T>,
  ): Promise<Computed> {
    const dependencies = new CacheDependencies();
    const computed = { value: await compute(dependencies), dependencies };
    this.#keep(key, computed, moment);
    return computed;
  }

  #keep({ shopId, name }: ResultKey, { value, dependencies }: Computed, moment: number): void {
    const { versions, now, maxBytes } = this.#options;
    const { tags, validUntil, isComplete } = dependencies;
    if (!isComplete || !versions.stands(shopId, tags, moment)) return;
    const shop = this.#of(shopId);
    const former = shop.entries.get(name);
    if (former !== undefined && former.moment > moment) return;
    const bytes = sizeOf(value) + sizeOf([...tags]) + sizeOf(name);
    if (bytes > maxBytes) return;
    if (former !== undefined) this.#take(shop, name, former);
    const until = Math.min(now() + KEPT_FOR, validUntil?.getTime() ?? Number.POSITIVE_INFINITY);
    this.#put(shop, name, { value, dependencies, bytes, until, moment, stoodAt: moment });
    this.#makeRoom();
  }

  #makeRoom(): void {
    while (this.#bytes > this.#options.maxBytes) {
      const shops = [...this.#shops.values()];
      const largest = shops.reduce((most, shop) => (shop.bytes > most.bytes ? shop : most));
      for (const [name, entry] of largest.entries) {
        this.#take(largest, name, entry);
        break;
      }
    }
  }

  #put(shop: ShopResults, name: string, entry: Entry): void {
    shop.entries.set(name, entry);
    shop.bytes += entry.bytes;
    this.#bytes += entry.bytes;
  }

  #take(shop: ShopResults, name: string, entry: Entry): void {
    shop.entries.delete(name);
    shop.bytes -= entry.bytes;
    this.#bytes -= entry.bytes;
  }

  #of(shopId: string): ShopResults {
    let shop = this.#shops.get(shopId);
    if (shop === undefined) {
      shop = { entries: new Map(), underway: new Map(), bytes: 0 };
      this.#shops.set(shopId, shop);
    }
    return shop;
  }
}

/** What depends on a result depends on what the result was made of. */
function hand(from: CacheDependencies, to: Dependencies): void {
  to.add(from.tags);
  if (from.validUntil !== undefined) to.endsAt(from.validUntil);
  if (!from.isComplete) to.incomplete();
}
