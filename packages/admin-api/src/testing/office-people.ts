import {
  assignRole,
  beginTotp,
  confirmTotp,
  createStaff,
  type PlatformContext,
  type Shop,
  signInStaff,
  systemContext,
} from '@stoa/commerce';
import { testAccountRequest, unique } from '@stoa/commerce/testing';
import type { Role } from '@stoa/domain';
import { Secret, TOTP } from 'otpauth';

export const PASSWORD = 'correct horse';

/** Somebody of the back office, signed in. */
export interface OfficePerson {
  readonly staffId: string;
  readonly email: string;
  readonly token: string;
}

let addresses = 0;

/** Makes a person with this role in a shop, or an operator, and signs them in. */
export async function employ(
  platform: PlatformContext,
  shop: Shop,
  role: Role,
  sellerId?: string,
): Promise<OfficePerson> {
  const email = `${unique(role)}@example.com`;
  const operator = role === 'operator';
  const { staffId } = await createStaff(platform, { email, name: 'Ada Quill', password: PASSWORD, operator });
  if (role !== 'operator')
    await assignRole(systemContext(platform, shop, { command: 'test' }), {
      staffId,
      role,
      ...(role === 'seller' && { sellerId }),
    });
  const { token } = await signInStaff(platform, {
    email,
    password: PASSWORD,
    clientAddress: `198.51.100.${(addresses++ % 250) + 1}`,
  });
  return { staffId, email, token };
}

/** Switches on the second factor of a person; returns what makes their codes. */
export async function withSecondFactor(platform: PlatformContext, { staffId }: OfficePerson): Promise<TOTP> {
  const { secret } = await beginTotp(platform, staffId);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: platform.clock().getTime() });
  await confirmTotp(testAccountRequest(platform, '192.0.2.9'), { staffId, code });
  return totp;
}
