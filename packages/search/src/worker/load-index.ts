import { setImmediate } from 'node:timers/promises';
import { ShopIndex } from '../columnar/shop-index.ts';
import type { ListingDocument } from '../port/document.ts';
import type { CatalogueSource, SourceCursor } from '../port/source.ts';

/** An index and the place in the changes up to which it is true. */
export interface LoadedIndex {
  readonly index: ShopIndex;
  readonly cursor: SourceCursor;
}

/** Documents that are taken in at one go; between goes other shops are searched. */
const SLICE = 100;

/** Reads a whole catalogue into a new index. @throws TooLarge beyond `maxBytes`, or when aborted */
export async function loadIndex(
  source: CatalogueSource,
  shopId: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<LoadedIndex> {
  const { cursor, settings, batches } = await source.loadAll(shopId, signal);
  const index = new ShopIndex(shopId);
  index.applySettings(settings);
  for await (const batch of batches) {
    await takeIn(index, batch);
    signal.throwIfAborted();
    if (index.bytes > maxBytes) throw new TooLarge(`its index takes more than ${maxBytes} bytes`);
  }
  index.trim();
  const loaded = await catchUp(source, { index, cursor });
  return { index, cursor: loaded.cursor };
}

/** An index brought up to date. */
interface CaughtUp extends LoadedIndex {
  /** Whether anything had changed. */
  readonly hasChanged: boolean;
}

/** Brings an index up to date, and answers it with its new place. @throws ReloadNeeded */
export async function catchUp(
  source: CatalogueSource,
  { index, cursor: from }: LoadedIndex,
): Promise<CaughtUp> {
  let cursor = from;
  let hasChanged = false;
  for (;;) {
    const changes = await source.changesSince(index.shopId, cursor);
    if (changes.reload) throw new ReloadNeeded();
    if (changes.settings) index.applySettings(changes.settings);
    await takeIn(index, changes.changed);
    for (const id of changes.gone) index.remove(id);
    cursor = changes.cursor;
    hasChanged ||= changes.changed.length + changes.gone.length > 0 || changes.settings !== undefined;
    if (!changes.more) return { index, cursor, hasChanged };
  }
}

/** There is no room for the index, even alone. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The source cannot tell what has changed: only a new load can. */
export class ReloadNeeded extends Error {
  override readonly name = 'ReloadNeeded';
}

async function takeIn(index: ShopIndex, documents: readonly ListingDocument[]): Promise<void> {
  for (const [at, document] of documents.entries()) {
    if (at > 0 && at % SLICE === 0) await setImmediate();
    index.upsert(document);
  }
}
