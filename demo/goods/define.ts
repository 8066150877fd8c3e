import type { Attributes, Picture, Product, Review, Stock, Variation } from './types.ts';

type StockDraft = number | (Partial<Stock> & { readonly available: number });

/** A variation as it is written down: what it shares with its product may be left out. */
export type VariationDraft = Pick<Variation, 'sku' | 'values'> &
  Partial<Omit<Variation, 'stock' | 'picture'>> & { readonly stock: StockDraft; readonly picture?: string };

type Written =
  | 'slug'
  | 'sku'
  | 'name'
  | 'subTitle'
  | 'price'
  | 'shortDescription'
  | 'description'
  | 'attributes';
type Completed = 'categories' | 'pictures' | 'stock' | 'variations';

/** A product as it is written down. */
export type ProductDraft = Pick<Product, Written> &
  Partial<Omit<Product, Written | Completed>> & {
    readonly stock?: StockDraft;
    readonly variations?: readonly VariationDraft[];
    /** Categories beside the primary one. */
    readonly also?: readonly string[];
    /** What further pictures of it show, in the order of their numbers: `slug-2`, `slug-3` … */
    readonly moreViews?: readonly string[];
  };

/** Completes the products of one category and brand; they have the attributes `common` unless they say otherwise. */
export function defineGoods(
  category: string,
  brand: string,
  common: Attributes,
  drafts: readonly ProductDraft[],
): readonly Product[] {
  return drafts.map((draft) =>
    defineProduct(category, brand, { ...draft, attributes: { ...common, ...draft.attributes } }),
  );
}

/** Returns a review as someone wrote it. */
export function review(
  star: Review['star'],
  daysAgo: number,
  author: string,
  title: string,
  content: string,
  reply?: Review['reply'],
): Review {
  return { star, daysAgo, author, title, content, ...(reply && { reply }) };
}

function defineProduct(category: string, brand: string, draft: ProductDraft): Product {
  const { also = [], moreViews = [], stock = 0, variations = [], ...written } = draft;
  return {
    classCode: variations.length > 0 ? 'variable_product' : 'simple',
    brand,
    hidePrice: false,
    priceLevels: [],
    shippingFee: 0,
    weightGrams: 0,
    nonShippable: false,
    limitShippingMethods: [],
    itemDeliveryInfo: '',
    unavailableForSale: false,
    discontinued: false,
    archived: false,
    variants: [],
    children: [],
    personalizationOptions: [],
    productOptions: [],
    productOptionRules: [],
    featured: false,
    popularity: 0,
    stars: [0, 0, 0, 0, 0],
    reviews: [],
    metaTitle: draft.name,
    metaDescription: draft.shortDescription,
    ...written,
    categories: [category, ...also],
    pictures: picturesOf(draft, moreViews),
    stock: completeStock(stock),
    variations: variations.map((variation) => completeVariation(draft, variation)),
  };
}

function picturesOf(
  { slug, name, subTitle }: ProductDraft,
  moreViews: readonly string[],
): [Picture, ...Picture[]] {
  const more = moreViews.map((view, at) => ({ file: `${slug}-${at + 2}.webp`, alt: `${name}, ${view}` }));
  return [{ file: `${slug}.webp`, alt: `${name}: ${subTitle}` }, ...more];
}

function completeVariation(product: ProductDraft, draft: VariationDraft): Variation {
  const { picture, stock, ...written } = draft;
  const price = draft.price ?? product.price;
  return {
    price,
    priceLevels: price === product.price ? (product.priceLevels ?? []) : [],
    ...(product.msrp !== undefined && { msrp: product.msrp }),
    weightGrams: product.weightGrams ?? 0,
    unavailableForSale: false,
    discontinued: false,
    archived: false,
    ...written,
    stock: completeStock(stock),
    ...(picture !== undefined && {
      picture: {
        file: `${picture}.webp`,
        alt: `${product.name} in ${Object.values(draft.values).join(', ')}`,
      },
    }),
  };
}

function completeStock(draft: StockDraft): Stock {
  const given = typeof draft === 'number' ? { available: draft } : draft;
  return {
    allowBackorders: false,
    backorderMessage: '',
    lowStockThreshold: 3,
    lowStockAlertMessage: '',
    ...given,
  };
}
