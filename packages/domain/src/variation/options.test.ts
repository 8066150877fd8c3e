import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseOption,
  hasNoOptions,
  indexVariations,
  initialVariation,
  optionType,
  optionTypeLabel,
  type Variation,
  type VariationSelection,
  variationAttributeStates,
} from './index.ts';
import { attribute, indexOf, variation } from './testing.ts';

function types(
  variations: Variation[],
  current: VariationSelection,
  display?: VariationSelection[],
): Record<string, string> {
  const states = variationAttributeStates(indexOf(variations, display ? { display } : {}), current);
  return Object.fromEntries(
    states.flatMap((state) => state.options.map((option) => [option.value, option.type])),
  );
}

describe('option types', () => {
  it('follow the stock status [VAR-007, VAR-008, VAR-009, VAR-010]', () => {
    expect(optionType('in-stock')).toBe('type_1');
    expect(optionType('limited-stock')).toBe('type_1');
    expect(optionType('backordered')).toBe('type_2');
    expect(optionType('on-backorder')).toBe('type_2');
    expect(optionType('out-of-stock')).toBe('type_3');
    expect(optionType('unavailable_for_sale')).toBe('type_4');
  });

  it('are unavailable for missing, discontinued and unknown [VAR-012, VAR-013, VAR-014, VAR-015]', () => {
    for (const status of [null, undefined, '', 'discontinued', 'unavailable_for_sale', 'lost', 'toString']) {
      expect(optionType(status), String(status)).toBe('type_4');
    }
  });

  it('are See Other Sellers when others offer what is not to be had here', () => {
    expect(optionType('out-of-stock', true)).toBe('type_5');
    expect(optionType(null, true)).toBe('type_5');
    expect(optionType('in-stock', true)).toBe('type_1');
    expect(optionType('backordered', true)).toBe('type_2');
  });

  it('have labels [VAR-018, VAR-019, VAR-021]', () => {
    expect(optionTypeLabel('type_1')).toBeUndefined();
    expect(optionTypeLabel('type_2')).toBeUndefined();
    expect(optionTypeLabel('type_3')?.code).toBe('variation.sold_out');
    expect(optionTypeLabel('type_4')?.code).toBe('variation.unavailable');
    expect(optionTypeLabel('type_5')?.code).toBe('variation.see_other_sellers');
    expect(optionTypeLabel('type_6')?.code).toBe('variation.see_options');
  });
});

