import { describe, expect, it } from 'vitest';
import { freeSkus, SKU_PATTERN, skuByPattern, unknownPlaceholders } from './index.ts';

const red = [
  ['colour', 'Forest Green'],
  ['size', 'XL'],
] as const;

describe('the sku of a variation by a pattern', () => {
  it.each([
    [SKU_PATTERN, 'TEE-FOREST-GREEN-XL'],
    ['{sku}/{size}/{colour}', 'TEE/XL/FOREST-GREEN'],
    ['A{n}', 'A7'],
    ['{none}-{sku}', '{none}-TEE'],
  ])('%s is %s [ADM-114]', (pattern, sku) => {
    expect(skuByPattern(pattern, { sku: 'TEE', values: red, n: 7 })).toBe(sku);
  });

  it('has small letters where that of the product has, and the number for a value without letters', () => {
    const values = [
      ['colour', '赤'],
      ['size', 'Größe 1'],
    ] as const;
    expect(skuByPattern('{sku}-{values}', { sku: 'tee', values, n: 3 })).toBe('tee-3-grosse-1');
    expect(skuByPattern('{sku}-{size}', { sku: '100', values, n: 3 })).toBe('100-grosse-1');
  });

  it('has at most 100 characters', () => {
    expect(skuByPattern('{sku}-{n}', { sku: 'x'.repeat(99), values: [], n: 12 })).toHaveLength(100);
  });

  it('has no half of a character at its end', () => {
    const parts = { sku: 'x'.repeat(99), values: [], n: 12 };
    expect(skuByPattern('{sku}\u{1f600}', parts)).toBe('x'.repeat(99));
  });

  it('names placeholders that stand for nothing, each once', () => {
    expect(unknownPlaceholders('{sku}{color}{color}{n}{size}{values}', ['size'])).toEqual(['color']);
  });
});

it('a taken sku is given the first free ending, within 100 characters', () => {
  expect(freeSkus(['A'], ['B'])).toEqual(['A']);
  expect(freeSkus(['A', 'A-4', 'A', 'A'], ['A', 'A-2'])).toEqual(['A-3', 'A-4', 'A-5', 'A-6']);
  const long = 'x'.repeat(100);
  expect(freeSkus([long, long], [long])).toEqual([`${'x'.repeat(98)}-2`, `${'x'.repeat(98)}-3`]);
  expect(freeSkus([`${'x'.repeat(97)}\u{1f600}`], [`${'x'.repeat(97)}\u{1f600}`])).toEqual([
    `${'x'.repeat(97)}-2`,
  ]);
});
