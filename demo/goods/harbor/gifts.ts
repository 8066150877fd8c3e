import { defineGoods } from '../define.ts';
import { certificateFields } from '../gift-certificate.ts';
import { house } from './words.ts';

const byMail = {
  classCode: 'gift_certificate',
  nonShippable: true,
  personalizationOptions: certificateFields,
  itemDeliveryInfo: 'Sent by email on the day you order.',
  stock: { available: 100000, lowStockThreshold: 0 },
} as const;

export const certificates = defineGoods('gifts', house.own, {}, [
  {
    ...byMail,
    slug: 'harbor-gift-certificate',
    sku: 'HAR-GC-050',
    name: 'Gift Certificate, $50',
    subTitle: 'By email, good for five years',
    price: 5000,
    shortDescription: 'Fifty dollars for anything in the shop, with your words on it.',
    description: [
      'Arrives as a page that can be printed and folded. It can be spent in parts and added to others.',
    ],
    attributes: { occasion: 'Any' },
    featured: true,
    popularity: 688,
    stars: [0, 0, 0, 2, 9],
  },
  {
    ...byMail,
    slug: 'new-home-certificate',
    sku: 'HAR-GC-100',
    name: 'New Home Certificate, $100',
    subTitle: 'By email, for people with boxes to unpack',
    price: 10000,
    shortDescription: 'A hundred dollars toward the things nobody thinks of until the first evening.',
    description: ['Comes with our list of the ten things a new kitchen lacks.'],
    attributes: { occasion: 'New home' },
    popularity: 301,
    stars: [0, 0, 0, 1, 4],
  },
  {
    ...byMail,
    slug: 'wedding-certificate',
    sku: 'HAR-GC-250',
    name: 'Wedding Certificate, $250',
    subTitle: 'By email, for two',
    price: 25000,
    shortDescription: 'For a couple who should choose their own plates.',
    description: ['Several guests can give certificates to one address; they add up by themselves.'],
    attributes: { occasion: 'Wedding' },
    popularity: 146,
    stars: [0, 0, 0, 0, 2],
  },
]);

const boxed = { classCode: 'grouped' } as const;

export const giftBoxes = defineGoods('gifts', house.own, {}, [
  {
    ...boxed,
    slug: 'tea-for-two-box',
    sku: 'HAR-BX-01',
    name: 'Tea for Two',
    subTitle: 'A pot, a caddy and two cups',
    price: 1800,
    shortDescription: 'Everything for four o’clock; take all of it or only what is missing.',
    description: ['Choose pieces below. From three pieces on they come in a box tied with cotton ribbon.'],
    attributes: { occasion: 'Birthday' },
    children: ['SAL-1504', 'HAR-5202', 'ORV-1202', 'ALD-7101'],
    popularity: 233,
    stars: [0, 0, 0, 2, 5],
  },
  {
    ...boxed,
    slug: 'first-home-box',
    sku: 'HAR-BX-02',
    name: 'First Home',
    subTitle: 'Board, knife, towels, mugs',
    price: 2800,
    shortDescription: 'The four things a first kitchen needs before the fifth.',
    description: ['The knife is wrapped with a penny, as custom wants: pay the giver with it.'],
    attributes: { occasion: 'New home' },
    children: ['THO-4205', 'GRY-4103', 'ALD-7104', 'SAL-1106', 'HAR-9203'],
    featured: true,
    popularity: 287,
    stars: [0, 0, 1, 1, 8],
  },
  {
    ...boxed,
    slug: 'slow-bath-box',
    sku: 'HAR-BX-03',
    name: 'Slow Bath',
    subTitle: 'Soap, candle, waffle towels',
    price: 900,
    shortDescription: 'An hour behind a locked door.',
    description: [
      'Soap that smells of nothing or of the sea, a candle in a tin, three towels that dry by morning.',
    ],
    attributes: { occasion: 'Birthday' },
    children: ['WIC-2401', 'WIC-2402', 'WIC-4103', 'ALD-2302'],
    popularity: 198,
    stars: [0, 0, 0, 1, 5],
  },
  {
    ...boxed,
    slug: 'island-kitchen-set',
    sku: 'HAR-BX-04',
    name: 'Island Kitchen',
    subTitle: 'Canister, platter and jug',
    price: 5400,
    shortDescription: 'Flour canister, blue platter and cider jug, the set from our summer kitchen.',
    description: [
      'The three belong together and sell together. The canister and the platter come back with the spring kiln.',
    ],
    attributes: { occasion: 'New home' },
    children: ['ORV-6103', 'SAL-1304', 'SAL-1503'],
    popularity: 44,
  },
]);
