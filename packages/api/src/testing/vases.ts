import { createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import type { ServedSale } from './test-sale.ts';

const size = { width: 1200, height: 900 };
const stock = { available: 5 };

/** Makes a vase in two colours and a bunch of flowers for it, one that waits and one that is not for sale. */
export async function makeVases({ system, clock }: ServedSale) {
  const vase = await createProduct(system, {
    ...variableProduct({ Sage: 3000, Oat: 3400 }),
    sku: 'VASE',
    name: 'Tall vase',
    slug: 'tall-vase',
    attributes: { badge: ['New', 'Handmade', 'Third'] },
    categories: ['jugs', 'kitchen'],
    defaultVariationSku: 'VASE-Oat',
    websiteDisplay: 'other',
    media: [
      { file: 'wheel', kind: 'video', video: 'https://youtu.be/aqz-KE-bpKQ', alt: 'on the wheel', ...size },
      { file: 'tall', alt: 'in a window', ...size },
      { file: 'top', alt: 'from above', ...size },
    ],
    variants: [
      {
        id: 'color',
        label: 'Colour',
        displayType: 'button',
        buttonSetting: { shape: 'round' },
        options: [{ value: 'Sage', swatch: '#8fa08a' }, { value: 'Oat' }],
      },
    ],
    variations: [
      { sku: 'VASE-Sage', values: { color: 'Sage' }, price: 3000, stock: { ...stock, available: 0 } },
      { sku: 'VASE-Oat', values: { color: 'Oat' }, price: 3400, msrp: 4000, stock },
    ],
  });
  const waits = await createProduct(system, {
    classCode: 'simple',
    sku: 'TULIPS',
    name: 'Tulips',
    slug: 'tulips',
    price: 900,
    hidePrice: true,
    nonShippable: true,
    websiteDisplay: 'other',
    stock: {
      available: 0,
      allowBackorders: true,
      backorderMessage: 'In May',
      backorderShipDate: new Date(clock().getTime() + 9 * 86_400_000).toISOString(),
    },
  });
  return { vase, waits };
}

/** How the film of the vase is played, as the contract tells it. */
export const filmOfVase = {
  html:
    '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0" width="1280" height="720" ' +
    'allow="autoplay; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  thumbnail_url: '/images/products/thumbnail/wheel.webp',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};
