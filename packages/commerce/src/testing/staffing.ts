import type { Database } from '@stoa/database';
import type { Role } from '@stoa/domain';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { acceptInvitation, invitePerson } from '../people/index.ts';
import { assignRole, createStaff, readStaffActor } from '../staff/index.ts';
import { fromSession, type TestClock, testContext, testPlatform } from './context.ts';
import { mailedLinks } from './people.ts';
import { makeShop } from './shops.ts';
import { unique } from './unique.ts';

export const PASSWORD = 'correct horse';
export const clientAddress = '192.0.2.1';
export const officeUrl = 'https://office.example';
export const newAddress = () => `${unique('person')}@example.com`;

type ShopRole = Exclude<Role, 'operator'>;

/** Returns what becomes of several that are done at once, in the order of the alphabet. */
export const outcomes = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map(({ status }) => status).sort();

/** The people of a test: hires them and lets them act. */
export function staffing(db: Database, clock: TestClock) {
  const platform = testPlatform(db, clock);
  const asSystem = (shop: Shop) => systemContext(platform, shop, { command: 'test' });
  const actingAs = async (shop: Shop, staffId: string): Promise<ShopContext> => {
    const found = await readStaffActor(platform, staffId, shop.id, fromSession);
    if (!found) throw new Error('no actor');
    return testContext(db, shop, clock, found.actor);
  };
  /** Somebody with a role in the shop, in a request of theirs. */
  const hire = async (shop: Shop, role: ShopRole, name = 'Ada Quill') => {
    const email = newAddress();
    const { staffId } = await createStaff(platform, { email, name, password: PASSWORD });
    const limit = role === 'seller' && { sellerId: shop.ownSellerId ?? '' };
    await assignRole(asSystem(shop), { staffId, role, ...limit });
    return { staffId, email, ctx: await actingAs(shop, staffId) };
  };
  /** A shop with its owner, who invites. */
  const openShop = async () => {
    const shop = await makeShop(db, { name: 'Quay & Sons' });
    const owner = await hire(shop, 'owner', 'Olga Owner');
    const system = asSystem(shop);
    /** Invites and returns the token of the mail. */
    const invite = async (email: string, role: ShopRole = 'support') => {
      const { id } = await invitePerson(owner.ctx, { email, role, officeUrl });
      const [token = ''] = await mailedLinks(system, email, `${officeUrl}/invitation`);
      return { id, token };
    };
    const accept = (token: string, name = 'Nina New') =>
      acceptInvitation(platform, { token, name, password: PASSWORD, clientAddress });
    return { shop, owner, system, invite, accept };
  };
  return { asSystem, actingAs, hire, openShop };
}
