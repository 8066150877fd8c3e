import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../../e2e/harness/http.ts';
import type { RenderedTree, RenderTree } from '../floors/render-tree.ts';
import type { LoadResult } from '../lib/bare-sockets.ts';
import { CARDS, countCards, HOST, PAGES } from '../lib/demo-pages.ts';
import { atMost, type Figure, median } from '../lib/figure.ts';
import type { Load } from '../lib/load.ts';
import { startProcess } from '../lib/own-process.ts';
import { type Shop, signIn } from '../lib/shop.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const ROUND_MS = 2000;
const FLOOR_RENDERINGS = 400;
const WARM_UP_PAGES = 40;
/** Pages of each kind in a round, each made anew. */
const MADE_ANEW = 8;
const MOST_BYTES = 22_000;
const LEAST_KEPT = 8;
const FIRST_OF_AUDIENCE = 2.5;
const FIRST_OF_GUESTS = 4.5;

/** Addresses, those of their data, and what a page may cost with nothing at hand. */
const MEASURED = [
  { name: 'home', path: PAGES.home, data: '/_.data', most: 3.5 },
  { name: 'listing', path: PAGES.listing, data: `${PAGES.listing}.data`, most: 3.5 },
  { name: 'product', path: PAGES.product, data: `${PAGES.product}.data`, most: 3.5 },
  {
    name: 'product of 2,048 variations',
    path: PAGES['product of 2,048 variations'],
    data: `${PAGES['product of 2,048 variations']}.data`,
    most: 5,
  },
] as const;
type Page = (typeof MEASURED)[number];

/** Each answer to the age question has pages of its own, all of one audience and with the same data. */
const AGE_ANSWERS = ['', 'age_confirm=yes', 'age_confirm=no'] as const;

/** A round of a page beside a round of the floor. */
interface Round {
  readonly ours: number;
  /** `renderToString` of the listing. */
  readonly floor: RenderedTree;
}

/** Returns the pages of somebody signed in and the first page of a guest, beside `renderToString` of the listing. */
export async function audiencePages(shop: Shop): Promise<Figure[]> {
  const loader = startProcess<Load, LoadResult>(new URL('../lib/load-process.ts', import.meta.url));
  const floor = startProcess<RenderTree, RenderedTree>(new URL('../floors/render-tree.ts', import.meta.url));
  try {
    const visit = new Visit(shop, await signIn(shop.port));
    await visit.warmUp();
    const tree = { port: shop.port, host: HOST, path: PAGES.listing, times: FLOOR_RENDERINGS };
    const floorNow = () => floor.call(tree);
    await floorNow();
    const load = (path: string) =>
      loader.call({
        port: shop.port,
        host: HOST,
        path,
        connections: CONNECTIONS,
        duration: ROUND_MS,
        headers: { Cookie: visit.cookie },
      });
    const beside = (measure: () => Promise<number>) => rounds(measure, floorNow);
    const figures: Figure[] = [];
    for (const page of MEASURED) {
      const kept = await beside(async () => (await load(page.path)).perSecond);
      figures.push(keptFigure(page, kept));
    }
    for (const page of MEASURED) {
      const made = await beside(() => visit.firstOfAudience(page));
      figures.push(cpuFigure(`first of an audience, ${page.name}`, made, FIRST_OF_AUDIENCE));
    }
    for (const page of MEASURED) {
      const made = await beside(() => visit.withNothingAtHand(page));
      figures.push(cpuFigure(`nothing at hand, ${page.name}`, made, page.most));
    }
    const guest = await beside(() => visit.firstOfGuests());
    return [
      ...figures,
      cpuFigure("a guest's first miss, compressed, listing", guest, FIRST_OF_GUESTS),
      await visit.statements(),
      await visit.bytes(),
    ];
  } finally {
    await loader.stop();
    await floor.stop();
  }
}

async function rounds(measure: () => Promise<number>, floor: () => Promise<RenderedTree>): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    measured.push({ ours: await measure(), floor: await floor() });
  }
  return measured;
}

/** Somebody who is signed in, and sometimes a guest. */
class Visit {
  readonly #shop: Shop;
  readonly #neverAsked = neverAsked();
  readonly cookie: string;

  constructor(shop: Shop, cookie: string) {
    this.#shop = shop;
    this.cookie = cookie;
  }

