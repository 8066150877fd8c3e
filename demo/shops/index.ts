import { closed } from './closed.ts';
import type { DemoShop } from './demo-shop.ts';
import { ember } from './ember.ts';
import { harbor } from './harbor.ts';

/** The demo shops, in the order in which they are filled and shown. */
export const demoShops: readonly DemoShop[] = [harbor, ember, closed];
