import { textLimits } from './limits.ts';

/** Letters of any script, because addresses in other scripts than Latin exist. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$&'*+/=?^_`{|}~-]+";
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const plainEmail = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\p{N}+$)${LABEL}$`, 'u');

/** RFC 5321 */
const MAX_LOCAL = 64;

/**
 * Tells whether a text has the shape of an address as people have them; only sending a mail shows whether it exists.
 * Quoted names, routes (`a%b@c.co`), hosts by number and encoded words (`=?utf-8?q?a?=`, which mail programs decode)
 * are none. FORM-516
 */
export function isEmail(value: string): boolean {
  const isShort = value.length <= textLimits.email && value.indexOf('@') <= MAX_LOCAL;
  return isShort && !value.includes('=?') && plainEmail.test(value);
}

/** Returns the one spelling under which an account is found. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * Returns the mailbox behind an address, for counting what is sent to it: what stands behind a `+` and, where the
 * provider is known for it, dots lead to the same one.
 */
export function mailboxOf(email: string): string {
  const normal = normaliseEmail(email);
  const at = normal.lastIndexOf('@');
  const [local = ''] = normal.slice(0, at).split('+', 1);
  const domain = normal.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/**
 * Tells whether it may be an e-mail address that was taken before the rules of `isEmail` were as they are: its owner
 * can still sign in and receive mail.
 */
export const isKnownEmail = (value: string): boolean =>
  value.length <= textLimits.email &&
  /^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\.]+(?:\.[^\s\p{Cc}@<>(),;:"\\.]+)+$/u.test(value);
