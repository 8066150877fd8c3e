import { textLimits } from './limits.ts';

const simpleEmail = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(?:\.[^\s@<>(),;:"\\.]+)+$/;

/** Whether a text has the simple shape of an address; whether it exists, only a mail can tell. FORM-516 */
export function isEmail(value: string): boolean {
  return value.length <= textLimits.email && !/\p{Cc}/u.test(value) && simpleEmail.test(value);
}

/** The one spelling under which an account is found. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}
