import type { ShopContext } from '@stoa/commerce';
import { reservedInUse } from '@stoa/commerce/catalogue';
import { openCategoryPaths } from '../found/category-paths.ts';
import { foundItem } from '../found/found-item.ts';
import { ProductNames } from '../found/product-names.ts';
import type { CatalogueFormat, ImportItem } from '../item/import-item.ts';
import { FileSkus, fittingSku } from '../names/file-skus.ts';
import { oneLine } from '../names/texts.ts';
import { csvDialectOf, headOf, type Open } from '../read/csv-file.ts';
import { DecimalSigns } from '../read/numbers.ts';
import { encodingOf, sniffEncoding } from '../read/text-encoding.ts';
import { attributeName, type FeedEntry, first, KNOWN } from './feed-entry.ts';
import { type GoogleContext, readGoogle } from './read-google.ts';
import { textEntries } from './text-entries.ts';
import { xmlEntries } from './xml-entries.ts';

/** Entries one product may have. */
const MAX_ENTRIES = 2048;

/** The product feed of Google's Merchant Center, as XML (RSS 2.0, Atom) or as cells parted by tabs or commas. */
export const googleFormat: CatalogueFormat = {
  async survey(open) {
    const { read, notes, unused } = await entriesOf(open);
    const [names, skus, signs] = [new ProductNames(), new FileSkus(), new DecimalSigns()];
    const groups = new Map<string, number>();
    const paths = new Map<string, string[]>();
    let rows = 0;
    for await (const entry of read()) {
      rows += 1;
      const key = keyOf(entry);
      if (groupOf(entry) !== '') groups.set(key, (groups.get(key) ?? 0) + 1);
      for (const name of namesOf(entry)) names.see(name, key);
      skus.see(fittingSku(oneLine(first(entry, 'id'))));
      signs.see(
        first(entry, 'price')
          .replace(/[A-Z]{3}$/, '')
          .trimEnd(),
      );
      for (const path of [...(entry.values.get('product_type') ?? []), categoryOf(entry)]) {
        if (path !== '') paths.set(path, path.split('>').map(oneLine));
      }
      for (const name of entry.values.keys()) if (!KNOWN.has(name)) unused.add(name);
    }
    const left = unused.size > 0 ? [`Attributes not taken over: ${[...unused].sort().join(', ')}`] : [];
    return {
      rows,
      notes: [...notes, ...left],
      items: (ctx) =>
        items(ctx, read(), { names, groups, paths: [...paths.values()], style: signs.style, skus }),
    };
  },
};

interface Entries {
  read(): AsyncIterable<FeedEntry>;
  readonly notes: readonly string[];
  readonly unused: Set<string>;
}

async function entriesOf(open: Open): Promise<Entries> {
  const head = await headOf(open, await sniffEncoding(open()));
  if (head.trimStart().startsWith('<')) {
    const { encoding, note } = await encodingOf(open());
    return {
      read: () => xmlEntries(open(), encoding),
      notes: note === undefined ? [] : [note],
      unused: new Set(),
    };
  }
  const dialect = await csvDialectOf(open);
  const unused = new Set<string>();
  const onHeader = (columns: readonly string[]) => {
    for (const column of columns) unused.add(attributeName(column));
  };
  return { read: () => textEntries(open(), dialect, onHeader), notes: dialect.notes, unused };
}

const groupOf = (entry: FeedEntry): string => oneLine(first(entry, 'item_group_id'));
/** What the feed knows a product by: its group, else its id. */
const keyOf = (entry: FeedEntry): string => groupOf(entry) || oneLine(first(entry, 'id'));

/** Names to make an address of: where the product was found before, and its title. */
function namesOf(entry: FeedEntry): string[] {
  return [pathName(first(entry, 'link')), oneLine(first(entry, 'title'))].filter((name) => name !== '');
}

const MAX_LINK = 2048;

/** The last word of an address, where it says something. */
function pathName(link: string): string {
  const path = link.length <= MAX_LINK && URL.canParse(link) ? new URL(link).pathname : '';
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const name = last.replace(/\.(?:html?|php|aspx?)$/i, '');
  const word = /[a-z]{3}/i.exec(name);
  const hasWords = word !== null && name.includes('-', word.index + 3);
  return hasWords || /^[a-z-]{5,}$/i.test(name) ? name : '';
}

/** Google's own category stands in where the feed names none of the shop's. */
function categoryOf(entry: FeedEntry): string {
  const category = first(entry, 'google_product_category');
  return entry.values.has('product_type') || /^\d*$/.test(category) ? '' : category;
}

interface Surveyed extends Pick<GoogleContext, 'style' | 'skus'> {
  readonly names: ProductNames;
  readonly groups: ReadonlyMap<string, number>;
  readonly paths: readonly string[][];
}

async function* items(
  ctx: ShopContext,
  entries: AsyncIterable<FeedEntry>,
  surveyed: Surveyed,
): AsyncGenerator<ImportItem> {
  const { names, paths, style, skus } = surveyed;
  names.keep(await reservedInUse(ctx.db.queries, ctx.shop.id));
  const categories = await openCategoryPaths(ctx, paths, names);
  const context = { currency: ctx.shop.currency, style, skus, now: ctx.clock() };
  for await (const product of productsOf(entries, surveyed.groups)) {
    const [main] = product;
    const key = keyOf(main);
    const known = namesOf(main);
    const name = known.find((one) => !names.isShared(one)) ?? known.at(-1) ?? key;
    const slug = names.of(name, key, first(main, 'title'));
    const place = { line: main.line, handle: key, rows: product.length };
    yield foundItem(ctx, place, categories, () => readGoogle(slug, product, context));
  }
}

/** Puts the entries of each group together; one that is whole is not kept any longer. */
async function* productsOf(
  entries: AsyncIterable<FeedEntry>,
  groups: ReadonlyMap<string, number>,
): AsyncGenerator<[FeedEntry, ...FeedEntry[]]> {
  const waiting = new Map<string, [FeedEntry, ...FeedEntry[]]>();
  for await (const entry of entries) {
    const key = keyOf(entry);
    const count = groupOf(entry) === '' ? 1 : (groups.get(key) ?? 1);
    const known = waiting.get(key);
    if (count === 1) yield [entry];
    else if (!known) waiting.set(key, [entry]);
    else if (known.length < MAX_ENTRIES) known.push(entry);
    if (known && known.length >= Math.min(count, MAX_ENTRIES)) {
      waiting.delete(key);
      yield known;
    }
  }
  yield* waiting.values();
}
