/** A line of the table: what we measured, what it stands beside, and whether the bar is met. */
export interface Figure {
  readonly name: string;
  readonly ours: string;
  /** The floor measured in the same run or, where there is none, the bar. */
  readonly beside: string;
  /** Ours to what it stands beside. */
  readonly ratio: number;
  readonly bar: string;
  readonly met: boolean;
}

/** Returns a figure whose bar is an absolute most. */
export function atMost(name: string, ours: number, most: number, show: (value: number) => string): Figure {
  return {
    name,
    ours: show(ours),
    beside: `bar ${show(most)}`,
    ratio: ours / most,
    bar: 'at most 1',
    met: ours <= most,
  };
}

/** Returns a figure of times in milliseconds, ours to those that it stands beside, whose bar is their ratio. */
export function atMostTimes(
  name: string,
  ours: number,
  beside: { readonly name: string; readonly time: number },
  most: number,
): Figure {
  const show = (time: number) => `${time.toFixed(1)} ms`;
  const ratio = ours / beside.time;
  return {
    name,
    ours: show(ours),
    beside: `${beside.name} ${show(beside.time)}`,
    ratio,
    bar: `at most ${most}`,
    met: ratio <= most,
  };
}

/** Returns the middle one of an odd number of values, else the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** Returns the value that `part` of the values, from 0 to 1, are below. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
