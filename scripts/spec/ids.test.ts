import { expect, it } from 'vitest';
import { idsAndRangesIn, idsIn } from './ids.ts';

const sorted = (text: string) => [...new Set(idsAndRangesIn(text))].sort();

it('reads ids with one word or several before the number', () => {
  expect(idsIn('lowest level wins PRICE-015, API-GQL-501; not UTF-8 or price-015')).toEqual([
    'PRICE-015',
    'API-GQL-501',
  ]);
});

it('takes a range for all ids between its ends, which may say the capability once', () => {
  expect(sorted('API-GQL-008 to API-GQL-011')).toEqual([
    'API-GQL-008',
    'API-GQL-009',
    'API-GQL-010',
    'API-GQL-011',
  ]);
  expect(sorted('REV-099 to 101, REV-105')).toEqual(['REV-099', 'REV-100', 'REV-101', 'REV-105']);
});

it('takes no range between two capabilities, nor one that runs backwards', () => {
  expect(sorted('CMS-001 to CAR-003')).toEqual(['CAR-003', 'CMS-001']);
  expect(sorted('CMS-003 to CMS-001')).toEqual(['CMS-001', 'CMS-003']);
});
