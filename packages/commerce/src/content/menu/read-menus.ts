import { readPrepared } from '@stoa/database';
import type { Menu } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';

/** Menus in the order asked, unknown numbers skipped; all of the shop's by number when none are named. */
export async function readMenus(ctx: ShopReader, numbers?: readonly number[]): Promise<Menu[]> {
  const asked = numbers?.filter((number) => Number.isSafeInteger(number) && Math.abs(number) < 2 ** 31);
  if (asked?.length === 0) return [];
  const isAsked = asked ? sql`number in (select unnest(${sql.param(asked)}::int[]))` : sql`true`;
  const rows = await readPrepared<Menu>(
    ctx,
    ['content'],
    sql`
    select number as id, name, order_in_mobile as "orderInMobile", items from menu
    where shop_id = ${ctx.shop.id}::uuid and ${isAsked} order by number`,
  );
  if (!asked) return rows;
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(asked)].flatMap((number) => known.get(number) ?? []);
}
