import { t } from '@stoa/messages';
import { expect, it } from 'vitest';
import { messageOf } from './use-field-errors.ts';

it('says what is wrong with a field in our own words [OPT-011, OPT-013, PERS-004, PERS-005]', () => {
  expect(t(messageOf({ valueMissing: true }, 'Ribbon', 0))).toBe('Ribbon is required');
  expect(t(messageOf({ tooShort: true }, 'Engraving', 2))).toBe('Minimum of 2 characters required.');
  expect(t(messageOf({ typeMismatch: true }, 'Email', 0))).toBe('Please enter a valid email address');
});
