export { countryName } from './country-name.ts';
export { type CalendarDay, calendarDay, formatDate, formatDay, formatNearDay } from './date.ts';
export { formatPhone } from './phone.ts';
export { sentences } from './sentences.ts';
export { trimEndOf, trimStartOf, withoutOuterSlashes } from './trim.ts';
