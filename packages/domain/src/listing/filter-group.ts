import type { Money } from '../money/index.ts';

export const filterGroupTypes = ['select', 'category', 'range', 'rating', 'hidden', 'checkbox'] as const;
export type FilterGroupType = (typeof filterGroupTypes)[number];

export interface FilterBucket {
  readonly key: string;
  readonly name: string;
  /** Products behind the choice. */
  readonly count: number;
  readonly isCurrent: boolean;
}

/** One group of the filter panel. ENT-042 */
export interface FilterGroup {
  readonly type: FilterGroupType;
  readonly code: string;
  readonly buckets: readonly FilterBucket[];
  /** Range: lowest and highest price. Rating: `max` is the highest average rating. */
  readonly min?: Money;
  readonly max?: number;
}

/** Items of a group before 'See all [+]'. LIST-050, CONST-016 */
export const FIRST_BUCKETS = 10;

/**
 * Tells whether a group is drawn: choices need one with products or one that is chosen, a range needs two different
 * ends, a rating something to offer. LIST-046, LIST-047, LIST-061, OPEN-011, OPEN-013
 */
export function isFilterGroupVisible(group: FilterGroup): boolean {
  switch (group.type) {
    case 'hidden':
      return false;
    case 'range':
      return (group.min ?? 0) < (group.max ?? 0);
    case 'rating':
      return ratingChoices(group.max ?? 0).length > 0;
    default:
      return group.buckets.some(isBucketVisible);
  }
}

function isBucketVisible(bucket: FilterBucket): boolean {
  return bucket.count > 0 || bucket.isCurrent;
}

export interface ShownBuckets {
  readonly buckets: readonly FilterBucket[];
  /** 'See all [+]' reveals this many more. */
  readonly more: number;
}

/** Returns the buckets a group shows: the first ten, or all. A chosen one is never hidden. LIST-050, LIST-051 */
export function shownBuckets(group: FilterGroup, showAll: boolean): ShownBuckets {
  const visible = group.buckets.filter(isBucketVisible);
  const shown = visible.filter((bucket, index) => showAll || index < FIRST_BUCKETS || bucket.isCurrent);
  return { buckets: shown, more: visible.length - shown.length };
}

/**
 * Returns the minimum ratings on offer: from 3 to the rounded highest one. None below 2 (LIST-061), and none at 2
 * either (OPEN-013). LIST-062
 */
export function ratingChoices(highest: number): number[] {
  const top = Math.min(5, Math.round(highest));
  return [3, 4, 5].filter((rating) => rating <= top);
}
