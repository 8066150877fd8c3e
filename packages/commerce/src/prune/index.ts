import { prunePlatform } from './prune-platform.ts';
import { pruneShop } from './prune-shop.ts';

/** Removes outdated rows, so that tables do not grow without end. */
export const pruningHandlers = [prunePlatform, pruneShop];
