import { freePort } from '../../e2e/harness/free-port.ts';
import { atMost, type Figure } from '../lib/figure.ts';
import { npmStart, type Started } from '../lib/npm-start.ts';

const BAR_SECONDS = 4;

/** Starts twice on an empty data folder: the first start fills it, the second is measured and goes on running. */
export async function secondStart(dataFolder: string): Promise<{ figure: Figure; server: Started }> {
  const port = await freePort();
  const first = await npmStart(dataFolder, port);
  await first.stop();
  const server = await npmStart(dataFolder, port);
  const show = (seconds: number) => `${seconds.toFixed(1)} s`;
  return { figure: atMost('second npm start to first page', server.seconds, BAR_SECONDS, show), server };
}
