import { describe, expect, it } from 'vitest';
import {
  defaultSelection,
  type ShownOption,
  type ShownValue,
  selectOption,
  sentSelection,
} from './choices.ts';

const value = (id: string, over: Partial<ShownValue> = {}): ShownValue => ({
  id,
  label: id,
  additionalFee: 0,
  isDefault: false,
  initialVisibility: 'show',
  ...over,
});

const option = (id: string, over: Partial<ShownOption> = {}): ShownOption => ({
  id,
  label: id,
  optionType: 'radio',
  isRequired: false,
  additionalFee: 0,
  initialVisibility: 'show',
  values: [value('a', { isDefault: true }), value('b', { additionalFee: 1200 })],
  ...over,
});

const foil = option('foil', {
  initialVisibility: 'hide',
  values: [value('gold', { isDefault: true }), value('silver')],
});
/** Foil is asked for once the stamp is `b`. */
const choices = {
  options: [option('stamp'), foil],
  rules: [
    {
      operator: 'all',
      conditions: [{ option: 'stamp', values: ['b'] }],
      actions: [{ option: 'foil', action: 'show' }],
    },
  ],
} as const;

const chosen = (selection: ReadonlyMap<string, string>) => Object.fromEntries(selection);

describe('the choices of a product', () => {
  it('begin with defaults that can be seen and used [OPT-006]', () => {
    expect(chosen(defaultSelection(choices))).toEqual({ stamp: 'a' });
    const closed = option('closed', {
      values: [value('a', { isDefault: true, initialVisibility: 'disable' })],
    });
    expect(chosen(defaultSelection({ ...choices, options: [closed] }))).toEqual({});
    for (const initialVisibility of ['show', 'enable', 'hide', 'disable'] as const) {
      const whole = option('whole', { initialVisibility });
      const single = option('single', { values: [value('a', { isDefault: true, initialVisibility })] });
      const isOpen = initialVisibility === 'show' || initialVisibility === 'enable';
      expect(chosen(defaultSelection({ options: [whole, single], rules: [] })), initialVisibility).toEqual(
        isOpen ? { whole: 'a', single: 'a' } : {},
      );
    }
  });

  it('take no notice of a default that cannot be seen [OPT-006]', () => {
    const unseen = option('unseen', { initialVisibility: 'hide' });
    const rule = {
      operator: 'all',
      conditions: [{ option: 'unseen', values: ['a'] }],
      actions: [{ option: 'stamp', action: 'hide' }],
    } as const;
    expect(chosen(defaultSelection({ options: [unseen, option('stamp')], rules: [rule] }))).toEqual({
      stamp: 'a',
    });
  });

  it('open other options with their default, and close them again [OPT-006, OPT-031, OPT-034]', () => {
    const opened = selectOption(choices, defaultSelection(choices), 'stamp', 'b');
    expect(chosen(opened)).toEqual({ stamp: 'b', foil: 'gold' });
    expect(chosen(selectOption(choices, opened, 'foil', 'silver'))).toEqual({ stamp: 'b', foil: 'silver' });
    expect(chosen(selectOption(choices, opened, 'stamp', 'a'))).toEqual({ stamp: 'a' });
  });

  it('sent whole keep what the rules leave open, and nothing that they hide [OPT-017, OPT-031, OPT-034]', () => {
    const sent = (selection: Record<string, string>) =>
      chosen(sentSelection(choices, new Map(Object.entries(selection))));
    expect(sent({ stamp: 'a', foil: 'silver' })).toEqual({ stamp: 'a' });
    expect(sent({ stamp: 'b' })).toEqual({ stamp: 'b', foil: 'gold' });
    expect(sent({ stamp: 'b', foil: 'silver' })).toEqual({ stamp: 'b', foil: 'silver' });
    expect(sent({})).toEqual({});
  });

  it('can be taken back without a default coming in their place', () => {
    expect(chosen(selectOption(choices, defaultSelection(choices), 'stamp', ''))).toEqual({});
  });
});
