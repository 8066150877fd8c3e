import { headerOrFooter, newId, orConflict, type Queries } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew, storedRow } from '../../kernel/change/index.ts';
import type { Shop, ShopContext } from '../../kernel/context.ts';
import { parseInput, shortText } from '../../kernel/input.ts';
import { isBoundedJson } from '../../kernel/json-input.ts';

const inputSchema = z.strictObject({
  kind: z.enum(['header', 'footer']),
  use: z.enum(['default', 'checkout']).default('default'),
  name: shortText(120).min(1),
  menuNumbers: z.array(z.int().min(1).max(1_000_000)).max(50).readonly().default([]),
  /** Settings of the widgets inside it. */
  content: z
    .record(z.string(), z.unknown())
    .refine((given) => isBoundedJson(given, 20, 200_000))
    .default({}),
  /** The default for pages of its use. CMS-521, CMS-522 */
  isPrimary: z.boolean().default(false),
  /** The revision it was edited from; without one it takes the place of whatever is there. */
  revision: z.int().min(1).optional(),
});
export type HeaderOrFooterInput = z.input<typeof inputSchema>;

/**
 * Makes the header or footer of a name, or replaces it; a primary one takes the place of the former. Needs
 * `content:write`. ENT-568, CMS-521 to CMS-524
 * @throws ShopError `conflict` on `revision` when somebody changed the same fields meanwhile, on `isPrimary` or `name`
 * when somebody else saves one at the same moment
 */
export async function saveHeaderOrFooter(
  ctx: ShopContext,
  input: HeaderOrFooterInput,
): Promise<{ readonly id: string }> {
  const { kind, name, revision: version, ...given } = parseInput(inputSchema, input);
  const fields = { ...given, menuNumbers: [...given.menuNumbers] };
  const of = orNew(headerOrFooterRow(ctx.shop, kind, name));
  const change = { verb: 'header-or-footer.save', scope: 'content:write', of, version, fields } as const;
  return orConflict({ page_frame_primary: 'isPrimary', page_frame_name: 'name' }, () =>
    changing(ctx, change, async ({ tx, row, fields: wanted }) => {
      if (wanted.isPrimary) await endPrimary(tx, ctx.shop, kind, wanted.use);
      if (!row) return insertHeaderOrFooter(tx, ctx, { kind, name, ...fields });
      await tx
        .update(headerOrFooter)
        .set(wanted)
        .where(and(eq(headerOrFooter.shopId, ctx.shop.id), eq(headerOrFooter.id, row.id)));
      return { id: row.id };
    }),
  );
}

type Kind = 'header' | 'footer';

const headerOrFooterRow = (shop: Pick<Shop, 'id'>, kind: Kind, name: string) =>
  storedRow({
    entity: 'header-or-footer',
    id: `${kind}:${name}`,
    field: 'name',
    table: headerOrFooter,
    where: and(
      eq(headerOrFooter.shopId, shop.id),
      eq(headerOrFooter.kind, kind),
      eq(headerOrFooter.name, name),
    ),
  });

async function endPrimary(
  tx: Queries,
  shop: Pick<Shop, 'id'>,
  kind: Kind,
  use: 'default' | 'checkout',
): Promise<void> {
  await tx
    .update(headerOrFooter)
    .set({ isPrimary: false })
    .where(
      and(eq(headerOrFooter.shopId, shop.id), eq(headerOrFooter.kind, kind), eq(headerOrFooter.use, use)),
    );
}

async function insertHeaderOrFooter(
  tx: Queries,
  ctx: ShopContext,
  row: Omit<typeof headerOrFooter.$inferInsert, 'shopId' | 'id'>,
): Promise<{ readonly id: string }> {
  const id = newId();
  await tx.insert(headerOrFooter).values({ shopId: ctx.shop.id, id, ...row, updatedAt: ctx.clock() });
  return { id };
}
