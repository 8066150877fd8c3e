import { plainText, slugify } from '@stoa/domain';
import { FieldFault, FieldReader } from '../found/field-reader.ts';
import type { ReadFound } from '../found/found-item.ts';
import type { FoundStock, FoundVariant } from '../found/found-product.ts';
import { fittingRichText } from '../html/fitting-rich-text.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';
import { Repairs } from '../item/repairs.ts';
import { type FileSkus, fittingSku } from '../names/file-skus.ts';
import { fittingTags } from '../names/tags.ts';
import { cutText, oneLine } from '../names/texts.ts';
import type { NumberStyle } from '../read/numbers.ts';
import { addressesIn } from '../shopify/read-images.ts';
import { type WooAttribute, wooAttributes, wooVariations } from './woo-attributes.ts';
import { headingOf, listOf, type WooColumn, type WooHeader, type WooRow } from './woo-columns.ts';
import { isGrouped, keyOfReference, kindsOf, referencesOf, type WooProduct } from './woo-products.ts';

export interface WooContext {
  readonly header: WooHeader;
  readonly currency: string;
  readonly style: NumberStyle;
  readonly skus: FileSkus;
  readonly now: Date;
  /** Skus by what lines can be referred to by; learns of each product. */
  readonly known: Map<string, string>;
}

const MAX = { name: 255, brand: 120, short: 5000, value: 120, attribute: 255 } as const;

/** What the lines of one product say together. @throws FieldFault */
export function readWoo(slug: string, product: WooProduct, context: WooContext): ReadFound {
  const repairs = new Repairs();
  const reader = (row: WooRow) => new FieldReader(row.line, context.currency, context.style, repairs);
  const { row } = product;
  const fields = reader(row);
  const attributes = wooAttributes(row, context.header);
  const { options, variants: rows } = wooVariations(product, attributes, context.header, repairs);
  const isVariable = options.length > 0;
  const variants = isGrouped(row)
    ? []
    : rows.map((one) => wooVariant(one.row, one.values, slug, reader(one.row), row, context));
  const sku = isVariable || isGrouped(row) ? ownSku(row, slug, fields, context) : '';
  for (const reference of referencesOf(row)) {
    context.known.set(keyOfReference(reference), sku || variants[0]?.sku || variants[0]?.madeSku || slug);
  }
  const others = attributes.filter(({ name }) => !options.includes(name));
  return {
    repairs: repairs.list,
    found: {
      line: row.line,
      handle: row.text('name'),
      slug,
      sku,
      name: nameOf(row, fields),
      description: descriptionOf(row, fields),
      shortDescription: row.has('shortDescription')
        ? cutText(plainText(richTextOfHtml(broken(row.text('shortDescription')))), MAX.short)
        : undefined,
      brand: brandOf(row, others, fields),
      categories: row.has('categories') ? listOf(row.text('categories')).map(pathOf) : undefined,
      attributes: ownAttributes(row, others, context.header),
      images: row.has('images') ? imagesOf(row) : undefined,
      visible: visibleOf(row, fields),
      featured: fields.yesOrNo(headingOf('featured'), row.text('featured')),
      nonShippable: kindsOf(row).some((kind) => kind === 'virtual' || kind === 'downloadable') || undefined,
      children: isGrouped(row) ? childrenOf(row, fields, context) : undefined,
      options,
      variants,
    },
  };
}

const pathOf = (path: string): string[] => path.split('>').map((name) => oneLine(name));

function nameOf(row: WooRow, fields: FieldReader): string {
  const name = fields.text(headingOf('name'), row.text('name'), MAX.name);
  if (name !== '') return name;
  const made = oneLine(row.text('sku')) || row.text('id');
  if (made === '') {
    throw new FieldFault(row.line, headingOf('name'), 'the product has no name: give it one');
  }
  fields.tell('named', headingOf('name'), `there is no name; '${made}' was taken`);
  return cutText(made, MAX.name);
}

