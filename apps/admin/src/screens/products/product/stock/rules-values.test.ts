import { describe, expect, it } from 'vitest';
import { changedRules, rulesSchema, rulesValues } from './rules-values.ts';

const rules = {
  allowBackorders: true,
  backorderMessage: 'Made to order',
  backorderShipDate: '2026-03-01T00:00:00.000Z',
  lowStockThreshold: 1000,
  lowStockAlertMessage: '',
};

describe('the rules of a stock that are typed', () => {
  it.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'])(
    'have the day that it is in the time zone of the shop: %s [ADM-066]',
    (timeZone) => {
      const where = { locale: 'en', timeZone };
      const before = rulesValues({ ...rules, backorderShipDate: null, lowStockThreshold: 2 }, where);
      const typed = { ...before, backorderShipDate: '2026-03-01', lowStockThreshold: '1,000' };
      const read = changedRules(before, typed, where);
      expect(rulesValues({ ...rules, ...read }, where)).toEqual({ ...typed, lowStockThreshold: '1000' });
    },
  );

  it('have no day where none is set', () => {
    const where = { locale: 'en', timeZone: 'UTC' };
    const typed = rulesValues({ ...rules, backorderShipDate: null }, where);
    expect(typed.backorderShipDate).toBe('');
    expect(changedRules(rulesValues(rules, where), typed, where)).toEqual({ backorderShipDate: null });
  });

  it('are sent as far as they were changed: the others are whatever somebody else has made of them since', () => {
    const where = { locale: 'en', timeZone: 'UTC' };
    const before = rulesValues(rules, where);
    expect(changedRules(before, { ...before, lowStockThreshold: '3' }, where)).toEqual({
      lowStockThreshold: 3,
    });
    expect(changedRules(before, before, where)).toEqual({});
  });

  it('keep no day that does not exist once backorders are ended: its field is gone', () => {
    const where = { locale: 'en', timeZone: 'UTC' };
    const before = rulesValues(rules, where);
    const typed = { ...before, allowBackorders: false, backorderShipDate: '2026-02-30' };
    expect(rulesSchema(where).safeParse(typed).success).toBe(true);
    expect(changedRules(before, typed, where)).toEqual({ allowBackorders: false, backorderShipDate: null });
  });

  it('are refused beside their field: a day that does not exist, a part of a piece [ADM-066]', () => {
    const where = { locale: 'en', timeZone: 'UTC' };
    const typed = {
      ...rulesValues(rules, where),
      backorderShipDate: '2026-02-30',
      lowStockThreshold: '1.5',
      backorderMessage: 'm'.repeat(501),
    };
    const issues = rulesSchema(where).safeParse(typed).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
      backorderShipDate: 'There is no such day.',
      lowStockThreshold: 'Enter a whole number.',
      backorderMessage: 'Use 500 characters at most.',
    });
  });
});
