import { ask } from './http.ts';

/**
 * Returns the milliseconds that processors have worked for a server since its start, all its threads together, by its
 * own figures. Other load of the machine does not count.
 */
export async function processorTime(port: number): Promise<number> {
  const { text } = await ask({ port, host: 'metrics.localhost', path: '/metrics' });
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error('the server tells no processor time');
  return Number(seconds) * 1000;
}
