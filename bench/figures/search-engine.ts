import { atMost, type Figure, median, percentile } from '../lib/figure.ts';
import { startProcess } from '../lib/own-process.ts';
import { ALL_FACETS, SEARCH_CASES } from '../lib/search-cases.ts';
import type { SearchTask, SearchTimes } from '../lib/search-process.ts';

const SMALL: SearchTask = {
  products: 100_000,
  rounds: 100,
  besideScan: true,
  cases: Object.keys(SEARCH_CASES),
};
const LARGE: SearchTask = { products: 1_000_000, cases: [ALL_FACETS], rounds: 100, besideScan: false };
/** The engine's part of a whole call through the API, which must stay below it. */
const MOST_MS = 17;
const OF_SCAN = 1 / 5;
const GROWTH = 12;

/** Returns the engine in memory at 100,000 products beside a plain scan, and at 1,000,000 beside itself. */
export async function searchEngine(): Promise<Figure[]> {
  const small = await searched(SMALL);
  const large = await searched(LARGE);
  const cases = Object.entries(small.cases).map(([name, times]) =>
    atMost(`search engine, 100,000 products: ${name}, p50`, median(times), MOST_MS, ms),
  );
  return [besideScan(small), ...cases, growth(small, large), ...sizes(small, large)];
}

function besideScan({ cases, scan }: SearchTimes): Figure {
  const times = cases[ALL_FACETS] ?? [];
  const ratio = median(times.map((time, round) => time / (scan[round] ?? Number.NaN)));
  return {
    name: `search engine, 100,000 products: ${ALL_FACETS}, to a plain scan`,
    ours: ms(median(times)),
    beside: `plain scan ${ms(median(scan))}`,
    ratio,
    bar: 'at most 0.2',
    met: ratio <= OF_SCAN,
  };
}

function growth(small: SearchTimes, large: SearchTimes): Figure {
  const [ours, beside] = [large, small].map(({ cases }) => percentile(cases[ALL_FACETS] ?? [], 0.99));
  const ratio = (ours ?? Number.NaN) / (beside ?? Number.NaN);
  return {
    name: `search engine, 1,000,000 products: ${ALL_FACETS}, p99`,
    ours: ms(ours ?? Number.NaN),
    beside: `at 100,000 ${ms(beside ?? Number.NaN)}`,
    ratio,
    bar: `at most ${GROWTH}`,
    met: ratio <= GROWTH,
  };
}

/** What an index takes, and what ten times the products take more. */
function sizes(small: SearchTimes, large: SearchTimes): Figure[] {
  const grown = (
    name: string,
    of: (times: SearchTimes) => number,
    show: (value: number) => string,
  ): Figure => {
    const ratio = of(large) / of(small);
    const named = `search engine, 1,000,000 products: ${name}`;
    return {
      name: named,
      ours: show(of(large)),
      beside: `at 100,000 ${show(of(small))}`,
      ratio,
      bar: `at most ${GROWTH}`,
      met: ratio <= GROWTH,
    };
  };
  return [
    grown(
      'building',
      ({ buildSeconds }) => buildSeconds,
      (value) => `${value.toFixed(1)} s`,
    ),
    grown(
      'memory',
      ({ bytes }) => bytes,
      (value) => `${(value / 1e6).toFixed(0)} MB`,
    ),
  ];
}

async function searched(task: SearchTask): Promise<SearchTimes> {
  const own = startProcess<SearchTask, SearchTimes>(new URL('../lib/search-process.ts', import.meta.url));
  try {
    return await own.call(task);
  } finally {
    await own.stop();
  }
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;
