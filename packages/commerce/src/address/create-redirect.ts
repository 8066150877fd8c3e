import { address, orConflict } from '@stoa/database';
import { ShopError, safeRedirectTarget } from '@stoa/domain';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';
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
  const { from, to, type } = parseInput(redirect, input);
  requireSlug(from, 'from');
  const target = safeRedirectTarget(to);
  if (target === undefined || target === `/${from}`) throw new ShopError('invalid-input', { field: 'to' });
  const shopId = ctx.shop.id;
  const change = { verb: 'redirect.create', scope: 'content:write', of: 'redirect' } as const;
  await orConflict({ [ADDRESS_TAKEN]: 'from' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      await tx.insert(address).values({
        shopId,
        path: from,
        kind: 'redirect',
        redirectTo: target,
        redirectType: type,
        createdAt: ctx.clock(),
      });
      wrote({ id: from, after: { from, to: target, type } });
    }),
  );
}
