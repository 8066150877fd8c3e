import { describe, expect, it } from 'vitest';
import { rulesOf, rulesSchema, rulesValues } from './rules-values.ts';

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
      const typed = { ...rulesValues(rules, where), backorderShipDate: '2026-03-01' };
      const read = rulesOf(typed, where);
      expect(rulesValues(read, where)).toEqual(typed);
      expect(read).toMatchObject({ lowStockThreshold: 1000, allowBackorders: true });
    },
  );

  it('have no day where none is set', () => {
    const where = { locale: 'en', timeZone: 'UTC' };
    const typed = rulesValues({ ...rules, backorderShipDate: null }, where);
    expect(typed.backorderShipDate).toBe('');
    expect(rulesOf(typed, where).backorderShipDate).toBeNull();
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
