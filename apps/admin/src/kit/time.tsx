import { type Place, usePlace } from './place.ts';

/** What of a moment is told. */
type Detail = 'day' | 'minute';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than a hundred uses of it; lists tell many moments. */
function formatter(timeZone: string, locale: string, detail: Detail): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${detail}`;
  const made = formatters.get(key);
  if (made) return made;
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const minute = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...day, ...(detail === 'minute' && minute) });
  formatters.set(key, format);
  return format;
}

/** Tells a moment in a time zone, which it names where the hour is told. ADM-066 */
export function tellTime(
  at: string,
  { timeZone, locale }: Pick<Place, 'timeZone' | 'locale'>,
  detail: Detail,
): string {
  return formatter(timeZone, locale, detail).format(new Date(at));
}

/** A moment in the time zone of the shop, by name. `at` is an instant of ISO 8601. ADM-066 */
export function Time({ at, detail = 'minute' }: { readonly at: string; readonly detail?: Detail }) {
  const place = usePlace();
  return (
    <time dateTime={at} title={place.timeZone}>
      {tellTime(at, place, detail)}
    </time>
  );
}
