import { type CalendarDay, plainText, productPath, type RichText, stockInfo } from '@stoa/domain';
import type { Media } from '../listing/index.ts';
import { type StockRow, stockView } from '../stock/index.ts';

export type FeedAvailability = 'in_stock' | 'out_of_stock' | 'backorder';

/** One thing that can be bought, as comparison and shopping services list it. Money is minor units. */
export interface FeedItem {
  /** Stays the same as long as the product is there. */
  readonly id: string;
  /** That of all variations of one product. */
  readonly groupId?: string;
  readonly sellerId: string;
  readonly title: string;
  readonly description: string;
  /** Begins with a slash. */
  readonly path: string;
  /** Masters, the one that shows this very thing first. */
  readonly pictures: readonly string[];
  readonly availability: FeedAvailability;
  /** When a backorder is expected to leave. */
  readonly availableOn?: CalendarDay;
  /** What it costs when it is not reduced. */
  readonly price: number;
  readonly salePrice?: number;
  readonly brand: string | null;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly weightGrams: number;
  /** From the top of the tree. */
  readonly categories: readonly string[];
  /** Its own attributes by code, and of a variation the chosen values by their labels. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
}

interface Sold {
  readonly id: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly price: number;
  readonly msrp: number | null;
  readonly final: number;
  readonly weightGrams: number;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
  readonly pictures: readonly Pick<Media, 'file'>[] | null;
  readonly stock: StockRow | null;
}

/** A published product as the database tells it, with a price that everybody may see and with a picture. */
export interface FeedRow extends Sold {
  readonly sellerId: string;
  readonly classCode: 'simple' | 'variable_product';
  readonly name: string;
  readonly slug: string;
  readonly brand: string | null;
  readonly shortDescription: string;
  readonly description: RichText;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly variants: readonly { readonly id: string; readonly label: string }[];
  readonly categories: readonly string[] | null;
  readonly variations: readonly (Sold & { readonly values: Readonly<Record<string, string>> })[] | null;
}

/** What items are made for. */
export interface FeedPlace {
  readonly timeZone: string;
  readonly today: CalendarDay;
  /** Whether skus of several sellers may be alike. */
  readonly isMarketplace: boolean;
}

/** Longest id that shopping services take. */
const MAX_ID = 50;

/** Returns the things that can be bought of a product. */
export function itemsOf(row: FeedRow, place: FeedPlace): FeedItem[] {
  const shared = {
    sellerId: row.sellerId,
    description: plainText(row.description).trim() || row.shortDescription || row.name,
    brand: row.brand,
    categories: row.categories ?? [],
    attributes: textsOf(row.attributes),
  };
  const idOf = (sold: Sold) => (place.isMarketplace || sold.sku.length > MAX_ID ? sold.id : sold.sku);
  const picturesOf = (sold: Sold) => (sold.pictures ?? []).map(({ file }) => file);
  if (row.classCode === 'simple') {
    const own = {
      title: row.name,
      path: productPath({ slug: row.slug }),
      pictures: picturesOf(row),
      choices: [],
    };
    return [itemOf({ ...shared, ...own, id: idOf(row) }, row, row, place)];
  }
  return (row.variations ?? []).map((one) => {
    const choices = row.variants.map(({ id, label }) => ({ label, value: one.values[id] ?? '' }));
    const own = {
      id: idOf(one),
      groupId: idOf(row),
      title: `${row.name} - ${choices.map(({ value }) => value).join(', ')}`,
      path: productPath({ slug: row.slug, sku: one.sku }),
      pictures: [...new Set([...picturesOf(one), ...picturesOf(row)])],
      choices,
    };
    return itemOf({ ...shared, ...own }, one, row, place);
  });
}

type Known = Omit<FeedItem, 'availability' | 'price' | 'gtin' | 'mpn' | 'weightGrams'>;

function itemOf(known: Known, sold: Sold, product: FeedRow, place: FeedPlace): FeedItem {
  const { price, msrp, final, gtin, mpn, weightGrams } = sold;
  const regular = Math.max(price, msrp ?? 0);
  return {
    ...known,
    ...availabilityOf(sold, product, place),
    price: regular,
    ...(final < regular && { salePrice: final }),
    gtin,
    mpn,
    weightGrams,
  };
}

/** A backorder is one only with the day it leaves, which shopping services ask for. */
function availabilityOf(sold: Sold, product: FeedRow, { timeZone, today }: FeedPlace) {
  const view = stockView(
    {
      classCode: 'simple',
      hasPrice: true,
      archived: false,
      unavailableForSale: sold.unavailableForSale || product.unavailableForSale,
      discontinued: sold.discontinued || product.discontinued,
    },
    sold.stock,
    timeZone,
  );
  const { status } = stockInfo(view, 1, today);
  if (status === 'in-stock' || status === 'limited-stock') return { availability: 'in_stock' as const };
  const day = view.expectedShipDay;
  const isExpected = status === 'backordered' && day != null && day >= today;
  return isExpected
    ? { availability: 'backorder' as const, availableOn: day }
    : { availability: 'out_of_stock' as const };
}

function textsOf(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => [
      code,
      Array.isArray(value) ? value.map(String).join('/') : String(value),
    ]),
  );
}
