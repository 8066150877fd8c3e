import { address, emit, inTransaction, orConflict } from '@stoa/database';
import { ShopError, safeRedirectTarget } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { ADDRESS_TAKEN, requireSlug } from './claim-addresses.ts';

const redirect = z.strictObject({
  from: shortText(255).min(1),
  /** A path within the shop, beginning with a slash. */
  to: z.string().max(2048),
  type: z.literal([301, 302, 307, 308]).default(301),
});
export type NewRedirect = z.input<typeof redirect>;

/**
 * Makes an address that leads to another one. Needs `content:write`. ROUTE-531, ROUTE-532
 * @throws ShopError `invalid-input` on `from` (no slug, reserved) or `to` (not a safe path), `conflict` on `from`
 * @awaits back office
 */
export async function createRedirect(ctx: ShopContext, input: NewRedirect): Promise<void> {
  requireScope(ctx, 'content:write');
  const { from, to, type } = parseInput(redirect, input);
  requireSlug(from, 'from');
  const target = safeRedirectTarget(to);
  if (target === undefined || target === `/${from}`) throw new ShopError('invalid-input', { field: 'to' });
  const shopId = ctx.shop.id;
  await orConflict({ [ADDRESS_TAKEN]: 'from' }, () =>
    inTransaction(ctx.db, async (tx) => {
      await tx.insert(address).values({
        shopId,
        path: from,
        kind: 'redirect',
        redirectTo: target,
        redirectType: type,
        createdAt: ctx.clock(),
      });
      await emit(tx, { kind: 'content.changed', entityId: from, shopId });
    }),
  );
}
