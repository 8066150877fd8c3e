import { describe, expect, it } from 'vitest';
import { dayFaults, isDay, lastDays, readDays, tellDay, writeDays } from './days.ts';

describe('a span of days', () => {
  it.each(['2026-01-01..2026-01-31', '2026-01-01..', '..2026-01-31'])(
    'stands in the address as %s [ADM-050]',
    (text) => {
      expect(writeDays(readDays(text))).toBe(text);
    },
  );

  it.each([undefined, '', '..', 'x..y', '2026-02-30..2026-13-01'])(
    'is open where the address says %o',
    (text) => {
      expect(writeDays(readDays(text))).toBeUndefined();
    },
  );

  it('knows which days there are [ADM-066]', () => {
    expect(['2024-02-29', '2026-02-28'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-00-01', '2026-1-1', '26-01-01', ''].some(isDay)).toBe(false);
  });

  it('that is typed is told of what is wrong by its end: no such day, or one before it begins [ADM-066]', () => {
    const [open, none] = [
      { day: undefined, bad: false },
      { day: undefined, bad: true },
    ];
    const [first, last] = [
      { day: '2026-03-01', bad: false },
      { day: '2026-03-02', bad: false },
    ];
    expect(dayFaults(last, first)).toEqual({ to: 'backwards' });
    expect(dayFaults(none, last)).toEqual({ from: 'noSuchDay' });
    expect(dayFaults(last, none)).toEqual({ to: 'noSuchDay' });
    for (const [from, to] of [
      [first, last],
      [first, first],
      [open, first],
      [last, open],
    ] as const) {
      expect(dayFaults(from, to)).toEqual({});
    }
  });

  it('ends with the day that it is in the time zone of the shop', () => {
    const now = new Date('2026-03-01T03:30:00Z');
    expect(lastDays(1, 'America/New_York', now)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(lastDays(7, 'Asia/Tokyo', now)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  });

  it('tells a day as it stands in the calendar', () => {
    expect(tellDay('2026-03-01', 'en')).toBe('Mar 1, 2026');
  });
});
