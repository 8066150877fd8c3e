import { menu, orConflict } from '@stoa/database';
import { flyoutTypes, linkOf, type MenuItem } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew, storedRow } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { isEachOnce, parseInput, shortText } from '../../kernel/input.ts';
import { isBoundedJson } from '../../kernel/json-input.ts';

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
  .pipe(z.array(item).max(100))
  .refine((given) => isEachOnce(idsOf(given)));

function idsOf(given: readonly MenuItem[]): string[] {
  return given.flatMap(({ id, items: below }) => [id, ...idsOf(below)]);
}

const menuInput = z.strictObject({
  number: z.int().min(1).max(1_000_000),
  name: shortText(120).min(1),
  items,
  /** Of a new menu 0. */
  orderInMobile: z.int().min(0).max(1_000_000).optional(),
  /** The revision the menu was edited from; without one it goes before whatever is there. */
  revision: z.int().min(1).optional(),
});
export type MenuInput = z.input<typeof menuInput>;

/**
 * Makes the menu of a number, or changes it; what is left out stays. Needs `content:write`. ENT-065, ENT-513
 * @throws ShopError `invalid-input`, also for unsafe links; `conflict` on `revision` when somebody changed the same
 * fields meanwhile, on `number` when somebody else makes it at the same moment
 */
export async function saveMenu(ctx: ShopContext, input: MenuInput): Promise<void> {
  const { number, revision: version, ...fields } = parseInput(menuInput, input);
  const shopId = ctx.shop.id;
  const where = and(eq(menu.shopId, shopId), eq(menu.number, number));
  const of = orNew(
    storedRow({ shop: ctx.shop, entity: 'menu', id: String(number), field: 'number', table: menu, where }),
  );
  const change = { verb: 'menu.save', scope: 'content:write', of, version, fields } as const;
  await orConflict({ menu_shop_id_number_pk: 'number' }, () =>
    changing(ctx, change, async ({ tx, row, fields: wanted }) => {
      if (row) await tx.update(menu).set(wanted).where(where);
      else await tx.insert(menu).values({ shopId, number, ...fields, updatedAt: ctx.clock() });
    }),
  );
}
