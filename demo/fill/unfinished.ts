import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteShop } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { ShopData } from '../goods/shops/types.ts';

/** Stands in the data folder while the demo is being filled in, and after a fill that was cut short. */
const markOf = (dataFolder: string) => join(dataFolder, 'demo-unfinished');

export const isUnfinished = (dataFolder: string) => existsSync(markOf(dataFolder));

export function markUnfinished(dataFolder: string): void {
  writeFileSync(markOf(dataFolder), '');
}

export function markFinished(dataFolder: string): void {
  rmSync(markOf(dataFolder), { force: true });
}

/** Removes what an interrupted fill has made. */
export async function removeUnfinished(ownerUrl: string, shops: readonly ShopData[]): Promise<void> {
  for (const { code } of shops) {
    await deleteShop(ownerUrl, code).catch((error: unknown) => {
      if (!(error instanceof ShopError && error.code === 'not-found')) throw error;
    });
  }
}
