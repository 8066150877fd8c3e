import { listShops } from '@stoa/commerce';
import { isUnfinished } from './fill/unfinished.ts';
import type { FillOptions } from './fill.ts';

/**
 * Whether the demo shops are to be made: there is no shop, or making them was cut short. Apart from their making,
 * which loads all their goods.
 */
export async function needsDemo({
  platform,
  dataFolder,
}: Pick<FillOptions, 'platform' | 'dataFolder'>): Promise<boolean> {
  return isUnfinished(dataFolder) || (await listShops(platform)).length === 0;
}
