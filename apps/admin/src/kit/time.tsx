import { type Place, usePlace } from './place.ts';

/** What of a moment is told. */
type Detail = 'day' | 'minute';

/** Tells a moment in a time zone, which it names where the hour is told. ADM-066 */
export function tellTime(
  at: string,
  { timeZone, locale }: Pick<Place, 'timeZone' | 'locale'>,
  detail: Detail,
): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const minute = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...(detail === 'minute' && minute) }).format(new Date(at));
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
