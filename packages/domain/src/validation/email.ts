import { parseUrl } from '../url/parse-url.ts';
import { textLimits } from './limits.ts';
import { hasPiledMarks } from './piled-marks.ts';

/** Letters of any script, because addresses in other scripts than Latin exist. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$&'*+/=?^_`{|}~-]+";
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const plainEmail = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\p{N}+$)${LABEL}$`, 'u');

/** RFC 5321 */
const MAX_LOCAL = 64;

/**
 * Tells whether a text has the shape of an address as people have them; only sending a mail shows whether it exists.
 * Quoted names, routes (`a%b@c.co`), hosts by number and encoded words (`=?utf-8?q?a?=`, which mail programs decode)
 * are none, and neither is what only looks like another address: with characters that are not seen, with heaps of
 * marks, or in another form of its letters (full width, ligatures). FORM-516
 */
export function isEmail(value: string): boolean {
  const isShort = value.length <= textLimits.email && value.indexOf('@') <= MAX_LOCAL;
  return isShort && !value.includes('=?') && plainEmail.test(value) && isPlainlySpelt(value);
}

function isPlainlySpelt(email: string): boolean {
  if (/\p{DI}|(?<![\p{L}\p{M}\p{N}])\p{M}/u.test(email) || hasPiledMarks(email)) return false;
  if (email.normalize('NFKC') !== email.normalize('NFC')) return false;
  return encodedDomain(email.slice(email.lastIndexOf('@') + 1)) !== undefined;
}

/**
 * Returns the one key by which addresses are compared, and by which attempts are counted: it is the same for two
 * spellings of one address, and for no other address. Never compare addresses by other means: `lower` of the database
 * makes an `i` of `İ`, which JavaScript does not.
 */
export function emailKey(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return folded(text).trim();
  const domain = text.slice(at + 1);
  return `${folded(text.slice(0, at)).trim()}@${encodedDomain(domain) ?? folded(domain)}`;
}

/** Lower case in the sense of no language, and one form of each letter. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');

/** Returns the domain as the name system has it (A-labels); `undefined` for what can't be one. */
function encodedDomain(domain: string): string | undefined {
  const plain = domain.normalize('NFKC');
  // Whatever else ends or changes a host in an address of the web.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(plain)) return undefined;
  const host = parseUrl(`http://${plain}`)?.hostname;
  return host === undefined || /^[\d.]+$/.test(host) ? undefined : host;
}

/**
 * Returns the mailbox behind an address, for counting what is sent to it: what stands behind a `+` and, where the
 * provider is known for it, dots lead to the same one.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [local = ''] = key.slice(0, at).split('+', 1);
  const domain = key.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/**
 * Tells whether it may be an e-mail address that was taken before the rules of `isEmail` were as they are: its owner
 * can still sign in and receive mail.
 */
export const isKnownEmail = (value: string): boolean =>
  value.length <= textLimits.email &&
  /^[^\s\p{Cc}@<>(),;:"\\]+@[^\s\p{Cc}@<>(),;:"\\.]+(?:\.[^\s\p{Cc}@<>(),;:"\\.]+)+$/u.test(value);
