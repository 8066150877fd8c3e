import { describe, expect, it } from 'vitest';
import { type DescribedLine, lineFacts } from './index.ts';

const line = (over: Partial<DescribedLine> = {}): DescribedLine => ({
  sku: 'MUG-1',
  variationText: '',
  choices: [],
  qty: 2,
  backorderedQty: 0,
  backorderMessage: '',
  backorderShipDay: null,
  ...over,
});

describe('what is told of a line', () => {
  it('is its sku alone where nothing was chosen and all of it is there', () => {
    expect(lineFacts(line({ backorderMessage: 'In May', backorderShipDay: '2027-05-01' }))).toEqual([
      { kind: 'sku', text: 'MUG-1' },
    ]);
  });

  it('is the variation, every choice with its fee, and how many pieces come later, in what words and when [OPT-019]', () => {
    const choices = [
      { label: 'Ribbon', value: 'Navy', fee: 250 },
      { label: 'Paper', value: 'Plain', fee: 0 },
      { label: 'Initials', value: 'AB', fee: null },
    ];
    const late = { backorderedQty: 2, backorderMessage: 'In May', backorderShipDay: '2027-05-01' };
    expect(lineFacts(line({ variationText: 'Red | Large', choices, qty: 5, ...late }))).toEqual([
      { kind: 'variation', text: 'Red | Large' },
      { kind: 'choice', label: 'Ribbon', value: 'Navy', fee: 250 },
      { kind: 'choice', label: 'Paper', value: 'Plain', fee: null },
      { kind: 'choice', label: 'Initials', value: 'AB', fee: null },
      { kind: 'sku', text: 'MUG-1' },
      { kind: 'backorder', inStock: 3, backordered: 2, message: 'In May', shipDay: '2027-05-01' },
    ]);
  });
});
