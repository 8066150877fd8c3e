import type { Message } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { say } from './say.ts';

const said = (code: Message['code'], params: Message['params'] = {}) => say({ code, params });

describe('a field in a sentence', () => {
  it('is called by its label, never by its name in the contract', () => {
    expect(said('field.required', { field: 'firstName' })).toBe('First name is required');
    expect(said('field.min_value', { field: 'quantity', min: 1 })).toBe(
      'Quantity must be greater than or equal to 1',
    );
    expect(said('field.required', { field: 'paymentMethod' })).toBe('Payment method is required');
  });

  it('keeps the name that a merchant gave it, whatever that is', () => {
    expect(said('field.required', { label: 'line1' })).toBe('line1 is required');
  });

  it('has no name at all when it is unknown', () => {
    expect(said('field.required', { field: 'toString' })).toBe('This field is required');
  });
});

describe('what a rule that fails says', () => {
  it('required', () => {
    expect(said('field.required', { label: 'Name' })).toBe('Name is required');
  });

  it('email', () => expect(said('field.email')).toBe('Please enter a valid email address'));

  it('lengths', () => {
    expect(said('field.min_length', { length: 3 })).toBe('Minimum of 3 characters required.');
    expect(said('field.max_length', { label: 'Title', length: 3 })).toBe(
      'Title may not be greater than 3 characters',
    );
  });

  it('values', () => {
    expect(said('field.min_value', { label: 'Age', min: 18 })).toBe(
      'Age must be greater than or equal to 18',
    );
    expect(said('field.max_value', { label: 'Age', max: 99 })).toBe('Age must be less than or equal to 99');
  });

  it('another address than that of a film [PDP-016]', () => {
    expect(said('field.video')).toBe('Unsupported or not a video URL.');
  });

  it('phone', () => expect(said('field.phone')).toBe('Please enter a valid phone number'));
});
