import { ask } from '../../e2e/harness/http.ts';

/** What the server's own metrics say of its process. */
export interface ProcessMetrics {
  /** Seconds of processor time since the start, of all threads. */
  readonly cpu: number;
  /** Resident bytes. */
  readonly memory: number;
}

export async function readMetrics(port: number): Promise<ProcessMetrics> {
  const value = await readValues(port);
  return { cpu: value('process_cpu_seconds_total'), memory: value('process_resident_memory_bytes') };
}

/** Milliseconds by which 99 of 100 rounds of the event loop were late at most, since this was last read. */
export async function readLag(port: number): Promise<number> {
  const value = await readValues(port);
  return value('nodejs_eventloop_lag_p99_seconds') * 1000;
}

/** Bytes of the index of the one shop there is. */
export async function readIndexBytes(port: number): Promise<number> {
  const value = await readValues(port);
  return value('stoa_search_index_bytes{[^}]*}');
}

/** Finds the value of a metric by its name, a pattern. */
async function readValues(port: number): Promise<(name: string) => number> {
  const { text } = await ask({ port, host: 'metrics.localhost', path: '/metrics' });
  return (name) => {
    const found = new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`/metrics does not tell ${name}`);
    return Number(found);
  };
}