describe('the picker', () => {
  const current = { color: 'red', size: 's' };

  it('types each option by the combination it would make [VAR-006]', () => {
    const variations = [
      variation('red-s'),
      variation('blue-s', 'backordered'),
      variation('green-s', 'out-of-stock'),
      variation('red-m', 'unavailable_for_sale'),
      variation('red-l', null, { otherSellers: true }),
    ];
    expect(types(variations, current)).toEqual({
      red: 'type_1',
      blue: 'type_2',
      green: 'type_3',
      s: 'type_1',
      m: 'type_4',
      l: 'type_5',
    });
  });

  it('disables what is unavailable and marks what is selected [ENT-038]', () => {
    const [, size] = variationAttributeStates(
      indexOf([variation('red-s'), variation('red-m', null)]),
      current,
    );
    expect(size?.options.map(({ value, selected, enabled }) => ({ value, selected, enabled }))).toEqual([
      { value: 's', selected: true, enabled: true },
      { value: 'm', selected: false, enabled: false },
      { value: 'l', selected: false, enabled: false },
    ]);
    expect(size?.options[0]).not.toHaveProperty('hint');
    expect(size?.options[1]?.hint?.code).toBe('variation.unavailable');
  });

  it('says See Options where the later choices must change [VAR-017]', () => {
    const variations = [
      variation('red-s'),
      variation('blue-m'),
      variation('green-s', null),
      variation('green-l'),
    ];
    expect(types(variations, current)).toMatchObject({ blue: 'type_6', green: 'type_6' });
    const soldOutLast = [variation('red-s'), variation('blue-m'), variation('blue-l', null)];
    expect(types(soldOutLast, current)).toMatchObject({ blue: 'type_6' });
  });

  it('is Unavailable where no later choice would help [VAR-010, VAR-012]', () => {
    const variations = [variation('red-s'), variation('blue-m', null), variation('blue-l', null)];
    expect(types(variations, current)).toMatchObject({ blue: 'type_4' });
  });

  it('offers what exists with anything before it while an earlier choice is open [VAR-017]', () => {
    const variations = [variation('red-s'), variation('blue-m', 'out-of-stock')];
    for (const undecided of [{ size: 's' }, { color: '', size: 's' }, { color: '', size: '' }]) {
      expect(types(variations, undecided)).toMatchObject({ s: 'type_6', m: 'type_6', l: 'type_4' });
    }
    const display = variations.map((one) => one.values);
    expect(types(variations, {}, display)).not.toHaveProperty('l');
  });

  it('tells apart combinations that read the same when written together [VAR-006]', () => {
    const attributes = [attribute('a', '1', '11'), attribute('b', '1', '11')];
    const variations = [{ sku: 'x', values: { a: '1', b: '11' }, status: 'in-stock' }];
    const [, second] = variationAttributeStates(indexVariations({ attributes, variations }), {
      a: '11',
      b: '1',
    });
    expect(second?.options.map(({ type }) => type)).toEqual(['type_4', 'type_4']);
  });

  it('disables combinations that do not exist, hides them with a valid display', () => {
    const variations = [variation('red-s'), variation('blue-m'), variation('blue-l')];
    expect(types(variations, current)).toEqual({
      red: 'type_1',
      blue: 'type_6',
      green: 'type_4',
      s: 'type_1',
      m: 'type_4',
      l: 'type_4',
    });
    const display = [
      { color: 'red', size: 's' },
      { color: 'blue', size: 'm' },
    ];
    const drawn = variationAttributeStates(indexOf(variations, { display }), current).map(
      ({ options }) => options,
    );
    expect(drawn.map((options) => options.map(({ value }) => value))).toEqual([['red', 'blue'], ['s']]);
    expect(types(variations, current, display)).toEqual({ red: 'type_1', blue: 'type_6', s: 'type_1' });
    expect(types(variations, { color: 'blue', size: 'm' }, display)).toEqual({
      red: 'type_6',
      blue: 'type_1',
      m: 'type_1',
    });
  });

  it('shows all when the display is empty or names what is not known', () => {
    const known = { color: 'red', size: 's' };
    for (const display of [[], [known, { color: 'pink', size: 's' }], [known, { color: 'red' }]]) {
      expect(Object.keys(types([variation('red-s')], current, display))).toHaveLength(6);
    }
  });

  it('knows when there is nothing to choose [VAR-005]', () => {
    expect(hasNoOptions(variationAttributeStates(indexOf([]), {}))).toBe(true);
    expect(hasNoOptions(variationAttributeStates(indexOf([variation('red-s', null)]), current))).toBe(true);
    expect(hasNoOptions(variationAttributeStates(indexOf([variation('red-s')]), current))).toBe(false);
    const elsewhere = indexOf([variation('red-s', null), variation('blue-m')]);
    expect(hasNoOptions(variationAttributeStates(elsewhere, current))).toBe(false);
  });

  it('lets every available variation be reached from any other by enabled options', () => {
    const sku = fc.constantFrom(
      ...['red', 'blue', 'green'].flatMap((c) => ['s', 'm', 'l'].map((s) => `${c}-${s}`)),
    );
    const status = fc.constantFrom('in-stock', 'backordered', 'out-of-stock', 'unavailable_for_sale', null);
    const some = fc.uniqueArray(fc.tuple(sku, status), {
      selector: ([one]) => one,
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(some, fc.boolean(), (rows, hide) => {
        const variations = rows.map(([one, state]) => variation(one, state));
        const index = indexOf(variations, hide ? { display: variations.map((one) => one.values) } : {});
        const start = initialVariation(index);
        const reached = new Set<string>();
        const queue = start ? [start] : [];
        for (let entry = queue.pop(); entry; entry = queue.pop()) {
          if (reached.has(entry.variation.sku)) continue;
          reached.add(entry.variation.sku);
          const { values } = entry.variation;
          for (const { attribute, options } of variationAttributeStates(index, values)) {
            for (const option of options.filter((one) => one.enabled)) {
              const next = chooseOption(index, values, attribute.id, option.value)?.chosen;
              expect(next?.variation.values[attribute.id]).toBe(option.value);
              if (next) queue.push(next);
            }
          }
        }
        const available = variations.filter((one) => optionType(one.status) !== 'type_4');
        for (const one of available) expect(reached).toContain(one.sku);
      }),
    );
  });
});
