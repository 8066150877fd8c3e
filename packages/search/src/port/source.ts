import type { SortCode } from '@stoa/domain';
import type { CategoryNode, ListingDocument } from './document.ts';
import type { Place } from './query.ts';

/** The settings of a shop that an index needs beside its products. */
export interface CatalogueSettings {
  readonly categories: readonly CategoryNode[];
  /** The places of sellers by id; sellers without a place may be missing. */
  readonly sellerPlaces: Readonly<Record<string, Place>>;
  /** Replaces an order by price where prices are hidden. */
  readonly defaultSort: SortCode;
  /** Groups of words or phrases with the same meaning in this shop. */
  readonly synonyms: readonly (readonly string[])[];
}

/** A position in the stream of changes, opaque to all but the source. */
export type SourceCursor = string;

/** A whole catalogue, as of `cursor` or later. Changes after `cursor` are delivered again; applying them is idempotent. */
export interface CatalogueSnapshot {
  readonly cursor: SourceCursor;
  readonly settings: CatalogueSettings;
  /** About a thousand documents each; none for an empty catalogue. */
  readonly batches: AsyncIterable<readonly ListingDocument[]>;
}

/** The changes of a catalogue since a cursor. */
export interface CatalogueChanges {
  /** Where the next call continues. */
  readonly cursor: SourceCursor;
  /** Changed listings in their current state, with all their offers. */
  readonly changed: readonly ListingDocument[];
  /** Ids of listings without any published offer. */
  readonly gone: readonly string[];
  /** Present if they changed. */
  readonly settings?: CatalogueSettings;
  /** Whether there are more changes already. */
  readonly more: boolean;
  /** Too much has changed, or the cursor is too old: the whole catalogue must be loaded again. */
  readonly reload?: boolean;
}

/** Supplies indexes with documents. Every call reads one shop alone. */
export interface CatalogueSource {
  loadAll(shopId: string, signal: AbortSignal): Promise<CatalogueSnapshot>;
  changesSince(shopId: string, cursor: SourceCursor): Promise<CatalogueChanges>;
}
