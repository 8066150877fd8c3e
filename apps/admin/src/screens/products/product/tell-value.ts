import { adminProductText, plural } from '@stoa/messages';
import { tellAmount } from '../../../kit/amount.ts';
import type { Place } from '../../../kit/place.ts';
import { crawlerLabel } from './crawlers.ts';
import { displayLabel } from './display.ts';
import { tellPriceValue } from './prices/price-values.ts';
import { writeWeight } from './weight.ts';

/** What codes among the values stand for. */
interface Known {
  readonly place: Place;
  /** The name of a category by its slug. */
  readonly categoryOf: (slug: string) => string;
}

/**
 * Tells what somebody else has set a field of a product to, which comes as the form holds it or as the contract does;
 * undefined where it tells itself. ADM-031
 */
export function tellProductValue(
  name: string,
  held: unknown,
  { place, categoryOf }: Known,
): string | undefined {
  const attribute = /^attributes\.(.+)$/.exec(name)?.[1];
  if (attribute !== undefined) return tellAttributes({ [attribute]: held ?? [] });
  const price = tellPriceValue(name, held, place);
  if (price !== undefined) return price;
  if (held === null || held === '') return '';
  if (typeof held === 'boolean') return held ? adminProductText.yes() : adminProductText.no();
  if (typeof held === 'number') {
    if (name === 'weightGrams') return writeWeight(held, place);
    return name === 'shippingFee' ? tellAmount(held, place) : String(held);
  }
  if (typeof held === 'string') return tellCode(name, held);
  if (name === 'description') return adminProductText.descriptionOther();
  if (name === 'attributes') return tellAttributes(held);
  if (!Array.isArray(held)) return adminProductText.otherValue();
  if (name === 'categories') return held.map((slug) => categoryOf(String(slug))).join(', ');
  if (name === 'children') return held.map(skuOf).join(', ');
  if (held.length === 0) return '';
  return plural(held.length, adminProductText.onePicture, adminProductText.pictures);
}

function tellCode(name: string, held: string): string | undefined {
  if (name === 'seoCrawlerSetting') return crawlerLabel(held);
  if (name !== 'websiteDisplay') return undefined;
  return displayLabel(held);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const skuOf = (child: unknown): string => String(isRecord(child) ? child.sku : child);

/** Attributes come by their names, or as rows of a form. */
function tellAttributes(held: unknown): string {
  const named = Array.isArray(held)
    ? held.filter(isRecord).map(({ name, values }): [unknown, unknown] => [name, values])
    : Object.entries(isRecord(held) ? held : {});
  return named.map(([name, value]) => `${name}: ${[value].flat().join(', ')}`).join('; ');
}
