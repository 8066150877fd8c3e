import {
  assignRole,
  createStaff,
  findStaff,
  type PlatformContext,
  type Shop,
  systemContext,
} from '@stoa/commerce';

/** Somebody of the back office, who may be new there. */
export interface OwnerToBe {
  readonly staffId: string;
  /** They were there before and keep their password. */
  readonly wasKnown: boolean;
}

/**
 * Finds the person with this e-mail address in the back office, or adds them.
 * @param password asked for only when the person is new
 * @throws ShopError `invalid-input` for an address that is none, or a password that is too short
 */
export async function ownerToBe(
  platform: PlatformContext,
  email: string,
  password: () => Promise<string>,
): Promise<OwnerToBe> {
  const known = await findStaff(platform, email);
  if (known !== undefined) return { ...known, wasKnown: true };
  const [name = email] = email.split('@');
  const made = await createStaff(platform, { email, name, password: await password() });
  return { ...made, wasKnown: false };
}

/** Gives them the shop. */
export async function makeOwner(
  platform: PlatformContext,
  shop: Shop,
  { staffId }: OwnerToBe,
): Promise<void> {
  await assignRole(systemContext(platform, shop, { command: 'shop owner' }), { staffId, role: 'owner' });
}