/** Exports write line breaks as `\n`, and texts without paragraphs as WordPress shows them. */
function broken(text: string): string {
  const lines = text.replaceAll('\\n', '\n').replaceAll('\r\n', '\n');
  if (/<(?:p|div|ul|ol|h\d|table|br|blockquote)\b/i.test(lines)) return lines;
  return lines
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function descriptionOf(row: WooRow, fields: FieldReader) {
  if (!row.has('description')) return undefined;
  const { text, isCut } = fittingRichText(richTextOfHtml(broken(row.text('description'))));
  if (isCut)
    fields.tell(
      'cut',
      headingOf('description'),
      'the text is longer than a product may have; its end was left out',
    );
  return text;
}

function brandOf(
  row: WooRow,
  attributes: readonly WooAttribute[],
  fields: FieldReader,
): string | null | undefined {
  const named = listOf(row.text('brands'))[0] ?? '';
  const attribute = attributes.find(({ name }) => /^(?:brand|marke|marque|marca|merk)$/i.test(name))
    ?.values[0];
  const brand = fields.text(headingOf('brands'), named.split('>').at(-1) || (attribute ?? ''), MAX.brand);
  if (brand !== '') return brand;
  return row.has('brands') ? null : undefined;
}

/** 1 is published; 0 is private, and -1 a draft. */
function visibleOf(row: WooRow, fields: FieldReader): boolean | undefined {
  const published = row.text('published');
  const isHidden = row.text('visibility').toLowerCase() === 'hidden';
  if (isHidden) return false;
  if (published === '') return undefined;
  return published === '-1' ? false : fields.yesOrNo(headingOf('published'), published);
}

const imagesOf = (row: WooRow) =>
  listOf(row.text('images'))
    .flatMap(addressesIn)
    .map((src) => ({ src, alt: '' }));

const CODE = /^[a-z]/;

function ownAttributes(row: WooRow, attributes: readonly WooAttribute[], header: WooHeader) {
  const own: Record<string, string | string[]> = {};
  for (const { name, values } of attributes) {
    const word = slugify(name, '').slice(0, 50);
    if (word === '' || word === 'brand' || values.length === 0) continue;
    const texts = values
      .map((value) => cutText(oneLine(value), MAX.attribute))
      .filter((value) => value !== '');
    const each = [...new Set(texts)].slice(0, 100);
    if (each.length > 0)
      own[CODE.test(word) ? word : `a-${word}`] = each.length === 1 ? (each[0] ?? '') : each;
  }
  for (const { place, unit, code } of header.sizes) {
    const size = row.at(place);
    if (size !== '' && Number(size) !== 0) own[code] = `${size} ${unit}`;
  }
  const tags = fittingTags(
    listOf(row.text('tags'))
      .map((tag) => tag.replaceAll(',', ' '))
      .join(','),
  );
  return { ...own, ...(tags.length > 0 && { tags }) };
}

function ownSku(row: WooRow, slug: string, fields: FieldReader, { skus }: WooContext): string {
  const named = fittingSku(oneLine(row.text('sku')));
  if (named === '') return skus.make(slug);
  const sku = skus.claim(named);
  if (sku !== named)
    fields.tell('repeated', headingOf('sku'), `the sku '${named}' is there already; it was made '${sku}'`);
  return sku;
}

/** Sets consist of simple products of the file, which are there before them. */
function childrenOf(row: WooRow, fields: FieldReader, { known }: WooContext): string[] {
  const references = listOf(row.text('grouped'));
  const children = references.flatMap((one) => known.get(keyOfReference(one)) ?? []);
  if (children.length < references.length) {
    const missing = references.length - children.length;
    fields.tell(
      'unread',
      headingOf('grouped'),
      `${missing} products of the set are not in the file; they were left out`,
    );
  }
  if (children.length === 0) {
    const reason = 'no product of the set is in the file: import it with them';
    throw new FieldFault(row.line, headingOf('grouped'), reason);
  }
  return [...new Set(children)].slice(0, 100);
}

function wooVariant(
  row: WooRow,
  values: readonly string[],
  slug: string,
  fields: FieldReader,
  parent: WooRow,
  context: WooContext,
): FoundVariant {
  const { skus, header } = context;
  const asked = oneLine(row.text('sku'));
  // Variations without a sku of their own are exported with that of their product.
  const isOwn = asked !== '' && !(row !== parent && asked === oneLine(parent.text('sku')));
  const named = isOwn ? fittingSku(asked) : '';
  const made = values.length === 0 ? slug : `${slug}-${slugify(values.join(' '), 'variant')}`;
  const sku = named === '' ? skus.make(made) : skus.claim(named);
  if (named !== '' && sku !== named) {
    fields.tell('repeated', headingOf('sku'), `the sku '${named}' is there already; it was made '${sku}'`);
  }
  const { price, compareAt } = pricesOf(row, fields, context.now);
  if (price === undefined)
    fields.tell('unpriced', headingOf('regularPrice'), 'there is no price; it is not sold until it has one');
  const isExternal = kindsOf(row).includes('external');
  if (isExternal)
    fields.tell(
      'external',
      headingOf('type'),
      'it is sold elsewhere; here it can be seen, but not be bought',
    );
  const weight = header.weight;
  const own = (column: WooColumn) => row.text(column) || parent.text(column);
  return {
    line: row.line,
    values,
    ...(named === '' ? { sku: '', madeSku: sku } : { sku, isRepeated: skus.isRepeated(named) }),
    price,
    compareAt,
    grams:
      weight && fields.grams(weight.heading, row.at(weight.place) || parent.at(weight.place), weight.unit),
    stock: stockOf(row, fields, parent),
    gtin: row.has('gtin')
      ? fields.gtin(headingOf('gtin'), row === parent ? own('gtin') : row.text('gtin'))
      : undefined,
    image: row === parent ? '' : (imagesOf(row)[0]?.src ?? ''),
    unavailableForSale: isExternal || (row !== parent && row.text('published') === '0'),
  };
}

/** A sale price counts while its dates say so, by the day. */
function pricesOf(row: WooRow, fields: FieldReader, now: Date) {
  const regular = fields.price(headingOf('regularPrice'), row.text('regularPrice'));
  const sale = fields.price(headingOf('salePrice'), row.text('salePrice'));
  if (sale === undefined) return { price: regular, compareAt: null };
  const today = now.toISOString().slice(0, 10);
  const [from, to] = [row.text('saleStarts').slice(0, 10), row.text('saleEnds').slice(0, 10)];
  const isOn = (from === '' || from <= today) && (to === '' || today <= to);
  if (!isOn && regular !== undefined) {
    const dates = `from ${from || 'ever'} to ${to || 'ever'}`;
    fields.tell(
      'sale',
      headingOf('salePrice'),
      `the sale ${dates} is not on now; the regular price was taken`,
    );
    return { price: regular, compareAt: null };
  }
  if (to !== '') {
    fields.tell(
      'sale',
      headingOf('saleEnds'),
      `prices have no end here: reset the reduced price after ${to}`,
    );
  }
  return { price: sale, compareAt: regular !== undefined && regular > sale ? regular : null };
}

function stockOf(row: WooRow, fields: FieldReader, parent: WooRow): FoundStock | null | undefined {
  if (!row.has('stock') && !row.has('inStock')) return undefined;
  const given = row.text('stock');
  // `parent`: the product keeps one stock for all of its variations, which is not possible here.
  const stock = given.toLowerCase() === 'parent' ? parent.text('stock') : given;
  if (given.toLowerCase() === 'parent') {
    fields.tell('stock', headingOf('stock'), 'the variations share one stock there; here each got all of it');
  }
  const backorders = row.text('backorders').toLowerCase();
  const allowBackorders =
    backorders === 'notify' || fields.yesOrNo(headingOf('backorders'), backorders) === true;
  if (stock !== '') return { available: fields.pieces(headingOf('stock'), stock) ?? 0, allowBackorders };
  const there = row.text('inStock').toLowerCase();
  if (there === 'backorder' || there === 'onbackorder') return { available: 0, allowBackorders: true };
  if (fields.yesOrNo(headingOf('inStock'), there) === false) return { available: 0, allowBackorders };
  return null;
}
