import type { ShopContext } from '@stoa/commerce';
import {
  type Fault,
  occupantsOf,
  refreshOutgrownCatalogue,
  type SavedProduct,
  SeenKeys,
  saveCategories,
  saveProducts,
  withCatalogueLock,
} from '@stoa/commerce/catalogue';
import { numberedSlug } from '@stoa/domain';
import type { CatalogueFormat, CategoryItem, ImportItem, ProductItem } from '../item/import-item.ts';
import { openPictureBook, type PictureBook, type PictureFetcher } from '../pictures/picture-book.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import { textAlone } from '../read/text-alone.ts';
import { batchesOf } from './batches.ts';

/** A line of the report. */
export interface ReportEntry {
  /** What was refused, what was put right, a picture that could not be had, or what else is good to know. */
  readonly kind: 'rejected' | 'repaired' | 'picture' | 'note';
  readonly line?: number;
  readonly handle?: string;
  readonly field?: string;
  readonly reason: string;
}

/** The progress of an import, in lines of the file. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ImportOptions {
  readonly format: CatalogueFormat;
  /** The bytes of the file from the beginning; called twice. */
  readonly open: () => Bytes;
  readonly fetchPicture: PictureFetcher;
  readonly report: (entry: ReportEntry) => void;
  readonly progress?: (progress: ImportProgress) => void;
  /** Ends the import between two batches. */
  readonly signal?: AbortSignal;
}

/** The result of an import: lines, and products and categories by outcome. */
export interface ImportSummary {
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Products that were taken after something in them was put right. */
  readonly repaired: number;
  /** Pictures that could not be had. */
  readonly pictures: number;
}

/** Products after which PostgreSQL has to know that there are so many, and again after ten times as many. */
const FIRST_PART = 500;

type Counts = { -readonly [K in keyof ImportSummary]: number };

/**
 * Imports a file's categories and products as the shop's own. The file is checked first, so that a broken one is
 * refused as a whole; then products are written in batches, a transaction each. A product is imported completely or
 * not at all, and unchanged ones are not written, so an interrupted import is simply run again. Memory is constant
 * except for a dozen bytes per product.
 * @throws FileFault when nothing of the file can be taken, ShopError `conflict` on `import` while another runs
 */
export function importCatalogue(ctx: ShopContext, options: ImportOptions): Promise<ImportSummary> {
  return withCatalogueLock(ctx, async () => {
    const survey = await options.format.survey(textAlone(options.open));
    for (const reason of survey.notes) options.report({ kind: 'note', reason });
    const counts: Counts = {
      ...{ rows: 0, created: 0, changed: 0, unchanged: 0 },
      ...{ rejected: 0, repaired: 0, pictures: 0 },
    };
    const seen = new SeenKeys();
    let outgrown = FIRST_PART;
    for await (const batch of batchesOf(survey.items(ctx))) {
      if (options.signal?.aborted) break;
      await importBatch({ ctx, options, counts, seen }, batch);
      if (counts.created >= outgrown) {
        await refreshOutgrownCatalogue(ctx, counts.created);
        outgrown = counts.created * 10;
      }
      options.progress?.({ done: counts.rows, total: survey.rows });
    }
    return counts;
  });
}

interface Run {
  readonly ctx: ShopContext;
  readonly options: ImportOptions;
  readonly counts: Counts;
  readonly seen: SeenKeys;
}

async function importBatch(run: Run, items: readonly ImportItem[]): Promise<void> {
  const { ctx, options, counts, seen } = run;
  const categories = items.filter((item) => item.kind === 'category');
  const products = items.filter((item) => item.kind === 'product');
  const pictures = await openPictureBook(
    ctx,
    {
      files: products.flatMap(({ wanted }) => wanted.files),
      srcs: products.flatMap(({ wanted }) => wanted.srcs),
    },
    options.fetchPicture,
  );
  const savedCategories = await saveCategories(
    ctx,
    categories.map(({ importRow }) => importRow),
    seen,
  );
  const saved = await saveProducts(
    ctx,
    products.map((item) => item.importRow(pictures)),
    seen,
  );
  const renamed = await saveElsewhere(run, products, saved, pictures);
  const outcomes = new Map<ImportItem, SavedProduct>([
    ...categories.map((item, at) => pair(item, savedCategories[at])),
    ...products.map((item, at) => pair(item, renamed.get(item)?.outcome ?? saved[at])),
  ]);
  for (const item of items) {
    counts.rows += item.rows;
    if (item.kind === 'faulty') reject(run, item, [item.fault]);
    else tell(run, item, outcomes.get(item), pictures, renamed.get(item)?.slug);
  }
}

