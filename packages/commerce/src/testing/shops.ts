import type { Database } from '@stoa/database';
import type { Shop } from '../kernel/context.ts';
import { createShop, type NewShop } from '../shop/index.ts';
import { testClock, testPlatform } from './context.ts';
import { unique } from './unique.ts';

/** Settings of a shop that sells to the United States and Canada by one shipping and one payment method. */
export const plainSettings: NewShop['settings'] = {
  general: { supportEmail: 'help@shop.test' },
  checkout: {
    countries: ['US', 'CA'],
    shippingMethods: [
      { id: 'standard', title: 'Standard', kind: 'flat', price: 695, freeFrom: 7500, estimateDays: [3, 5] },
    ],
    taxRates: [{ country: 'US', state: 'NY', rate: 8875 }],
    paymentMethods: [{ code: 'check', title: 'Check', instructions: 'Send it to us.' }],
  },
  modules: {},
  listing: {},
  footerSocial: {},
  footer: {},
  others: {},
};

export const plainTheme: NewShop['theme'] = {
  colors: {
    background: '#ffffff',
    surface: '#f6f5f2',
    text: '#1c1b19',
    muted: '#5d5a55',
    border: '#d9d6d0',
    primary: '#1f4d4a',
    onPrimary: '#ffffff',
    accent: '#a4561f',
    success: '#1f6b3a',
    warning: '#8a5a00',
    danger: '#a3242b',
  },
  fonts: { display: 'Fraunces', text: 'Inter' },
  radius: 6,
};

/** Makes an essential shop with a code and host of its own; what matters to a test is given. */
export function makeShop(
  db: Database,
  given: Partial<NewShop> = {},
  clock: () => Date = testClock(),
): Promise<Shop> {
  const code = given.code ?? unique('shop');
  const base: NewShop = {
    code,
    name: 'Test shop',
    type: 'essential',
    baseUrl: `http://${code}.test`,
    theme: plainTheme,
    settings: plainSettings,
  };
  return createShop(testPlatform(db, clock), { ...base, ...given }, []);
}
