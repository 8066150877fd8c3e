import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase, systemContext } from '@stoa/commerce';
import { makeShop, plainSettings, testPlatform } from '@stoa/commerce/testing';
import { importCatalogue, importFormats } from '@stoa/import-export';
import { createServices } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { fillDemo } from '../../demo/fill.ts';

/** A catalogue that phrases were judged for, in a shop. */
export interface JudgedShop {
  /** The name of its judgements. */
  readonly catalogue: string;
  readonly host: string;
}

const DEMO_SHOPS: readonly JudgedShop[] = [
  { catalogue: 'harbor', host: 'harbor.localhost' },
  { catalogue: 'ember', host: 'ember.localhost' },
];
/** Exports that are not part of the project. */
const EXPORTS = ['home-and-garden', 'apparel', 'jewelery'];

/** Where the exports lie, if they do. */
const exportsFolder = process.env.STOA_BENCH_CATALOGS;

/** Fills an empty, migrated database with the shops that phrases were judged for. */
export async function fillJudgedShops(databaseUrl: string, dataFolder: string): Promise<JudgedShop[]> {
  await fillDemoShops(databaseUrl, dataFolder);
  if (exportsFolder === undefined) return [...DEMO_SHOPS];
  const db = openDatabase({ url: databaseUrl, log: silentLog });
  try {
    const shops = [...DEMO_SHOPS];
    for (const catalogue of EXPORTS) shops.push(await fillFromExport(db, exportsFolder, catalogue));
    return shops;
  } finally {
    await db.close();
  }
}

async function fillDemoShops(databaseUrl: string, dataFolder: string): Promise<void> {
  const secret = 'a server that is only measured seals nothing of worth';
  const config = readConfig({ DATABASE_URL: databaseUrl, STOA_DATA: dataFolder, STOA_SECRET: secret });
  const services = createServices({ config, databaseUrl, dataFolder, log: silentLog });
  try {
    const { platform, pictures } = services;
    await fillDemo({
      platform,
      pictures,
      ownerUrl: databaseUrl,
      dataFolder,
      port: config.port,
      log: () => undefined,
    });
  } finally {
    await services.stop();
  }
}

async function fillFromExport(db: Database, folder: string, catalogue: string): Promise<JudgedShop> {
  const file = join(folder, `${catalogue}.csv`);
  if (!existsSync(file)) throw new Error(`STOA_BENCH_CATALOGS: there is no file ${file}`);
  const host = `${catalogue}.localhost`;
  const shop = await makeShop(db, { code: catalogue, baseUrl: `http://${host}`, settings: plainSettings });
  await importCatalogue(
    systemContext(
      testPlatform(db, () => new Date()),
      shop,
      { command: 'bench' },
    ),
    {
      format: importFormats.shopify,
      open: () => createReadStream(file),
      fetchPicture: async () => ({ unreachable: 'pictures are not needed' }),
      report: () => undefined,
    },
  );
  return { catalogue, host };
}
