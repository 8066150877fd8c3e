import { expect, it } from 'vitest';
import { phraseKey } from './phrase-key.ts';

it('a phrase has one key however it is written', () => {
  for (const phrase of ['Mugs & Cups', 'the mug and cup', 'MUGS/CUPS'])
    expect(phraseKey(phrase, 'en')).toBe('mug cup');
  expect(phraseKey('Tee-Shirts', 'en-GB')).toBe('tee shirt');
  expect(phraseKey('Tassen', 'de')).toBe('tassen');
  expect(phraseKey('the', 'en')).toBe('the');
  expect(phraseKey(' -- ', 'en')).toBe('');
});
