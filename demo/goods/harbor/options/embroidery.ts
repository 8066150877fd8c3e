import type { ProductOption, ProductOptionRule } from '@stoa/domain';
import { choice, colorChoice } from '../../choice.ts';

/** Embroidery on an apron: all that concerns it stays out of the way until it is wanted. */
export const apronEmbroidery: readonly ProductOption[] = [
  {
    id: 'embroidery',
    label: 'Embroidery',
    helpText: 'On the bib, in letters half an inch high. Adds three working days.',
    optionType: 'button',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('without', 'Without', { isDefault: true }),
      choice('with', 'With a name', { additionalFee: 1400 }),
    ],
  },
  {
    id: 'name',
    label: 'Name to embroider',
    optionType: 'text',
    isRequired: true,
    textLimit: { min: 2, max: 18 },
    additionalFee: 0,
    initialVisibility: 'hide',
    placeholderText: 'Rosalind',
    values: [],
  },
  {
    id: 'thread',
    label: 'Thread',
    optionType: 'iconlist',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [
      colorChoice('ivory', 'Ivory', '#efe7d6', { isDefault: true }),
      colorChoice('mustard', 'Mustard', '#c8963c'),
      colorChoice('ocean', 'Ocean', '#3f6a82'),
      colorChoice('gold', 'Gold metallic', '#b08d4f', { additionalFee: 300 }),
    ],
  },
];

export const apronEmbroideryRules: readonly ProductOptionRule[] = [
  {
    operator: 'all',
    conditions: [{ option: 'embroidery', values: ['with'] }],
    actions: [
      { option: 'name', action: 'show' },
      { option: 'thread', action: 'show' },
    ],
  },
];
