import { isDeepStrictEqual } from 'node:util';
import { createCategories, updateCategory } from '../category/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import type { SavedProduct, SeenKeys } from '../product/index.ts';
import { faultOfError, faultsOfIssues } from '../product/index.ts';
import { requireScope } from '../staff/index.ts';
import {
  blankCategory,
  type CategoryRecord,
  categoryRecord,
  readCategoryRecords,
} from './category-record.ts';

/** A category as a file tells it: what it doesn't speak of stays. */
export interface CategoryRow {
  readonly slug: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/**
 * Makes categories what the rows of a file say, as `saveProducts` does with products; parents stand before what is below
 * them, or exist. Needs `catalog:write`.
 */
export async function saveCategories(
  ctx: ShopContext,
  rows: readonly CategoryRow[],
  seen: SeenKeys,
): Promise<SavedProduct[]> {
  requireScope(ctx, 'catalog:write');
  const stored = await readCategoryRecords(
    ctx.db.queries,
    ctx.shop.id,
    rows.map(({ slug }) => slug),
  );
  const bySlug = new Map(stored.map((one) => [one.record.slug, one]));
  const saved: SavedProduct[] = [];
  let made: { readonly at: number; readonly record: CategoryRecord }[] = [];
  const makeThem = async () => {
    for (const { at, outcome } of await create(ctx, made)) saved[at] = outcome;
    made = [];
  };
  for (const [at, row] of rows.entries()) {
    const old = bySlug.get(row.slug);
    if (!seen.claim(`slug:${row.slug}`)) {
      const reason = `the file has the address '${row.slug}' already`;
      saved[at] = { kind: 'rejected', faults: [{ field: 'slug', reason }] };
      continue;
    }
    const checked = categoryRecord.safeParse({
      ...blankCategory,
      ...old?.record,
      ...row.given,
      slug: row.slug,
    });
    if (!checked.success) {
      saved[at] = { kind: 'rejected', faults: faultsOfIssues(checked.error.issues) };
    } else if (!old) {
      made.push({ at, record: checked.data });
    } else if (isDeepStrictEqual(checked.data, old.record)) {
      saved[at] = { kind: 'unchanged' };
    } else {
      await makeThem();
      saved[at] = await change(ctx, old.id, checked.data);
    }
  }
  await makeThem();
  return saved;
}

type Made = readonly { readonly at: number; readonly record: CategoryRecord }[];
type Outcomes = { readonly at: number; readonly outcome: SavedProduct }[];

/** Creates all at once; on a refusal it halves the list until the faulty ones are found. */
async function create(ctx: ShopContext, made: Made): Promise<Outcomes> {
  const [first] = made;
  if (!first) return [];
  try {
    await createCategories(
      ctx,
      made.map(({ record }) => record),
    );
    return made.map(({ at }) => ({ at, outcome: { kind: 'created' } }));
  } catch (error) {
    const fault = faultOfError(error);
    if (made.length === 1) return [{ at: first.at, outcome: { kind: 'rejected', faults: [fault] } }];
    const middle = Math.ceil(made.length / 2);
    return [...(await create(ctx, made.slice(0, middle))), ...(await create(ctx, made.slice(middle)))];
  }
}

async function change(ctx: ShopContext, categoryId: string, record: CategoryRecord): Promise<SavedProduct> {
  try {
    const { slug: _slug, ...fields } = record;
    await updateCategory(ctx, { ...fields, categoryId });
    return { kind: 'changed' };
  } catch (error) {
    return { kind: 'rejected', faults: [faultOfError(error)] };
  }
}
