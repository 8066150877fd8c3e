import { ALL_PRODUCTS } from './api-cases.ts';
import { GAVE_UP } from './api-client.ts';
import { type CaseTimes, CONNECTIONS, type Times } from './api-times.ts';
import { type Figure, median, percentile } from './figure.ts';

/** Products up to which a whole call must be quick, and how many milliseconds it may take. */
const QUICK_TO = 100_000;
const MOST_MS = 17;
/** What it may take of PostgreSQL where that counts over all products. */
const OF_POSTGRES = 1 / 10;
/** The p99 at ten times the products. */
const GROWTH = 12;
/** What indexes may take together unless told. */
const MOST_BYTES = 512 * 1024 ** 2;
/** Seconds after which an index of 100,000 products answers. */
const READY_SECONDS = 30;

/** What was measured with so many products. */
export interface SizeTimes {
  readonly products: number;
  /** From the first question till an index answers. */
  readonly readySeconds: number;
  /** What the index takes in memory. */
  readonly bytes: number;
  readonly cases: Readonly<Record<string, CaseTimes>>;
}

/** Returns the lines of one size; `smaller` is the size before it. */
export function searchFigures(size: SizeTimes, smaller: SizeTimes | undefined): Figure[] {
  const named = (name: string) => `search API, ${size.products.toLocaleString('en')} products: ${name}`;
  const cases = Object.entries(size.cases).map(([name, times]) =>
    size.products <= QUICK_TO
      ? quickFigure(named(name), times, name === ALL_PRODUCTS)
      : growthFigure(named(name), times, smaller?.cases[name]),
  );
  return [
    readyFigure(named('index ready after'), size),
    memoryFigure(named('index in memory'), size),
    ...cases,
  ];
}

function readyFigure(name: string, { products, readySeconds }: SizeTimes): Figure {
  const bar = READY_SECONDS * Math.max(1, products / QUICK_TO);
  return {
    name,
    ours: `${readySeconds.toFixed(1)} s`,
    beside: `bar ${bar} s`,
    ratio: readySeconds / bar,
    bar: 'at most 1',
    met: readySeconds <= bar,
  };
}

/** An index beyond its budget would be dropped again and again. */
function memoryFigure(name: string, { bytes, products }: SizeTimes): Figure {
  return {
    name,
    ours: `${megabytes(bytes)}, ${(bytes / products).toFixed(0)} B a product`,
    beside: `bar ${megabytes(MOST_BYTES)}`,
    ratio: bytes / MOST_BYTES,
    bar: 'at most 1',
    met: bytes <= MOST_BYTES,
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MiB`;

function quickFigure(name: string, { index, postgres }: CaseTimes, countsAll: boolean): Figure {
  const ours = median(index.alone);
  const ratio = ours / median(postgres.alone);
  return {
    name,
    ours: show(index),
    beside: `PostgreSQL ${show(postgres)}`,
    ratio,
    bar: countsAll ? `at most ${OF_POSTGRES}, ${MOST_MS} ms` : `at most ${MOST_MS} ms`,
    met: ours <= MOST_MS && (!countsAll || ratio <= OF_POSTGRES),
  };
}

function growthFigure(name: string, { index, postgres }: CaseTimes, smaller: CaseTimes | undefined): Figure {
  const growth = percentile(index.alone, 0.99) / percentile(smaller?.index.alone ?? [], 0.99);
  return {
    name,
    ours: show(index),
    beside: `PostgreSQL ${show(postgres)}`,
    ratio: median(index.alone) / median(postgres.alone),
    bar: `p99 at most ${GROWTH} times that of the size before`,
    met: !(growth > GROWTH),
  };
}

/** p50 and p99. */
function show({ alone, together }: Times): string {
  const at = (times: readonly number[]) => `${ms(median(times))} / ${ms(percentile(times, 0.99))} ms`;
  return together.length === 0 ? at(alone) : `${at(alone)}; ${CONNECTIONS} at once ${at(together)}`;
}

const ms = (time: number): string => (time === GAVE_UP ? 'gave up' : time.toFixed(time < 100 ? 1 : 0));
