import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../../e2e/harness/http.ts';
import type { RenderedTree, RenderTree } from '../floors/render-tree.ts';
import { CARDS, countCards, HOST, PAGES } from '../lib/demo-pages.ts';
import { type Figure, median } from '../lib/figure.ts';
import { readMetrics } from '../lib/metrics.ts';
import { startProcess } from '../lib/own-process.ts';

const BAR = 10;
const ROUNDS = 5;
const WARM_UP_PAGES = 300;
const PAGES_A_ROUND = 60;
const FLOOR_RENDERINGS = 400;

/** Returns a listing that no cache holds, data included, beside `renderToString` of the same tree. */
export async function uncachedListing(port: number): Promise<Figure> {
  const addresses = neverAsked();
  const floor = startProcess<RenderTree, RenderedTree>(new URL('../floors/render-tree.ts', import.meta.url));
  try {
    await askMany(port, addresses, WARM_UP_PAGES);
    const tree = { port, host: `${HOST}:${port}`, path: nextOf(addresses), times: FLOOR_RENDERINGS };
    await floor.call(tree);
    const ours: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await cpuOfPages(port, addresses));
      beside.push((await floor.call(tree)).cpu);
    }
    const show = (values: readonly number[]) => `${(median(values) * 1000).toFixed(2)} ms`;
    const ratio = median(ours.flatMap((value, at) => (beside[at] ? [value / beside[at]] : [])));
    return {
      name: `uncached ${CARDS}-card listing, processor time`,
      ours: show(ours),
      beside: `renderToString ${show(beside)}`,
      ratio,
      bar: `at most ${BAR}`,
      met: ratio <= BAR,
    };
  } finally {
    await floor.stop();
  }
}

/** Listings of the same products under addresses that differ: at most a price that nothing costs, each time another. */
function* neverAsked(): Generator<string> {
  for (let price = 100_000; ; price++) yield `${PAGES.listing}/price=,${price}`;
}

function nextOf(addresses: Iterator<string>): string {
  const { value } = addresses.next();
  return value;
}

async function cpuOfPages(port: number, addresses: Iterator<string>): Promise<number> {
  const before = (await readMetrics(port)).cpu;
  await askMany(port, addresses, PAGES_A_ROUND);
  return ((await readMetrics(port)).cpu - before) / PAGES_A_ROUND;
}

async function askMany(port: number, addresses: Iterator<string>, count: number): Promise<void> {
  for (let asked = 0; asked < count; asked++) {
    const path = nextOf(addresses);
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const reply = await ask({ port, host: `${HOST}:${port}`, path, headers });
    const cards = reply.status === 200 ? countCards(brotliDecompressSync(reply.bytes).toString()) : 0;
    const verdict = `${reply.status} ${reply.headers['x-cache']}, ${cards} cards`;
    if (verdict !== `200 miss, ${CARDS} cards`) throw new Error(`${path} answered ${verdict}`);
  }
}
