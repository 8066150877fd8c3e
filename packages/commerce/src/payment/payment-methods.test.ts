import { shopSettings } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { plainSettings } from '../testing/shops.ts';
import { paymentMethods } from './index.ts';

const settingsWith = (...methods: [code: string, title: string][]) =>
  shopSettings.parse({
    ...plainSettings,
    checkout: { countries: ['US'], paymentMethods: methods.map(([code, title]) => ({ code, title })) },
  });

describe('payment methods', () => {
  it('carry code, title and the seller who is paid [PAY-501]', () => {
    expect(paymentMethods(settingsWith(['check', 'Check'], ['wire', 'Wire']), 'north')).toEqual([
      { code: 'check', title: 'Check', instructions: '', sellerId: 'north', shippingKinds: [] },
      { code: 'wire', title: 'Wire', instructions: '', sellerId: 'north', shippingKinds: [] },
    ]);
  });

  it('shorten the only one to Credit Card [PAY-503, CONST-565]', () => {
    const titles = (...methods: [string, string][]) =>
      paymentMethods(settingsWith(...methods), 'north').map((method) => method.title);
    expect(titles(['card', 'Pay by credit card (Visa)'])).toEqual(['Credit Card']);
    expect(titles(['card', 'Pay by credit card (Visa)'], ['check', 'Check'])[0]).toBe(
      'Pay by credit card (Visa)',
    );
    expect(titles(['card', 'CREDIT CARD'])).toEqual(['Credit Card']);
    expect(titles(['check', 'Check'])).toEqual(['Check']);
  });
});
