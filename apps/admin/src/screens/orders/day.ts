/** Tells a day of the calendar, `YYYY-MM-DD`, which is the same day wherever it is read. */
export const tellDay = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
