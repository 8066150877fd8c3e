import type { Sort } from './list-state.ts';

/** The order that pressing the heading of a column leads to: up, down, and then as the list has it by itself. */
export function nextSort(by: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.by !== by) return { by, descending: false };
  return sort.descending ? undefined : { by, descending: true };
}

/** Puts a value into a list, or takes it out. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
