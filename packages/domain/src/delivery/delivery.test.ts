import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryRule, deliveryEstimate } from './index.ts';

const rule: DeliveryRule = {
  cutoff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  holidays: [],
  handlingDays: [1, 2],
  transitDays: [2, 4],
};
const NEW_YORK = 'America/New_York';

describe('a delivery estimate', () => {
  it('counts working days from the day of the order to sending, and from there to arrival [PDP-020, ENT-063]', () => {
    // A Monday, 10:00 in New York.
    expect(deliveryEstimate(rule, new Date('2026-11-23T15:00Z'), NEW_YORK)).toEqual({
      placed: '2026-11-23',
      ships: ['2026-11-24', '2026-11-25'],
      delivered: ['2026-11-26', '2026-12-01'],
    });
  });

  it('begins a day later once the shop’s own clock is past the hour [PDP-020]', () => {
    const ships = (time: string) => deliveryEstimate(rule, new Date(time), NEW_YORK).ships[0];
    expect([ships('2026-11-23T18:59Z'), ships('2026-11-23T19:00Z')]).toEqual(['2026-11-24', '2026-11-25']);
    // Friday evening begins on Monday.
    expect(ships('2026-11-27T22:00Z')).toBe('2026-12-01');
  });

  it('leaves out days on which nobody works', () => {
    const closed = { ...rule, holidays: ['2026-11-24', '2026-11-26'] };
    expect(deliveryEstimate(closed, new Date('2026-11-23T15:00Z'), NEW_YORK)).toMatchObject({
      ships: ['2026-11-25', '2026-11-27'],
      delivered: ['2026-11-30', '2026-12-03'],
    });
    const daily = { ...rule, workingDays: [], handlingDays: [0, 0], transitDays: [1, 1] } as const;
    expect(deliveryEstimate(daily, new Date('2026-11-28T15:00Z'), NEW_YORK).delivered[0]).toBe('2026-11-29');
  });

  it('is placed on the day it is where the buyer is', () => {
    const now = new Date('2026-11-23T15:00Z');
    expect(deliveryEstimate(rule, now, NEW_YORK, -720).placed).toBe('2026-11-24');
    expect(deliveryEstimate(rule, now, NEW_YORK, 960).placed).toBe('2026-11-22');
  });

  it('never ends for a shop that is always closed', () => {
    const holidays = Array.from({ length: 800 }, (_, at) =>
      new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10),
    );
    const { ships } = deliveryEstimate({ ...rule, holidays }, new Date('2026-11-23T15:00Z'), NEW_YORK);
    expect(ships[0] >= '2026-11-23').toBe(true);
  });

  it('has its steps in order, whatever the rule and wherever the buyer', () => {
    const span = fc.tuple(fc.nat(9), fc.nat(9)).map(([from, more]): [number, number] => [from, from + more]);
    const anyRule = fc.record({
      cutoff: fc.constantFrom('00:00', '12:30', '23:59'),
      workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      holidays: fc.constantFrom([], ['2026-12-25', '2027-01-01']),
      handlingDays: span,
      transitDays: span,
    });
    const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyRule, time, fc.integer({ min: -840, max: 720 }), (given, now, offset) => {
        const { placed, ships, delivered } = deliveryEstimate(given, now, NEW_YORK, offset);
        expect([placed, ships[0], ships[1]]).toEqual([placed, ships[0], ships[1]].toSorted());
        expect([ships[0], delivered[0], delivered[1]]).toEqual(
          [ships[0], delivered[0], delivered[1]].toSorted(),
        );
        expect(ships[1] <= delivered[1]).toBe(true);
      }),
    );
  });
});
