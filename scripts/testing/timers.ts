import { productSources } from './sources.ts';

/** A timer set by hand: by its name, as a method, or handed on under another name. */
const TIMER = /\bset(?:Timeout|Interval)\b(?!>)/;

/** The type of what a timer returns, and comments, set none. */
const NO_TIMER = /typeof set(?:Timeout|Interval)|^\s*(?:\/\/|\/?\*).*$/gm;

/** Tells whether a source sets a timer by hand. */
export const setsTimer = (source: string): boolean => TIMER.test(source.replaceAll(NO_TIMER, ''));

/** Returns the files of the product below `root` that set timers by hand. */
export function timersOfProduct(root: string): readonly string[] {
  return [...productSources(root)].filter(([, source]) => setsTimer(source)).map(([file]) => file);
}
