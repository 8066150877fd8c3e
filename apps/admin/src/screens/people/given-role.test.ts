import { describe, expect, it } from 'vitest';
import { namesSeller, toldRole } from './given-role.ts';

describe('the role that a form gives', () => {
  it('is the role of a seller only with the seller', () => {
    expect(namesSeller({ role: 'seller', sellerId: '' })).toBe(false);
    expect(namesSeller({ role: 'seller', sellerId: 's' })).toBe(true);
    expect(namesSeller({ role: 'support', sellerId: '' })).toBe(true);
  });

  it('has no seller once another role was chosen', () => {
    expect(toldRole({ role: 'seller', sellerId: 's' })).toEqual({ role: 'seller', sellerId: 's' });
    expect(toldRole({ role: 'support', sellerId: 's' })).toEqual({ role: 'support' });
  });
});
