import { median, percentile } from './figure.ts';
import { type OwnProcess, startProcess } from './own-process.ts';
import type { PacedLoad, PacedResult } from './paced-load.ts';

/** What the visitors of two shops of one server ask for. */
export interface Neighbours {
  readonly port: number;
  /** Hosts of the shop that is watched, and of the one whose load grows. */
  readonly calm: string;
  readonly busy: string;
  readonly path: string;
  /** Whether each page is one that was never asked for. */
  readonly isNew: boolean;
  /** Milliseconds between a visitor's pages. */
  readonly pause: number;
  readonly rounds: number;
  /** Milliseconds of one measurement. */
  readonly duration: number;
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
}

const TIMES = 20;
const CALM_VISITORS = 1;

type Visitors = OwnProcess<PacedLoad, PacedResult>;

/** How far 20 times the load of one shop moves what 95 of 100 visitors of another wait at most. */
export async function measureNeighbours(asked: Neighbours): Promise<Moved> {
  const module = new URL('./paced-load-process.ts', import.meta.url);
  const [calm, busy]: [Visitors, Visitors] = [startProcess(module), startProcess(module)];
  const round = async (visitors: number, duration = asked.duration) => {
    const common = { port: asked.port, path: asked.path, isNew: asked.isNew, pause: asked.pause };
    const crowd = busy.call({ ...common, host: asked.busy, visitors, duration });
    const { times } = await calm.call({ ...common, host: asked.calm, visitors: CALM_VISITORS, duration });
    return { p95: percentile(times, 0.95), crowd: await crowd };
  };
  try {
    await round(TIMES, asked.duration / 2);
    const usual: number[] = [];
    const crowded: number[] = [];
    let [served, refused] = [0, 0];
    for (let at = 0; at < asked.rounds; at++) {
      usual.push((await round(1)).p95);
      const { p95, crowd } = await round(TIMES);
      crowded.push(p95);
      served += crowd.times.length;
      refused += crowd.refused;
    }
    const ratios = crowded.flatMap((p95, at) => (usual[at] ? [p95 / usual[at]] : []));
    return { usual: median(usual), crowded: median(crowded), ratio: median(ratios), served, refused };
  } finally {
    await Promise.all([calm.stop(), busy.stop()]);
  }
}
