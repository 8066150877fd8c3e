import { customerGroup, orConflict } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';
import { customerGroupRow, GROUP_CODE, isGroup } from './group-row.ts';

const name = shortText(100).min(1);

const newGroup = z.object({ code: z.string().trim().regex(GROUP_CODE), name });
type NewCustomerGroup = z.input<typeof newGroup>;

const renamed = z.object({
  group: z.string(),
  name,
  /** The revision that whoever renames it has seen. */
  revision: z.int().min(1),
});
type RenamedCustomerGroup = z.input<typeof renamed>;

/** A group of a shop's customers, known by its code. */
export interface CustomerGroup {
  readonly code: string;
  readonly name: string;
  readonly revision: number;
}

/** Lists the shop's groups of customers, by code. */
export async function listCustomerGroups(ctx: Pick<ShopContext, 'db' | 'shop'>): Promise<CustomerGroup[]> {
  return ctx.db.queries
    .select({ code: customerGroup.code, name: customerGroup.name, revision: customerGroup.revision })
    .from(customerGroup)
    .where(eq(customerGroup.shopId, ctx.shop.id))
    .orderBy(asc(customerGroup.code));
}

/**
 * Makes a group. Needs `customers:write`. ADM-303
 * @throws ShopError `conflict` on `code` that a group of the shop has, `invalid-input`
 */
export async function createCustomerGroup(ctx: ShopContext, input: NewCustomerGroup): Promise<void> {
  const { code, name } = parseInput(newGroup, input);
  const of = orNew(customerGroupRow(ctx, code));
  const change = { verb: 'customer-group.create', scope: 'customers:write', of, version: undefined } as const;
  await orConflict({ customer_group_shop_id_code_pk: 'code' }, () =>
    changing(ctx, change, async ({ tx, row, revision }) => {
      if (row) throw new ShopError('conflict', { field: 'code', reason: msg('group.exists') });
      await tx.insert(customerGroup).values({ shopId: ctx.shop.id, code, name, revision });
    }),
  );
}

/**
 * Gives a group another name; its code stays. Needs `customers:write`. ADM-303
 * @throws ShopError `not-found` on `group`, `conflict` on `revision` when it was renamed meanwhile, `invalid-input`
 */
export async function renameCustomerGroup(ctx: ShopContext, input: RenamedCustomerGroup): Promise<void> {
  const { group, revision: version, name } = parseInput(renamed, input);
  const of = customerGroupRow(ctx, group);
  const change = {
    verb: 'customer-group.rename',
    scope: 'customers:write',
    of,
    version,
    fields: { name },
  } as const;
  await changing(ctx, change, ({ tx, fields }) =>
    tx.update(customerGroup).set({ name: fields.name }).where(isGroup(ctx, group)),
  );
}
