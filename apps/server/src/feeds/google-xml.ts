import type { FeedItem } from '@stoa/commerce';
import { canonicalUrl, escapeHtml, toDecimal } from '@stoa/domain';

/** What a feed says of its shop. */
export interface FeedShop {
  readonly name: string;
  /** Origin of the shop's base URL. */
  readonly origin: string;
  /** Code of the shop, which is in the addresses of its pictures. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly isMarketplace: boolean;
}

/** Returns a shop's products as RSS 2.0 for Google's Merchant Center, in pieces as they come. */
export async function* googleFeed(
  shop: FeedShop,
  batches: AsyncIterable<readonly FeedItem[]>,
): AsyncGenerator<string> {
  const head = [
    element('title', shop.name),
    element('link', canonicalUrl(shop.origin, '/')),
    element('description', shop.name),
  ];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${head.join('\n')}\n`;
  for await (const batch of batches) yield batch.map((item) => googleItem(shop, item)).join('');
  yield '</channel>\n</rss>\n';
}

/** Characters that attributes take, at most. */
const MAX = { title: 150, description: 5000, brand: 70, choice: 100, productType: 750 } as const;
const MAX_PICTURES = 10;
const MAX_DETAILS = 100;

/** https://support.google.com/merchants/answer/7052112 */
export function googleItem(shop: FeedShop, item: FeedItem): string {
  const money = (amount: number) => `${toDecimal(amount, shop.currency)} ${shop.currency}`;
  const [picture = '', ...others] = item.pictures.map((file) => pictureUrl(shop, file));
  const { values, details } = choicesOf(item);
  const isIdentified = item.gtin !== null || (item.brand !== null && item.mpn !== null);
  const parts = [
    g('id', item.id),
    g('title', cut(item.title, MAX.title)),
    g('description', cut(item.description, MAX.description)),
    g('link', canonicalUrl(shop.origin, item.path)),
    g('image_link', picture),
    ...others.slice(0, MAX_PICTURES).map((url) => g('additional_image_link', url)),
    g('availability', item.availability),
    ...(item.availableOn === undefined ? [] : [g('availability_date', `${item.availableOn}T00:00Z`)]),
    g('price', money(item.price)),
    ...(item.salePrice === undefined ? [] : [g('sale_price', money(item.salePrice))]),
    g('condition', 'new'),
    ...optional('brand', item.brand, MAX.brand),
    ...optional('gtin', item.gtin),
    ...optional('mpn', item.mpn),
    ...(isIdentified ? [] : [g('identifier_exists', 'no')]),
    ...optional('item_group_id', item.groupId),
    ...Object.entries(values).map(([name, value]) => g(name, cut(value, MAX.choice))),
    ...details.slice(0, MAX_DETAILS),
    ...optional('google_product_category', item.attributes.google_product_category),
    ...optional('product_type', item.categories.join(' > '), MAX.productType),
    ...(item.weightGrams > 0 ? [g('shipping_weight', `${item.weightGrams} g`)] : []),
    ...(shop.isMarketplace ? [g('external_seller_id', item.sellerId)] : []),
  ];
  return `<item>\n${parts.join('\n')}\n</item>\n`;
}

function pictureUrl({ origin, code }: FeedShop, file: string): string {
  const name = file.split('/').map(encodeURIComponent).join('/');
  return canonicalUrl(origin, `/cdn/${code}/images/products/large/${name}.webp`);
}

/** What shops call the properties that the feed has attributes for. */
const NAMES: readonly (readonly [attribute: string, names: RegExp])[] = [
  ['color', /^(?:colou?rs?|farbe|couleur|kleur|colore)$/i],
  ['size', /^(?:sizes?|größe|grösse|taille|maat|talla|taglia)$/i],
  ['material', /^(?:materials?|fabric|stoff|matière|materiale?)$/i],
  ['pattern', /^(?:patterns?|muster|motif)$/i],
  ['gender', /^gender$/i],
  ['age_group', /^age[ _-]group$/i],
];

const CLOSED: Readonly<Record<string, ReadonlySet<string>>> = {
  gender: new Set(['male', 'female', 'unisex']),
  age_group: new Set(['newborn', 'infant', 'toddler', 'kids', 'adult']),
};

/** What was chosen, and the attributes of the product itself; other choices are told as details. */
function choicesOf(item: FeedItem) {
  const values: Record<string, string> = {};
  const details: string[] = [];
  for (const { label, value } of item.choices) {
    const name = attributeNamed(label, value);
    if (name !== undefined && values[name] === undefined) values[name] = value;
    else details.push(detail(label, value));
  }
  for (const [code, value] of Object.entries(item.attributes)) {
    const name = attributeNamed(code, value);
    if (name !== undefined) values[name] ??= value;
  }
  return { values, details };
}

function attributeNamed(label: string, value: string): string | undefined {
  const name = NAMES.find(([, names]) => names.test(label.trim()))?.[0];
  if (name === undefined || value === '') return undefined;
  return CLOSED[name] && !CLOSED[name].has(value.toLowerCase()) ? undefined : name;
}

const detail = (label: string, value: string): string =>
  `<g:product_detail>${g('attribute_name', cut(label, 140))}${g('attribute_value', cut(value, 1000))}</g:product_detail>`;

const optional = (name: string, value: string | null | undefined, max?: number): string[] =>
  value ? [g(name, max === undefined ? value : cut(value, max))] : [];

const g = (name: string, value: string): string => element(`g:${name}`, value);

/** XML knows no way to write most control characters. */
const element = (name: string, value: string): string =>
  `<${name}>${escapeHtml(value.toWellFormed().replace(/[^\P{Cc}\t\n]/gu, ' '))}</${name}>`;

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : characters.slice(0, max).join('').trim();
}
