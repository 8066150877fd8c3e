import { type CalendarDay, calendarDay } from '../format/index.ts';

/** How long a shop takes until an order is with its buyer. */
export interface DeliveryRule {
  /** `HH:MM` in the shop's time zone; handling of a later order begins on the next working day. */
  readonly cutoff: string;
  /** ISO days of the week, Monday is 1. Without any, every day is one. */
  readonly workingDays: readonly number[];
  /** Days on which nobody works or delivers. */
  readonly holidays: readonly CalendarDay[];
  /** Working days, at least and at most, until the order is sent, and from there until it arrives. */
  readonly handlingDays: readonly [number, number];
  readonly transitDays: readonly [number, number];
}

/** The first and the last day that are likely. */
export type DaySpan = readonly [CalendarDay, CalendarDay];

/** ENT-063 */
export interface DeliveryEstimate {
  readonly placed: CalendarDay;
  readonly ships: DaySpan;
  readonly delivered: DaySpan;
}

const DAY = 86_400_000;
const MINUTE = 60_000;
/** The most days to search for a working day. If all of them are holidays, the last one counts as a working day. */
const FARTHEST = 400;

/**
 * When an order placed now is sent and delivered. Working days are the shop's; the day it is placed is that of the
 * buyer, whose clock is `timezoneOffset` minutes behind UTC (as `Date.getTimezoneOffset` tells), else the shop's.
 * No step comes before the one it follows. PDP-020, API-018
 * @throws RangeError for an unknown time zone
 */
export function deliveryEstimate(
  rule: DeliveryRule,
  now: Date,
  timeZone: string,
  timezoneOffset?: number,
): DeliveryEstimate {
  const today = calendarDay(now, timeZone);
  const placed =
    timezoneOffset === undefined ? today : calendarDay(new Date(now.getTime() - timezoneOffset * MINUTE));
  const isLate = timeOfDay(now, timeZone) >= rule.cutoff;
  const begun = workingDay(rule, isLate ? addDays(today, 1) : today);
  const spanFrom = (from: DaySpan, days: readonly [number, number]): DaySpan => [
    later(from[0], addWorkingDays(rule, from[0], days[0])),
    later(from[1], addWorkingDays(rule, from[1], days[1])),
  ];
  const first = later(begun, placed);
  const ships = spanFrom([first, first], rule.handlingDays);
  return { placed, ships, delivered: spanFrom(ships, rule.transitDays) };
}

const later = (one: CalendarDay, other: CalendarDay): CalendarDay => (one < other ? other : one);

function addWorkingDays(rule: DeliveryRule, from: CalendarDay, days: number): CalendarDay {
  let day = from;
  for (let left = days; left > 0; left -= 1) day = workingDay(rule, addDays(day, 1));
  return day;
}

/** Returns the day itself, or the next on which the shop works. */
function workingDay(rule: DeliveryRule, from: CalendarDay): CalendarDay {
  for (let ahead = 0; ahead < FARTHEST; ahead += 1) {
    const day = addDays(from, ahead);
    if (isWorkingDay(rule, day)) return day;
  }
  return from;
}

function isWorkingDay({ workingDays, holidays }: DeliveryRule, day: CalendarDay): boolean {
  if (holidays.includes(day)) return false;
  // Sunday is 7.
  return workingDays.length === 0 || workingDays.includes(new Date(`${day}T00:00Z`).getUTCDay() || 7);
}

const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** `HH:MM`; texts of this form compare as times do. */
function timeOfDay(time: Date, timeZone: string): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return time.toLocaleTimeString('en-GB', format);
}
