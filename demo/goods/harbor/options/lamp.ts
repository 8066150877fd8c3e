import type { ProductOption, ProductOptionRule } from '@stoa/domain';
import { choice, colorChoice } from '../../choice.ts';

/** Shade and cord of a lamp. A dimmer goes only into cloth cord, and pleating only on linen. */
export const lampOptions: readonly ProductOption[] = [
  {
    id: 'shade',
    label: 'Shade',
    optionType: 'iconlist',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      colorChoice('linen', 'Linen', '#e8dfcc', { isDefault: true }),
      colorChoice('oat', 'Oat wool', '#d9ccb4', { additionalFee: 2000 }),
      colorChoice('ink', 'Ink paper', '#2f3542', { additionalFee: 1200 }),
    ],
  },
  {
    id: 'pleat',
    label: 'Pleating',
    optionType: 'radio',
    isRequired: false,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('smooth', 'Smooth', { isDefault: true }),
      choice('knife', 'Knife pleats', { additionalFee: 4500 }),
    ],
  },
  {
    id: 'cord',
    label: 'Cord',
    optionType: 'select',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      colorChoice('cloth-brown', 'Cloth, brown', '#6b4a35', { additionalFee: 800 }),
      colorChoice('cloth-ivory', 'Cloth, ivory', '#e9dfc8', { additionalFee: 800 }),
      choice('plain', 'Plain, clear'),
    ],
  },
  {
    id: 'dimmer',
    label: 'Dimmer',
    optionType: 'button',
    isRequired: false,
    additionalFee: 0,
    initialVisibility: 'disable',
    values: [
      choice('no', 'No', { isDefault: true }),
      choice('inline', 'In the cord', { additionalFee: 2200 }),
    ],
  },
];

export const lampRules: readonly ProductOptionRule[] = [
  {
    operator: 'all',
    conditions: [
      { option: 'cord', values: ['0'] },
      { option: 'cord', values: ['plain'], operator: 'not_selected' },
    ],
    actions: [{ option: 'dimmer', action: 'enable' }],
  },
  {
    operator: 'any',
    conditions: [{ option: 'shade', values: ['oat', 'ink'] }],
    actions: [{ option: 'pleat', action: 'hide' }],
  },
];
