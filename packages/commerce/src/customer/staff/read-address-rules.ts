import type { AddressRules } from '@stoa/domain';
import type { ShopContext } from '../../kernel/context.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { addressRules, readShopSettings } from '../../shop/index.ts';

/** Tells what the shop asks of addresses. Needs `customers:read`. ADM-304 */
export async function readAddressRules(ctx: ShopContext): Promise<AddressRules> {
  requireScope(ctx, 'customers:read');
  const { settings } = await readShopSettings(ctx);
  return addressRules(settings);
}
