import type { MergeField } from '../../../kit/form/index.ts';
import type { Child } from './child.ts';

/**
 * Keeps the parts of a group that were typed, with names and prices as they are now: a part that has another price is the
 * same part. Two people who chose or ordered parts are in conflict. ADM-031
 */
export const mergeChildren: MergeField<Child[]> = ({ before, typed, now }) => ({
  value: typed.map((child) => now.find(({ sku }) => sku === child.sku) ?? child),
  conflicts: skus(before) !== skus(now),
});

const skus = (children: readonly Child[]): string => JSON.stringify(children.map(({ sku }) => sku));
