import type { SortCode } from '@stoa/domain';
import type { CategoryNode, ListingDocument } from './document.ts';
import type { Place } from './query.ts';

/** What an index must know of a shop beside its products. */
export interface CatalogueSettings {
  readonly categories: readonly CategoryNode[];
  /** Where sellers are; those without a place may be left out. */
  readonly sellerPlaces: Readonly<Record<string, Place>>;
  /** The order in place of one by price for those who may not see prices. */
  readonly defaultSort: SortCode;
  /** Groups of words or phrases that mean the same to this shop's customers. */
  readonly synonyms: readonly (readonly string[])[];
}

/** A place in the stream of changes; means something to the source alone. */
export type SourceCursor = string;

/** A whole catalogue, consistent as of `cursor` or later: changes after it are told again, which does no harm. */
export interface CatalogueSnapshot {
  readonly cursor: SourceCursor;
  readonly settings: CatalogueSettings;
  /** Roughly a thousand documents each; a catalogue without documents has none. */
  readonly batches: AsyncIterable<readonly ListingDocument[]>;
}

/** What has become of a catalogue since a cursor. */
export interface CatalogueChanges {
  /** Whence to go on. */
  readonly cursor: SourceCursor;
  /** Listings as they are now, with all their offers. */
  readonly changed: readonly ListingDocument[];
  /** Ids of listings of which nothing is on show any more. */
  readonly gone: readonly string[];
  /** Present when it changed. */
  readonly settings?: CatalogueSettings;
  /** More changes are waiting already. */
  readonly more: boolean;
  /** Too much has changed, or the cursor is too old: the whole catalogue must be loaded again. */
  readonly reload?: boolean;
}

/** Where indexes get their documents. Every call answers for one shop alone. */
export interface CatalogueSource {
  loadAll(shopId: string, signal: AbortSignal): Promise<CatalogueSnapshot>;
  changesSince(shopId: string, cursor: SourceCursor): Promise<CatalogueChanges>;
}
