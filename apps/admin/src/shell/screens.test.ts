import { scopes } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { addressInShop, screensFor } from './screens.ts';

type Shop = Parameters<typeof addressInShop>[1];

const paths = (...of: Parameters<typeof screensFor>) => screensFor(...of).map(({ path }) => path);

describe('the navigation', () => {
  it('has every screen for whoever has every permission', () => {
    expect(paths(scopes)).toEqual([
      '',
      'orders',
      'products',
      'customers',
      'customer-groups',
      'people',
      'audit',
    ]);
  });

  it('leaves out what a permission is wanting for [ADM-014]', () => {
    expect(paths(['orders:read', 'orders:write'])).toEqual(['', 'orders']);
    expect(paths(['orders:write'])).toEqual(['']);
    expect(paths(['staff:read'])).toEqual(['', 'people', 'audit']);
  });
});

describe('switching to another shop', () => {
  const ember: Shop = { code: 'ember', scopes: ['staff:read'] };
  const quiet: Shop = { code: 'quiet', scopes: ['orders:read'] };

  it('keeps the screen where the other shop allows it [ADM-017]', () => {
    expect(addressInShop('/harbor', ember)).toBe('/ember');
    expect(addressInShop('/harbor/people', ember)).toBe('/ember/people');
  });

  it('leads to the home where the other shop does not allow it [ADM-017]', () => {
    expect(addressInShop('/harbor/people', quiet)).toBe('/quiet');
  });

  it('leaves a record of the first shop behind, for its list [ADM-017]', () => {
    expect(addressInShop('/harbor/audit/5f1c', ember)).toBe('/ember/audit');
  });

  it('leads to the home from what is of no shop, or unknown', () => {
    expect(addressInShop('/account', ember)).toBe('/ember');
    expect(addressInShop('/harbor/elsewhere', ember)).toBe('/ember');
  });
});
