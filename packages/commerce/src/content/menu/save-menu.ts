import { emit, inTransaction, menu } from '@stoa/database';
import { flyoutTypes, linkOf, type MenuItem } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, shortText } from '../../kernel/input.ts';
import { isBoundedJson } from '../../kernel/json-input.ts';
import { requireScope } from '../../staff/index.ts';

/** Levels of items; each takes two levels of JSON. */
const MAX_LEVELS = 5;
const MAX_LENGTH = 200_000;

const item: z.ZodType<MenuItem> = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    label: shortText(120).min(1),
    url: z
      .string()
      .max(2048)
      .refine((url) => linkOf(url) !== undefined)
      .exactOptional(),
    items: z.array(item).max(100),
    flyoutType: z.enum(flyoutTypes).exactOptional(),
    columns: z.int().min(1).max(8).exactOptional(),
    width: z.int().min(100).max(4000).exactOptional(),
    imageUrl: shortText(2048).exactOptional(),
  }),
);

const items: z.ZodType<MenuItem[]> = z
  .unknown()
  .refine((given) => isBoundedJson(given, MAX_LEVELS * 2, MAX_LENGTH))
  .pipe(z.array(item).max(100));

const menuInput = z.strictObject({
  number: z.int().min(1).max(1_000_000),
  name: shortText(120).min(1),
  items,
  orderInMobile: z.int().min(0).max(1_000_000).default(0),
});
export type MenuInput = z.input<typeof menuInput>;

/**
 * Makes the menu of a number, or replaces it. Needs `content:write`. ENT-065, ENT-513
 * @throws ShopError `invalid-input`, also for unsafe links
 */
export async function saveMenu(ctx: ShopContext, input: MenuInput): Promise<void> {
  requireScope(ctx, 'content:write');
  const { number, ...fields } = parseInput(menuInput, input);
  const shopId = ctx.shop.id;
  const row = { ...fields, updatedAt: ctx.clock() };
  await inTransaction(ctx.db, async (tx) => {
    await tx
      .insert(menu)
      .values({ shopId, number, ...row })
      .onConflictDoUpdate({ target: [menu.shopId, menu.number], set: row });
    await emit(tx, { kind: 'menu.changed', entityId: String(number), shopId });
  });
}
