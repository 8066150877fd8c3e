import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { exportCatalogue, importCatalogue, importFormats } from '@stoa/import-export';
import type { OwnShop } from '../../e2e/harness/own-shop.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';
import { addToCart, placeOrder, readyOrder } from '../../e2e/harness/shopper.ts';

export interface SoakLoad {
  readonly own: OwnShop;
  readonly server: RunningServer;
  /** Of the product that is bought. */
  readonly bought: string;
  readonly signal: AbortSignal;
}

/** Milliseconds between one thing and the next of each kind: a bounded load, that a small machine can bear. */
const PACE = { page: 20, search: 200, order: 500, import: 20_000 } as const;

const WORDS = ['cotton', 'mug', 'red', 'lamp', 'wool', 'oak', 'small', 'blue', 'no-such-word'];

export type SoakCounts = Readonly<Record<'pages' | 'searches' | 'orders' | 'imports', number>>;

/**
 * Guests that look around, search and buy, and imports that change the catalogue, until told to stop.
 * @throws Error at the first answer that is none of those a healthy shop gives
 */
export async function runSoakLoad(load: SoakLoad): Promise<SoakCounts> {
  const counts = { pages: 0, searches: 0, orders: 0, imports: 0 };
  const paths = await pathsOf(load.own);
  const guest = load.own.visitor(load.server);
  const see = async (path: string) => {
    const { status, text } = await guest.get(path, { accept: 'text/html' });
    if (status !== 200 && status !== 404)
      throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
  };
  const browse = async () => {
    await see(paths[counts.pages % paths.length] ?? '/');
    counts.pages += 1;
  };
  const search = async () => {
    const word = WORDS[counts.searches % WORDS.length];
    await see(`/search?q=${word}&page=${1 + (counts.searches % 3)}`);
    counts.searches += 1;
  };
  const order = async () => {
    const { own, server, bought } = load;
    const buyer = own.visitor(server);
    await addToCart(buyer, bought);
    // Every third leaves the cart where it is.
    counts.orders += 1;
    if (counts.orders % 3 === 0) return;
    const ready = await readyOrder(buyer, `buyer-${counts.orders}@example.com`);
    const { body, text } = await placeOrder(buyer, ready);
    if (!body.success) throw new Error(`an order was refused: ${text.slice(0, 300)}`);
  };
  const lines = await linesOf(load.own);
  const runImport = async () => {
    await importCatalogue(load.own.system, importOf(lines, counts.imports));
    counts.imports += 1;
  };
  await Promise.all([
    again(PACE.page, load.signal, browse),
    again(PACE.search, load.signal, search),
    again(PACE.order, load.signal, order),
    again(PACE.import, load.signal, runImport),
  ]);
  return counts;
}

async function again(milliseconds: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await pause(milliseconds, undefined, { signal }).catch(() => undefined);
  }
}

async function pathsOf({ database, shop }: OwnShop): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ path: string }>(
    `select '/' || path as path from address where shop_id = $1 and status = 'current' order by path`,
    [shop.id],
  );
  return rows.map(({ path }) => path);
}

async function linesOf({ system }: OwnShop): Promise<string[]> {
  let text = '';
  for await (const part of exportCatalogue(system, 'jsonl', () => undefined)) text += part;
  return text.split('\n').filter((line) => line !== '');
}

/** Every tenth product has another name than in the import before. */
function importOf(lines: readonly string[], round: number): Parameters<typeof importCatalogue>[1] {
  const edition = round % 2 === 0 ? ' II' : '';
  const changed = lines.map((line, at) =>
    at % 10 === 0 ? line.replace(/"name":"((?:[^"\\]|\\.)*?)(?: II)?"/, `"name":"$1${edition}"`) : line,
  );
  return {
    format: importFormats.jsonl,
    open: () => Readable.from([Buffer.from(`${changed.join('\n')}\n`)]),
    fetchPicture: async () => {
      throw new Error('a generated catalogue has no pictures');
    },
    report: () => undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  };
}
