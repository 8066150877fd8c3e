import type { ProductOption, ProductOptionRule } from '@stoa/domain';
import { choice } from '../../choice.ts';

/** Engraving of a blade: the words and their script appear only when a kind of engraving is chosen. */
export const knifeEngraving: readonly ProductOption[] = [
  {
    id: 'engraving',
    label: 'Engraving',
    helpText: 'Cut by hand on the left side of the blade. Engraved knives leave us four working days later.',
    optionType: 'radio',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'show',
    values: [
      choice('none', 'No engraving', { isDefault: true }),
      choice('initials', 'Initials', { additionalFee: 1200 }),
      choice('line', 'A line of words', { additionalFee: 2400 }),
    ],
  },
  {
    id: 'initials',
    label: 'Your initials',
    optionType: 'text',
    isRequired: true,
    textLimit: { min: 1, max: 4 },
    additionalFee: 0,
    initialVisibility: 'hide',
    placeholderText: 'A.B.',
    values: [],
  },
  {
    id: 'line',
    label: 'Your words',
    helpText: 'We cut exactly what you write, including small letters.',
    optionType: 'textarea',
    isRequired: true,
    textLimit: { min: 2, max: 40 },
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [],
  },
  {
    id: 'script',
    label: 'Script',
    optionType: 'button',
    isRequired: true,
    additionalFee: 0,
    initialVisibility: 'hide',
    values: [
      choice('roman', 'Roman', { isDefault: true }),
      choice('italic', 'Italic'),
      choice('hand', 'Handwriting', { additionalFee: 600 }),
    ],
  },
];

export const knifeEngravingRules: readonly ProductOptionRule[] = [
  {
    operator: 'all',
    conditions: [{ option: 'engraving', values: ['initials'] }],
    actions: [
      { option: 'initials', action: 'show' },
      { option: 'script', action: 'show' },
      { option: 'script', action: 'hide_value', values: ['hand'] },
    ],
  },
  {
    operator: 'all',
    conditions: [{ option: 'engraving', values: ['line'] }],
    actions: [
      { option: 'line', action: 'show' },
      { option: 'script', action: 'show' },
    ],
  },
];
