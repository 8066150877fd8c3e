import type { PersonalizationOption, ProductOption } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { lineChoices } from './line-choices.ts';

const option = (label: string, over: Partial<ProductOption> = {}): ProductOption => ({
  id: label.toLowerCase(),
  label,
  optionType: 'select',
  isRequired: false,
  additionalFee: 100,
  initialVisibility: 'show',
  values: [
    { id: 'navy', label: 'Navy', additionalFee: 250, isDefault: false, initialVisibility: 'show' },
    { id: 'sage', label: 'Sage', additionalFee: 0, isDefault: false, initialVisibility: 'show' },
  ],
  ...over,
});

const field = (code: string, label: string): PersonalizationOption => ({
  code,
  label,
  type: 'text',
  required: false,
  displayed: true,
});

const product = {
  productOptions: [option('Ribbon'), option('A', { optionType: 'text', values: [] })],
  personalizationOptions: [field('to', 'For whom'), field('by', 'From whom')],
};

describe('what was chosen and typed for a piece', () => {
  it('is told in the words and the order of the product, with fees of option and value [OPT-019, PRICE-017]', () => {
    const options = { A: 'Navy', Ribbon: 'Navy' };
    expect(lineChoices(product, { options, personalization: { by: 'Ben', to: 'Ada' } })).toEqual([
      { label: 'Ribbon', value: 'Navy', fee: 350, typed: false },
      { label: 'A', value: 'Navy', fee: 100, typed: true },
      { label: 'For whom', value: 'Ada', fee: 0, typed: true },
      { label: 'From whom', value: 'Ben', fee: 0, typed: true },
    ]);
  });

  it('keeps the name it was stored by where the product asks for it no more, and may have been typed by anybody', () => {
    const gone = { options: { Paper: 'Thin' }, personalization: { recipient_name: 'Ada' } };
    expect(lineChoices(product, gone)).toEqual([
      { label: 'Paper', value: 'Thin', fee: null, typed: true },
      { label: 'Recipient name', value: 'Ada', fee: 0, typed: true },
    ]);
  });

  it('is nothing where nothing was asked for', () => {
    expect(lineChoices(product, { options: null, personalization: null })).toEqual([]);
  });
});
