import { freePort } from '../../e2e/harness/free-port.ts';
import { ask } from '../../e2e/harness/http.ts';
import { crawlAddresses } from '../lib/crawl-addresses.ts';
import { HOST } from '../lib/demo-pages.ts';
import { atMost, type Figure } from '../lib/figure.ts';
import { readMetrics } from '../lib/metrics.ts';
import { npmStart } from '../lib/npm-start.ts';

const BAR_MEGABYTES = 300;
const ADDRESSES = 2000;
const CLIENTS = 16;
/** Pages between two looks at the memory. */
const LOOK_EVERY = 10;

/** The most resident memory of a server that was filled before, while crawlers ask for pages that no cache has. */
export async function crawlMemory(dataFolder: string): Promise<Figure> {
  const port = await freePort();
  const first = await npmStart(dataFolder, port);
  await first.stop();
  const server = await npmStart(dataFolder, port);
  try {
    const peak = await crawl(port, await crawlAddresses(port, ADDRESSES));
    const show = (megabytes: number) => `${megabytes.toFixed(0)} MB`;
    const name = `memory at its peak while ${CLIENTS} clients ask for ${ADDRESSES} pages that miss`;
    return atMost(name, peak / 1e6, BAR_MEGABYTES, show);
  } finally {
    await server.stop();
  }
}

/** Returns the most bytes that were seen. @throws Error for a page that is a hit or fails */
async function crawl(port: number, addresses: readonly string[]): Promise<number> {
  const left = addresses.entries();
  let peak = 0;
  const client = async () => {
    for (const [at, path] of left) {
      const { status, headers } = await ask({ port, host: `${HOST}:${port}`, path });
      if (status >= 500 || headers['x-cache'] === 'hit')
        throw new Error(`${path} was answered ${status} (${headers['x-cache']})`);
      if (at % LOOK_EVERY === 0) peak = Math.max(peak, (await readMetrics(port)).memory);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return peak;
}
