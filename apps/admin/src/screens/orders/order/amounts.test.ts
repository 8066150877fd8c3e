import { expect, it } from 'vitest';
import { tellRate } from './amounts.tsx';

it('a rate in parts per million is told as a percentage', () => {
  expect(tellRate(88_750, 'en')).toBe('8.875');
  expect(tellRate(190_000, 'en')).toBe('19');
  expect(tellRate(0, 'en')).toBe('0');
});
