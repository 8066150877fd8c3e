import {
  changeVariations,
  createProduct,
  type Database,
  readVariationMatrix,
  type ShopContext,
  systemContext,
} from '@stoa/commerce';
import { makeShop, rugProduct, testPlatform } from '@stoa/commerce/testing';
import { alternately } from '../lib/alternately.ts';
import { atMostTimes, type Figure } from '../lib/figure.ts';
import { withDatabase } from '../lib/list-growth.ts';

const [FEW, MANY] = [50, 2048];
/** Saving one variation of many to one of few. ADM-113 */
const MOST_OF_SAVED = 2;
/** The server's part of opening: forty times as many rows are read and told. */
const MOST_OF_OPENED = 4;

/** A product with as many variations, half of them with a picture. */
interface Rug {
  readonly open: () => Promise<unknown>;
  /** Gives one variation another price, weight and sku. */
  readonly save: () => Promise<unknown>;
}

/** How the matrix of a product's variations takes longer with more of them. */
export async function variationMatrix(): Promise<Figure[]> {
  return withDatabase(async (db, analyze) => {
    const shop = await makeShop(db, { code: 'rugs' });
    const platform = testPlatform(db, () => new Date());
    const ctx = systemContext(platform, shop, { command: 'bench' });
    const few = await makeRug(db, ctx, FEW);
    const many = await makeRug(db, ctx, MANY);
    await analyze();
    const [openedFew, opened] = await alternately([few.open, many.open]);
    const [savedFew, saved] = await alternately([few.save, many.save]);
    const beside = (time: number) => ({ name: `${FEW} of them`, time });
    return [
      atMostTimes(
        `the matrix of ${MANY} variations, read for opening it`,
        opened,
        beside(openedFew),
        MOST_OF_OPENED,
      ),
      atMostTimes(`one variation of ${MANY} saved`, saved, beside(savedFew), MOST_OF_SAVED),
    ];
  });
}

const PICTURES = `
  insert into product_media (seller_id, product_id, id, position, file, alt, width, height)
  select seller_id, id, gen_random_uuid(), 0, 'bench.webp', 'A rug', 100, 100 from product
  where parent_id = $1 and position % 2 = 0`;

async function makeRug(db: Database, ctx: ShopContext, variations: number): Promise<Rug> {
  const { id: productId, variationIds } = await createProduct(ctx, rugProduct(variations));
  await db.pool.query(PICTURES, [productId]);
  const [id = ''] = Object.values(variationIds).slice(variations / 2);
  let revision = 1;
  return {
    open: () => readVariationMatrix(ctx, { productId, archived: false }),
    save: async () => {
      const fields = { sku: `rug-${variations}-${revision}`, price: 1000 + revision, weightGrams: revision };
      await changeVariations(ctx, { productId, changes: [{ id, revision, ...fields }] });
      revision += 1;
    },
  };
}
