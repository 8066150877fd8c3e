import type { ShopSettingsInput, ShopThemeInput } from '@stoa/commerce';

/** The theme of a new shop. */
export const defaultTheme: ShopThemeInput = {
  colors: {
    background: '#ffffff',
    surface: '#f7f6f4',
    text: '#1f1d1a',
    muted: '#625d55',
    border: '#dcd7cf',
    primary: '#27463a',
    onPrimary: '#ffffff',
    accent: '#a85a32',
    success: '#1f6b43',
    warning: '#8a5a00',
    danger: '#a3261f',
  },
  fonts: { display: 'Georgia', text: 'system-ui' },
  radius: 6,
};

/** Returns the settings of a new shop: it sells within the United States and is paid by invoice. */
export const defaultSettings = (supportEmail: string): ShopSettingsInput => ({
  general: { supportEmail },
  checkout: {
    countries: ['US'],
    shippingMethods: [
      { id: 'standard', title: 'Standard', kind: 'flat', price: 695, countries: [], estimateDays: [3, 6] },
    ],
    paymentMethods: [{ code: 'bank_transfer', title: 'Bank transfer', instructions: '' }],
  },
  modules: {},
  listing: {},
  footerSocial: {},
  footer: {},
  others: {},
});
