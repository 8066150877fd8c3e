import { adminListText } from '@stoa/messages';
import { readDays, tellDay } from './days.ts';
import type { ListFilter } from './filter.ts';

/** Tells what a filter is set to, in a few words. */
export function tellFilter(filter: ListFilter, values: readonly string[], locale: string): string {
  if (filter.kind === 'days') return tellDays(values[0], locale);
  const [first = '', ...more] = values.map((value) => labelOf(filter, value));
  return more.length === 0 ? first : adminListText.several({ first, n: more.length });
}

function labelOf(filter: ListFilter, value: string): string {
  if (filter.kind !== 'choice') return value;
  return filter.options?.find((option) => option.value === value)?.label ?? value;
}

function tellDays(value: string | undefined, locale: string): string {
  const { from, to } = readDays(value);
  if (from !== undefined && from === to) return tellDay(from, locale);
  if (from !== undefined && to !== undefined) {
    return adminListText.daySpan({ from: tellDay(from, locale), to: tellDay(to, locale) });
  }
  if (from !== undefined) return adminListText.sinceDay({ from: tellDay(from, locale) });
  return to === undefined ? '' : adminListText.untilDay({ to: tellDay(to, locale) });
}
