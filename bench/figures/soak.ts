import { plainSettings } from '@stoa/commerce/testing';
import { generateCatalogue } from '@stoa/import-export';
import { startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import { openOwnShop } from '../../e2e/harness/own-shop.ts';
import type { Figure } from '../lib/figure.ts';
import { growthOf } from '../lib/growth.ts';
import { runSoakLoad } from '../lib/soak-load.ts';
import { type SoakSample, takeSample } from '../lib/soak-sample.ts';
import { ageRows } from '../lib/soak-time-lapse.ts';

const PRODUCTS = 500;
/** What is older than this is made as old as pruning wants it, and pruned: an hour's work every quarter of a minute. */
const PRUNE_EVERY = 15_000;
const SAMPLE_EVERY = 5_000;

/**
 * Guests, buyers, searches and imports for so many minutes against one server on loopback, with pruning in time lapse.
 * Whatever is measured must be as large in the second half as in the first, once the server has warmed up.
 */
export async function soak(minutes: number): Promise<Figure[]> {
  const postgres = await startTestPostgres();
  try {
    const own = await openOwnShop(postgres.url, { settings: plainSettings });
    try {
      await generateCatalogue(own.system, { products: PRODUCTS, seed: 'soak' });
      const bought = await own.sell('Endless Mug', 1200, 1_000_000);
      const server = await own.serve();
      const stop = new AbortController();
      const samples: SoakSample[] = [];
      const load = runSoakLoad({ own, server, bought, signal: stop.signal });
      const pruning = every(PRUNE_EVERY, stop.signal, () => ageRows(own, PRUNE_EVERY));
      const sampling = every(SAMPLE_EVERY, stop.signal, async () => {
        samples.push(await takeSample(own, server.port));
      });
      const timer = setTimeout(() => stop.abort(), minutes * 60_000);
      try {
        const work = [load, pruning, sampling];
        // Whoever fails ends the others.
        for (const one of work) one.catch(() => stop.abort());
        const [counts] = await Promise.all([load, pruning, sampling]);
        console.log(
          Object.entries(counts)
            .map(([what, count]) => `${count} ${what}`)
            .join(', '),
        );
      } finally {
        clearTimeout(timer);
        stop.abort();
      }
      return growthOf(samples);
    } finally {
      await own.close();
    }
  } finally {
    await postgres.stop();
  }
}

/** Does work again and again, so many milliseconds after it was done, until told to stop. */
async function every(pause: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await rest(pause, signal);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
