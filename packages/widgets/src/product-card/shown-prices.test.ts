import { toMajor } from '@stoa/domain';
import { expect, it } from 'vitest';
import { shownPrices } from './shown-prices.ts';

const seen = { hide_price: false, is_price_hidden: false };

it('reads the amounts of the contract as minor units of the currency', () => {
  const prices = { ...seen, price: 20.24, final_price: 17.71, msrp: null };
  expect(shownPrices(prices, 'USD')).toEqual({ final: 1771, price: 2024, msrp: null });
  expect(shownPrices({ ...prices, msrp: 30 }, 'KWD')).toEqual({ final: 17_710, price: 20_240, msrp: 30_000 });
  // Each of these is a little less than it says, or a little more.
  for (const amount of [1005, 2024, 113_999, 820_515, 1_000_000_000_000_001]) {
    expect(shownPrices({ ...seen, final_price: toMajor(amount, 'USD') }, 'USD').final).toBe(amount);
  }
});

it('makes no price of a hidden one, whatever is added to it [PRICE-011]', () => {
  const hidden = { ...seen, price: null, final_price: null, msrp: null, is_price_hidden: true };
  const conditions = { levels: [{ minQuantity: 1, price: 500 }], quantity: 2, optionFee: 600 };
  expect(shownPrices(hidden, 'USD')).toMatchObject({ final: 0 });
  expect(shownPrices(hidden, 'USD', conditions)).toMatchObject({ final: 0 });
});
