import { seededRandom } from '../../e2e/harness/random.ts';
import type { CategoryNode, ListingDocument, OfferDocument } from '../../packages/search/src/index.ts';

/** Attributes of the catalogue and how many values each has. */
const ATTRIBUTES = {
  color: 24,
  size: 12,
  material: 30,
  style: 16,
  room: 10,
  pattern: 40,
  care: 8,
  origin: 60,
};
export const FACETS: readonly string[] = ['brand', ...Object.keys(ATTRIBUTES)];
const BRANDS = 800;
const WORDS = 20_000;
const TOPS = 20;
const BELOW = 8;

export const SHOP_ID = '01920000-0000-7000-8000-000000000000';

/** Three levels of categories. */
export const CATEGORIES: readonly CategoryNode[] = range(TOPS).flatMap((top) => [
  category(`c${top}`),
  ...range(BELOW).flatMap((middle) => [
    category(`c${top}/c${top}-${middle}`),
    ...range(BELOW).map((leaf) => category(`c${top}/c${top}-${middle}/c${top}-${middle}-${leaf}`)),
  ]),
]);
const LEAVES = CATEGORIES.filter(({ path }) => path.split('/').length === 3);

function category(path: string): CategoryNode {
  const slug = path.split('/').at(-1) ?? '';
  return { id: slug, name: slug, slug, path };
}

/** Words like those of a language: of syllables, the first ones in most texts. */
export const word = (rank: number): string => {
  const syllables = [
    'ta',
    'lo',
    'mi',
    'ren',
    'ka',
    'su',
    'vel',
    'on',
    'dri',
    'pa',
    'que',
    'zin',
    'or',
    'bel',
  ];
  let text = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    text += syllables[rest % syllables.length] ?? '';
  }
  return `${text}${rank % 7 === 0 ? 'er' : ''}`;
};

/** Documents in batches; the same for the same number. Few values, words and sales are frequent, most are rare. */
export function* catalogueOf(products: number): Generator<ListingDocument[]> {
  const random = seededRandom(products);
  const skewed = (most: number) => Math.floor(most * random() ** 3);
  for (let from = 0; from < products; from += 1000) {
    yield range(Math.min(1000, products - from)).map((at) => alone(offer(from + at, random, skewed)));
  }
}

const alone = (one: OfferDocument): ListingDocument => ({ id: one.productId, offers: [one] });

function offer(number: number, random: () => number, skewed: (most: number) => number): OfferDocument {
  const texts = (words: number) => range(words).map(() => word(skewed(WORDS)));
  const facetValues = Object.entries(ATTRIBUTES).flatMap(([code, values]) =>
    random() < 0.8 ? [{ code, value: `${code} ${skewed(values)}` }] : [],
  );
  const time = (0x0192_0000_0000 + number).toString(16).padStart(12, '0');
  return {
    productId: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`,
    sellerId: SHOP_ID,
    sku: `SKU-${number}`,
    variationSkus: [],
    brand: `Brand ${skewed(BRANDS)}`,
    facetValues,
    categoryIds: [LEAVES[skewed(LEAVES.length)]?.id ?? ''],
    price: 100 + skewed(200_000),
    rating: random() < 0.5 ? 0 : Math.round(100 + 400 * random()) / 100,
    popularity: skewed(10_000),
    buyable: random() < 0.9,
    texts: [
      {
        language: 'en',
        name: texts(5).join(' '),
        keywords: '',
        description: texts(12).join(' '),
        body: '',
      },
    ],
  };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
