import { emit, headerOrFooter, inTransaction, newId, orConflict } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, shortText } from '../../kernel/input.ts';
import { isBoundedJson } from '../../kernel/json-input.ts';
import { requireScope } from '../../staff/index.ts';

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
});
export type HeaderOrFooterInput = z.input<typeof inputSchema>;

/**
 * Makes the header or footer of a name, or replaces it; a primary one takes the place of the former. Needs
 * `content:write`. ENT-568, CMS-521 to CMS-524
 */
export async function saveHeaderOrFooter(
  ctx: ShopContext,
  input: HeaderOrFooterInput,
): Promise<{ readonly id: string }> {
  requireScope(ctx, 'content:write');
  const { kind, name, ...fields } = parseInput(inputSchema, input);
  const shopId = ctx.shop.id;
  const row = { ...fields, menuNumbers: [...fields.menuNumbers], updatedAt: ctx.clock() };
  return orConflict({ page_frame_primary: 'isPrimary' }, () =>
    inTransaction(ctx.db, async (tx) => {
      if (fields.isPrimary) {
        await tx
          .update(headerOrFooter)
          .set({ isPrimary: false })
          .where(
            and(
              eq(headerOrFooter.shopId, shopId),
              eq(headerOrFooter.kind, kind),
              eq(headerOrFooter.use, fields.use),
            ),
          );
      }
      const [saved] = await tx
        .insert(headerOrFooter)
        .values({ shopId, id: newId(), kind, name, ...row })
        .onConflictDoUpdate({
          target: [headerOrFooter.shopId, headerOrFooter.kind, headerOrFooter.name],
          set: row,
        })
        .returning({ id: headerOrFooter.id });
      if (!saved) throw new Error('the header or footer was not saved');
      await emit(tx, { kind: 'content.changed', entityId: saved.id, shopId, data: { headerOrFooter: kind } });
      return { id: saved.id };
    }),
  );
}
