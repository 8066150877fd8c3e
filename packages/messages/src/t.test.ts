import type { MessageDescriptor } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { t } from './t.ts';
import { tError } from './t-error.ts';

const translated = (code: MessageDescriptor['code'], params: MessageDescriptor['params'] = {}) =>
  t({ code, params });

it('a prevented checkout is told in the words of the merchant [CHK-003]', () => {
  expect(tError('checkout-prevented', { message: 'Back on Monday' })).toBe('Back on Monday');
});

describe('a field in a sentence', () => {
  it('is called by its label, never by its name in the contract', () => {
    expect(translated('field.required', { field: 'firstName' })).toBe('First name is required');
    expect(translated('field.min_value', { field: 'quantity', min: 1 })).toBe(
      'Quantity must be greater than or equal to 1',
    );
    expect(translated('field.required', { field: 'paymentMethod' })).toBe('Payment method is required');
  });

  it('keeps the name that a merchant gave it, whatever that is', () => {
    expect(translated('field.required', { label: 'line1' })).toBe('line1 is required');
  });

  it('has no name at all when it is unknown', () => {
    expect(translated('field.required', { field: 'toString' })).toBe('This field is required');
  });
});

describe('what a rule that fails says', () => {
  it('required', () => {
    expect(translated('field.required', { label: 'Name' })).toBe('Name is required');
  });

  it('email', () => expect(translated('field.email')).toBe('Please enter a valid email address'));

  it('lengths', () => {
    expect(translated('field.min_length', { length: 3 })).toBe('Minimum of 3 characters required.');
    expect(translated('field.max_length', { label: 'Title', length: 3 })).toBe(
      'Title may not be greater than 3 characters',
    );
  });

  it('values', () => {
    expect(translated('field.min_value', { label: 'Age', min: 18 })).toBe(
      'Age must be greater than or equal to 18',
    );
    expect(translated('field.max_value', { label: 'Age', max: 99 })).toBe(
      'Age must be less than or equal to 99',
    );
  });

  it('another address than that of a film [PDP-016]', () => {
    expect(translated('field.video')).toBe('Unsupported or not a video URL.');
  });

  it('phone', () => expect(translated('field.phone')).toBe('Please enter a valid phone number'));
});
