import { formFaults } from '../lib/form-faults.server.ts';
import { emailWrong, passwordWrong } from './register-values.ts';

const wordsOf = new Map([
  ['email', emailWrong],
  ['password', passwordWrong],
]);

const fields = ['first_name', 'last_name', 'email', 'password'];

/** Parts what the server refused into what the form says beside its fields and above them. */
export const registrationFaults = (refused: Parameters<typeof formFaults>[0]) =>
  formFaults(refused, { fields, wordsOf: ({ field }) => wordsOf.get(field)?.() });
