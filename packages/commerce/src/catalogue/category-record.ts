import { category, type Queries, texts } from '@stoa/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { slug } from '../address/index.ts';
import { categoryFields } from '../category/index.ts';
import { isStorable, UNSTORABLE } from '../kernel/json-input.ts';

/** A complete category as catalogue files hold it; identified by its slug, with its parent's slug. */
export const categoryRecord = z
  .unknown()
  .refine((given) => isStorable(given, 24), UNSTORABLE)
  .pipe(categoryFields.extend({ slug }));
export type CategoryRecord = z.output<typeof categoryRecord>;

/** The default values of a category. */
export const blankCategory = {
  position: 0,
  isActive: true,
  image: null,
  imageMobile: null,
  description: [],
  displayOption: 'vertical',
  metaTitle: '',
  metaDescription: '',
  metaKeyword: '',
  seoCrawlerSetting: '',
  optionalContent: null,
  parent: null,
} as const;

export interface StoredCategory {
  readonly id: string;
  readonly record: CategoryRecord;
}

/** Categories of a shop, all or those of some slugs, parents before what is below them. One statement. */
export async function readCategoryRecords(
  tx: Queries,
  shopId: string,
  slugs?: readonly string[],
): Promise<StoredCategory[]> {
  const rows = await tx
    .select()
    .from(category)
    .where(and(eq(category.shopId, shopId), slugs && sql`${category.slug} = any (${texts(slugs)})`))
    .orderBy(sql`array_length(string_to_array(${category.path}, '/'), 1)`, asc(category.path));
  return rows.map(({ shopId: _s, parentId: _p, createdAt: _c, updatedAt: _u, revision: _r, ...row }) => {
    const { id, path, ...record } = row;
    return { id, record: { ...record, parent: path.split('/').at(-2) ?? null } };
  });
}
