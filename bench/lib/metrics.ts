import { ask } from '../../e2e/harness/http.ts';

/** What the server's own metrics say of its process. */
export interface ProcessMetrics {
  /** Seconds of processor time since the start, of all threads. */
  readonly cpu: number;
  /** Resident bytes. */
  readonly memory: number;
}

export async function readMetrics(port: number): Promise<ProcessMetrics> {
  const { text } = await ask({ port, host: 'metrics.localhost', path: '/metrics' });
  const value = (name: string) => {
    const found = new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`/metrics does not tell ${name}`);
    return Number(found);
  };
  return { cpu: value('process_cpu_seconds_total'), memory: value('process_resident_memory_bytes') };
}
