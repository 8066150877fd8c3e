import { rmSync } from 'node:fs';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { type ApiCases, apiCases, INDEXED_CASE } from '../lib/api-cases.ts';
import { ApiClient } from '../lib/api-client.ts';
import { measureCases } from '../lib/api-times.ts';
import { startBenchDatabase } from '../lib/bench-database.ts';
import type { Figure } from '../lib/figure.ts';
import { generateShop } from '../lib/generated-shop.ts';
import { readIndexBytes } from '../lib/metrics.ts';
import { startProcess } from '../lib/own-process.ts';
import { type SizeTimes, searchFigures } from '../lib/search-api-figures.ts';
import type { SearchServer } from '../lib/search-server-process.ts';
import { untilIndexed } from '../lib/until-indexed.ts';

/** Returns the search through the public contract over HTTP: from indexes, and beside that from PostgreSQL alone. */
export async function searchApi(sizes: readonly number[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  let smaller: SizeTimes | undefined;
  for (const products of sizes) {
    const measured = await measureSize(products);
    figures.push(...searchFigures(measured, smaller));
    smaller = measured;
  }
  return figures;
}

async function measureSize(products: number): Promise<SizeTimes> {
  const database = await startBenchDatabase(products);
  const dataFolder = makeTestFolder();
  const start = () =>
    startProcess<SearchServer, { port: number }>(new URL('../lib/search-server-process.ts', import.meta.url));
  const servers = { columnar: start(), postgres: start() };
  try {
    const { host, vocabulary } = await generateShop(database.url, products);
    const shared = { databaseUrl: database.url, dataFolder };
    // One after the other, for the first one makes what both need.
    const { port: index } = await servers.columnar.call({ ...shared, engine: 'columnar' });
    const { port: postgres } = await servers.postgres.call({ ...shared, engine: 'postgres' });
    const cases = apiCases(vocabulary);
    const readySeconds = await untilIndexed(index, () => askOnce(index, host, cases));
    return {
      products,
      readySeconds,
      bytes: await readIndexBytes(index),
      cases: await measureCases({ host, index, postgres }, cases),
    };
  } finally {
    await Promise.all([servers.columnar.stop(), servers.postgres.stop()]);
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function askOnce(port: number, host: string, cases: ApiCases): Promise<void> {
  const client = new ApiClient(port, host, 1);
  const ask = cases[INDEXED_CASE];
  if (ask) await client.time(ask(0));
  client.close();
}