interface SavedElsewhere {
  readonly slug: string;
  readonly outcome: SavedProduct;
}

/** Numbers that are tried for an address that something else has. */
const TRIES = 5;

/**
 * Writes products whose address belongs to a category, a page or a redirect of the shop under the next free number of
 * it. The next import of the file finds them there.
 */
async function saveElsewhere(
  { ctx, seen }: Run,
  products: readonly ProductItem[],
  saved: readonly SavedProduct[],
  pictures: PictureBook,
): Promise<ReadonlyMap<ImportItem, SavedElsewhere>> {
  const found = new Map<ImportItem, SavedElsewhere>();
  for (const [at, item] of products.entries()) {
    let outcome = saved[at];
    let slug = item.slug;
    for (let n = 2; item.slug !== undefined && n < 2 + TRIES && (await isTaken(ctx, slug, outcome)); n++) {
      slug = numberedSlug(item.slug, n);
      [outcome] = await saveProducts(ctx, [item.importRow(pictures, slug)], seen);
      if (outcome) found.set(item, { slug, outcome });
    }
  }
  return found;
}

/** Tells whether the address is in the way, and it is not that of a product. */
async function isTaken(
  ctx: ShopContext,
  slug: string | undefined,
  outcome: SavedProduct | undefined,
): Promise<boolean> {
  if (slug === undefined || outcome?.kind !== 'rejected') return false;
  if (!outcome.faults.some(({ field, code }) => field === 'slug' && code === 'conflict')) return false;
  const occupant = (await occupantsOf(ctx.db.queries, ctx.shop.id, [slug])).get(slug);
  return occupant !== undefined && occupant.kind !== 'product';
}

const pair = (item: ImportItem, outcome: SavedProduct | undefined): [ImportItem, SavedProduct] => [
  item,
  outcome ?? { kind: 'unchanged' },
];

function tell(
  run: Run,
  item: ProductItem | CategoryItem,
  outcome: SavedProduct | undefined,
  pictures: PictureBook,
  slug: string | undefined,
): void {
  if (outcome?.kind === 'rejected') {
    reject(run, item, outcome.faults);
    return;
  }
  if (outcome) run.counts[outcome.kind] += 1;
  if (item.kind === 'category') return;
  tellRepairs(run, item, slug);
  tellPictures(run, item, pictures);
}

function tellRepairs({ options, counts }: Run, item: ProductItem, slug: string | undefined): void {
  const { line, handle, repairs = [] } = item;
  const moved = {
    line,
    field: 'slug',
    reason: `the address '${item.slug}' is taken; the product is at '${slug}'`,
  };
  const all = slug === undefined ? repairs : [...repairs, moved];
  if (all.length > 0) counts.repaired += 1;
  for (const repair of all) options.report({ kind: 'repaired', handle, ...repair });
}

function reject({ options, counts }: Run, item: ImportItem, faults: readonly Fault[]): void {
  counts.rejected += 1;
  for (const { field, reason } of faults) {
    const line = item.kind === 'product' ? item.lineOf(field) : item.line;
    options.report({ kind: 'rejected', line, handle: item.handle, field, reason });
  }
}

function tellPictures(
  { options, counts }: Run,
  { line, handle, wanted }: ProductItem,
  pictures: PictureBook,
): void {
  const missing = [
    ...wanted.srcs.map((src) => ({ src, reason: pictures.unreachable(src) })),
    ...wanted.files.map((src) => ({
      src,
      reason: pictures.known(src) ? undefined : 'the shop has no such file',
    })),
  ];
  for (const { src, reason } of missing) {
    if (reason === undefined) continue;
    counts.pictures += 1;
    options.report({ kind: 'picture', line, handle, field: src, reason });
  }
}
