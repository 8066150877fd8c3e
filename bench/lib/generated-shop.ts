import { type Database, listShops, openDatabase, systemContext } from '@stoa/commerce';
import { makeShop, plainSettings, testPlatform } from '@stoa/commerce/testing';
import { generateCatalogue } from '@stoa/import-export';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { API_FACETS, type Vocabulary } from './api-cases.ts';

/** A shop with a generated catalogue. */
export interface GeneratedShop {
  readonly host: string;
  readonly vocabulary: Vocabulary;
}

/** Makes a shop with so many products, as `npm run catalog -- generate` does; what is there already is not made. */
export async function generateShop(
  databaseUrl: string,
  products: number,
  code = `bench-${products}`,
): Promise<GeneratedShop> {
  const db = openDatabase({ url: databaseUrl, log: silentLog });
  try {
    const host = `${code}.localhost`;
    const platform = testPlatform(db, () => new Date());
    const known = (await listShops(platform)).find((listed) => listed.shop.code === code);
    const shop = known?.shop ?? (await makeBenchShop(db, code, host));
    await generateCatalogue(systemContext(platform, shop, { command: 'bench' }), { products, seed: code });
    return { host, vocabulary: await vocabularyOf(db, shop.id) };
  } finally {
    await db.close();
  }
}

function makeBenchShop(db: Database, code: string, host: string) {
  const facets = API_FACETS.map((name) => ({ code: name, label: name }));
  const settings = { ...plainSettings, listing: { facets } };
  return makeShop(db, { code, baseUrl: `http://${host}`, settings });
}

/** Products whose pages are asked for. */
const PAGES = 500;

/** Returns a large category at the top, a word of many products, one of few, and what things cost. */
async function vocabularyOf(db: Database, shopId: string): Promise<Vocabulary> {
  const { rows } = await db.pool.query<{
    category: string;
    brand: string;
    median: number;
    products: string[];
  }>(
    `select
      (select split_part(c.path, '/', 1) from category c join category_product f
        on f.shop_id = c.shop_id and f.category_id = c.id
        where c.shop_id = $1 group by 1 order by count(*) desc limit 1) as category,
      (select p.brand from publication pub join product p on p.seller_id = pub.seller_id and p.id = pub.product_id
        where pub.shop_id = $1 group by 1 order by count(*), 1 limit 1) as brand,
      (select percentile_cont(0.5) within group (order by p.price) / 100
        from publication pub join product p on p.seller_id = pub.seller_id and p.id = pub.product_id
        where pub.shop_id = $1 and pub.visible and p.parent_id is null) as median,
      (select array_agg(path) from (select a.path from address a
        where a.shop_id = $1 and a.kind = 'product' and a.status = 'current'
        order by md5(a.path) limit $2) chosen) as products`,
    [shopId, PAGES],
  );
  const [found] = rows;
  if (!found) throw new Error('the catalogue has no words');
  const { category, brand: rareWord, median: medianPrice, products } = found;
  return { category, commonWord: 'cotton', rareWord, medianPrice, products };
}
