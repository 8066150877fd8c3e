import {
  assignRole,
  createCustomer,
  createStaff,
  type PlatformContext,
  type ShopContext,
} from '@stoa/commerce';

/** The password of every demo account. They exist only where the demo was filled in. */
const PASSWORD = 'stoa-demo';

const staff = [
  { local: 'owner', name: 'Olive Owner', role: 'owner' },
  { local: 'catalog', name: 'Cato Catalog', role: 'catalog-manager' },
  { local: 'editor', name: 'Edda Editor', role: 'content-editor' },
  { local: 'orders', name: 'Orla Orders', role: 'order-manager' },
  { local: 'support', name: 'Sunny Support', role: 'support' },
  { local: 'reader', name: 'Rea Reader', role: 'read-only' },
] as const;

/** Shoppers of one shop: verified, in the wholesale group, and not yet approved. */
export async function fillCustomers(ctx: ShopContext): Promise<void> {
  await createCustomer(ctx, {
    email: 'shopper@example.com',
    password: PASSWORD,
    firstName: 'Sam',
    lastName: 'Shopper',
  });
  await createCustomer(ctx, {
    email: 'wholesale@example.com',
    password: PASSWORD,
    firstName: 'Willa',
    lastName: 'Wholesale',
    group: 'wholesale',
  });
  await createCustomer(ctx, {
    email: 'pending@example.com',
    password: PASSWORD,
    firstName: 'Penny',
    lastName: 'Pending',
    standing: 'pending',
  });
}

/** The back office, the same people in each shop, and the operator of the platform. */
export async function fillStaff(platform: PlatformContext, shops: readonly ShopContext[]): Promise<void> {
  for (const { local, name, role } of staff) {
    const { staffId } = await createStaff(platform, {
      email: `${local}@example.com`,
      name,
      password: PASSWORD,
    });
    for (const ctx of shops) await assignRole(ctx, { staffId, role });
  }
  await createStaff(platform, {
    email: 'operator@example.com',
    name: 'Otto Operator',
    password: PASSWORD,
    operator: true,
  });
}
