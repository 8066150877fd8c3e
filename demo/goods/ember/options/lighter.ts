import type { ProductOption, ProductOptionRule } from '@stoa/domain';
import { choice } from '../../choice.ts';

/** Engraving of a lighter: what is asked for depends on the kind; the back costs more and needs words. */
export const lighterEngraving: readonly ProductOption[] = [
  {
    id: 'side',
    label: 'Engraving',
    optionType: 'select',
    isRequired: false,
    additionalFee: 0,
    initialVisibility: 'show',
    placeholderText: 'No engraving',
    values: [
      choice('front', 'Front, initials', { additionalFee: 1200 }),
      choice('back', 'Back, up to 30 letters', { additionalFee: 1800 }),
    ],
  },
  {
    id: 'initials',
    label: 'Initials',
    optionType: 'text',
    isRequired: true,
    textLimit: { min: 1, max: 3 },
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [],
  },
  {
    id: 'words',
    label: 'Words on the back',
    optionType: 'textarea',
    isRequired: true,
    textLimit: { min: 2, max: 30 },
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [],
  },
  {
    id: 'wrap',
    label: 'Gift wrap',
    optionType: 'button',
    isRequired: false,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('plain', 'Plain box', { isDefault: true }),
      choice('wrapped', 'Wrapped', { additionalFee: 600 }),
    ],
  },
];

export const lighterEngravingRules: readonly ProductOptionRule[] = [
  {
    operator: 'all',
    conditions: [{ option: 'side', values: ['front'] }],
    actions: [{ option: 'initials', action: 'show' }],
  },
  {
    operator: 'all',
    conditions: [{ option: 'side', values: ['back'] }],
    actions: [{ option: 'words', action: 'show' }],
  },
];
