import { median, percentile } from './figure.ts';
import { readLag } from './metrics.ts';
import { type OwnProcess, startProcess } from './own-process.ts';
import type { PacedLoad, PacedResult } from './paced-load.ts';

/** What the visitors of two shops of one server ask for. */
export interface Neighbours {
  readonly port: number;
  /** Hosts of the shop that is watched, and of the one whose load grows. */
  readonly calm: string;
  readonly busy: string;
  /** What visitors of the shop that is watched look at, and those of the other. */
  readonly calmPage: VisitedPage;
  readonly busyPage: VisitedPage;
  readonly rounds: number;
  /** Milliseconds of one measurement. */
  readonly duration: number;
}

export interface VisitedPage {
  readonly path: string;
  /** Whether each page is one that was never asked for. */
  readonly isNew: boolean;
  /** Milliseconds between a visitor's pages. */
  readonly pause: number;
}

export interface Moved {
  /** Of the calm shop, in milliseconds: while the other has its usual load, and 20 times that. */
  readonly usual: number;
  readonly crowded: number;
  /** The middle one of the rounds' ratios. */
  readonly ratio: number;
  /** Pages that the busy shop was given in all its crowded rounds, and how often it was told to come back later. */
  readonly served: number;
  readonly refused: number;
  /** Milliseconds of lag of the event loop, the 99th percentile of crowded rounds: the middle one. */
  readonly lag: number;
}

const TIMES = 20;
const CALM_VISITORS = 1;

type Visitors = OwnProcess<PacedLoad, PacedResult>;

/** How far 20 times the load of one shop moves what 95 of 100 visitors of another wait at most. */
export async function measureNeighbours(asked: Neighbours): Promise<Moved> {
  const module = new URL('./paced-load-process.ts', import.meta.url);
  const [calm, busy]: [Visitors, Visitors] = [startProcess(module), startProcess(module)];
  const round = async (visitors: number, duration = asked.duration) => {
    const common = { port: asked.port, duration };
    await readLag(asked.port);
    const crowd = busy.call({ ...common, ...asked.busyPage, host: asked.busy, visitors });
    const watched = { ...common, ...asked.calmPage, host: asked.calm, visitors: CALM_VISITORS };
    const { times } = await calm.call(watched);
    return { p95: percentile(times, 0.95), crowd: await crowd, lag: await readLag(asked.port) };
  };
  try {
    await round(TIMES, asked.duration / 2);
    const usual: number[] = [];
    const crowded: number[] = [];
    const lags: number[] = [];
    let [served, refused] = [0, 0];
    for (let at = 0; at < asked.rounds; at++) {
      usual.push((await round(1)).p95);
      const { p95, crowd, lag } = await round(TIMES);
      crowded.push(p95);
      lags.push(lag);
      served += crowd.times.length;
      refused += crowd.refused;
    }
    const ratios = crowded.flatMap((p95, at) => (usual[at] ? [p95 / usual[at]] : []));
    const middle = {
      usual: median(usual),
      crowded: median(crowded),
      ratio: median(ratios),
      lag: median(lags),
    };
    return { ...middle, served, refused };
  } finally {
    await Promise.all([calm.stop(), busy.stop()]);
  }
}
