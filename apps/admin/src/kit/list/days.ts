/** A span of days of a calendar, the last included; an end that is not set is open. YYYY-MM-DD */
export interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LENGTH = 86_400_000;

/** Whether there is such a day: the 30th of February is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Reads a span as addresses have it, `2026-01-01..2026-01-31`; what is no day leaves its end open. */
export function readDays(text: string | undefined): Days {
  const [from = '', to = ''] = (text ?? '').split('..');
  return { from: isDay(from) ? from : undefined, to: isDay(to) ? to : undefined };
}

/** Writes a span as addresses have it; undefined where both ends are open. */
export const writeDays = ({ from, to }: Days): string | undefined =>
  from === undefined && to === undefined ? undefined : `${from ?? ''}..${to ?? ''}`;

/** What is typed as an end of a span. A field of a day tells nothing of it until it is a day; the browser says whether it is none. */
export interface TypedDay {
  readonly day: string | undefined;
  readonly bad: boolean;
}

/** What is wrong with a span of days that was typed, by its end; `backwards` where it ends before it begins. */
export interface DayFaults {
  readonly from?: 'noSuchDay';
  readonly to?: 'noSuchDay' | 'backwards';
}

/** Tells what is wrong with a span of days that was typed. ADM-066 */
export function dayFaults(from: TypedDay, to: TypedDay): DayFaults {
  const isBackwards = from.day !== undefined && to.day !== undefined && to.day < from.day;
  const atEnd = to.bad ? 'noSuchDay' : isBackwards ? 'backwards' : undefined;
  return { ...(from.bad && { from: 'noSuchDay' }), ...(atEnd && { to: atEnd }) };
}

/** The day that it is in a time zone at a moment. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The last `count` days of a time zone, today included. */
export function lastDays(count: number, timeZone: string, now: Date): Days {
  const to = dayIn(timeZone, now);
  const first = new Date(new Date(`${to}T00:00:00Z`).getTime() - (count - 1) * LENGTH);
  return { from: first.toISOString().slice(0, 10), to };
}

/** Tells a day of a calendar, whatever the time zone. */
export const tellDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
