import type { CouponDraft, FreebieDraft } from './coupon-types.ts';

/** One of each kind, and one for every way in which a code is refused. CART-517, CART-519 */
export const harborCoupons: readonly CouponDraft[] = [
  {
    code: 'WELCOME10',
    title: '10 % off a first order',
    effect: { kind: 'percent', percent: 10 },
    usageLimitPerCustomer: 1,
  },
  {
    code: 'TABLE20',
    title: '$20 off tables laid for $120 and more',
    effect: { kind: 'fixed', amount: 2000 },
    minSubtotal: 12000,
  },
  {
    code: 'CARRIAGE',
    title: 'Standard shipping on us',
    effect: { kind: 'free-shipping' },
    minSubtotal: 4000,
  },
  {
    code: 'WICK15',
    title: '15 % off candles by Wick & Heather',
    effect: { kind: 'percent', percent: 15 },
    skus: ['WIC-4102', 'WIC-4103', 'WIC-4104', 'WIC-4105', 'WIC-4106'],
  },
  {
    code: 'SPRINGKILN',
    title: '12 % off from the spring firing on',
    effect: { kind: 'percent', percent: 12 },
    startsInDays: 60,
    endsInDays: 90,
  },
  {
    code: 'HARVEST',
    title: '12 % off last autumn',
    effect: { kind: 'percent', percent: 12 },
    startsInDays: -120,
    endsInDays: -30,
  },
  {
    code: 'FIRST50',
    title: '$5 for the first fifty',
    effect: { kind: 'fixed', amount: 500 },
    usageLimit: 50,
    endsInDays: 365,
  },
];

export const emberCoupons: readonly CouponDraft[] = [
  {
    code: 'HUMIDOR25',
    title: '$25 off a desk humidor',
    effect: { kind: 'fixed', amount: 2500 },
    skus: ['ORS-101', 'ORS-102', 'ORS-103'],
  },
  { code: 'BUNDLE5', title: '5 % off everything', effect: { kind: 'percent', percent: 5 } },
  { code: 'PORCH', title: 'Standard shipping on us', effect: { kind: 'free-shipping' }, minSubtotal: 7500 },
  { code: 'NEWYEAR', title: '10 % off in January', effect: { kind: 'percent', percent: 10 }, endsInDays: -1 },
];

/** A choice of gifts for a large cart, and gifts that come by themselves. CART-515, CART-516, CART-527 */
export const harborFreebies: readonly FreebieDraft[] = [
  {
    id: 'soap-or-tin',
    title: 'A small thing with orders of $150 and more',
    minSubtotal: 15000,
    choices: ['WIC-2401', 'WIC-4103', 'HAR-5202'],
    autoAdd: false,
  },
  {
    id: 'notebooks-with-journal',
    title: 'Field notebooks with a Leather Journal',
    skus: ['PEL-9102'],
    minQuantity: 1,
    choices: ['PEL-9101'],
    autoAdd: true,
  },
];

export const emberFreebies: readonly FreebieDraft[] = [
  {
    id: 'matches-with-box',
    title: 'Cedar matches with every $150 of cigars',
    minSubtotal: 15000,
    choices: ['HAL-207'],
    autoAdd: true,
  },
  {
    id: 'case-of-small',
    title: 'A tin with orders of $300 and more',
    minSubtotal: 30000,
    choices: ['SOL-601', 'CAS-601', 'BRU-601'],
    autoAdd: false,
  },
];
