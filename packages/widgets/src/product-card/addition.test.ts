import { describe, expect, it } from 'vitest';
import { readAddition } from './addition.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('readAddition', () => {
  it('sends the quantity as a number, one when none was asked for [CART-511, QTY-008]', () => {
    expect(readAddition(form({ product: 'p', qty: '2' })).quantity).toBe(2);
    expect(readAddition(form({ product: 'p' })).quantity).toBe(1);
  });

  it.each(['', '0', '-1', '1.5', '1e9', 'abc', '101'])('takes %j for no quantity', (qty) => {
    expect(readAddition(form({ product: 'p', qty })).quantity).toBeUndefined();
  });

  it('reads options by label and personalization by code, and leaves empty ones out [CART-510]', () => {
    const read = readAddition(
      form({
        product: 'p',
        'option[Gift [box]]': 'Yes',
        'option[Ribbon]': '',
        'personalization[name]': 'Ada',
      }),
    );
    expect(read.options).toEqual({ 'Gift [box]': 'Yes' });
    expect(read.personalization).toEqual({ name: 'Ada' });
  });
});
