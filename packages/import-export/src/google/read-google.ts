import { richTextOf, slugify, trimEndOf } from '@stoa/domain';
import { FieldFault, FieldReader } from '../found/field-reader.ts';
import type { ReadFound } from '../found/found-item.ts';
import type { FoundStock, FoundVariant } from '../found/found-product.ts';
import { fittingRichText } from '../html/fitting-rich-text.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { Repairs } from '../item/repairs.ts';
import { type FileSkus, fittingSku } from '../names/file-skus.ts';
import { cutText, oneLine } from '../names/texts.ts';
import type { NumberStyle } from '../read/numbers.ts';
import { addressesIn } from '../shopify/read-images.ts';
import { type FeedEntry, first } from './feed-entry.ts';

export interface GoogleContext {
  readonly currency: string;
  readonly style: NumberStyle;
  readonly skus: FileSkus;
  readonly now: Date;
}

const MAX = { name: 255, brand: 120, value: 120, mpn: 70, variants: 2048, images: 50 } as const;

/** What a variant is chosen by, in the order in which it is asked for. */
const AXES = [
  ['color', 'Color'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
  ['gender', 'Gender'],
  ['age_group', 'Age group'],
] as const;

/** What the entries of one product, or of one group of variants, say together. @throws FieldFault */
export function readGoogle(
  slug: string,
  entries: readonly [FeedEntry, ...FeedEntry[]],
  context: GoogleContext,
): ReadFound {
  const repairs = new Repairs();
  const reader = ({ line }: FeedEntry) => new FieldReader(line, context.currency, context.style, repairs);
  const [main] = entries;
  const fields = reader(main);
  const { options, rows } = optionsOf(entries, repairs);
  const variants = rows.map(({ entry, values }) => variantOf(entry, values, slug, reader(entry), context));
  const chosen = new Set(AXES.filter(([, label]) => options.includes(label)).map(([name]) => name as string));
  const types = main.values.get('product_type') ?? [];
  const category = first(main, 'google_product_category');
  const paths = types.length > 0 || /^\d*$/.test(category) ? types : [category];
  return {
    repairs: repairs.list,
    found: {
      line: main.line,
      handle: first(main, 'item_group_id') || first(main, 'id'),
      slug,
      sku:
        options.length > 0
          ? context.skus.make(fittingSku(oneLine(first(main, 'item_group_id')) || slug))
          : '',
      name: nameOf(entries, fields),
      description: descriptionOf(main, fields),
      shortDescription: undefined,
      brand:
        fields.text('brand', first(main, 'brand'), MAX.brand) ||
        (main.values.has('brand') ? null : undefined),
      categories: paths.length > 0 ? paths.map((path) => path.split('>').map(oneLine)) : undefined,
      attributes: {
        ...Object.fromEntries(
          AXES.filter(([name]) => !chosen.has(name) && first(main, name) !== '').map(([name]) => [
            name,
            cutText(oneLine(first(main, name)), MAX.value),
          ]),
        ),
        ...(category !== '' && { google_product_category: cutText(oneLine(category), MAX.name) }),
      },
      images: imagesOf(options.length > 0 ? entries : [main]),
      visible: undefined,
      featured: undefined,
      nonShippable: undefined,
      children: undefined,
      options,
      variants,
    },
  };
}

/** The title of a group, else what the titles of its variants begin with alike. */
function nameOf(entries: readonly [FeedEntry, ...FeedEntry[]], fields: FieldReader): string {
  const [main] = entries;
  const titles = entries
    .map((entry) => cutText(oneLine(first(entry, 'title')), 1000))
    .filter((title) => title !== '');
  const [title = ''] = titles;
  const shared = oneLine(first(main, 'item_group_title')) || commonBeginning(titles);
  const name = fields.text('title', shared || title, MAX.name);
  if (name !== '') return name;
  const made = oneLine(first(main, 'id'));
  if (made === '')
    throw new FieldFault(main.line, 'title', 'the entry has neither title nor id: give it both');
  fields.tell('named', 'title', `there is no title; '${made}' was taken`);
  return cutText(made, MAX.name);
}

/** Whole words alone, without what parted them from the rest. */
export function commonBeginning(titles: readonly string[]): string {
  const [title = '', ...others] = titles;
  if (others.every((other) => other === title)) return title;
  const words = title.split(' ');
  let count = words.length;
  for (const other of others) {
    const theirs = other.split(' ');
    while (count > 0 && words.slice(0, count).join(' ') !== theirs.slice(0, count).join(' ')) count -= 1;
  }
  return trimEndOf(words.slice(0, count).join(' '), ' \u00a0,;:|/(–—-');
}

function descriptionOf(main: FeedEntry, fields: FieldReader) {
  const text = first(main, 'description') || first(main, 'summary') || first(main, 'content');
  if (text === '') return undefined;
  const rich = /<\/?[a-z]|&(?:#\d{1,7}|[a-z]{2,9});/i.test(text) ? richTextOfHtml(text) : richTextOf(text);
  const { text: fitting, isCut } = fittingRichText(rich);
  if (isCut)
    fields.tell('cut', 'description', 'the text is longer than a product may have; its end was left out');
  return fitting;
}

function imagesOf(entries: readonly FeedEntry[]) {
  const srcs = entries.flatMap(({ values }) =>
    [...(values.get('image_link') ?? []), ...(values.get('additional_image_link') ?? [])].flatMap(
      addressesIn,
    ),
  );
  return [...new Set(srcs)].slice(0, MAX.images).map((src) => ({ src, alt: '' }));
}

interface Options {
  readonly options: readonly string[];
  readonly rows: readonly { readonly entry: FeedEntry; readonly values: readonly string[] }[];
}

/** Entries of one group differ by what differs among them. */
function optionsOf(entries: readonly FeedEntry[], repairs: Repairs): Options {
  const [main] = entries;
  if (main && entries.length === 1) return { options: [], rows: [{ entry: main, values: [] }] };
  const textOf = (entry: FeedEntry, name: string) => cutText(oneLine(first(entry, name)), MAX.value);
  const used = AXES.filter(([name]) => new Set(entries.map((entry) => textOf(entry, name))).size > 1);
  const known = new Set<string>();
  const rows: { entry: FeedEntry; values: string[] }[] = [];
  let alike = 0;
  for (const entry of entries.slice(0, MAX.variants)) {
    const values = used.map(([name]) => textOf(entry, name) || 'Default');
    if (used.length === 0 || known.has(JSON.stringify(values))) alike += 1;
    else known.add(JSON.stringify(values));
    rows.push({ entry, values });
  }
  if (alike === 0) return { options: used.map(([, label]) => label), rows };
  // Nothing that is told tells them apart: their ids do.
  repairs.add(
    'named',
    main?.line ?? 1,
    'item_group_id',
    "entries of the group are alike; they were told apart by an option 'Option' with their ids",
  );
  return {
    options: [...used.map(([, label]) => label), 'Option'],
    rows: rows.map(({ entry, values }, at) => ({
      entry,
      values: [...values, cutText(oneLine(first(entry, 'id')), MAX.value) || String(at + 1)],
    })),
  };
}

function variantOf(
  entry: FeedEntry,
  values: readonly string[],
  slug: string,
  fields: FieldReader,
  { skus, now }: GoogleContext,
): FoundVariant {
  const named = fittingSku(oneLine(first(entry, 'id')));
  const made = values.length === 0 ? slug : `${slug}-${slugify(values.join(' '), 'variant')}`;
  const sku = named === '' ? skus.make(made) : skus.claim(named);
  if (named !== '' && sku !== named)
    fields.tell('repeated', 'id', `the id '${named}' is there already; it was made '${sku}'`);
  const { price, compareAt } = pricesOf(entry, fields, now);
  if (price === undefined)
    fields.tell('unpriced', 'price', 'there is no price; it is not sold until it has one');
  const mpn = cutText(oneLine(first(entry, 'mpn')), MAX.mpn);
  return {
    line: entry.line,
    values,
    ...(named === '' ? { sku: '', madeSku: sku } : { sku, isRepeated: skus.isRepeated(named) }),
    price,
    compareAt,
    grams: fields.grams('shipping_weight', first(entry, 'shipping_weight'), 'kg'),
    stock: stockOf(entry, fields),
    gtin: entry.values.has('gtin') ? fields.gtin('gtin', first(entry, 'gtin')) : undefined,
    mpn: entry.values.has('mpn') ? mpn || null : undefined,
    image: values.length === 0 ? '' : (addressesIn(first(entry, 'image_link'))[0] ?? ''),
    unavailableForSale: false,
  };
}

/** A sale price counts while its dates say so. */
function pricesOf(entry: FeedEntry, fields: FieldReader, now: Date) {
  const regular = fields.price('price', first(entry, 'price'));
  const sale = fields.price('sale_price', first(entry, 'sale_price'));
  if (sale === undefined || (regular !== undefined && sale >= regular))
    return { price: regular, compareAt: null };
  const dates = first(entry, 'sale_price_effective_date');
  const [from, to] = dates.split('/').map((date) => Date.parse(date));
  const isOn = !(
    now.getTime() < (from || Number.NEGATIVE_INFINITY) || now.getTime() > (to || Number.POSITIVE_INFINITY)
  );
  if (isOn || regular === undefined) return { price: sale, compareAt: regular ?? null };
  fields.tell('sale', 'sale_price', `the sale (${dates}) is not on now; the regular price was taken`);
  return { price: regular, compareAt: null };
}

function stockOf(entry: FeedEntry, fields: FieldReader): FoundStock | null | undefined {
  const name = ['quantity', 'inventory', 'sell_on_google_quantity'].find((one) => first(entry, one) !== '');
  const availability = first(entry, 'availability')
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^.*\//, '');
  const waits = availability === 'preorder' || availability === 'backorder';
  const date = waits ? Date.parse(first(entry, 'availability_date')) : Number.NaN;
  const later = waits && !Number.isNaN(date) && { backorderShipDate: new Date(date).toISOString() };
  if (waits) return { available: 0, allowBackorders: true, ...later };
  if (availability === 'out_of_stock' || availability === 'outofstock')
    return { available: 0, allowBackorders: false };
  if (name !== undefined)
    return { available: fields.pieces(name, first(entry, name)) ?? 0, allowBackorders: false };
  if (availability === '' || availability === 'in_stock' || availability === 'instock')
    return availability === '' ? undefined : null;
  const reason = `'${availability.slice(0, 40)}' is no availability that is known; it was taken as out of stock`;
  fields.tell('unread', 'availability', reason);
  return { available: 0, allowBackorders: false };
}
