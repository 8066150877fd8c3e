import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOption, indexVariations, initialVariation, type Variation } from './index.ts';
import { attribute, indexOf, variation } from './testing.ts';

describe('the initial variation', () => {
  const index = indexOf([variation('red-s'), variation('red-m'), variation('blue-s'), variation('blue-m')], {
    defaultSku: 'red-m',
  });
  const skuFor = (request: { sku?: string; searchKeyword?: string }) =>
    initialVariation(index, request)?.variation.sku;

  it('is that of /pv/{sku} before anything else [VAR-022, VAR-033]', () => {
    expect(skuFor({ sku: 'blue-m', searchKeyword: 'blue-s' })).toBe('blue-m');
    expect(skuFor({ sku: 'BLUE-M' })).toBe('blue-m');
  });

  it('is else the one whose sku was searched for [VAR-023]', () => {
    expect(skuFor({ searchKeyword: 'blue-s' })).toBe('blue-s');
    expect(skuFor({ sku: 'gone', searchKeyword: ' Blue-S ' })).toBe('blue-s');
  });

  it('is that with the very sku where skus differ in case alone [VAR-022, VAR-033]', () => {
    const alike = indexOf([variation('red-s'), variation('red-m', 'in-stock', { sku: 'RED-S' })]);
    for (const sku of ['red-s', 'RED-S']) {
      expect(initialVariation(alike, { sku })?.variation.sku).toBe(sku);
    }
    expect(initialVariation(alike, { sku: 'Red-S' })?.variation.sku).toBe('red-s');
  });

  it('is that of /pv/{sku} though another with the same options is easier to have [VAR-022]', () => {
    const twins = [variation('red-s'), variation('red-s', 'out-of-stock', { sku: 'twin' })];
    expect(initialVariation(indexOf(twins), { sku: 'twin' })?.variation.sku).toBe('twin');
  });

  it('is else the default [VAR-024]', () => {
    expect(skuFor({})).toBe('red-m');
    expect(skuFor({ sku: 'gone', searchKeyword: 'lamp' })).toBe('red-m');
  });

  it('is else chosen by score, the first among equals [VAR-025, VAR-027, VAR-028, VAR-029]', () => {
    const pick = (...variations: Variation[]) => initialVariation(indexOf(variations))?.variation.sku;
    expect(pick(variation('red-s', 'out-of-stock'), variation('red-m', 'backordered'))).toBe('red-m');
    expect(pick(variation('red-s', 'backordered'), variation('red-m', 'in-stock'))).toBe('red-m');
    expect(pick(variation('red-s'), variation('red-m'))).toBe('red-s');
    expect(pick()).toBeUndefined();
  });

  it('gives way to the nearest available one when it is unavailable [VAR-030]', () => {
    const gone = [variation('red-s'), variation('blue-s'), variation('blue-m', 'unavailable_for_sale')];
    expect(initialVariation(indexOf(gone), { sku: 'blue-m' })?.variation.sku).toBe('blue-s');
    expect(initialVariation(indexOf(gone, { defaultSku: 'blue-m' }))?.variation.sku).toBe('blue-s');
    const sized = [variation('red-s'), variation('red-m'), variation('blue-m', 'unavailable_for_sale')];
    expect(initialVariation(indexOf(sized), { sku: 'blue-m' })?.variation.sku).toBe('red-m');
  });

  it('is never unavailable while another is available [VAR-029]', () => {
    const index = indexOf([variation('red-s', null), variation('blue-m', 'out-of-stock')]);
    expect(initialVariation(index, { sku: 'red-s' })?.variation.sku).toBe('blue-m');
    expect(initialVariation(indexOf([variation('red-s', null)]), {})?.variation.sku).toBe('red-s');
  });
});

