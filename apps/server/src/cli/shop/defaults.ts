import type { MenuInput, ShopSettingsInput, ShopThemeInput } from '@stoa/commerce';
import { PAGE_DOCUMENT_VERSION, type PageDocument, richTextOf } from '@stoa/domain';

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

const link = (label: string, url: string) => ({ id: url.replaceAll(/\W+/g, '-'), label, url, items: [] });

/** The menus of a new shop. They lead to pages that every shop has, whatever it sells. */
export const defaultMenus = {
  header: {
    number: 1,
    name: 'Main menu',
    items: [link('All products', '/search'), link('Brands', '/brands')],
  },
  footer: {
    number: 2,
    name: 'Service',
    items: [
      link('Cart', '/checkout/cart'),
      link('Your account', '/account/dashboard'),
      link('Where is my order?', '/order/tracking'),
    ],
  },
} satisfies Readonly<Record<'header' | 'footer', MenuInput>>;

/** The home page of a new shop: a greeting, and rows of products that appear once it has some. */
export const defaultHome = (name: string): PageDocument => ({
  version: PAGE_DOCUMENT_VERSION,
  root: [
    {
      id: 'welcome',
      type: 'heading',
      version: 1,
      props: {
        title: `Welcome to ${name}`,
        subText: richTextOf('Good to see you here.'),
        align: 'center',
      },
    },
    { id: 'newest', type: 'product-slider', version: 1, props: { selection: 'newest' } },
    { id: 'bestsellers', type: 'product-slider', version: 1, props: { selection: 'bestsellers' } },
  ],
});
