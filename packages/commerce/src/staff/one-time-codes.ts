import { Secret, TOTP } from 'otpauth';
import type { PlatformContext } from '../kernel/context.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';
import type { KeyRing } from '../kernel/seal.ts';

/** RFC 6238 as every authenticator app takes it. Seconds. */
const PERIOD = 30;
const RULES = { issuer: 'Stoa', algorithm: 'SHA1', digits: 6, period: PERIOD };

/** Steps either side of now of which a code counts: clocks differ. ADM-006 */
const WINDOW = 1;

/** Makes a secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address by which an authenticator app takes the secret, as a rule from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...RULES, secret, label: email }).toString();

/**
 * Returns the number of the step that this is the code of, counted from 1970; `undefined` for none of those that count
 * now. Whoever lets it count keeps the number, for no code counts twice.
 */
export function totpStep(
  { clock }: Pick<PlatformContext, 'clock'>,
  secret: string,
  code: string,
): number | undefined {
  const timestamp = clock().getTime();
  const delta = new TOTP({ ...RULES, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Tells whether it may be a one-time code, and not a recovery code. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

const placeOf = (staffId: string) => ({ shopId: PLATFORM.id, name: `staff-totp:${staffId}` });

/** Seals a secret for its person's row. */
export function sealTotp(keys: KeyRing, staffId: string, secret: string): string {
  const { keyId, sealed } = keys.seal(placeOf(staffId), secret);
  return `${keyId}.${sealed}`;
}

/** @throws UnopenableSecretError when none of the keys at hand opens it. */
export function openTotp(keys: KeyRing, staffId: string, text: string): string {
  const [keyId = '', sealed = ''] = text.split('.');
  return keys.open(placeOf(staffId), { keyId, sealed });
}
