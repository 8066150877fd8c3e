import { address, type Queries, readInShop } from '@stoa/database';
import { productPath } from '@stoa/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import type { StockNow } from '../../stock/index.ts';
import { type FoundProduct, findProduct } from './find-product.ts';
import { type Lack, lacksOf } from './lacks.ts';
import { type AssignedCategory, readAssignments } from './parts/assignments.ts';
import { type PriceRange, readBelow, readChildren, type StaffChild } from './parts/below.ts';
import { readPictures, type StaffPicture } from './parts/pictures.ts';
import { readLevels, type StaffLevel } from './parts/price-levels.ts';
import { readStockNow } from './parts/stock-now.ts';

/** What is told of a product itself as its row has it; times are moments, amounts minor units. */
type OwnFields = Omit<FoundProduct['row'], 'sellerId' | 'price'>;

/** A product as staff see it, but for its variations, which are a list of their own. ADM-104 */
export interface StaffProduct extends OwnFields {
  readonly seller: FoundProduct['seller'];
  readonly slug: string;
  /** Where shoppers find it: an absolute address at the shop's own host. */
  readonly address: string;
  /** Former addresses, which lead to it; the latest first. */
  readonly formerSlugs: readonly string[];
  readonly visible: boolean;
  readonly lacks: readonly Lack[];
  readonly categories: readonly AssignedCategory[];
  readonly media: readonly StaffPicture[];
  /** Both alike for what has a price of its own. */
  readonly price: PriceRange;
  readonly priceLevels: readonly StaffLevel[];
  /** The shop's. */
  readonly currency: string;
  /** Null for what keeps none of its own. */
  readonly stock: StockNow | null;
  readonly children: readonly StaffChild[];
  /** Its variations but for archived ones. */
  readonly variations: number;
}

/**
 * Reads a product as staff see it, in eight statements, however many variations it has. Needs `catalog:read`. ADM-104
 * @throws ShopError `not-found` on `productId`, also of a variation; `unauthenticated`; `forbidden`
 */
export async function readProductForStaff(ctx: ShopContext, productId: string): Promise<StaffProduct> {
  const id = parseInput(recordId, productId);
  return readInShop(ctx, async (tx) => {
    const { row, seller, slug, visible } = await findProduct(tx, ctx, id, 'catalog:read');
    const { sellerId, price, ...own } = row;
    const categories = await readAssignments(tx, ctx, id);
    const media = await readPictures(tx, sellerId, id);
    const { variations, prices } = await readBelow(tx, sellerId, id);
    const isOfOthers = row.classCode === 'variable_product' || row.classCode === 'grouped';
    return {
      ...own,
      seller,
      slug,
      visible,
      address: ctx.shop.baseUrl + productPath({ slug }),
      formerSlugs: await readFormerSlugs(tx, ctx, id),
      lacks: lacksOf({ ...row, media, categories: categories.length, variations }),
      categories,
      media,
      price: isOfOthers ? prices : { from: price, to: price },
      priceLevels: await readLevels(tx, sellerId, id),
      currency: ctx.shop.currency,
      stock: await readStockNow(tx, sellerId, id),
      children: await readChildren(tx, sellerId, id),
      variations,
    };
  });
}

async function readFormerSlugs(tx: Queries, { shop }: ShopContext, productId: string): Promise<string[]> {
  const rows = await tx
    .select({ path: address.path })
    .from(address)
    .where(
      and(
        eq(address.shopId, shop.id),
        eq(address.kind, 'product'),
        eq(address.targetId, productId),
        eq(address.status, 'moved'),
      ),
    )
    .orderBy(desc(address.movedAt), asc(address.path));
  return rows.map(({ path }) => path);
}
