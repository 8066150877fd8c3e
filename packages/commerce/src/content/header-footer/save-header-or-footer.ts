import { headerOrFooter, newId, orConflict, type Queries } from '@stoa/database';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew, storedRow } from '../../kernel/change/index.ts';
import type { Shop, ShopContext } from '../../kernel/context.ts';
import { parseInput, shortText } from '../../kernel/input.ts';
import { isBoundedJson } from '../../kernel/json-input.ts';

/** What is left out stays; a new one has the defaults of its table. */
const inputSchema = z.strictObject({
  kind: z.enum(['header', 'footer']),
  /** `default` for a new one. */
  use: z.enum(['default', 'checkout']).optional(),
  name: shortText(120).min(1),
  menuNumbers: z.array(z.int().min(1).max(1_000_000)).max(50).readonly().optional(),
  /** Settings of the widgets inside it. */
  content: z
    .record(z.string(), z.unknown())
    .refine((given) => isBoundedJson(given, 20, 200_000))
    .optional(),
  /** The default for pages of its use. CMS-521, CMS-522 */
  isPrimary: z.boolean().optional(),
  /** The revision it was edited from; without one it goes before whatever is there. */
  revision: z.int().min(1).optional(),
});
export type HeaderOrFooterInput = z.input<typeof inputSchema>;

/**
 * Makes the header or footer of a name, or changes it; a primary one takes the place of the former. Needs
 * `content:write`. ENT-568, CMS-521 to CMS-524
 * @throws ShopError `conflict` on `revision` when somebody changed the same fields meanwhile, on `isPrimary` or `name`
 * when somebody else saves one at the same moment
 */
export async function saveHeaderOrFooter(
  ctx: ShopContext,
  input: HeaderOrFooterInput,
): Promise<{ readonly id: string }> {
  const { kind, name, revision: version, menuNumbers, ...rest } = parseInput(inputSchema, input);
  const fields = { ...rest, ...(menuNumbers && { menuNumbers: [...menuNumbers] }) };
  const of = orNew(headerOrFooterRow(ctx.shop, kind, name));
  const change = { verb: 'header-or-footer.save', scope: 'content:write', of, version, fields } as const;
  return orConflict({ page_frame_primary: 'isPrimary', page_frame_name: 'name' }, () =>
    changing(ctx, change, async ({ tx, row, fields: wanted, wrote }) => {
      const isPrimary = wanted.isPrimary ?? row?.isPrimary ?? false;
      const use = wanted.use ?? row?.use ?? 'default';
      if (isPrimary) wrote(...(await endPrimary(tx, ctx.shop, { kind, use, name })));
      if (!row) return insertHeaderOrFooter(tx, ctx, { kind, name, ...wanted });
      await tx
        .update(headerOrFooter)
        .set({ ...wanted, updatedAt: ctx.clock() })
        .where(and(eq(headerOrFooter.shopId, ctx.shop.id), eq(headerOrFooter.id, row.id)));
      return { id: row.id };
    }),
  );
}

type Kind = 'header' | 'footer';

const ofKind = (shop: Pick<Shop, 'id'>, kind: Kind) =>
  and(eq(headerOrFooter.shopId, shop.id), eq(headerOrFooter.kind, kind));

const headerOrFooterRow = (shop: Pick<Shop, 'id'>, kind: Kind, name: string) =>
  storedRow({
    shop,
    entity: 'header-or-footer',
    id: `${kind}:${name}`,
    field: 'name',
    table: headerOrFooter,
    where: and(eq(headerOrFooter.kind, kind), eq(headerOrFooter.name, name)),
    // Which one is primary concerns all of a kind, and everybody locks them in one order.
    lockFirst: (tx) =>
      tx
        .select({ id: headerOrFooter.id })
        .from(headerOrFooter)
        .where(ofKind(shop, kind))
        .orderBy(asc(headerOrFooter.id))
        .for('no key update'),
  });

interface Primary {
  readonly kind: Kind;
  readonly use: 'default' | 'checkout';
  readonly name: string;
}

/** Ends that another one is primary; whoever edits that one sees that it is another now. */
async function endPrimary(tx: Queries, shop: Pick<Shop, 'id'>, { kind, use, name }: Primary) {
  const ended = await tx
    .update(headerOrFooter)
    .set({ isPrimary: false, revision: sql`${headerOrFooter.revision} + 1` })
    .where(
      and(
        ofKind(shop, kind),
        eq(headerOrFooter.use, use),
        eq(headerOrFooter.isPrimary, true),
        ne(headerOrFooter.name, name),
      ),
    )
    .returning({ name: headerOrFooter.name, revision: headerOrFooter.revision });
  return ended.map((one) => ({
    id: `${kind}:${one.name}`,
    before: { isPrimary: true },
    after: { isPrimary: false },
    revision: one.revision,
  }));
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
