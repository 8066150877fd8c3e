import { prunePlatform } from './prune-platform.ts';
import { pruneShop } from './prune-shop.ts';

/** What keeps tables from growing without end. */
export const pruningHandlers = [prunePlatform, pruneShop];
