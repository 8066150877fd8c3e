import { ask } from '../../e2e/harness/http.ts';
import type { BarePage, BareState } from '../floors/bare-server.ts';
import type { LoadResult } from '../lib/bare-sockets.ts';
import { HOST, PAGES } from '../lib/demo-pages.ts';
import { type Figure, median } from '../lib/figure.ts';
import type { Load } from '../lib/load.ts';
import { readMetrics } from '../lib/metrics.ts';
import { type OwnProcess, startProcess } from '../lib/own-process.ts';

const BAR = 0.5;
const CONNECTIONS = 32;
const ROUNDS = 7;
const WARM_UP_MS = 3000;
const ROUND_MS = 2000;

type LoadProcess = OwnProcess<Load, LoadResult>;

interface Round {
  readonly perSecond: number;
  /** Processor microseconds of the server for a request. */
  readonly cpu: number;
}

/** Returns the cached home page beside a bare Node server that sends the same bytes and headers, in turn. */
export async function cachedPage(port: number): Promise<Figure> {
  const loadProcess: LoadProcess = startProcess(new URL('../lib/load-process.ts', import.meta.url));
  const bare = startProcess<Partial<BarePage>, BareState>(
    new URL('../floors/bare-server.ts', import.meta.url),
  );
  try {
    const host = `${HOST}:${port}`;
    const load = (at: number, duration: number) =>
      loadProcess.call({ port: at, host, path: PAGES.home, connections: CONNECTIONS, duration });
    await load(port, WARM_UP_MS);
    const { port: floorPort } = await bare.call(await readPage(port, host));
    await load(floorPort, WARM_UP_MS);
    const ours: Round[] = [];
    const floor: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(
        await measure(
          () => load(port, ROUND_MS),
          async () => (await readMetrics(port)).cpu,
        ),
      );
      floor.push(
        await measure(
          () => load(floorPort, ROUND_MS),
          async () => (await bare.call({})).cpu,
        ),
      );
    }
    return figureOf(ours, floor);
  } finally {
    await loadProcess.stop();
    await bare.stop();
  }
}

async function measure(load: () => Promise<LoadResult>, cpu: () => Promise<number>): Promise<Round> {
  const before = await cpu();
  const { requests, perSecond } = await load();
  return { perSecond, cpu: (((await cpu()) - before) / requests) * 1e6 };
}

/** Returns each round beside the next one of the floor, so that what disturbs the machine disturbs both. */
function ratios(ours: readonly Round[], floor: readonly Round[]): number {
  return median(ours.flatMap((round, at) => (floor[at] ? [round.perSecond / floor[at].perSecond] : [])));
}

function figureOf(ours: readonly Round[], floor: readonly Round[]): Figure {
  const ratio = ratios(ours, floor);
  return {
    name: `cached page, ${CONNECTIONS} connections (processor time)`,
    ours: show(ours),
    beside: `bare Node ${show(floor)}`,
    ratio,
    bar: `at least ${BAR}`,
    met: ratio >= BAR,
  };
}

function show(rounds: readonly Round[]): string {
  const perSecond = median(rounds.map((round) => round.perSecond));
  return `${perSecond.toFixed(0)}/s (${median(rounds.map(({ cpu }) => cpu)).toFixed(0)} µs)`;
}

/** What Node adds by itself, to the floor too. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Reads the page as the cache sends it. */
async function readPage(port: number, host: string): Promise<BarePage> {
  const { headers, bytes } = await ask({
    port,
    host,
    path: PAGES.home,
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
  });
  if (headers['x-cache'] !== 'hit') throw new Error(`the page is no hit of the cache: ${headers['x-cache']}`);
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return { headers: Object.fromEntries(kept), body: bytes.toString('base64') };
}
