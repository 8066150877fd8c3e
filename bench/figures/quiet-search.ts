import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { SearchDocument } from '../../packages/contract/src/index.ts';
import { ApiClient } from '../lib/api-client.ts';
import { startBenchDatabase } from '../lib/bench-database.ts';
import type { Figure } from '../lib/figure.ts';
import { generateShop } from '../lib/generated-shop.ts';
import { startProcess } from '../lib/own-process.ts';
import type { SearchServer } from '../lib/search-server-process.ts';
import { indexAnswers, untilIndexed } from '../lib/until-indexed.ts';

/** A catalogue that is searched in the server's thread, and one that is searched in a thread of its own. */
const SIZES = [1000, 10_000];
/** Milliseconds. */
const QUIET = 120_000;

/** Whether an index answers the first phrase that is searched for after nobody has searched for two minutes. */
export async function quietSearch(): Promise<Figure[]> {
  return Promise.all(SIZES.map(measureSize));
}

async function measureSize(products: number): Promise<Figure> {
  const database = await startBenchDatabase(products);
  const dataFolder = makeTestFolder();
  const server = startProcess<SearchServer, { port: number }>(
    new URL('../lib/search-server-process.ts', import.meta.url),
  );
  try {
    const { host, vocabulary } = await generateShop(database.url, products);
    const { port } = await server.call({ databaseUrl: database.url, dataFolder, engine: 'columnar' });
    let phrases = 0;
    const askOnce = async () => {
      // A phrase that no cache has, over a connection that the quiet has not closed.
      const client = new ApiClient(port, host, 1);
      const keyword = vocabulary.products[phrases++]?.replaceAll('-', ' ');
      const asked = { query: SearchDocument.toString(), variables: { keyword } };
      const milliseconds = await client.time(asked, { maySearchInVain: true });
      client.close();
      return milliseconds;
    };
    await untilIndexed(port, async () => void (await askOnce()));
    await pause(QUIET);
    const before = await indexAnswers(port);
    const milliseconds = await askOnce();
    const met = (await indexAnswers(port)) > before;
    return {
      name: `first phrase after two minutes of quiet, ${products.toLocaleString('en')} products`,
      ours: `${met ? 'index' : 'PostgreSQL'}, ${milliseconds.toFixed(1)} ms`,
      beside: 'the index',
      ratio: met ? 1 : 0,
      bar: 'the index',
      met,
    };
  } finally {
    await server.stop();
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
