import { isUuid, readPrepared } from '@stoa/database';
import type { Menu } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';

export type HeaderOrFooterKind = 'header' | 'footer';
export type HeaderOrFooterUse = 'default' | 'checkout';

/** A header or footer with its menus, in the order it names them. ENT-568 */
export interface HeaderOrFooter {
  readonly id: string;
  readonly kind: HeaderOrFooterKind;
  readonly use: HeaderOrFooterUse;
  readonly name: string;
  readonly isPrimary: boolean;
  readonly content: Readonly<Record<string, unknown>>;
  readonly menuNumbers: readonly number[];
  readonly menus: readonly Menu[];
  readonly updatedAt: Date;
}

/** The primary headers and footers of a use or of every use, all of a kind, or one by its id or name. CMS-520 to CMS-522 */
export type HeaderOrFooterKey =
  | { readonly primary: HeaderOrFooterUse | 'every use' }
  | { readonly kind: HeaderOrFooterKind }
  | { readonly id: string }
  | { readonly name: string; readonly kind: HeaderOrFooterKind };

/** Reads headers and footers with their menus, one statement; headers first, primary ones before others. */
export async function readHeadersAndFooters(
  ctx: ShopReader,
  key: HeaderOrFooterKey,
): Promise<HeaderOrFooter[]> {
  const rows = await readPrepared<{ header_or_footer: HeaderOrFooterRow }>(
    ctx,
    ['content'],
    sql`
    select json_build_object(
      'id', f.id, 'kind', f.kind, 'use', f.use, 'name', f.name, 'isPrimary', f.is_primary,
      'content', f.content, 'menuNumbers', f.menu_numbers, 'updatedAt', f.updated_at,
      'menus', (
        select coalesce(json_agg(json_build_object('id', m.number, 'name', m.name,
          'orderInMobile', m.order_in_mobile, 'items', m.items) order by wanted.n), '[]')
        from unnest(f.menu_numbers) with ordinality as wanted(number, n)
        join menu m on m.shop_id = f.shop_id and m.number = wanted.number
      )) as header_or_footer
    from page_frame f
    where f.shop_id = ${ctx.shop.id}::uuid and ${ofKey(key)}
    order by f.kind desc, f.is_primary desc, f.name`,
  );
  return rows.map(({ header_or_footer: row }) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}

/** As JSON has it. */
type HeaderOrFooterRow = Omit<HeaderOrFooter, 'updatedAt'> & { readonly updatedAt: string };

function ofKey(key: HeaderOrFooterKey): SQL {
  if ('primary' in key)
    return key.primary === 'every use' ? sql`f.is_primary` : sql`f.is_primary and f.use = ${key.primary}`;
  if ('id' in key) return isUuid(key.id) ? sql`f.id = ${key.id}::uuid` : sql`false`;
  if ('name' in key) return sql`f.name = ${key.name.replaceAll('\0', '')} and f.kind = ${key.kind}`;
  return sql`f.kind = ${key.kind}`;
}
