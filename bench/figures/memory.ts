import { atMost, type Figure } from '../lib/figure.ts';
import { readMetrics } from '../lib/metrics.ts';

const BAR_MEGABYTES = 300;

/** Resident memory of the server process as the other figures left it. */
export async function memory(port: number): Promise<Figure> {
  const megabytes = (await readMetrics(port)).memory / 1e6;
  return atMost(
    'memory of the server after the runs',
    megabytes,
    BAR_MEGABYTES,
    (value) => `${value.toFixed(0)} MB`,
  );
}
