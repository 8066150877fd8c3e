import { migrateDatabase } from '@stoa/commerce';
import { startEmbeddedPostgres } from '../../apps/server/src/postgres/index.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import type { Figure } from '../lib/figure.ts';
import { startShop } from '../lib/shop.ts';
import { addingToCarts } from './adding-to-carts.ts';
import { audiencePages } from './audience-pages.ts';

/** What somebody gets who is signed in, and what a cart costs: the demo's server on an empty database that lasts. */
export async function signedIn(dataFolder: string): Promise<Figure[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder, log: silentLog });
  try {
    await migrateDatabase(postgres.url);
    const shop = await startShop(postgres.url, dataFolder);
    try {
      return [...(await audiencePages(shop)), ...(await addingToCarts(shop, postgres.url))];
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}
