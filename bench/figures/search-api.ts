import { rmSync } from 'node:fs';
import { createTestDatabase } from '@stoa/commerce/testing';
import { makeTestFolder, startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import { type ApiCases, apiCases } from '../lib/api-cases.ts';
import { ApiClient } from '../lib/api-client.ts';
import { atMost, type Figure, median, percentile } from '../lib/figure.ts';
import { type GeneratedShop, generateShop } from '../lib/generated-shop.ts';
import { startProcess } from '../lib/own-process.ts';
import type { SearchServer } from '../lib/search-server-process.ts';
import { untilIndexed } from '../lib/until-indexed.ts';

/** A whole call at most, and what it may take of PostgreSQL where that counts over all products. */
const MOST_MS = 17;
const OF_POSTGRES = 1 / 10;
/** Seconds after which an index of 100,000 products answers. */
const READY_SECONDS = 30;
const CONNECTIONS = 16;
const WARM_UP = 5;
const ROUNDS = 40;
/** PostgreSQL takes long, and varies less. */
const ROUNDS_OF_POSTGRES = 8;

/** Milliseconds of the rounds of one case. */
interface Times {
  readonly index: readonly number[];
  readonly postgres: readonly number[];
  /** As many askers at once. */
  readonly together: readonly number[];
}

/** The search through the public contract over HTTP: from indexes, and beside that from PostgreSQL alone. */
export async function searchApi(sizes: readonly number[]): Promise<Figure[]> {
  const postgres = await startTestPostgres();
  const figures: Figure[] = [];
  try {
    for (const products of sizes) {
      const database = await createTestDatabase(postgres.url);
      await database.db.close();
      figures.push(...(await measureSize(database.url, products)));
    }
    return figures;
  } finally {
    await postgres.stop();
  }
}

async function measureSize(databaseUrl: string, products: number): Promise<Figure[]> {
  const shop = await generateShop(databaseUrl, products);
  const dataFolder = makeTestFolder();
  const start = () =>
    startProcess<SearchServer, { port: number }>(new URL('../lib/search-server-process.ts', import.meta.url));
  const servers = { columnar: start(), postgres: start() };
  try {
    const [columnar, tables] = await Promise.all(
      (['columnar', 'postgres'] as const).map((engine) =>
        servers[engine].call({ databaseUrl, dataFolder, engine }),
      ),
    );
    if (!columnar || !tables) throw new Error('a server did not start');
    const cases = apiCases(shop.vocabulary);
    const ready = await untilIndexed(columnar.port, () => askOnce(columnar.port, shop, cases));
    const times = await measureCases(shop, cases, columnar.port, tables.port);
    const count = products.toLocaleString('en');
    return [
      atMost(
        `search API, ${count} products: index ready after`,
        ready,
        READY_SECONDS,
        (s) => `${s.toFixed(1)} s`,
      ),
      ...Object.entries(times).map(([name, own], at) =>
        figureOf(`search API, ${count} products: ${name}`, own, at === 0),
      ),
    ];
  } finally {
    await Promise.all([servers.columnar.stop(), servers.postgres.stop()]);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function askOnce(port: number, { host }: GeneratedShop, cases: ApiCases): Promise<void> {
  const client = new ApiClient(port, host, 1);
  for (const ask of Object.values(cases).slice(0, 1)) await client.time(ask(0));
  client.close();
}

/** All cases in turn, so that what disturbs the machine disturbs all of them. */
async function measureCases(
  { host }: GeneratedShop,
  cases: ApiCases,
  columnar: number,
  tables: number,
): Promise<Record<string, Times>> {
  const [index, postgres, many] = [
    new ApiClient(columnar, host, 1),
    new ApiClient(tables, host, 1),
    new ApiClient(columnar, host, CONNECTIONS),
  ] as const;
  const times: Record<string, Times> = {};
  for (const [name, ask] of Object.entries(cases)) {
    // Next to nothing costs so little: each question is new, and all have nearly the same answer.
    let asked = 0;
    const next = () => ask(asked++ / 100);
    // PostgreSQL forgives no typing errors.
    const repeated = async (client: ApiClient, rounds: number) => {
      const measured: number[] = [];
      for (let round = 0; round < rounds; round++)
        measured.push(await client.time(next(), client === postgres));
      return measured;
    };
    await repeated(index, WARM_UP);
    await repeated(postgres, 1);
    times[name] = {
      index: await repeated(index, ROUNDS),
      postgres: await repeated(postgres, ROUNDS_OF_POSTGRES),
      together: (
        await Promise.all(Array.from({ length: CONNECTIONS }, () => repeated(many, ROUNDS_OF_POSTGRES)))
      ).flat(),
    };
  }
  for (const client of [index, postgres, many]) client.close();
  return times;
}

function figureOf(name: string, { index, postgres, together }: Times, countsAll: boolean): Figure {
  const ours = median(index);
  const ratio = ours / median(postgres);
  return {
    name,
    ours: `${ms(index)}; ${CONNECTIONS} at once ${ms(together)}`,
    beside: `PostgreSQL ${ms(postgres)}`,
    ratio,
    bar: countsAll ? `at most ${OF_POSTGRES}, ${MOST_MS} ms` : `at most ${MOST_MS} ms`,
    met: ours <= MOST_MS && (!countsAll || ratio <= OF_POSTGRES),
  };
}

/** p50 and p99. */
const ms = (times: readonly number[]): string =>
  `${median(times).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)} ms`;
