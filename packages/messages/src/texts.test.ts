import { messageCatalogue, programCatalogue } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { ruleTexts } from './en/rules.ts';
import { t, tError } from './t.ts';
import { fill, plural, texts } from './texts.ts';

describe('texts', () => {
  const group = texts({ plain: 'Cart', items: '{n} items', one: '1 item' });

  it('fills in parameters', () => {
    expect(group.plain()).toBe('Cart');
    expect(group.items({ n: 3 })).toBe('3 items');
  });

  it('leaves a name without a value, so that the mistake shows', () => {
    expect(fill('{n} of {total}', { n: 1 })).toBe('1 of {total}');
  });

  it('does not fill what a value brings along', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&');
  });

  it('chooses singular and plural', () => {
    expect(plural(1, group.one, group.items)).toBe('1 item');
    expect(plural(0, group.one, group.items)).toBe('0 items');
  });

  it('tells numbers of things in groups of digits', () => {
    expect(plural(2048, group.one, group.items)).toBe('2,048 items');
    expect(plural(-1234567, group.one, group.items)).toBe('-1,234,567 items');
  });

  it('does not compile without its parameters', () => {
    // @ts-expect-error n is missing
    expect(group.items()).toBe('{n} items');
  });
});

describe('rules', () => {
  it.each(Object.entries({ ...messageCatalogue, ...programCatalogue }))(
    '%s has a text with its parameters and no others',
    (code, names) => {
      const used = [...ruleTexts[code as keyof typeof ruleTexts].matchAll(/\{([\w-]+)\}/g)].map((m) => m[1]);
      expect(new Set(used)).toEqual(new Set(names));
    },
  );

  it('says the stock messages [STOCK-514, STOCK-515, STOCK-516, STOCK-517, STOCK-518]', () => {
    expect(t({ code: 'stock.out_of_stock', params: {} })).toBe('Out of Stock');
    expect(t({ code: 'stock.invalid_price', params: {} })).toBe('Invalid Price');
    expect(t({ code: 'stock.limit_of_n', params: { n: 5 } })).toBe('Limit of 5');
    expect(t({ code: 'stock.only_n_available', params: { n: 2 } })).toBe('Only 2 available');
    expect(t({ code: 'stock.only_n_in_stock', params: { n: 4 } })).toBe('Only 4 in Stock');
  });

  it('says that there is no way to ship, or not the one that was chosen [TAX-510, TAX-511]', () => {
    expect(t({ code: 'shipping.none_available', params: {} })).toBe('No available shipping method');
    expect(t({ code: 'shipping.invalid_method', params: {} })).toBe('Invalid shipping method');
  });

  it('says that a kind of search is none', () => {
    expect(t({ code: 'search.invalid_type', params: {} })).toBe('Invalid search type');
  });

  it('says nothing of an unknown failure but that it failed [ERR-005, ERR-017]', () => {
    expect(tError('ECONNREFUSED 10.0.0.1')).toBe('Something went wrong.');
    expect(tError('constructor')).toBe('Something went wrong.');
  });
});