describe('choosing an option', () => {
  it('keeps the other choices when the combination exists [VAR-004]', () => {
    const index = indexOf([variation('red-s'), variation('blue-s', 'out-of-stock'), variation('blue-m')]);
    const choice = chooseOption(index, { color: 'red', size: 's' }, 'color', 'blue');
    expect(choice?.chosen.variation.sku).toBe('blue-s');
    expect(choice).toMatchObject({ othersChanged: false, opensSellers: false });
  });

  it('moves the others along when it does not, and says so [VAR-004, VAR-030]', () => {
    const index = indexOf([variation('red-s'), variation('blue-m', 'backordered'), variation('blue-l')]);
    const choice = chooseOption(index, { color: 'red', size: 's' }, 'color', 'blue');
    expect(choice?.chosen.variation.sku).toBe('blue-l');
    expect(choice?.othersChanged).toBe(true);
  });

  it('scores 3 for each other match, 2 in stock, 1 backordered [VAR-026, VAR-027, VAR-028, CONST-051]', () => {
    const attributes = [attribute('a', '1', '2'), attribute('b', '1', '2'), attribute('c', '1', '2')];
    const make = (a: string, b: string, c: string, status: string): Variation => {
      return { sku: a + b + c, values: { a, b, c }, status };
    };
    const pick = (...variations: Variation[]) => {
      const index = indexVariations({ attributes, variations });
      return chooseOption(index, { a: '1', b: '1', c: '1' }, 'a', '2')?.chosen.variation.sku;
    };
    // 3 + 0 beats 0 + 2; 3 + 1 beats 3 + 0; 3 + 2 beats 3 + 1.
    expect(pick(make('2', '2', '2', 'in-stock'), make('2', '1', '2', 'out-of-stock'))).toBe('212');
    expect(pick(make('2', '1', '2', 'out-of-stock'), make('2', '2', '1', 'backordered'))).toBe('221');
    expect(pick(make('2', '1', '2', 'backordered'), make('2', '2', '1', 'in-stock'))).toBe('221');
    expect(pick(make('2', '1', '2', 'in-stock'), make('2', '2', '1', 'in-stock'))).toBe('212');
  });

  it('leaves an unavailable combination for the best other one with the option [VAR-030]', () => {
    const index = indexOf([variation('red-s'), variation('blue-s', 'discontinued'), variation('blue-m')]);
    expect(chooseOption(index, { color: 'red', size: 's' }, 'color', 'blue')?.chosen.variation.sku).toBe(
      'blue-m',
    );
  });

  it('opens the list of sellers for what others offer', () => {
    const elsewhere = variation('blue-s', null, { otherSellers: true });
    const index = indexOf([variation('red-s'), elsewhere]);
    const choice = chooseOption(index, { color: 'red', size: 's' }, 'color', 'blue');
    expect(choice).toMatchObject({ opensSellers: true, chosen: { variation: { sku: 'blue-s' } } });
  });

  it('has no answer for options and variants that do not exist', () => {
    const index = indexOf([variation('red-s')]);
    expect(chooseOption(index, { color: 'red', size: 's' }, 'color', 'pink')).toBeUndefined();
    expect(chooseOption(index, { color: 'red', size: 's' }, 'shape', 'red')).toBeUndefined();
  });
});

describe('2,048 variations', () => {
  const sizes = Array.from({ length: 16 }, (_, size) => `${size}`);
  const attributes = [
    attribute('a', ...sizes),
    attribute('b', ...sizes),
    attribute('c', ...sizes.slice(0, 8)),
  ];
  const statuses = ['in-stock', 'backordered', 'out-of-stock', 'unavailable_for_sale'];
  const variations = sizes.flatMap((a) =>
    sizes.flatMap((b) =>
      sizes.slice(0, 8).map((c, index): Variation => {
        const sku = `${a}.${b}.${c}`;
        const status = statuses[(Number(a) * 7 + Number(b) * 3 + index) % 4] ?? null;
        return { sku, values: { a, b, c }, status };
      }),
    ),
  );
  const index = indexVariations({ attributes, variations });

  it('are answered as by looking at each of them [VAR-026, VAR-029]', () => {
    expect(variations).toHaveLength(2048);
    const value = fc.constantFrom(...sizes);
    const scoreOf = (one: Variation, current: Record<string, string>, chosen: string) => {
      const matches = Object.entries(one.values).filter(
        ([id, own]) => id !== chosen && current[id] === own,
      ).length;
      const points = { 'in-stock': 2, backordered: 1, unavailable_for_sale: -1e6 }[one.status ?? ''] ?? 0;
      return matches * 3 + points;
    };
    fc.assert(
      fc.property(value, value, value, fc.constantFrom('a', 'b', 'c'), value, (a, b, c, id, wanted) => {
        const current = { a, b, c };
        const choice = chooseOption(index, current, id, wanted);
        const candidates = variations.filter((one) => one.values[id] === wanted);
        const exact = candidates.find((one) =>
          Object.entries({ ...current, [id]: wanted }).every(([key, own]) => one.values[key] === own),
        );
        if (exact && exact.status !== 'unavailable_for_sale') {
          expect(choice?.chosen.variation).toBe(exact);
          return;
        }
        const best = Math.max(...candidates.map((one) => scoreOf(one, current, id)));
        const first = candidates.find((one) => scoreOf(one, current, id) === best);
        expect(choice?.chosen.variation).toBe(first);
      }),
    );
  });
});
