import { choice, colorChoice } from '../../choice.ts';
import type { ProductOption, ProductOptionRule } from '../../types.ts';

/** A stamped monogram and a second refill. The foil's colour matters only when there is something to stamp. */
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
    id: 'monogram',
    label: 'Monogram',
    helpText: 'Up to three letters, stamped at the lower right. Leave it empty for none.',
    optionType: 'text',
    isRequired: false,
    textLimit: { min: 0, max: 3 },
    additionalFee: 0,
    initialVisibility: 'show',
    placeholderText: 'ABC',
    values: [],
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
    id: 'foil',
    label: 'Foil',
    optionType: 'iconlist',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [
      colorChoice('gold', 'Gold', '#b08d4f', { isDefault: true }),
      colorChoice('silver', 'Silver', '#b9bcc0'),
    ],
  },
];

export const monogramRules: readonly ProductOptionRule[] = [
  {
    operator: 'all',
    conditions: [{ option: 'stamp', values: ['foil'] }],
    actions: [{ option: 'foil', action: 'show' }],
  },
  {
    operator: 'any',
    conditions: [{ option: 'stamp', values: ['none'] }],
    actions: [{ option: 'monogram', action: 'disable' }],
  },
];