  async warmUp(): Promise<void> {
    for (let asked = 0; asked < WARM_UP_PAGES; asked++) {
      await this.#shop.forget();
      for (const { path } of MEASURED) await this.#look(path);
      await this.#lookAsGuest();
    }
  }

  /** Processor seconds of a page that nobody of the audience has seen, while what it shows is at hand. */
  async firstOfAudience({ path, data }: Page): Promise<number> {
    const costs: number[] = [];
    for (let made = 0; made < MADE_ANEW; made++) {
      await this.#shop.forget();
      for (const age of AGE_ANSWERS) for (let asked = 0; asked < 2; asked++) await this.#look(data, age);
      const look = async () => {
        for (const age of AGE_ANSWERS) await this.#look(path, age);
      };
      costs.push(await this.#shop.cpuOf(AGE_ANSWERS.length, look));
    }
    return mean(costs);
  }

  /** Processor seconds of a page of which nothing is kept. */
  async withNothingAtHand({ path }: Page): Promise<number> {
    const costs: number[] = [];
    for (let made = 0; made < MADE_ANEW; made++) {
      await this.#shop.forget();
      costs.push(await this.#shop.cpuOf(1, () => this.#look(path)));
    }
    return mean(costs);
  }

  /** Processor seconds of a listing that no guest has asked for. */
  firstOfGuests(): Promise<number> {
    const look = async () => {
      for (let asked = 0; asked < MADE_ANEW * AGE_ANSWERS.length; asked++) await this.#lookAsGuest();
    };
    return this.#shop.cpuOf(MADE_ANEW * AGE_ANSWERS.length, look);
  }

  async statements(): Promise<Figure> {
    await this.#keep();
    const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie: this.cookie };
    const count = await this.#shop.countStatements({ host: HOST, path: PAGES.listing, headers });
    return atMost('statements of a kept page for somebody signed in', count, 1, String);
  }

  async bytes(): Promise<Figure> {
    await this.#keep();
    const { length } = await this.#look(PAGES.listing);
    const show = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    return atMost('bytes of a listing for somebody signed in', length, MOST_BYTES, show);
  }

  /** Addresses are kept from the second time on that somebody asks for them. */
  async #keep(): Promise<void> {
    for (let asked = 0; asked < 3; asked++) await this.#look(PAGES.listing);
  }

  async #look(path: string, age = ''): Promise<Buffer> {
    const cookie = age === '' ? this.cookie : `${this.cookie}; ${age}`;
    const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie };
    const { status, bytes } = await ask({ port: this.#shop.port, host: HOST, path, headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return bytes;
  }

  async #lookAsGuest(): Promise<void> {
    const { value: path } = this.#neverAsked.next();
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const { bytes } = await ask({ port: this.#shop.port, host: HOST, path, headers });
    const cards = countCards(brotliDecompressSync(bytes).toString());
    if (cards !== CARDS) throw new Error(`${path} shows ${cards} cards`);
  }
}

/** Listings of the same products under addresses that differ: at most a price that nothing costs, each time another. */
function* neverAsked(): Generator<string, never> {
  for (let price = 100_000; ; price++) yield `${PAGES.listing}/price=,${price}`;
}

function keptFigure({ name }: Page, measured: readonly Round[]): Figure {
  const ratio = median(measured.map(({ ours, floor }) => ours / floor.perSecond));
  return {
    name: `kept page for somebody signed in, ${name}, ${CONNECTIONS} connections`,
    ours: `${median(measured.map(({ ours }) => ours)).toFixed(0)}/s`,
    beside: `renderToString ${median(measured.map(({ floor }) => floor.perSecond)).toFixed(0)}/s`,
    ratio,
    bar: `at least ${LEAST_KEPT}`,
    met: ratio >= LEAST_KEPT,
  };
}

function cpuFigure(name: string, measured: readonly Round[], most: number): Figure {
  const ratio = median(measured.map(({ ours, floor }) => ours / floor.cpu));
  const show = (seconds: readonly number[]) => `${(median(seconds) * 1000).toFixed(2)} ms`;
  return {
    name: `${name}, processor time`,
    ours: show(measured.map(({ ours }) => ours)),
    beside: `renderToString ${show(measured.map(({ floor }) => floor.cpu))}`,
    ratio,
    bar: `at most ${most}`,
    met: ratio <= most,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
