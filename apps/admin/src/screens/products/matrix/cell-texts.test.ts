import { expect, it } from 'vitest';
import { textRules } from './cell-texts.ts';

it('amounts lose the sign of their own currency when a cell is left, as spreadsheets write it, and keep that of another', () => {
  const { price } = textRules({ locale: 'en', currency: 'USD' });
  expect(['$12.5', ' $ 1,234.50 ', '12.50 USD', 'US$3'].map(price.tidy)).toEqual([
    '12.50',
    '1234.50',
    '12.50',
    'US$3',
  ]);
  expect(price.tidy('€12.50')).toBe('€12.50');
  expect(price.check('€12.50')).toBe('Enter an amount such as 10.50.');
  const german = textRules({ locale: 'de', currency: 'EUR' });
  expect(['12,5 €', 'EUR 3'].map(german.msrp.tidy)).toEqual(['12,50', '3,00']);
});
