import { describe, expect, it } from 'vitest';
import { type OptionVisibility, optionStates, type ProductOptionRule, type RuledOption } from './index.ts';

const option = (id: string, initialVisibility: OptionVisibility = 'show'): RuledOption => ({
  id,
  initialVisibility,
  values: [
    { id: 'a', initialVisibility: 'show' },
    { id: 'b', initialVisibility: 'show' },
  ],
});

/** When `stamp` is `a`, do `action` to `text`. */
const rule = (
  action: ProductOptionRule['actions'][number]['action'],
  over: Partial<ProductOptionRule> = {},
  values?: readonly string[],
): ProductOptionRule => ({
  operator: 'all',
  conditions: [{ option: 'stamp', values: ['a'] }],
  actions: [{ option: 'text', action, values }],
  ...over,
});

function textUnder(
  selected: Readonly<Record<string, string>>,
  rules: readonly ProductOptionRule[],
  initial?: OptionVisibility,
) {
  const options = [option('stamp'), option('text', initial), option('wrap')];
  const { states, selection } = optionStates(options, rules, new Map(Object.entries(selected)));
  return { ...states.get('text'), kept: Object.fromEntries(selection) };
}

describe('option rules', () => {
  it.each(['show', 'hide', 'enable', 'disable'] as const)(
    '%s does so while the rule is met, and no longer [OPT-020, OPT-021, OPT-022, OPT-029, OPT-030]',
    (action) => {
      const initial = action === 'show' || action === 'enable' ? 'hide' : 'show';
      expect(textUnder({ stamp: 'a' }, [rule(action)], initial).visibility).toBe(action);
      expect(textUnder({ stamp: 'b' }, [rule(action)], initial).visibility).toBe(initial);
      expect(textUnder({}, [rule(action)], initial).visibility).toBe(initial);
    },
  );

  it('every rule that is met does all that it says [OPT-029]', () => {
    const both = rule('disable', {
      actions: [
        { option: 'text', action: 'disable' },
        { option: 'wrap', action: 'hide_value', values: ['a', 'b'] },
      ],
    });
    const options = [option('stamp'), option('text'), option('wrap'), option('ink')];
    const second = rule('hide', { actions: [{ option: 'ink', action: 'hide' }] });
    const never = rule('hide', { conditions: [{ option: 'stamp', values: ['b'] }] });
    const { states } = optionStates(options, [never, both, second], new Map([['stamp', 'a']]));
    expect(['text', 'wrap', 'ink'].map((id) => states.get(id)?.visibility)).toEqual([
      'disable',
      'show',
      'hide',
    ]);
    expect([...(states.get('wrap')?.values.values() ?? [])]).toEqual(['hide', 'hide']);
  });

  it.each([
    ['hide_value', 'hide'],
    ['disable_value', 'disable'],
    ['show_value', 'show'],
  ] as const)('%s acts on single values [OPT-020, OPT-023]', (action, visibility) => {
    const { values } = textUnder({ stamp: 'a' }, [rule('hide_value', {}, ['b']), rule(action, {}, ['b'])]);
    expect([values?.get('a'), values?.get('b')]).toEqual(['show', visibility]);
  });

  it('any needs one condition, all needs every one [OPT-024, OPT-025]', () => {
    const conditions = [
      { option: 'stamp', values: ['a'] },
      { option: 'wrap', values: ['b'] },
    ];
    const hiddenBy = (operator: 'any' | 'all', selected: Record<string, string>) =>
      textUnder(selected, [rule('hide', { operator, conditions })]).visibility === 'hide';
    expect([hiddenBy('any', { wrap: 'b' }), hiddenBy('any', { wrap: 'a' })]).toEqual([true, false]);
    expect([hiddenBy('all', { wrap: 'b' }), hiddenBy('all', { stamp: 'a', wrap: 'b' })]).toEqual([
      false,
      true,
    ]);
    expect(textUnder({}, [rule('hide', { conditions: [] })]).visibility).toBe('show');
  });

  it('a condition holds for any of its values, for anything at all, or for their opposite [OPT-026, OPT-027, OPT-028]', () => {
    const hidden = (condition: ProductOptionRule['conditions'][number], selected: Record<string, string>) =>
      textUnder(selected, [rule('hide', { conditions: [condition] })]).visibility === 'hide';
    const either = { option: 'stamp', values: ['a', 'b'] };
    expect([
      hidden(either, { stamp: 'a' }),
      hidden(either, { stamp: 'b' }),
      hidden(either, {}),
      hidden({ option: 'stamp', values: ['a'] }, { stamp: 'b' }),
    ]).toEqual([true, true, false, false]);
    expect(hidden({ option: 'stamp', values: ['0'] }, { stamp: 'b' })).toBe(true);
    expect(hidden({ option: 'stamp', values: ['0'] }, {})).toBe(false);
    const nothing = { option: 'stamp', values: ['0'], operator: 'not_selected' } as const;
    expect([hidden(nothing, {}), hidden(nothing, { stamp: 'b' })]).toEqual([true, false]);
    const opposite = { option: 'stamp', values: ['a'], operator: 'not_selected' } as const;
    expect([
      hidden(opposite, { stamp: 'a' }),
      hidden(opposite, { stamp: 'b' }),
      hidden(opposite, {}),
    ]).toEqual([false, true, true]);
  });

  it.each(['hide', 'disable'] as const)(
    'what has come under %s loses its selection, and with it what hung on that [OPT-031, OPT-032, OPT-034]',
    (action) => {
      const shown = rule('show', {
        conditions: [{ option: 'text', values: ['a'] }],
        actions: [{ option: 'wrap', action: 'show' }],
      });
      const options = [option('stamp'), option('text'), option('wrap', 'hide')];
      const selected = new Map([
        ['stamp', 'a'],
        ['text', 'a'],
        ['wrap', 'a'],
      ]);
      const kept = (rules: readonly ProductOptionRule[]) => [
        ...optionStates(options, rules, selected).selection.keys(),
      ];
      expect(kept([shown])).toEqual(['stamp', 'text', 'wrap']);
      expect(kept([shown, rule(action)])).toEqual(['stamp']);
    },
  );

  it('a value that was closed loses its selection [OPT-023, OPT-031]', () => {
    expect(textUnder({ stamp: 'a', text: 'b' }, [rule('disable_value', {}, ['b'])]).kept).toEqual({
      stamp: 'a',
    });
  });

  it('what a rule enables or shows keeps its selection [OPT-021, OPT-022, OPT-029]', () => {
    for (const action of ['enable', 'show'] as const) {
      expect(textUnder({ stamp: 'a', text: 'b' }, [rule(action)], 'disable').kept).toEqual({
        stamp: 'a',
        text: 'b',
      });
      expect(textUnder({ stamp: 'b', text: 'b' }, [rule(action)], 'disable').kept).toEqual({ stamp: 'b' });
    }
  });

  it('an action on values that names none changes none', () => {
    const { values } = textUnder({ stamp: 'a' }, [rule('hide_value')]);
    expect([...(values ?? [])]).toEqual([
      ['a', 'show'],
      ['b', 'show'],
    ]);
  });

  it('a rule that refers to nothing does nothing, and the others go on', () => {
    const nowhere = rule('hide', { actions: [{ option: 'gone', action: 'hide' }] });
    const never = rule('disable', { conditions: [{ option: 'gone', values: ['a'] }] });
    const { states, selection } = optionStates(
      [option('stamp'), option('text')],
      [nowhere, never, rule('hide')],
      new Map([['stamp', 'a']]),
    );
    expect([...states.keys()]).toEqual(['stamp', 'text']);
    expect(states.get('text')?.visibility).toBe('hide');
    expect([...selection]).toEqual([['stamp', 'a']]);
  });

  it('a selection of what the product does not have is dropped, and no rule hangs on it', () => {
    const hangs = rule('hide', { conditions: [{ option: 'gone', values: ['a'] }] });
    const { visibility, kept } = textUnder({ gone: 'a', wrap: 'b' }, [hangs]);
    expect(visibility).toBe('show');
    expect(kept).toEqual({ wrap: 'b' });
  });

  it('keeps typed texts, which are no values of a list', () => {
    expect(textUnder({ text: 'Ada' }, []).kept).toEqual({ text: 'Ada' });
  });
});
