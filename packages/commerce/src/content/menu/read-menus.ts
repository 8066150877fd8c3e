import { menu } from '@stoa/database';
import type { Menu } from '@stoa/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** Menus in the order asked, unknown numbers skipped; all of the shop's by number when none are named. */
export async function readMenus(ctx: ShopContext, numbers?: readonly number[]): Promise<Menu[]> {
  const asked = numbers?.filter((number) => Number.isSafeInteger(number) && Math.abs(number) < 2 ** 31);
  if (asked?.length === 0) return [];
  const rows = await ctx.db.queries
    .select({ id: menu.number, name: menu.name, orderInMobile: menu.orderInMobile, items: menu.items })
    .from(menu)
    .where(and(eq(menu.shopId, ctx.shop.id), asked && inArray(menu.number, [...asked])))
    .orderBy(asc(menu.number));
  if (!asked) return rows;
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(asked)].flatMap((number) => known.get(number) ?? []);
}
