import { rmSync } from 'node:fs';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { startBenchDatabase } from '../lib/bench-database.ts';
import type { Figure } from '../lib/figure.ts';
import { generateShop } from '../lib/generated-shop.ts';
import { type Moved, measureNeighbours } from '../lib/neighbours.ts';
import { startProcess } from '../lib/own-process.ts';
import type { SearchServer } from '../lib/search-server-process.ts';

const PRODUCTS = 5000;
const ROUNDS = 5;
const ROUND_MS = 8000;

/** Milliseconds for which visitors look at a page: 20 times as many of uncached pages are more than can be made. */
const PAUSE = { cached: 200, uncached: 100 };

/** How much the wait in one shop may grow while another has 20 times its load. */
const BAR = { cached: 1.2, uncached: 2 };

/** What 95 of 100 visitors of a shop wait at most, while its neighbour has its usual load and 20 times that. */
export async function fairness(): Promise<Figure[]> {
  const database = await startBenchDatabase(PRODUCTS);
  const dataFolder = makeTestFolder();
  const server = startProcess<SearchServer, { port: number }>(
    new URL('../lib/search-server-process.ts', import.meta.url),
  );
  try {
    const calm = await generateShop(database.url, PRODUCTS, 'calm');
    const busy = await generateShop(database.url, PRODUCTS, 'busy');
    const { port } = await server.call({ databaseUrl: database.url, dataFolder, engine: 'columnar' });
    const common = {
      port,
      calm: `${calm.host}:${port}`,
      busy: `${busy.host}:${port}`,
      rounds: ROUNDS,
      duration: ROUND_MS,
    };
    const cached = { path: `/search?q=${calm.vocabulary.commonWord}`, isNew: false, pause: PAUSE.cached };
    const uncached = {
      path: `/search?q=${calm.vocabulary.commonWord}&price=,`,
      isNew: true,
      pause: PAUSE.uncached,
    };
    return [
      figureOf('cached', await measureNeighbours({ ...common, ...cached })),
      figureOf('uncached', await measureNeighbours({ ...common, ...uncached })),
    ];
  } finally {
    await server.stop();
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function figureOf(kind: keyof typeof BAR, { usual, crowded, ratio, served, refused }: Moved): Figure {
  return {
    name: `${kind} pages, p95 while another shop has 20 times its load`,
    ours: `${crowded.toFixed(1)} ms (it is given ${served} pages, ${refused} times none)`,
    beside: `while it has its usual load ${usual.toFixed(1)} ms`,
    ratio,
    bar: `at most ${BAR[kind]}`,
    met: ratio <= BAR[kind],
  };
}
