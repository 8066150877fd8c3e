import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase, openDatabase, systemContext } from '@stoa/commerce';
import { makeShop, plainSettings, testPlatform } from '@stoa/commerce/testing';
import {
  type ImportSummary,
  importCatalogue,
  importFormats,
  type ReportEntry,
  recogniseFormat,
} from '@stoa/import-export';
import { silentLog, startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import type { Figure } from '../lib/figure.ts';

/** Share of the products of any export that is taken. */
const TAKEN = 0.995;
/** Products a second, with nothing but the processor of one import. */
const PACE = 50;

interface Imported {
  readonly file: string;
  readonly summary: ImportSummary;
  readonly seconds: number;
  readonly report: readonly ReportEntry[];
  /** Products that the same file made or changed when it was imported once more. */
  readonly changedAgain: number;
}

/** How much of real catalogues is taken: of each file in the folder `STOA_BENCH_CATALOGS` names, in a shop of its own. */
export async function imports(): Promise<Figure[]> {
  const folder = process.env.STOA_BENCH_CATALOGS;
  if (folder === undefined) {
    console.log('STOA_BENCH_CATALOGS names no folder of exports; nothing to import.');
    return [];
  }
  const database = await startTestPostgres();
  try {
    await migrateDatabase(database.url);
    const runs: Imported[] = [];
    for (const file of catalogueFiles(folder))
      runs.push(await importFile(database.url, folder, file, runs.length));
    for (const run of runs) tell(run);
    return figuresOf(runs);
  } finally {
    await database.stop();
  }
}

function catalogueFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(?:csv|tsv|txt|xml|jsonl)$/i.test(name)).sort();
}

async function importFile(databaseUrl: string, folder: string, file: string, at: number): Promise<Imported> {
  const db = openDatabase({ url: databaseUrl, log: silentLog });
  try {
    const open = () => createReadStream(join(folder, file));
    const format = await recogniseFormat(open);
    if (format === undefined)
      throw new Error(`STOA_BENCH_CATALOGS: ${file} is of no format that can be imported`);
    const code = `import-${at}`;
    const place = { code, baseUrl: `http://${code}.localhost`, settings: plainSettings };
    const shop = await makeShop(db, { ...place, currency: currencyOf(join(folder, file)) });
    const platform = testPlatform(db, () => new Date());
    const report: ReportEntry[] = [];
    const take = (tell: (entry: ReportEntry) => void) =>
      importCatalogue(systemContext(platform, shop, { command: 'bench' }), {
        format: importFormats[format],
        open,
        fetchPicture: async () => ({ unreachable: 'pictures are not needed' }),
        report: tell,
      });
    const began = performance.now();
    const summary = await take((entry) => report.push(entry));
    const seconds = (performance.now() - began) / 1000;
    const { created, changed } = await take(() => undefined);
    return { file, summary, seconds, report, changedAgain: created + changed };
  } finally {
    await db.close();
  }
}

/** Feeds name the currency of their prices, and are taken by shops of that currency. */
const currencyOf = (path: string): string =>
  /\bprice>\s*[\d.,]+ ([A-Z]{3})\b/.exec(readFileSync(path, 'latin1'))?.[1] ?? 'USD';

const productsOf = ({ created, changed, unchanged, rejected }: ImportSummary) =>
  created + changed + unchanged + rejected;

function tell({ file, summary, seconds, report, changedAgain }: Imported): void {
  const products = productsOf(summary);
  console.log(
    `${file}: ${products - summary.rejected} of ${products} products taken in ${seconds.toFixed(1)} s`,
  );
  if (changedAgain > 0) console.log(`  ${changedAgain} × changed by the second import of the same file`);
  const told = report.filter(({ kind }) => kind === 'rejected' || kind === 'repaired');
  const kinds = Map.groupBy(told, ({ kind, field = '' }) => `${kind}, ${field.replace(/\d+/g, 'n')}`);
  for (const [kind, entries] of kinds) {
    const [first] = entries;
    console.log(`  ${entries.length} × ${kind}: line ${first?.line}, ${first?.handle}: ${first?.reason}`);
  }
}

function figuresOf(runs: readonly Imported[]): Figure[] {
  const sum = (of: (run: Imported) => number) => runs.reduce((total, run) => total + of(run), 0);
  const products = sum(({ summary }) => productsOf(summary));
  const taken = products - sum(({ summary }) => summary.rejected);
  const again = sum(({ changedAgain }) => changedAgain);
  const pace = products / sum(({ seconds }) => seconds);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  return [
    {
      name: `products taken of ${runs.length} exports with ${products} products`,
      ours: percent(taken / products),
      beside: `bar ${percent(TAKEN)}`,
      ratio: taken / products / TAKEN,
      bar: 'at least 1',
      met: taken / products >= TAKEN,
    },
    {
      name: 'products that a second import of the same files changes',
      ours: String(again),
      beside: 'bar 0',
      ratio: again / products,
      bar: 'at most 0',
      met: again === 0,
    },
    {
      name: 'products imported a second',
      ours: `${pace.toFixed(0)}/s`,
      beside: `bar ${PACE}/s`,
      ratio: pace / PACE,
      bar: 'at least 1',
      met: pace >= PACE,
    },
  ];
}
