import type { ProductOption, ProductOptionRule } from '@stoa/domain';
import { choice, colorChoice, pictureChoice } from '../../choice.ts';

/** Paper, a gift box and a stamped monogram: letters are asked for once there is a stamping, the foil's colour with foil. */
export const monogram: readonly ProductOption[] = [
  {
    id: 'refill',
    label: 'Paper',
    optionType: 'select',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('ruled', 'Ruled', { isDefault: true }),
      choice('plain', 'Plain'),
      choice('dots', 'Dot grid'),
      choice('both', 'Ruled and plain', { additionalFee: 1200 }),
    ],
  },
  {
    id: 'stamp',
    label: 'Stamping',
    optionType: 'radio',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('none', 'None', { isDefault: true }),
      choice('blind', 'Blind (no color)', { additionalFee: 900 }),
      choice('foil', 'Foil', { additionalFee: 1400 }),
    ],
  },
  {
    id: 'monogram',
    label: 'Monogram',
    helpText: 'Up to three letters, stamped at the lower right.',
    optionType: 'text',
    isRequired: true,
    textLimit: { min: 1, max: 3 },
    additionalFee: 0,
    initialVisibility: 'disable',
    placeholderText: 'ABC',
    values: [],
  },
  {
    id: 'foil',
    label: 'Foil color',
    optionType: 'iconlist',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [
      colorChoice('gold', 'Gold', '#b08d4f', { isDefault: true }),
      colorChoice('silver', 'Silver', '#b9bcc0'),
    ],
  },
  {
    id: 'box',
    label: 'Gift box',
    helpText: 'With a ribbon, and a card for your own hand.',
    optionType: 'iconlist',
    isRequired: false,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      pictureChoice('sage', 'Sage', 'tea-for-two-box', { additionalFee: 500 }),
      pictureChoice('natural', 'Natural, flat', 'first-home-box', { additionalFee: 500 }),
      pictureChoice('blush', 'Blush with satin', 'slow-bath-box', { additionalFee: 700 }),
    ],
  },
];

export const monogramRules: readonly ProductOptionRule[] = [
  {
    operator: 'any',
    conditions: [{ option: 'stamp', values: ['blind', 'foil'] }],
    actions: [{ option: 'monogram', action: 'enable' }],
  },
  {
    operator: 'all',
    conditions: [{ option: 'stamp', values: ['foil'] }],
    actions: [{ option: 'foil', action: 'show' }],
  },
];
