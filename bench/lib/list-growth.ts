import { type Database, inOwnerSession, openDatabase, type ShopContext } from '@stoa/commerce';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { alternately } from './alternately.ts';
import { startBenchDatabase } from './bench-database.ts';
import { atMostTimes, type Figure } from './figure.ts';

export const [FEW, MANY] = [1000, 100_000];
/** The first page over many to the same over few, and a page far on to the first. ADM-070 */
export const MOST_OF_FEW = 4;
const MOST_OF_FIRST = 2;
/** Rows before the page that is far on, and the most of a page on the way there. */
const [FAR_ON, LONGEST_PAGE] = [50_000, 100];

/** What a page of a list is asked for, beside what the list is filtered and sorted by. */
interface PageOf {
  readonly after?: string;
  readonly limit?: number;
}

/** A list of the back office. */
interface ListOf<Search> {
  /** What its rows are called. */
  readonly rows: string;
  readonly search: (ctx: ShopContext, search: Search & PageOf) => Promise<{ readonly next?: string }>;
}

/** Runs `work` over a database of its own, in which `make` makes few rows and many. `tables` are those that it fills, all if none is named. */
export const withFewAndMany = <Made>(
  make: (db: Database, rows: number) => Promise<Made>,
  tables: string,
  work: (few: Made, many: Made) => Promise<Figure[]>,
): Promise<Figure[]> =>
  withDatabase(async (db, analyze) => {
    const [few, many] = [await make(db, FEW), await make(db, MANY)];
    await analyze(tables);
    return work(few, many);
  });

/**
 * Runs `work` over a database of its own; `analyze` is called once that is filled, as PostgreSQL does it by itself within
 * a minute.
 */
export async function withDatabase(
  work: (db: Database, analyze: (tables?: string) => Promise<unknown>) => Promise<Figure[]>,
): Promise<Figure[]> {
  const database = await startBenchDatabase(0);
  const db = openDatabase({ url: database.url, log: silentLog });
  // For anybody but the owner it would do nothing.
  const analyze = (tables = '') =>
    inOwnerSession(database.url, (owner) => owner.query(`vacuum (analyze) ${tables}`));
  try {
    return await work(db, analyze);
  } finally {
    await db.close();
    await database.stop();
  }
}

/** Over how many rows first pages are read, and what they are asked for, by their names. */
interface FirstPages<Search> {
  readonly ctx: ShopContext;
  readonly pages: Readonly<Record<string, Search>>;
}

/** How first pages, with their count, take longer with more rows. */
export async function overNumbers<Search extends object>(
  { rows, search }: ListOf<Search>,
  few: FirstPages<Search>,
  many: FirstPages<Search>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, ofFew] of Object.entries(few.pages)) {
    const [time, ours] = await alternately([
      () => search(few.ctx, ofFew),
      () => search(many.ctx, many.pages[name] ?? ofFew),
    ]);
    const beside = { name: `${FEW} of them`, time };
    figures.push(atMostTimes(`${rows}, ${name}, ${MANY} of them`, ours, beside, MOST_OF_FEW));
  }
  return figures;
}

/** How pages far on take longer than the first, by what the list is sorted by. */
export async function furtherOn<Search extends object>(
  { rows, search }: ListOf<Search>,
  many: ShopContext,
  sorted: Readonly<Record<string, Search>>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [sort, asked] of Object.entries(sorted)) {
    let after: string | undefined;
    for (let seen = 0; seen < FAR_ON; seen += LONGEST_PAGE) {
      after = (await search(many, { ...asked, limit: LONGEST_PAGE, ...(after && { after }) })).next;
      if (after === undefined) throw new Error(`there are fewer ${rows}`);
    }
    const page = after ?? '';
    const [time, ours] = await alternately([
      () => search(many, asked),
      () => search(many, { ...asked, after: page }),
    ]);
    const beside = { name: 'first page', time };
    figures.push(atMostTimes(`${rows} by ${sort}, 1,000 pages on`, ours, beside, MOST_OF_FIRST));
  }
  return figures;
}
