import { adminContract } from '@stoa/admin-contract';
import { describe, expect, it } from 'vitest';
import { followedCode, proposeCode } from './code.ts';

const takes = (code: string) =>
  adminContract.customerGroups.create['~orpc'].inputSchema?.safeParse({ shop: 'harbor', code, name: 'x' })
    .success;

describe('the code of a new group', () => {
  it.each([
    ['Wholesale', 'wholesale'],
    ['Key accounts & partners', 'key-accounts-and-partners'],
    ['Großhandel Süd', 'grosshandel-sud'],
    ['  2nd tier  ', '2nd-tier'],
    ['x'.repeat(80), 'x'.repeat(63)],
  ])('is proposed by its name as the contract takes it: %s', (name, code) => {
    expect(proposeCode(name)).toBe(code);
    expect(takes(code)).toBe(true);
  });

  it('is not proposed where the name has nothing for it', () => {
    expect(proposeCode('卸売')).toBe('');
  });

  it('follows the name until another one was typed', () => {
    expect(followedCode({ name: '', code: '' }, 'W')).toBe('w');
    expect(followedCode({ name: 'Whole', code: 'whole' }, 'Wholesale')).toBe('wholesale');
    expect(followedCode({ name: 'Whole', code: 'b2b' }, 'Wholesale')).toBe('b2b');
  });

  it('follows the name again once it was emptied', () => {
    expect(followedCode({ name: 'Whole', code: '' }, 'Wholesale')).toBe('wholesale');
  });
});
