import { customer, customerGroup, priceLevel, type Queries } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  customerGroupRow,
  FIRST_GROUP,
  GROUP_CODE,
  isGroup,
  knownGroups,
  lockToRemove,
} from '../../customer/index.ts';
import { changing, requireScopes, type StoredRecord } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { moveCustomers } from './move-customers.ts';
import { lockProductsNaming, type Move, moveLevels, requireMovableLevels } from './move-levels.ts';
import { namesGroup } from './named-levels.ts';

const removal = z.object({
  group: z.string(),
  /** The group that its customers and price levels move to. */
  moveTo: z.string().optional(),
});

/**
 * Removes a group of customers. Its customers and price levels move to another one, all or nothing; whoever is put into
 * it and whatever level names it meanwhile is moved along or refused. Needs `customers:write`, and `prices:write` where
 * price levels move. ADM-303
 * @throws ShopError `not-found` on `group`, `invalid-input` on `moveTo` for the same group and one that the shop has not;
 * `conflict` for the group of those who open an account, with `customers` and `levels` in `params` for one that has any
 * and nowhere to move them to, and where moving its levels would alter prices of others: of a seller that is not the
 * shop's own, or of another shop that has a group of this code
 */
export async function removeCustomerGroup(ctx: ShopContext, input: z.input<typeof removal>): Promise<void> {
  const { group, moveTo } = parseInput(removal, input);
  const of = lockedToRemove(ctx, group, moveTo);
  const change = { verb: 'customer-group.remove', scope: 'customers:write', of, version: undefined } as const;
  await changing(ctx, change, async ({ tx, note, wrote }) => {
    if (group === FIRST_GROUP) throw new ShopError('conflict', { reason: msg('group.first') });
    await requireOther(tx, ctx, group, moveTo);
    const held = await countHeld(tx, ctx, group);
    if (held.customers > 0 || held.levels > 0) {
      if (moveTo === undefined) {
        throw new ShopError('conflict', { params: held, reason: msg('group.in_use', held) });
      }
      const move: Move = { from: group, to: moveTo };
      if (held.levels > 0) {
        requireScopes(ctx, { scope: 'prices:write' }, undefined);
        const sellerId = await requireMovableLevels(tx, ctx, move);
        for (const record of await moveLevels(tx, ctx, sellerId, move)) wrote(record);
      }
      await moveCustomers(tx, ctx, move, wrote);
      note({}, { ...held, movedTo: moveTo });
    }
    await tx.delete(customerGroup).where(isGroup(ctx, group));
  });
}

/** The group under a lock that nobody passes who puts a customer into it or names it in a price level. */
function lockedToRemove(ctx: ShopContext, group: string, moveTo: string | undefined) {
  const of = customerGroupRow(ctx, group);
  if (!GROUP_CODE.test(group)) return of;
  const lock: typeof of.lock = async (tx) => {
    // Whoever writes price levels locks the product first, and the groups that they name then.
    if (moveTo !== undefined) await lockProductsNaming(tx, ctx, group);
    await lockToRemove(tx, ctx, group, moveTo);
    return of.lock(tx);
  };
  return { ...of, lock } satisfies StoredRecord<typeof customerGroup.$inferSelect>;
}

async function requireOther(
  tx: Queries,
  ctx: ShopContext,
  group: string,
  moveTo: string | undefined,
): Promise<void> {
  if (moveTo === undefined) return;
  const known = await knownGroups(tx, ctx, [moveTo]);
  if (moveTo === group || !known.has(moveTo)) throw new ShopError('invalid-input', { field: 'moveTo' });
}

interface Held {
  readonly customers: number;
  readonly levels: number;
}

async function countHeld(
  tx: Queries,
  ctx: ShopContext,
  group: string,
): Promise<Held & Record<string, number>> {
  return {
    customers: await tx.$count(
      customer,
      and(eq(customer.shopId, ctx.shop.id), eq(customer.groupCode, group)),
    ),
    levels: await tx.$count(priceLevel, namesGroup(ctx, group)),
  };
}
