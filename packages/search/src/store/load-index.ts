import { setImmediate } from 'node:timers/promises';
import { ShopIndex } from '../index/shop-index.ts';
import type { ListingDocument } from '../port/document.ts';
import type { CatalogueSource, SourceCursor } from '../port/source.ts';

/** An index and the position in the stream of changes up to which it is current. */
export interface LoadedIndex {
  readonly index: ShopIndex;
  readonly cursor: SourceCursor;
}

/** Documents indexed in one turn of the event loop; other shops are searched between turns. */
const DOCUMENTS_PER_TURN = 100;

/** Builds an index of a whole catalogue. @throws TooLarge beyond `maxBytes`, or the signal's reason */
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
    await indexDocuments(index, batch);
    signal.throwIfAborted();
    if (index.bytes > maxBytes) throw new TooLarge(`its index takes more than ${maxBytes} bytes`);
  }
  index.trim();
  const updated = await applyChanges(source, { index, cursor });
  return { index, cursor: updated.cursor };
}

/** An index after applying changes. */
interface UpdatedIndex extends LoadedIndex {
  /** Whether there were any changes. */
  readonly hasChanged: boolean;
}

/** Applies all changes since the cursor to an index. @throws ReloadNeeded */
export async function applyChanges(
  source: CatalogueSource,
  { index, cursor: from }: LoadedIndex,
): Promise<UpdatedIndex> {
  let cursor = from;
  let hasChanged = false;
  for (;;) {
    const changes = await source.changesSince(index.shopId, cursor);
    if (changes.reload) throw new ReloadNeeded();
    if (changes.settings) index.applySettings(changes.settings);
    await indexDocuments(index, changes.changed);
    for (const id of changes.gone) index.remove(id);
    cursor = changes.cursor;
    hasChanged ||= changes.changed.length + changes.gone.length > 0 || changes.settings !== undefined;
    if (!changes.more) return { index, cursor, hasChanged };
  }
}

/** The index exceeds the memory limit, even as the only one. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** The source cannot tell the changes since the cursor: the index must be loaded again. */
export class ReloadNeeded extends Error {
  override readonly name = 'ReloadNeeded';
}

async function indexDocuments(index: ShopIndex, documents: readonly ListingDocument[]): Promise<void> {
  for (const [at, document] of documents.entries()) {
    if (at > 0 && at % DOCUMENTS_PER_TURN === 0) await setImmediate();
    index.upsert(document);
  }
}
