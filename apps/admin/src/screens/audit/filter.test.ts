import { describe, expect, it } from 'vitest';
import { askedBy, csvAddress } from './filter.ts';

describe('what the audit log is asked for', () => {
  it('is nothing where no filter is set', () => {
    expect(askedBy({})).toEqual({});
    expect(csvAddress('harbor', {})).toBe('/api/v1/shops/harbor/audit-entries.csv');
  });

  it('is the same for the list and for the CSV [ADM-019]', () => {
    const filters = {
      person: ['p'],
      verb: ['role.assign'],
      entity: ['role'],
      entityId: ['a b&c'],
      days: ['2026-01-01..2026-01-31'],
    };
    const asked = askedBy(filters);
    expect(asked).toEqual({
      person: 'p',
      verb: 'role.assign',
      entity: 'role',
      entityId: 'a b&c',
      from: '2026-01-01',
      to: '2026-01-31',
    });
    const { searchParams } = new URL(csvAddress('harbor', filters), 'https://admin.example');
    expect(Object.fromEntries(searchParams)).toEqual(asked);
  });
});
