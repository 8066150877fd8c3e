import type { ProductInput } from '@stoa/commerce';
import type { ProductRecord } from '@stoa/commerce/catalogue';
import { richTextOf, slugify, trimEndOf } from '@stoa/domain';
import { msrpOf, priceOf, starsOf, stockOf } from './goods-values.ts';
import { makeVariations } from './make-variations.ts';
import type { ProductKind } from './product-kind.ts';
import { type Random, randomOf, zipfPlace } from './random.ts';
import { adjectives, benefits, colors, countries, materials, occasions, sizes, styles } from './words.ts';

/** The data that all products of one generation share. */
export interface Generation {
  readonly seed: string;
  /** The number of products; each gets a rank of popularity. */
  readonly count: number;
  /** The most popular first. */
  readonly kinds: readonly [ProductKind, ...ProductKind[]];
}

type Attributes = ProductRecord['attributes'];

/** Variable products among all. */
const VARIABLE_SHARE = 0.15;

/** Returns the sku of the product in a place, by which a second run knows what the first made. */
export const skuAt = (seed: string, index: number): string =>
  `${slugify(seed, 'seed').slice(0, 40)}-${String(index).padStart(7, '0')}`.toUpperCase();

/** Makes the product in a place: always the same for the same seed, whatever else is made. */
export function makeProduct(generation: Generation, index: number): ProductInput {
  const { seed, kinds } = generation;
  const random = randomOf(`${seed}/product/${index}`);
  const kind = kinds[zipfPlace(random.next() ** 0.75, kinds.length)] ?? kinds[0];
  const brand = random.skewed(kind.brands);
  const adjective = random.pick(adjectives);
  const model = `${String.fromCharCode(65 + random.below(26))}${10 + random.below(90)}`;
  const name = `${brand} ${adjective} ${kind.noun} ${model}`;
  const sku = skuAt(seed, index);
  const popularity = popularityOf(generation, random);
  const attributes = attributesOf(random, kind);
  const price = priceOf(random, kind);
  const shared = {
    sku,
    name,
    // The number keeps addresses apart where names are not.
    slug: `${trimEndOf(slugify(name).slice(0, 60), '-')}-${slugify(sku).slice(-16).replace(/^-+/, '')}`,
    brand,
    subTitle: `${String(attributes.color)}, ${String(attributes.material).toLowerCase()}`,
    shortDescription: `${adjective} ${kind.noun.toLowerCase()} by ${brand}, ${random.pick(benefits)}.`,
    description: richTextOf(descriptionOf(random, kind, brand, attributes)),
    weightGrams: Math.max(1, Math.round(kind.weightGrams * Math.exp(random.normal() * 0.3))),
    categories: [kind.leaf.slug],
    popularity,
    featured: random.chance(0.01),
    reviewStars: starsOf(random, popularity),
  };
  if (random.chance(VARIABLE_SHARE)) {
    const { color: _color, size: _size, ...common } = attributes;
    return {
      ...shared,
      attributes: common,
      classCode: 'variable_product',
      ...makeVariations(random, kind, sku, price),
    };
  }
  return {
    ...shared,
    attributes,
    classCode: 'simple',
    price,
    msrp: msrpOf(random, price),
    stock: stockOf(random),
  };
}

function attributesOf(random: Random, kind: ProductKind): Attributes {
  return {
    color: random.skewed(colors),
    material: random.skewed(materials),
    made_in: random.skewed(countries),
    ...(random.chance(0.7) && { style: random.skewed(styles) }),
    ...(random.chance(0.4) && {
      occasion: [...new Set([random.skewed(occasions), random.skewed(occasions)])],
    }),
    ...(kind.hasSizes && { size: random.skewed(sizes) }),
    ...(random.chance(0.5) && { warranty_years: 1 + random.below(5) }),
  };
}

/** Sales follow Zipf's law over the ranks: few products sell much and most sell little. */
function popularityOf({ count }: Generation, random: Random): number {
  const place = 1 + random.below(Math.max(1, count));
  return Math.floor(count / place ** 0.8);
}

function descriptionOf(random: Random, kind: ProductKind, brand: string, attributes: Attributes): string {
  const { material, made_in: madeIn } = attributes;
  return `This ${kind.noun.toLowerCase()} is ${random.pick(benefits)}. ${brand} makes it of ${String(material).toLowerCase()} in ${String(madeIn)}.

It belongs to ${kind.leaf.name.toLowerCase()}, and is ${random.pick(benefits)}.`;
}
