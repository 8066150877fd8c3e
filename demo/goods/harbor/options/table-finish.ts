import type { ProductOption, ProductOptionRule } from '@stoa/domain';
import { choice, colorChoice } from '../../choice.ts';

/** A table made to measure. A leaf needs the larger top; lacquer can't be had on the bark edge. */
export const tableFinish: readonly ProductOption[] = [
  {
    id: 'diameter',
    label: 'Diameter',
    optionType: 'select',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    placeholderText: 'Choose a diameter',
    values: [
      choice('d47', '47 in, seats four'),
      choice('d53', '53 in, seats five', { additionalFee: 18000 }),
      choice('d59', '59 in, seats six', { additionalFee: 36000 }),
    ],
  },
  {
    id: 'leaf',
    label: 'Extension leaf',
    helpText: 'Adds 18 inches. Needs a top of 53 inches or more.',
    optionType: 'radio',
    isRequired: false,
    additionalFee: 0,
    initialVisibility: 'disable',
    values: [
      choice('no-leaf', 'Without leaf', { isDefault: true }),
      choice('one-leaf', 'One leaf', { additionalFee: 24000 }),
    ],
  },
  {
    id: 'edge',
    label: 'Edge',
    optionType: 'button',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('round', 'Rounded', { isDefault: true }),
      choice('chamfer', 'Chamfered'),
      choice('bark', 'Natural edge', { additionalFee: 12000 }),
    ],
  },
  {
    id: 'finish',
    label: 'Finish',
    optionType: 'iconlist',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      colorChoice('oil', 'Oil', '#6f4a32', { isDefault: true }),
      colorChoice('soap', 'Soap', '#8a6a50'),
      colorChoice('lacquer', 'Matte lacquer', '#5b3a26', { additionalFee: 9000 }),
    ],
  },
  {
    id: 'note',
    label: 'A note to the joiner',
    helpText: 'Where it will stand, how it gets in, anything else.',
    optionType: 'textarea',
    isRequired: false,
    textLimit: { min: 0, max: 300 },
    additionalFee: 0,
    initialVisibility: 'show',
    values: [],
  },
];

export const tableFinishRules: readonly ProductOptionRule[] = [
  {
    operator: 'any',
    conditions: [{ option: 'diameter', values: ['d53', 'd59'] }],
    actions: [{ option: 'leaf', action: 'enable' }],
  },
  {
    operator: 'all',
    conditions: [{ option: 'edge', values: ['bark'] }],
    actions: [{ option: 'finish', action: 'disable_value', values: ['lacquer'] }],
  },
];
