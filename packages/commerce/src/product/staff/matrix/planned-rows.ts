import type { Queries } from '@stoa/database';
import { mergedRows } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { pictureOf } from '../parts/pictures.ts';
import type { LockedRow, RowFields } from './locked-rows.ts';
import type { WantedFields } from './row-change.ts';

/** A row of which something is to be another. */
export interface PlannedRow extends LockedRow {
  /** The fields that differ, as they shall be. */
  readonly differing: Partial<RowFields>;
  /** The picture that it shall have first, where that is another; null for none. */
  readonly picture?: string | null;
}

/**
 * Returns the rows of which something differs, once what others changed meanwhile is merged with what is wanted.
 * @throws ShopError `conflict` on `revision` with every field in conflict, e.g. `changes.3.price`
 */
export async function planRows(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  rows: readonly LockedRow[],
): Promise<PlannedRow[]> {
  const kind = { shopId: shop.id, entity: 'product', view: withPictureName } as const;
  const wishes = rows.map(({ at, change, revision, fields, media }) => {
    const { id, revision: version, ...wanted } = change;
    return { id, at, version, fields: wanted, now: { fields: { ...fields, media }, revision } };
  });
  const wanted = await mergedRows<WantedFields>(tx, kind, wishes);
  return rows.flatMap((row, at) => planned(row, wanted[at] ?? {}));
}

/** The audit log knows the pictures, and not which is the first. */
const withPictureName = (fields: Readonly<Record<string, unknown>>) => ({
  ...fields,
  picture: pictureOf(Array.isArray(fields.media) ? fields.media : []),
});

function planned(row: LockedRow, { picture, ...wanted }: WantedFields): PlannedRow[] {
  const now = new Map<string, unknown>(Object.entries(row.fields));
  const differing = Object.entries(wanted).filter(([name, value]) => value !== now.get(name));
  const isOther = picture !== undefined && picture !== pictureOf(row.media);
  if (differing.length === 0 && !isOther) return [];
  return [{ ...row, differing: Object.fromEntries(differing), ...(isOther && { picture }) }];
}
