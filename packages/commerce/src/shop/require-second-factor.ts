import { shop } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { shopRow } from './shop-row.ts';

const requirement = z.object({
  required: z.boolean(),
  /** The revision of the shop that was seen. */
  revision: z.int().min(1),
});
export type SecondFactorRequirement = z.input<typeof requirement>;

/**
 * Requires a second factor of everybody who works in the shop, or no longer; it holds from their next request on
 * (`readStaffActor`). Needs `staff:write`. ADM-009
 * @throws ShopError `conflict` on `revision` when somebody else changed it meanwhile
 */
export async function requireSecondFactor(
  ctx: ShopContext,
  input: SecondFactorRequirement,
): Promise<{ revision: number }> {
  const { required, revision: version } = parseInput(requirement, input);
  const of = shopRow(ctx.shop.id);
  const fields = { secondFactorRequired: required };
  const change = { verb: 'shop.require-second-factor', scope: 'staff:write', of, version, fields } as const;
  return changing(ctx, change, async ({ tx, fields: wanted, revision }) => {
    await tx.update(shop).set(wanted).where(eq(shop.id, ctx.shop.id));
    return { revision };
  });
}
