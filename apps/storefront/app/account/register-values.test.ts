import { expect, it } from 'vitest';
import { registrationFaults } from './register-faults.server.ts';
import { readRegistration, registrationErrors } from './register-values.ts';

it('says all that is wrong at once, each beside its field', () => {
  expect(registrationErrors({ email: 'ada', password: 'short' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Please choose a password of 8 to 200 characters.',
  });
  expect(registrationErrors({ email: 'ada@example.com', password: 'long enough' })).toEqual({});
});

it('says what the server refused beside its field', () => {
  const fault = (field: string) => ({
    field,
    code: 'field.characters',
    message: 'Please leave out “\u202e”',
  });
  expect(registrationFaults({ field_errors: [fault('email'), fault('last_name')] })).toEqual({
    errors: { email: 'Please enter a valid email address', last_name: 'Please leave out “\u202e”' },
    message: undefined,
  });
});

it('trims names and address, and leaves the password as it was typed', () => {
  const form = new FormData();
  form.set('email', ' ada@example.com ');
  form.set('password', ' with blanks ');
  expect(readRegistration(form)).toEqual({
    email: 'ada@example.com',
    first_name: '',
    last_name: '',
    password: ' with blanks ',
  });
});
