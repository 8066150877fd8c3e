import { type Figure, median } from './figure.ts';
import type { SoakSample } from './soak-sample.ts';

/** Part of the run that is not judged: caches fill, code is compiled. */
const WARM_UP = 0.3;

/**
 * How many times as large a thing may be in the second half as in the first. What grows at an even pace from the
 * beginning of a run is 1.7 times as large; what is bounded is as large, but for noise.
 */
const MOST_GROWTH = 1.35;

/** Differences below these are noise and not growth, in the unit of the figure. */
const NOISE = { rows: 60, bytes: 24e6, count: 3 } as const;

/** Compares the two halves of a run, after the server has warmed up. */
export function growthOf(samples: readonly SoakSample[]): Figure[] {
  const measured = samples.slice(Math.floor(samples.length * WARM_UP));
  const middle = Math.floor(measured.length / 2);
  if (middle < 3) throw new Error('the run was too short to tell growth');
  const names = Object.keys(measured[0] ?? {});
  return names.map((name) => {
    const values = measured.map((sample) => sample[name]?.value ?? 0);
    const unit = measured[0]?.[name]?.unit ?? 'count';
    const [first, second] = [median(values.slice(0, middle)), median(values.slice(middle))];
    const show = (value: number) => (unit === 'bytes' ? `${(value / 1e6).toFixed(0)} MB` : value.toFixed(0));
    return {
      name,
      ours: `${show(second)} in the second half`,
      beside: `${show(first)} in the first`,
      ratio: first === 0 ? 1 : second / first,
      bar: `at most ${MOST_GROWTH}`,
      met: second <= Math.max(first * MOST_GROWTH, first + NOISE[unit]),
    };
  });
}
