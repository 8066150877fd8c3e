import { describe, expect, it } from 'vitest';
import { availabilities, availabilityOf, isAvailability, statesFor } from './availability.ts';

const row = { unavailableForSale: false, discontinued: false, archived: false };

describe('the availability of a variation', () => {
  it('says whether it is for sale and whether it is discontinued, and of what is archived no more than that', () => {
    expect(availabilityOf(row)).toBe('sale');
    expect(availabilityOf({ ...row, discontinued: true })).toBe('discontinued');
    expect(availabilityOf({ ...row, discontinued: true, unavailableForSale: true })).toBe('ended');
    expect(availabilityOf({ ...row, unavailableForSale: true })).toBe('unavailable');
    expect(availabilityOf({ unavailableForSale: true, discontinued: true, archived: true })).toBe('archived');
  });

  it('is set by those of its states alone that differ', () => {
    expect(statesFor('unavailable', row)).toEqual({ unavailableForSale: true });
    expect(statesFor('archived', { ...row, discontinued: true })).toEqual({ archived: true });
    expect(statesFor('sale', { ...row, archived: true })).toEqual({ archived: false });
    const both = { ...row, discontinued: true, unavailableForSale: true };
    expect(statesFor('ended', { ...row, unavailableForSale: true })).toEqual({ discontinued: true });
    expect(statesFor('unavailable', both)).toEqual({ discontinued: false });
    expect(statesFor('discontinued', both)).toEqual({ unavailableForSale: false });
    expect(statesFor('sale', both)).toEqual({ unavailableForSale: false, discontinued: false });
  });

  it('is for sale when its words say so, and becomes what they say', () => {
    for (const { value, label } of availabilities) {
      const states = {
        ...row,
        unavailableForSale: true,
        ...statesFor(value, { ...row, unavailableForSale: true }),
      };
      expect(availabilityOf(states)).toBe(value);
      expect(!states.archived && !states.unavailableForSale).toBe(label.startsWith('For sale'));
    }
  });

  it('is known by its word in the address', () => {
    expect(['sale', 'gone', 'toString'].map(isAvailability)).toEqual([true, false, false]);
  });
});
