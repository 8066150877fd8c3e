import type { Rate } from './money.ts';

/** `percent` as a rate: `percentRate(8.875)` is 88 750 parts per million. */
export const percentRate = (percent: number): Rate => Math.round(percent * 10_000);
