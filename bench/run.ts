import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../apps/server/src/postgres/testing.ts';
import { secondsSince, step } from '../scripts/launch/steps.mjs';
import { ensureStorefront } from '../scripts/start/build.ts';
import { cachedPage } from './figures/cached-page.ts';
import { crawlMemory } from './figures/crawl-memory.ts';
import { customerList } from './figures/customer-list.ts';
import { fairness } from './figures/fairness.ts';
import { imports } from './figures/imports.ts';
import { memory } from './figures/memory.ts';
import { productList } from './figures/product-list.ts';
import { quietSearch } from './figures/quiet-search.ts';
import { scriptBytes } from './figures/script-bytes.ts';
import { searchApi } from './figures/search-api.ts';
import { searchEngine } from './figures/search-engine.ts';
import { searchQuality } from './figures/search-quality.ts';
import { secondStart } from './figures/second-start.ts';
import { signedIn } from './figures/signed-in.ts';
import { soak } from './figures/soak.ts';
import { statements } from './figures/statements.ts';
import { uncachedListing } from './figures/uncached-listing.ts';
import { variationMatrix } from './figures/variation-matrix.ts';
import type { Figure } from './lib/figure.ts';
import { formatTable, machineLine } from './lib/table.ts';

/**
 * `npm run bench`: one table of figures, each beside a floor of the same run. `npm run bench -- search-api 10000
 * 100000` measures the search through the contract alone, with so many products; `search-engine`, `quiet-search`,
 * `imports`, `customer-list`, `product-list`, `variation-matrix`, `fairness`, `server`, `memory` and `signed-in` the other
 * parts. `soak 20` runs for so many minutes, and only when it is asked for.
 */
const SEARCHED = [10_000, 100_000, 1_000_000];
/** Minutes. */
const SOAKED = 20;
const [only, ...sizes] = process.argv.slice(2);
const start = performance.now();
const folder = makeTestFolder();
const dataFolder = join(folder, 'data');
const figures: Figure[] = [];
try {
  console.log(`${machineLine()}\n`);
  await measure();
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${formatTable(figures)}\n\nAll figures took ${secondsSince(start)}`);
}

async function measure(): Promise<void> {
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    'search-api': async () => {
      await ensureStorefront();
      const asked = sizes.length === 0 ? SEARCHED : sizes.map(Number);
      figures.push(...(await measured('the search through the contract', () => searchApi(asked))));
    },
    'search-engine': async () => {
      figures.push(...(await measured('the search engine', searchEngine)));
    },
    'search-quality': async () => {
      await ensureStorefront();
      figures.push(...(await measured('the quality of the search', searchQuality)));
    },
    'quiet-search': async () => {
      await ensureStorefront();
      figures.push(...(await measured('a search after two minutes of quiet', quietSearch)));
    },
    imports: async () => {
      figures.push(...(await measured('imports of catalogues', imports)));
    },
    'customer-list': async () => {
      figures.push(...(await measured('lists of customers', customerList)));
    },
    'product-list': async () => {
      figures.push(...(await measured('lists of products', productList)));
    },
    'variation-matrix': async () => {
      figures.push(...(await measured('the matrix of variations', variationMatrix)));
    },
    fairness: async () => {
      await ensureStorefront();
      figures.push(...(await measured('fairness between shops', fairness)));
    },
    server: measureServer,
    memory: async () => {
      await ensureStorefront();
      figures.push(await measured('memory while pages miss', () => crawlMemory(join(folder, 'crawled'))));
    },
    'signed-in': async () => {
      await ensureStorefront();
      const ofItsOwn = join(folder, 'signed-in');
      figures.push(...(await measured('pages for those signed in', () => signedIn(ofItsOwn))));
    },
  };
  if (only === 'soak') {
    await ensureStorefront();
    const minutes = Number(sizes[0] ?? SOAKED);
    figures.push(...(await measured(`a soak of ${minutes} minutes`, () => soak(minutes))));
    return;
  }
  if (only !== undefined && !parts[only]) throw new Error(`there are ${Object.keys(parts).join(', ')}`);
  for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) await part();
}

/** Stoa as a user starts it. */
async function measureServer(): Promise<void> {
  await ensureStorefront();
  const { figure, server } = await measured('the second start', () => secondStart(dataFolder));
  figures.push(figure);
  try {
    figures.push(...(await measured('script bytes', () => scriptBytes(server.port))));
    figures.push(await measured('a cached page', () => cachedPage(server.port)));
    figures.push(await measured('an uncached listing', () => uncachedListing(server.port)));
    figures.push(await memory(server.port));
  } finally {
    await server.stop();
  }
  figures.push(...(await measured('statements', () => statements(dataFolder))));
}

function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  return step(`Measuring ${what}`, `Measured ${what}`, work);
}
