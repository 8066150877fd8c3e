import { type CalendarDay, endOfDay, startOfDay } from '@stoa/domain';
import { type AnyColumn, and, gte, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from './context.ts';

/** Days that there is something of, and that every time zone and the database can tell. */
const [EARLIEST, LATEST] = ['1970-01-01', '2199-12-31'];

/**
 * Tells whether a moment is of one of these days, by UTC. Others are refused where somebody gives them: the database knows
 * no year 0.
 */
export const isTold = (moment: Date): boolean =>
  Date.parse(EARLIEST) <= moment.getTime() && moment.getTime() < Date.parse(LATEST) + A_DAY;

const A_DAY = 86_400_000;

const day = z.iso.date().refine((given) => EARLIEST <= given && given <= LATEST);

/** The first and the last day of a span, `YYYY-MM-DD` in the time zone of the shop; either may be left open. */
export const daySpanFields = { from: day.optional(), to: day.optional() };

interface DaySpan {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/** Refuses a span of days that ends before it begins; to be told on `to`. */
export const endsAfterItsStart = ({ from, to }: DaySpan): boolean =>
  from === undefined || to === undefined || from <= to;

/** Returns the condition under which a time lies within a span of the shop's days. */
export const within = (
  column: AnyColumn,
  { timeZone }: Pick<Shop, 'timeZone'>,
  { from, to }: DaySpan,
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, startOfDay(from, timeZone)),
    to === undefined ? undefined : lt(column, endOfDay(to, timeZone)),
  );
