import { defineGoods } from '../define.ts';
import { colorAttribute } from '../variation-attributes.ts';
import { care, freight, house, room } from './words.ts';

const soft = { material: 'Wool', room: room.living, care: [care.dryClean], made_in: 'North Carolina, USA' };

export const armchairs = defineGoods('seating', house.seats, soft, [
  {
    slug: 'snug-tub-chair',
    sku: 'PIK-8401',
    name: 'Snug Tub Chair',
    subTitle: 'Rounded armchair in boiled wool',
    price: 98000,
    shortDescription: 'A small round chair that holds you on three sides.',
    description: [
      'Beech frame, eight-way hand-tied springs, wool that wears like a coat. Small enough to carry to the window.',
      'Covers are cut to order in colors other than sage.',
    ],
    attributes: { color: ['Sage', 'Mustard'], dimensions: '30 × 29 × 29 in' },
    weightGrams: 21000,
    moreViews: ['from the front'],
    variants: [colorAttribute(['Sage', 'Mustard'], 'radio')],
    variations: [
      { sku: 'PIK-8401-SGE', values: { color: 'Sage' }, stock: 7 },
      {
        sku: 'PIK-8401-MUS',
        values: { color: 'Mustard' },
        stock: {
          available: 0,
          allowBackorders: true,
          backorderMessage: 'Upholstered to order.',
          backorderShipsInDays: 38,
        },
        picture: 'snug-tub-chair-mustard',
      },
    ],
    defaultVariationSku: 'PIK-8401-SGE',
    shippingFee: 8900,
    itemDeliveryInfo: freight,
    featured: true,
    popularity: 312,
    stars: [0, 0, 1, 3, 10],
  },
  {
    slug: 'reading-wing-chair',
    sku: 'PIK-8402',
    name: 'Reading Wing Chair',
    subTitle: 'High back, ocean wool',
    price: 124000,
    shortDescription: 'Wings against drafts, a seat deep enough to fall asleep in.',
    description: [
      'Built on the same frame since our first year. The wings are set a little wider than tradition asks, so a lamp can shine past them.',
    ],
    attributes: { color: 'Ocean', dimensions: '31 × 33 × 43 in' },
    weightGrams: 26000,
    stock: 0,
    shippingFee: 8900,
    itemDeliveryInfo: freight,
    popularity: 186,
    stars: [0, 0, 0, 2, 8],
  },
  {
    slug: 'saddle-lounge-chair',
    sku: 'PIK-8403',
    name: 'Saddle Lounge Chair',
    subTitle: 'Walnut frame, vegetable-tanned leather',
    price: 148000,
    msrp: 169000,
    shortDescription:
      'A low walnut frame with two thick leather cushions that take the shape of whoever reads most.',
    description: [
      'The arms are bent, the legs are pegged, and the cushions lift out. Scratches are part of it by the second winter.',
    ],
    attributes: {
      material: 'Leather',
      color: 'Tan',
      dimensions: '29 × 32 × 30 in',
      care: [care.wipe],
    },
    weightGrams: 19000,
    stock: 4,
    hidePrice: true,
    shippingFee: 8900,
    itemDeliveryInfo: freight,
    popularity: 143,
    stars: [0, 0, 0, 1, 4],
  },
]);
