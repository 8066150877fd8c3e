import { expect, it } from 'vitest';
import { slipCost } from './slip-cost.ts';

it('costs less for the slips that people often make', () => {
  const nearest = (typed: string, words: readonly string[]) =>
    words.toSorted((a, b) => slipCost(typed, a) - slipCost(typed, b))[0];
  // By sound, by the keyboard, by doubled letters, by letters in the wrong order, and with the first letter kept.
  expect(nearest('vaze', ['vale', 'vane', 'vase'])).toBe('vase');
  expect(nearest('lanp', ['lane', 'lamp', 'land'])).toBe('lamp');
  expect(nearest('kettel', ['kernel', 'kettle', 'settee'])).toBe('kettle');
  expect(nearest('galss', ['gales', 'glass'])).toBe('glass');
  expect(nearest('sopha', ['spa', 'sofa', 'soap'])).toBe('sofa');
  expect(nearest('tabl', ['able', 'table'])).toBe('table');
});

it('costs nothing for the same word, and grows with the errors', () => {
  expect(slipCost('lamp', 'lamp')).toBe(0);
  expect(slipCost('', 'lamp')).toBe(4);
  expect(slipCost('lpmp', 'lamp')).toBe(1);
  expect(slipCost('pamp', 'lamp')).toBeGreaterThan(slipCost('lpmp', 'lamp'));
});
