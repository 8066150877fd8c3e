const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day without time, `YYYY-MM-DD`. Days compare as text. */
export type CalendarDay = string;

const dayFormatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the day it is at `time` in an IANA time zone. @throws RangeError for an unknown zone or invalid date */
export function calendarDay(time: Date, timeZone = 'UTC'): CalendarDay {
  const parts = dayFormatter(timeZone).formatToParts(time);
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const HOUR = 3_600_000;

/** Returns the instant at which a day begins in an IANA time zone. */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  return firstInstant(day, -14, 14, (there) => there >= day, timeZone);
}

/** Returns the instant at which a day is over in an IANA time zone, which is the first of the next. */
export function endOfDay(day: CalendarDay, timeZone: string): Date {
  return firstInstant(day, 10, 38, (there) => there > day, timeZone);
}

/** Offsets are quarters of an hour between -12 and +14; midnight itself may be left out where clocks change. */
function firstInstant(
  day: CalendarDay,
  from: number,
  until: number,
  isReached: (there: CalendarDay) => boolean,
  timeZone: string,
): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  for (let hour = from; hour < until; hour += 0.25) {
    const instant = new Date(midnight + hour * HOUR);
    if (isReached(calendarDay(instant, timeZone))) return instant;
  }
  return new Date(midnight + until * HOUR);
}

function dayFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormatters.set(timeZone, formatter);
  return formatter;
}

/** Returns a day as people read it: MMM DD YYYY, e.g. `Jan 05 2027`. SHELL-022, CONST-046 */
export function formatDay(day: CalendarDay): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? month} ${date} ${year}`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns a calendar day that is near, without its year: `Wed, Nov 25`. */
export function formatNearDay(day: CalendarDay): string {
  const [, month = '', date = ''] = day.split('-');
  const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
  return `${weekday}, ${months[Number(month) - 1] ?? month} ${Number(date)}`;
}

/** Returns the day of a time as people read it: MMM DD YYYY. SHELL-022, CONST-046 */
export function formatDate(time: Date, timeZone = 'UTC'): string {
  return formatDay(calendarDay(time, timeZone));
}
