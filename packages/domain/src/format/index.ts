export { countryName } from './country-name.ts';
export {
  type CalendarDay,
  calendarDay,
  endOfDay,
  formatDate,
  formatDay,
  formatNearDay,
  startOfDay,
} from './date.ts';
export { guarded, unguarded } from './formula.ts';
export { formatPhone } from './phone.ts';
export { sentences } from './sentences.ts';
export { trimEndOf, trimStartOf, withoutOuterSlashes } from './trim.ts';
