import { describe, expect, it } from 'vitest';
import { availabilityOf, isAvailability, statesFor } from './availability.ts';

const row = { unavailableForSale: false, discontinued: false, archived: false };

describe('the availability of a variation', () => {
  it('is the reason that weighs most', () => {
    expect(availabilityOf(row)).toBe('sale');
    expect(availabilityOf({ ...row, discontinued: true })).toBe('discontinued');
    expect(availabilityOf({ ...row, discontinued: true, unavailableForSale: true })).toBe('unavailable');
    expect(availabilityOf({ unavailableForSale: true, discontinued: true, archived: true })).toBe('archived');
  });

  it('is set by those of its states alone that differ', () => {
    expect(statesFor('unavailable', row)).toEqual({ unavailableForSale: true });
    expect(statesFor('archived', { ...row, discontinued: true })).toEqual({ archived: true });
    expect(statesFor('sale', { ...row, archived: true })).toEqual({ archived: false });
    const both = { ...row, discontinued: true, unavailableForSale: true };
    expect(statesFor('discontinued', both)).toEqual({ unavailableForSale: false });
    expect(statesFor('sale', both)).toEqual({ unavailableForSale: false, discontinued: false });
  });

  it('is known by its word in the address', () => {
    expect(['sale', 'gone', 'toString'].map(isAvailability)).toEqual([true, false, false]);
  });
});
