import { listShops, type PlatformContext } from '@stoa/commerce';
import { isUnfinished } from './fill/unfinished.ts';

/**
 * Tells whether the demo shops are to be made: there is no shop, or making them was cut short. Apart from their
 * making, which loads all their goods.
 */
export async function needsDemo({
  platform,
  dataFolder,
}: {
  readonly platform: PlatformContext;
  readonly dataFolder: string;
}): Promise<boolean> {
  return isUnfinished(dataFolder) || (await listShops(platform)).length === 0;
}
