import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Visitors of one shop, each of whom asks for a page, looks at it for a while, and asks for the next. */
export interface PacedLoad {
  readonly port: number;
  readonly host: string;
  /** A page's address; where none is to be a page that was asked for before, ended by another number each time. */
  readonly path: string;
  readonly isNew: boolean;
  readonly visitors: number;
  /** Milliseconds for which each looks at a page. */
  readonly pause: number;
  /** Milliseconds. */
  readonly duration: number;
}

export interface PacedResult {
  /** Milliseconds till whole pages were there. */
  readonly times: readonly number[];
  /** Told to come back later. */
  readonly refused: number;
}

/** Addresses that this process has not asked for, nor another one. */
let asked = process.pid * 1_000_000;

/** @throws Error when an answer is neither a page nor a refusal, or a connection breaks */
export async function runPacedLoad(load: PacedLoad): Promise<PacedResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.visitors });
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + load.duration;
  const visit = async () => {
    // Not all at the same moment.
    await pause(Math.random() * load.pause);
    while (performance.now() < end) {
      const began = performance.now();
      const status = await get(agent, load, load.isNew ? `${load.path}${asked++}` : load.path);
      if (status === 503) refused++;
      else if (status === 200) times.push(performance.now() - began);
      else throw new Error(`${load.path} was answered ${status}`);
      await pause(load.pause);
    }
  };
  await Promise.all(Array.from({ length: load.visitors }, visit));
  agent.destroy();
  return { times, refused };
}

function get(agent: Agent, { port, host }: PacedLoad, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'accept-encoding': 'br' };
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject);
    sent.end();
  });
}
