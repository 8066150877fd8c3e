import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  endOfDay,
  formatDate,
  formatDay,
  formatNearDay,
  formatPhone,
  startOfDay,
} from './index.ts';

describe('dates', () => {
  it('read MMM DD YYYY [SHELL-022, CONST-046]', () => {
    expect(formatDate(new Date('2027-01-05T12:00:00Z'))).toBe('Jan 05 2027');
    expect(formatDate(new Date('2026-12-31T23:59:59Z'))).toBe('Dec 31 2026');
    expect(formatDay('2026-09-09')).toBe('Sep 09 2026');
  });

  it('that are near have a weekday and no year', () => {
    expect(['2026-11-25', '2026-12-01'].map(formatNearDay)).toEqual(['Wed, Nov 25', 'Tue, Dec 1']);
  });

  it('are the day in the time zone asked for', () => {
    const time = new Date('2027-01-01T03:00:00Z');
    expect(formatDate(time, 'America/New_York')).toBe('Dec 31 2026');
    expect(formatDate(time, 'Asia/Tokyo')).toBe('Jan 01 2027');
    expect(calendarDay(time, 'America/New_York')).toBe('2026-12-31');
    expect(() => formatDate(time, 'Nowhere/Land')).toThrow(RangeError);
  });

  it.each([
    ['UTC', '2026-03-08', '2026-03-08T00:00:00Z', '2026-03-09T00:00:00Z'],
    // Clocks change within it: it has 23 hours.
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['Asia/Kathmandu', '2026-03-08', '2026-03-07T18:15:00Z', '2026-03-08T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-03-08', '2026-03-07T10:00:00Z', '2026-03-08T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-08', '2026-03-08T11:00:00Z', '2026-03-09T11:00:00Z'],
    // Its first hour is left out.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
    ['+05:30', '2026-03-08', '2026-03-07T18:30:00Z', '2026-03-08T18:30:00Z'],
  ])('in %s begin and end where they do there: %s', (zone, day, start, end) => {
    expect(startOfDay(day, zone)).toEqual(new Date(start));
    expect(endOfDay(day, zone)).toEqual(new Date(end));
  });

  it('agree with the UTC day of the clock', () => {
    const time = fc.date({ min: new Date('1970-01-01'), max: new Date('2400-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(time, (date) => {
        expect(calendarDay(date)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('phone numbers', () => {
  const shown = (raw: string) => formatPhone(raw, 'US');

  it('lose every non-digit and one leading 1 [SHELL-019]', () => {
    expect(shown('+1 610.555.0123')).toBe('(610) 555-0123');
    expect(shown('11105550123')).toBe('(110) 555-0123');
    expect(shown('tel: (610) 555 0123')).toBe('(610) 555-0123');
  });

  it('keep at most ten digits [SHELL-020, CONST-055]', () => {
    expect(shown('610555012399')).toBe('(610) 555-0123');
  });

  it('have the shape (xxx) xxx-xxxx [SHELL-021]', () => {
    const tenDigits = fc.stringMatching(/^[02-9]\d{9}$/);
    fc.assert(
      fc.property(tenDigits, (digits) => {
        expect(shown(digits)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(shown(digits).replace(/\D/g, '')).toBe(digits);
      }),
    );
  });

  it('show what there is of a short number', () => {
    expect(shown('610555')).toBe('(610) 555');
    expect(shown('61')).toBe('61');
    expect(shown('none')).toBe('');
  });

  it('of other countries stay as they were written', () => {
    expect(formatPhone('01 679 1234', 'IE')).toBe('01 679 1234');
    expect(shown('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  });
});
