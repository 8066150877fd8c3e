import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionStates, type ProductOptionRule, type RuledOption } from './index.ts';

const ids = ['a', 'b', 'c', 'd'];
const option = (id: string): RuledOption => ({
  id,
  initialVisibility: 'show',
  values: [{ id: '1', initialVisibility: 'show' }],
});

/** While `when` has a value, `then` is closed. */
const closes = (when: string, then: string): ProductOptionRule => ({
  operator: 'all',
  conditions: [{ option: when, values: ['0'] }],
  actions: [{ option: then, action: 'hide' }],
});

const selected = (...chosen: string[]) => new Map(chosen.map((id) => [id, '1']));
const kept = (rules: readonly ProductOptionRule[], ...chosen: string[]) => [
  ...optionStates(ids.map(option), rules, selected(...chosen)).selection.keys(),
];

describe('rules that act on each other', () => {
  it('run through a chain to its end [OPT-031, OPT-034]', () => {
    const opens = (when: string, then: string): ProductOptionRule => ({
      ...closes(when, then),
      actions: [{ option: then, action: 'show' }],
    });
    const hidden = ids.map((id) => ({ ...option(id), initialVisibility: 'hide' }) as const);
    const chain = [opens('a', 'b'), opens('b', 'c'), opens('c', 'd')];
    const left = (first: RuledOption) =>
      optionStates([first, ...hidden.slice(1)], chain, selected(...ids)).selection.size;
    expect(left(option('a'))).toBe(4);
    expect(left({ ...option('a'), initialVisibility: 'hide' })).toBe(0);
  });

  it('end though they go round in a circle [OPT-031, OPT-034]', () => {
    expect(kept([closes('a', 'b'), closes('b', 'a')], 'a', 'b')).toEqual([]);
    expect(kept([closes('a', 'b'), closes('b', 'a')], 'a')).toEqual(['a']);
    expect(kept([closes('a', 'a')], 'a')).toEqual([]);
  });

  const visibility = fc.constantFrom('show' as const, 'hide' as const, 'enable' as const, 'disable' as const);
  const values = fc.subarray(['0', '1', '2']);
  const options = fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        initialVisibility: visibility,
        values: fc.tuple(visibility, visibility).map(([one, two]) => [
          { id: '1', initialVisibility: one },
          { id: '2', initialVisibility: two },
        ]),
      }),
    ),
  );
  const someOption = fc.constantFrom(...ids, 'gone');
  const action = fc.constantFrom(
    'show' as const,
    'hide' as const,
    'enable' as const,
    'disable' as const,
    'show_value' as const,
    'hide_value' as const,
    'disable_value' as const,
  );
  const rule = fc.record({
    operator: fc.constantFrom('any' as const, 'all' as const),
    conditions: fc.array(
      fc.record({
        option: someOption,
        values,
        operator: fc.constantFrom('selected' as const, 'not_selected' as const),
      }),
      { maxLength: 3 },
    ),
    actions: fc.array(fc.record({ option: someOption, action, values }), { maxLength: 3 }),
  });
  const selection = fc.uniqueArray(fc.tuple(someOption, fc.constantFrom('1', '2')), {
    selector: ([id]) => id,
  });

  it('leave a selection that is open and needs no second look [OPT-031, OPT-032]', () => {
    fc.assert(
      fc.property(options, fc.array(rule, { maxLength: 6 }), selection, (all, rules, chosen) => {
        const given = new Map(chosen);
        const result = optionStates(all, rules, given);
        for (const [id, value] of result.selection) {
          expect(given.get(id)).toBe(value);
          expect(['show', 'enable']).toContain(result.states.get(id)?.visibility);
          expect(['show', 'enable']).toContain(result.states.get(id)?.values.get(value));
        }
        expect(optionStates(all, rules, result.selection)).toEqual(result);
      }),
    );
  });
});
