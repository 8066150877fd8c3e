import {
  type CustomerSearch,
  inOwnerSession,
  openDatabase,
  type ShopContext,
  searchCustomers,
} from '@stoa/commerce';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { alternately } from '../lib/alternately.ts';
import { startBenchDatabase } from '../lib/bench-database.ts';
import type { Figure } from '../lib/figure.ts';
import { makeCustomers } from '../lib/many-customers.ts';

const [FEW, MANY] = [1000, 100_000];
/** The first page over many to the same over few, and a page far on to the first. ADM-070 */
const [MOST_OF_FEW, MOST_OF_FIRST] = [4, 2];

/** First pages with their count. */
const firstPages: Readonly<Record<string, CustomerSearch>> = {
  'standing and group, by sum spent': { status: ['pending'], group: ['trade'], sort: 'spent' },
  'standing and orders, which most pass, by name': {
    status: ['verified'],
    leastOrders: 1,
    sort: 'name',
    direction: 'asc',
  },
  'sum spent and days, by last order': { leastSpent: 50_000, from: '2025-11-01', sort: 'lastOrder' },
  'group and sum spent, by joining': { group: ['trade', 'press'], leastSpent: 10_000 },
  'the beginning of an address': { q: 'emma.w' },
  'a first name': { q: 'Emma' },
  'a last name, and a filter, by name': { q: 'silva', status: ['verified'], sort: 'name' },
  'two letters': { q: 'da' },
};

const sorts = ['joined', 'name', 'orders', 'spent', 'lastOrder'] as const;

/** How lists of customers take longer with more customers, and further on. */
export async function customerList(): Promise<Figure[]> {
  const database = await startBenchDatabase(0);
  const db = openDatabase({ url: database.url, log: silentLog });
  try {
    const [few, many] = [await makeCustomers(db, FEW), await makeCustomers(db, MANY)];
    // As PostgreSQL does it by itself within a minute; for anybody but the owner it would do nothing.
    await inOwnerSession(database.url, (owner) => owner.query('vacuum (analyze) customer, customer_group'));
    return [...(await overNumbers(few, many)), ...(await furtherOn(many))];
  } finally {
    await db.close();
    await database.stop();
  }
}

async function overNumbers(few: ShopContext, many: ShopContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, search] of Object.entries(firstPages)) {
    const [base, ours] = await alternately([
      () => searchCustomers(few, search),
      () => searchCustomers(many, search),
    ]);
    figures.push(figure(`customers, ${name}, ${MANY} of them`, ours, `${FEW} of them`, base, MOST_OF_FEW));
  }
  return figures;
}

async function furtherOn(many: ShopContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sort of sorts) {
    const search: CustomerSearch = { status: ['verified'], sort };
    const after = await placeAt(many, search, 50_000);
    const [base, ours] = await alternately([
      () => searchCustomers(many, search),
      () => searchCustomers(many, { ...search, after }),
    ]);
    figures.push(figure(`customers by ${sort}, 1,000 pages on`, ours, 'first page', base, MOST_OF_FIRST));
  }
  return figures;
}

/** Returns the cursor after so many customers. */
async function placeAt(ctx: ShopContext, search: CustomerSearch, customers: number): Promise<string> {
  let after: string | undefined;
  for (let seen = 0; seen < customers; seen += 100) {
    after = (await searchCustomers(ctx, { ...search, limit: 100, ...(after && { after }) })).next;
    if (after === undefined) throw new Error('there are fewer customers');
  }
  return after ?? '';
}

function figure(name: string, ours: number, beside: string, base: number, most: number): Figure {
  const show = (ms: number) => `${ms.toFixed(1)} ms`;
  const ratio = ours / base;
  return {
    name,
    ours: show(ours),
    beside: `${beside} ${show(base)}`,
    ratio,
    bar: `at most ${most}`,
    met: ratio <= most,
  };
}
