import {
  assignRole,
  createCustomer,
  createStaff,
  findStaff,
  type PlatformContext,
  type ShopContext,
} from '@stoa/commerce';
import { DEMO_PASSWORD, demoStaff } from '../goods/shops/accounts.ts';
import type { DemoCustomer } from '../goods/shops/types.ts';

/** Shoppers of one shop: verified, in the wholesale group, and not yet approved. */
export async function fillCustomers(ctx: ShopContext, customers: readonly DemoCustomer[]): Promise<void> {
  for (const { email, firstName, lastName, nickName, group, status } of customers) {
    await createCustomer(ctx, {
      email,
      password: DEMO_PASSWORD,
      firstName,
      lastName,
      nickName,
      group,
      status,
    });
  }
}

/** Fills the back office: the same people in each shop, and the operator of the platform. */
export async function fillStaff(platform: PlatformContext, shops: readonly ShopContext[]): Promise<void> {
  for (const { email, name, role } of demoStaff) {
    const operator = role === 'operator';
    // A fill that was cut short may have come so far.
    const known = await findStaff(platform, email);
    const person = { email, name, password: DEMO_PASSWORD, operator };
    const { staffId } = known ?? (await createStaff(platform, person));
    if (role !== 'operator') for (const ctx of shops) await assignRole(ctx, { staffId, role });
  }
}
