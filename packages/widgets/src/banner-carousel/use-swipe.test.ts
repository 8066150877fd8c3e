import { expect, it } from 'vitest';
import { swipeDirection } from './use-swipe.ts';

it('takes a touch of more than 90 px as a swipe [BANNER-504, CONST-017, CONST-529]', () => {
  expect(swipeDirection(200, 109)).toBe(1);
  expect(swipeDirection(100, 191)).toBe(-1);
});

it('takes a touch of 90 px or less as none [BANNER-505]', () => {
  expect(swipeDirection(200, 110)).toBe(0);
  expect(swipeDirection(100, 190)).toBe(0);
});
