import { closed } from './shops/closed.ts';
import { ember } from './shops/ember.ts';
import { harbor } from './shops/harbor.ts';
import type { ShopData } from './shops/types.ts';

/** The demo shops, in the order in which they are filled and shown. */
export const shopData: readonly ShopData[] = [harbor, ember, closed];
