import { expect, it } from 'vitest';
import { tellTime } from './time.tsx';

const at = '2026-11-30T04:30:00Z';

it.each([
  ['America/New_York', 'Nov 29, 2026, 11:30 PM EST'],
  ['Europe/Berlin', 'Nov 30, 2026, 5:30 AM GMT+1'],
])('a moment is told in the time zone of the shop, %s, by its name [ADM-066]', (timeZone, told) => {
  // Between minutes and the half of the day stands a space that does not break.
  expect(tellTime(at, { timeZone, locale: 'en-US' }, 'minute').replace('\u202f', ' ')).toBe(told);
});

it('a day is told as it is in that time zone [ADM-066]', () => {
  expect(tellTime(at, { timeZone: 'America/New_York', locale: 'en-US' }, 'day')).toBe('Nov 29, 2026');
});
