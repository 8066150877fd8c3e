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

/** Milliseconds by which the event loop may be late. */
const LAG_BAR = 50;

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
    const word = calm.vocabulary.commonWord;
    const cached = { path: `/search?q=${word}`, isNew: false, pause: PAUSE.cached };
    const uncached = { path: `/search?q=${word}&price=,`, isNew: true, pause: PAUSE.uncached };
    const among = await measureNeighbours({ ...common, calmPage: uncached, busyPage: uncached });
    return [
      figureOf('cached', await measureNeighbours({ ...common, calmPage: cached, busyPage: cached })),
      figureOf(
        'cached',
        await measureNeighbours({ ...common, calmPage: cached, busyPage: uncached }),
        ' of uncached ones',
      ),
      figureOf('uncached', among),
      {
        name: 'lag of the event loop meanwhile, p99',
        ours: `${among.lag.toFixed(1)} ms`,
        beside: `bar ${LAG_BAR} ms`,
        ratio: among.lag / LAG_BAR,
        bar: 'at most 1',
        met: among.lag <= LAG_BAR,
      },
    ];
  } finally {
    await server.stop();
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function figureOf(
  kind: keyof typeof BAR,
  { usual, crowded, ratio, served, refused }: Moved,
  ofWhat = '',
): Figure {
  return {
    name: `${kind} pages, p95 while another shop has 20 times its load${ofWhat}`,
    ours: `${crowded.toFixed(1)} ms (it is given ${served} pages, ${refused} times none)`,
    beside: `while it has its usual load ${usual.toFixed(1)} ms`,
    ratio,
    bar: `at most ${BAR[kind]}`,
    met: ratio <= BAR[kind],
  };
}
