import { adminListText } from '@stoa/messages';
import type { Place } from '../place.ts';
import { readDays, tellDay } from './days.ts';
import type { ListFilter } from './filter.ts';
import { type Measure, readRange, tellEnd } from './range.ts';

type Where = Pick<Place, 'locale' | 'currency'>;

/** Tells what a filter is set to, in a few words of the language of the person. */
export function tellFilter(filter: ListFilter, values: readonly string[], where: Where): string {
  if (filter.kind === 'days') return tellDays(values[0], where.locale);
  if (filter.kind === 'given') return filter.told;
  if (filter.kind === 'range') return tellRange(values[0], { unit: filter.unit, ...where });
  const [first = '', ...more] = values.map((value) => labelOf(filter, value));
  return more.length === 0 ? first : adminListText.several({ first, n: more.length });
}

function labelOf(filter: ListFilter, value: string): string {
  if (filter.kind !== 'choice') return value;
  const option = filter.options?.find((one) => one.value === value);
  if (option === undefined) return value;
  const { group, label } = option;
  return group === undefined ? label : adminListText.filterIs({ filter: group, value: label });
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

function tellRange(value: string | undefined, measure: Measure & Where): string {
  const { least, most } = readRange(value, measure);
  if (least !== undefined && least === most) return tellEnd(least, measure);
  if (least !== undefined && most !== undefined) {
    return adminListText.rangeSpan({ least: tellEnd(least, measure), most: tellEnd(most, measure) });
  }
  if (least !== undefined) return adminListText.rangeFrom({ least: tellEnd(least, measure) });
  return most === undefined ? '' : adminListText.rangeTo({ most: tellEnd(most, measure) });
}
