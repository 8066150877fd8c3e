import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, formatBytes, formatDate, formatDay, formatPhone } from './index.ts';

describe('dates', () => {
  it('read MMM DD YYYY [SHELL-022, CONST-046]', () => {
    expect(formatDate(new Date('2027-01-05T12:00:00Z'))).toBe('Jan 05 2027');
    expect(formatDate(new Date('2026-12-31T23:59:59Z'))).toBe('Dec 31 2026');
    expect(formatDay('2026-09-09')).toBe('Sep 09 2026');
  });

  it('are the day in the time zone asked for', () => {
    const time = new Date('2027-01-01T03:00:00Z');
    expect(formatDate(time, 'America/New_York')).toBe('Dec 31 2026');
    expect(formatDate(time, 'Asia/Tokyo')).toBe('Jan 01 2027');
    expect(calendarDay(time, 'America/New_York')).toBe('2026-12-31');
    expect(() => formatDate(time, 'Nowhere/Land')).toThrow(RangeError);
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
  it('lose every non-digit and one leading 1 [SHELL-019]', () => {
    expect(formatPhone('+1 610.555.0123')).toBe('(610) 555-0123');
    expect(formatPhone('11105550123')).toBe('(110) 555-0123');
    expect(formatPhone('tel: (610) 555 0123')).toBe('(610) 555-0123');
  });

  it('keep at most ten digits [SHELL-020, CONST-055]', () => {
    expect(formatPhone('610555012399')).toBe('(610) 555-0123');
  });

  it('have the shape (xxx) xxx-xxxx [SHELL-021]', () => {
    const tenDigits = fc.stringMatching(/^[02-9]\d{9}$/);
    fc.assert(
      fc.property(tenDigits, (digits) => {
        const shown = formatPhone(digits);
        expect(shown).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
        expect(shown.replace(/\D/g, '')).toBe(digits);
      }),
    );
  });

  it('show what there is of a short number', () => {
    expect(formatPhone('610555')).toBe('(610) 555');
    expect(formatPhone('61')).toBe('61');
    expect(formatPhone('none')).toBe('');
  });
});

describe('file sizes', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_048_575, '1 MB'],
    [10_485_760, '10 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 4, '1 TB'],
    [1024 ** 5, '1024 TB'],
    [-1, '0 Bytes'],
  ])('%d bytes are %s [SHELL-023, CONST-045]', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
