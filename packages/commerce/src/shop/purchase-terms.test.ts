import { shopSettings } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { plainSettings } from '../testing/shops.ts';
import { purchaseTerms } from './purchase-terms.ts';

const way = (over: object) => ({
  id: 'w',
  title: 'W',
  kind: 'flat',
  price: 900,
  estimateDays: [1, 2],
  ...over,
});

function termsOf(checkout: object) {
  const settings = shopSettings.parse({
    ...plainSettings,
    checkout: { ...plainSettings.checkout, countries: ['US', 'CA'], ...checkout },
  });
  return purchaseTerms(settings);
}

describe('what a shop promises of every purchase', () => {
  it('is the cheapest parcel to its first country, and from when one costs nothing', () => {
    const shippingMethods = [
      way({ id: 'pickup', kind: 'pickup', price: 0 }),
      way({ id: 'north', countries: ['CA'], price: 100, freeFrom: 200 }),
      way({ id: 'slow', countries: ['US'], price: 795, freeFrom: 9900 }),
      way({ id: 'fast', price: 2400, freeFrom: 50000 }),
    ];
    expect(termsOf({ shippingMethods })).toMatchObject({ shippingFrom: 795, freeShippingFrom: 9900 });
    const none = termsOf({ shippingMethods: shippingMethods.slice(0, 2) });
    expect([none.shippingFrom, none.freeShippingFrom]).toEqual([undefined, undefined]);
  });

  it('lists the ways to pay but those that only some buyers have [PAY-504, CONST-566]', () => {
    const codes = ['bank', 'offline_payments', 'pay_by_invoice', 'store_credit', 'gift_certificate', 'card'];
    const paymentMethods = codes.map((code) => ({ code, title: code.toUpperCase() }));
    expect(termsOf({ paymentMethods }).paymentMethods).toEqual(['BANK', 'CARD']);
  });
});
