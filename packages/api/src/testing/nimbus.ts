import {
  approveSeller,
  carrySeller,
  createSeller,
  type Database,
  type NewShop,
  systemContext,
} from '@stoa/commerce';
import { makeShop, plainTheme, testPlatform } from '@stoa/commerce/testing';
import { type ServedSale, serveSale } from './test-sale.ts';

/** How the shop looks. */
export const nimbusTheme: NewShop['theme'] = {
  ...plainTheme,
  logo: 'harbor',
  productPage: { thumbnails: 'left', enlarged: 'modal', tabs: 'vertical' },
  cards: { layout: 'alternate', nameLines: 3, subTitleLines: 2, stock: true, spacing: 16 },
};
/** How its listings are. */
export const nimbusListing = {
  pageSize: 48,
  defaultSort: 'price-asc',
  breadcrumb: false,
  descriptionLimit: 200,
  layout: 'list',
  paging: 'links',
  filterPlacement: 'right',
  facets: [{ code: 'brand', label: 'Brand', type: 'select' }],
} as const;
/** The line below its pages. */
export const nimbusFooter = {
  copyrightMessage: 'custom',
  copyrightContent: 'All by {client-id}',
  enableLink: true,
  linkLabel: 'Imprint',
  linkValue: '/imprint',
} as const;

const settings: NewShop['settings'] = {
  general: { supportEmail: 'help@nimbus.test', supportPhone: '+1 207 555 0100' },
  checkout: {
    countries: ['CA', 'US'],
    usRestrictStates: ['AK', 'HI'],
    shippingMethods: [
      { id: 'express', title: 'Express', kind: 'flat', price: 1295, estimateDays: [1, 1] },
      { id: 'standard', title: 'Standard', kind: 'flat', price: 495, freeFrom: 5000, estimateDays: [3, 5] },
      { id: 'pick-up', title: 'Pick-up', kind: 'pickup', price: 0, estimateDays: [0, 0] },
    ],
    paymentMethods: [
      { code: 'check', title: 'Check' },
      { code: 'pay_by_invoice', title: 'Invoice' },
    ],
    returns: { text: 'Free for 30 days.', url: '/returns' },
  },
  modules: {
    hidePriceForAnonymous: true,
    preventCheckout: true,
    preventCheckoutMessage: 'Back on Monday.',
    allowRequestQuote: true,
    reviewsActive: true,
    messages: {
      active: true,
      activeAtCheckout: true,
      onProductPages: true,
      characterLimit: 500,
      checkoutLabel: 'Ask us',
      supportFileTypes: ['pdf'],
      initialStoreMessage: 'Hello!',
      autoResponse: 'We read this soon.',
    },
  },
  listing: { ...nimbusListing, facets: [...nimbusListing.facets] },
  integrations: { recaptchaSiteKey: 'site-key', analyticsMeasurementId: 'G-1', addthisIds: ['ra-1'] },
  footerSocial: {
    facebook: { visible: true, url: 'https://facebook.com/nimbus', order: 9 },
    instagram: { visible: true, url: 'https://instagram.com/nimbus' },
    tiktok: { visible: false, url: 'https://tiktok.com/nimbus' },
  },
  footer: nimbusFooter,
  others: {
    shoppingList: { enable: true, name: 'Lists', description: 'Plan' },
    saveForLater: { enable: true, description: 'Keep it', saveActionText: 'Save', savedItemText: 'Saved' },
  },
  account: { emailCaptureEnabled: true },
};

const place = { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' };

/** The seller, as a marketplace has it. */
export const nimbusSeller = {
  code: 'nimbus',
  name: 'Nimbus',
  logo: 'nimbus',
  mobileLogo: 'nimbus-small',
  originAddress: {
    addressLine1: '1 Pier',
    cityLocality: 'Portland',
    stateProvince: 'ME',
    postalCode: '04101',
    country: 'US',
    latitude: 43.6,
    longitude: -70.2,
  },
};

/** What is told of that seller where the marketplace has approved it. */
export const toldNimbus = {
  code: 'nimbus',
  name: 'Nimbus',
  status: 'active',
  approved_for_marketplace: true,
  logo: 'nimbus',
  mobile_logo: 'nimbus-small',
  origin_address: {
    address_line1: '1 Pier',
    city_locality: 'Portland',
    state_province: 'ME',
    postal_code: '04101',
  },
};

/** Serves the shop of a seller of a marketplace, in which nothing that can be set has its usual value. */
export async function serveNimbus(db: Database): Promise<{
  readonly sale: ServedSale;
  readonly marketplace: { readonly id: string; readonly code: string };
  readonly sellerId: string;
}> {
  const platform = testPlatform(db);
  const marketplace = await makeShop(db, { type: 'marketplace', ...place });
  const { sellerId } = await createSeller(platform, { ...nimbusSeller, currency: place.currency });
  await carrySeller(platform, { shopId: marketplace.id, sellerId });
  await approveSeller(systemContext(platform, marketplace, { command: 'test' }), { sellerId });
  const sale = await serveSale(db, {
    ...place,
    type: 'marketplaceseller',
    marketplaceId: marketplace.id,
    sellerId,
    industry: 'outdoor',
    name: 'Nimbus Outfitters',
    frontendStatus: true,
    theme: nimbusTheme,
    settings,
  });
  return { sale, marketplace, sellerId };
}
