import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { name: 'Mugs', look: { color: 'red', size: 'm' }, items: [1, 2] };

describe('merging what two people want of one record', () => {
  it('takes both where they changed different fields, also within an object', () => {
    const current = { ...base, name: 'Cups', look: { color: 'red', size: 'l' } };
    const merged = mergeFields(base, current, { name: 'Mugs', look: { color: 'blue', size: 'm' } });
    expect(merged).toEqual({ fields: { name: 'Cups', look: { color: 'blue', size: 'l' } }, conflicts: [] });
  });

  it('names each field that both changed to different values, and none that they changed alike', () => {
    const current = { ...base, name: 'Cups', look: { color: 'green', size: 'l' }, items: [3] };
    const wanted = { name: 'Bowls', look: { color: 'blue', size: 'l' }, items: [2, 1] };
    expect(mergeFields(base, current, wanted).conflicts).toEqual(['name', 'look.color', 'items']);
  });

  it('keeps what one took away from an object and what the other added to it', () => {
    const current = { look: { color: 'red', size: 'm', weight: 3 } };
    const { fields, conflicts } = mergeFields(base, current, { look: { size: 'm' } });
    expect([fields, conflicts]).toEqual([{ look: { size: 'm', weight: 3 } }, []]);
  });

  it('leaves alone what nobody named', () => {
    expect(mergeFields(base, { ...base, name: 'Cups' }, { items: [9] }).fields).toEqual({ items: [9] });
  });
});

const record = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y'), fc.integer({ min: 0, max: 3 })),
  ),
);

it('gives what is wanted where nobody else changed anything', () => {
  fc.assert(
    fc.property(record, record, (before, wanted) => {
      expect(mergeFields(before, before, wanted)).toEqual({ fields: wanted, conflicts: [] });
    }),
  );
});

it('gives what is there to whoever changed nothing', () => {
  fc.assert(
    fc.property(record, record, (before, current) => {
      const { fields, conflicts } = mergeFields(before, current, before);
      expect(conflicts).toEqual([]);
      expect(fields).toEqual(Object.fromEntries(Object.keys(before).map((name) => [name, current[name]])));
    }),
  );
});
