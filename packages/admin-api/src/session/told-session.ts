import type { Session, Workplace } from '@stoa/admin-contract';
import { listStaffShops, type StaffSession, type StaffShop } from '@stoa/commerce';
import type { AdminRequest } from '../context.ts';

/** Tells who is signed in and where they work, by their roles as they stand now. PERM-513, ADM-014, ADM-017 */
export async function toldSession(
  { platform }: Pick<AdminRequest, 'platform'>,
  person: StaffSession,
): Promise<Session> {
  const shops = await listStaffShops(platform, person);
  const { staffId: id, name, email, operator, secondFactor, expiresAt } = person;
  return {
    person: { id, name, email, operator, secondFactor },
    workplaces: shops.map((shop) => toWorkplace(shop)).toSorted(byName),
    expiresAt: expiresAt.toISOString(),
  };
}

const byName = (a: Workplace, b: Workplace) => a.name.localeCompare(b.name, 'en');

function toWorkplace(held: StaffShop): Workplace {
  const { code, name, type, baseUrl, timeZone, locale, currency } = held.shop;
  return {
    code,
    name,
    type,
    address: baseUrl,
    state: stateOf(held),
    role: held.role,
    oneSeller: held.sellerId !== undefined,
    scopes: [...held.scopes],
    needsSecondFactor: held.lacksSecondFactor,
    timeZone,
    locale,
    currency,
  };
}

function stateOf({ status, frontendStatus }: StaffShop): Workplace['state'] {
  if (status !== 'active') return status;
  return frontendStatus === false ? 'switchedOff' : 'open';
}
