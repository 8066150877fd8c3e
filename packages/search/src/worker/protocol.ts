import type { IndexStats } from '../port/index-engine.ts';
import type { SearchQuery } from '../port/query.ts';
import type { SearchPage } from '../port/result.ts';
import type { PackedCounts } from './packed-counts.ts';

/** Messages to the search thread. Whatever concerns a shop names it. */
export type ToWorker =
  | { readonly kind: 'search'; readonly id: number; readonly query: SearchQuery }
  /** The requester has given up. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** The index of a shop should be loaded, because searches will follow. */
  | { readonly kind: 'prepare'; readonly shopId: string }
  /** A shop's catalogue has changed. Optional, because the thread also polls. */
  | { readonly kind: 'changed'; readonly shopId: string }
  /** The index of a shop is no longer needed. */
  | { readonly kind: 'forget'; readonly shopId: string }
  | { readonly kind: 'stats'; readonly id: number };

/** Messages from the search thread. A search is answered by its page and then its counts, both with the shop's id. */
export type FromWorker =
  /** The thread's modules are loaded: from now on it answers. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'page'; readonly id: number; readonly shopId: string; readonly page: SearchPage }
  | { readonly kind: 'counts'; readonly id: number; readonly shopId: string; readonly counts: PackedCounts }
  /** The index is being loaded, could not be brought up to date or, for a lasting reason, is too large. */
  | {
      readonly kind: 'unavailable';
      readonly id: number;
      readonly reason: string;
      readonly isLasting: boolean;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'stats'; readonly id: number; readonly stats: readonly IndexStats[] }
  /** The index of a shop is loaded or has applied changes. */
  | { readonly kind: 'refreshed'; readonly shopId: string }
  /** Background work has failed. */
  | { readonly kind: 'error'; readonly message: string };
