import { lineFacts } from '@stoa/domain';
import { expect, it } from 'vitest';
import { lineWords } from './line-words.ts';

const wordsOf = (over: Partial<Parameters<typeof lineFacts>[0]>) =>
  lineFacts({
    sku: 'MUG-1',
    variationText: '',
    choices: [],
    qty: 5,
    backorderedQty: 0,
    backorderMessage: '',
    backorderShipDay: null,
    ...over,
  }).map((fact) => lineWords(fact, 'USD'));

it('a mail tells the variation, choices with their fees, and what comes later, in what words and when [OPT-018, STOCK-504]', () => {
  const choices = [
    { label: 'Ribbon', value: 'Navy', fee: 250 },
    { label: 'Paper', value: 'Thin', fee: -100 },
    { label: 'Initials', value: 'AB', fee: 0 },
  ];
  const late = { backorderedQty: 2, backorderMessage: 'In May', backorderShipDay: '2027-05-01' };
  expect(wordsOf({ variationText: 'Red | Large', choices, ...late })).toEqual([
    'Red | Large',
    'Ribbon: Navy (+ $2.50)',
    'Paper: Thin (− $1.00)',
    'Initials: AB',
    'SKU MUG-1',
    '3 in stock, 2 on backorder. In May. Expected to ship May 01 2027',
  ]);
});

it('a mail says of what comes later no more than is known', () => {
  expect(wordsOf({ backorderedQty: 5 })).toEqual(['SKU MUG-1', 'On backorder']);
});
