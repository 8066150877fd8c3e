import type { ListingDocument } from '../port/document.ts';
import type { CatalogueChanges, CatalogueSnapshot, CatalogueSource } from '../port/source.ts';
import type { World } from './world.ts';

type Change = Pick<CatalogueChanges, 'settings' | 'reload'> & {
  readonly changed?: readonly ListingDocument[];
  readonly gone?: readonly string[];
};

/** A source of catalogues in memory, which tests change. A cursor is the number of changes read. */
export class MemorySource implements CatalogueSource {
  /** The shop of each load. */
  readonly loads: string[] = [];
  /** Calls of `changesSince`. */
  polls = 0;
  /** The error of the next call. */
  failure: Error | undefined;
  /** Calls wait for this promise. */
  gate: Promise<unknown> = Promise.resolve();
  readonly #worlds: Map<string, World>;
  readonly #changes = new Map<string, Change[]>();
  readonly #batch: number;

  constructor(worlds: readonly World[], batch = 1000) {
    this.#worlds = new Map(worlds.map((world) => [world.shopId, world]));
    this.#batch = batch;
  }

  add(world: World): void {
    this.#worlds.set(world.shopId, world);
  }

  change(shopId: string, change: Change): void {
    this.#changes.set(shopId, [...(this.#changes.get(shopId) ?? []), change]);
  }

  async loadAll(shopId: string): Promise<CatalogueSnapshot> {
    await this.#ready();
    this.loads.push(shopId);
    const world = this.#worlds.get(shopId);
    if (!world) throw new Error('no such shop');
    return { cursor: '0', settings: world.settings, batches: this.#batches(world.listings) };
  }

  async changesSince(shopId: string, cursor: string): Promise<CatalogueChanges> {
    this.polls++;
    await this.#ready();
    const all = this.#changes.get(shopId) ?? [];
    const next = all[Number(cursor)];
    if (!next) return { cursor, changed: [], gone: [], more: false };
    const read = Number(cursor) + 1;
    return { changed: [], gone: [], ...next, cursor: String(read), more: read < all.length };
  }

  async *#batches(listings: readonly ListingDocument[]): AsyncGenerator<readonly ListingDocument[]> {
    for (let at = 0; at < listings.length; at += this.#batch) yield listings.slice(at, at + this.#batch);
  }

  async #ready(): Promise<void> {
    const failure = this.failure;
    await this.gate;
    this.failure = undefined;
    if (failure) throw failure;
  }
}
