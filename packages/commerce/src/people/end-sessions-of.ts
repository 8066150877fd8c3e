import { beyondShop, staffSession } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { roleRecord } from '../staff/index.ts';

const person = z.object({ staffId: recordId });

/**
 * Ends all sessions of somebody who has a role in this shop, also those in which they work in another; returns how
 * many had not ended. Needs `staff:write`. ADM-016
 * @throws ShopError `not-found` on `staffId` of somebody without a role here
 */
export async function endSessionsOf(ctx: ShopContext, input: z.input<typeof person>): Promise<number> {
  const { staffId } = parseInput(person, input);
  const change = { verb: 'role.end-sessions', scope: 'staff:write', of: 'role' } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    if (!(await roleRecord(ctx.shop, staffId).lock(tx)))
      throw new ShopError('not-found', { field: 'staffId' });
    const sessions = eq(staffSession.staffId, staffId);
    const rows = await beyondShop(tx, () =>
      tx.delete(staffSession).where(sessions).returning({ expiresAt: staffSession.expiresAt }),
    );
    const now = ctx.clock();
    const ended = rows.filter(({ expiresAt }) => expiresAt > now).length;
    // Their role is as it was, so nobody who is changing it is in conflict with this.
    if (ended > 0) wrote({ id: staffId, before: { sessions: ended }, after: { sessions: 0 } });
    return ended;
  });
}
