import type { ProductInput } from '@stoa/commerce';
import { richTextOf } from '@stoa/domain';
import type { Product, Stock, Variation } from '../goods/types.ts';
import { type Master, mediaOf } from './pictures.ts';

const DAY = 86_400_000;

export interface FillTime {
  readonly now: Date;
  readonly masters: ReadonlyMap<string, Master>;
}

/** Returns a product of the goods as the catalogue takes it. */
export function newProductOf(goods: Product, at: FillTime): ProductInput {
  const { priceLevels, msrp = null } = goods;
  const shared = sharedFields(goods, at);
  switch (goods.classCode) {
    case 'variable_product':
      return {
        ...shared,
        classCode: 'variable_product',
        variants: goods.variants.map((variant) => ({ ...variant, options: [...variant.options] })),
        variations: goods.variations.map((variation) => variationOf(variation, at)),
        defaultVariationSku: goods.defaultVariationSku ?? null,
      };
    case 'grouped':
      return { ...shared, classCode: 'grouped', children: [...goods.children] };
    case 'gift_certificate':
      return {
        ...shared,
        classCode: 'gift_certificate',
        price: goods.price,
        msrp,
        priceLevels: levelsOf(priceLevels),
      };
    case 'simple':
      return {
        ...shared,
        classCode: 'simple',
        price: goods.price,
        msrp,
        priceLevels: levelsOf(priceLevels),
        stock: stockOf(goods.stock, at),
      };
  }
}

function sharedFields(goods: Product, at: FillTime) {
  return {
    sku: goods.sku,
    slug: goods.slug,
    name: goods.name,
    subTitle: goods.subTitle,
    shortDescription: goods.shortDescription,
    description: richTextOf(goods.description.join('\n\n')),
    brand: goods.brand,
    attributes: mutable(goods.attributes),
    hidePrice: goods.hidePrice,
    shippingFee: goods.shippingFee,
    weightGrams: goods.weightGrams,
    nonShippable: goods.nonShippable,
    limitShippingMethods: goods.limitShippingMethods.length === 0 ? null : [...goods.limitShippingMethods],
    itemDeliveryInfo: goods.itemDeliveryInfo,
    deliveryEstimate: goods.deliveryEstimate ?? null,
    unavailableForSale: goods.unavailableForSale,
    discontinued: goods.discontinued,
    featured: goods.featured,
    popularity: goods.popularity,
    personalizationOptions: mutable(goods.personalizationOptions),
    productOptions: mutable(goods.productOptions),
    productOptionRules: mutable(goods.productOptionRules),
    metaTitle: goods.metaTitle,
    metaDescription: goods.metaDescription,
    categories: [...goods.categories],
    media: mediaWithFilm(goods, at),
    reviewStars: [...goods.stars] as [number, number, number, number, number],
  };
}

/** Returns the pictures of a product; with a film, the last of them is its poster. */
function mediaWithFilm({ film, pictures }: Product, { masters }: FillTime) {
  const media = mediaOf(pictures, masters);
  if (film === undefined) return media;
  return media.map((one, at) =>
    at === media.length - 1 ? { ...one, kind: 'video' as const, video: film } : one,
  );
}

const levelsOf = (levels: Product['priceLevels']) =>
  levels.map((level) => ({
    ...level,
    customerGroups: [...level.customerGroups],
    savePercent: level.savePercent ?? null,
  }));

function variationOf(variation: Variation, at: FillTime) {
  return {
    sku: variation.sku,
    values: { ...variation.values },
    price: variation.price,
    msrp: variation.msrp ?? null,
    priceLevels: levelsOf(variation.priceLevels),
    weightGrams: variation.weightGrams,
    unavailableForSale: variation.unavailableForSale,
    discontinued: variation.discontinued,
    stock: stockOf(variation.stock, at),
    media: variation.picture ? mediaOf([variation.picture], at.masters) : [],
  };
}

function stockOf({ backorderShipsInDays, ...stock }: Stock, { now }: FillTime) {
  const shipDate =
    backorderShipsInDays === undefined
      ? null
      : new Date(now.getTime() + backorderShipsInDays * DAY).toISOString();
  return { ...stock, backorderShipDate: shipDate };
}

/** The same data without the promise not to change it, as inputs are typed. */
type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
const mutable = <T>(value: T): Mutable<T> => structuredClone(value) as Mutable<T>;
