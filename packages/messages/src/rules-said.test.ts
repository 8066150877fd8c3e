import type { Message } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { say } from './say.ts';

const said = (code: Message['code'], params: Message['params'] = {}) => say({ code, params });

describe('what a rule that fails says', () => {
  it('required [FORM-542]', () => {
    expect(said('field.required', { field: 'Name' })).toBe('Name is required');
  });

  it('email [FORM-543]', () => expect(said('field.email')).toBe('Please enter a valid email address'));

  it('confirmed [FORM-544]', () => {
    expect(said('field.confirmed', { field: 'Password' })).toBe('The Password does not match');
  });

  it('lengths [FORM-545, FORM-546]', () => {
    expect(said('field.min_length', { length: 3 })).toBe('Minimum of 3 characters required.');
    expect(said('field.max_length', { field: 'Title', length: 3 })).toBe(
      'Title may not be greater than 3 characters',
    );
  });

  it('values [FORM-547, FORM-548]', () => {
    expect(said('field.min_value', { field: 'Age', min: 18 })).toBe(
      'Age must be greater than or equal to 18',
    );
    expect(said('field.max_value', { field: 'Age', max: 99 })).toBe('Age must be less than or equal to 99');
  });

  it('phone [FORM-551]', () => expect(said('field.phone')).toBe('Please enter a valid phone number'));

  it('files [FORM-549, FORM-550]', () => {
    expect(said('field.file_size', { sizeLimit: 2 })).toBe('The file size exceeds the maximum limit of 2MB.');
    expect(said('field.file_type', { field: 'Photo', types: '.png, .jpg' })).toBe(
      'Photo must have a valid file type (eg: .png, .jpg)',
    );
  });
});
