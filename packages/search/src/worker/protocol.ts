import type { SearchQuery } from '../port/query.ts';
import type { SearchPage } from '../port/result.ts';
import type { PackedCounts } from './packed-counts.ts';

/** What is known of an index in memory. */
export interface IndexStats {
  readonly shopId: string;
  readonly offers: number;
  /** About what it takes in memory. */
  readonly bytes: number;
  /** Milliseconds since it was last known to be up to date. */
  readonly age: number;
}

/** What the server's thread tells the search thread. Whatever concerns a shop names it. */
export type ToWorker =
  | { readonly kind: 'search'; readonly id: number; readonly query: SearchQuery }
  /** Nobody waits for the answer any more. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** A shop will be searched: its index had better be there. */
  | { readonly kind: 'prepare'; readonly shopId: string }
  /** A shop's catalogue has changed; only quicker than finding out. */
  | { readonly kind: 'changed'; readonly shopId: string }
  /** A shop is gone. */
  | { readonly kind: 'forget'; readonly shopId: string }
  | { readonly kind: 'stats'; readonly id: number };

/** Every search is answered once, with the shop it was answered for: its page goes before what was counted. */
export type FromWorker =
  | { readonly kind: 'page'; readonly id: number; readonly shopId: string; readonly page: SearchPage }
  | { readonly kind: 'found'; readonly id: number; readonly shopId: string; readonly counts: PackedCounts }
  /** The index is not there, or not up to date; it is being seen to. */
  | { readonly kind: 'unavailable'; readonly id: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'stats'; readonly id: number; readonly stats: readonly IndexStats[] }
  /** The index of a shop is there, or has taken in changes. */
  | { readonly kind: 'refreshed'; readonly shopId: string }
  | { readonly kind: 'trouble'; readonly message: string };
