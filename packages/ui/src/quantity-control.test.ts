import { expect, it } from 'vitest';
import { correctionOf } from './quantity-control.tsx';

it.each(['', ' ', '0', '-3', 'abc', '1e9', '0.5', '00'])(
  'says that %j is not taken [QTY-001, QTY-002, QTY-003]',
  (typed) => {
    expect(correctionOf(typed, 5)).toBe('The quantity is at least 1');
  },
);

it.each(['1', '1.9', '5', '2.9', ' 3 ', '05'])('has nothing to say of %j', (typed) => {
  expect(correctionOf(typed, 5)).toBeUndefined();
});

it('says how many there are, or may be bought [STOCK-011, STOCK-517]', () => {
  expect(correctionOf('6', 5)).toBe('Only 5 available');
  expect(correctionOf('100', 100)).toBeUndefined();
});
