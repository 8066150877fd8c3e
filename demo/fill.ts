import {
  createCategories,
  createProducts,
  createShop,
  type Database,
  type Log,
  listShops,
  type PlatformContext,
  systemContext,
} from '@stoa/commerce';
import type { Pictures } from '../apps/server/src/files/pictures.ts';
import { fillCustomers, fillStaff } from './fill/accounts.ts';
import { newCategoriesOf } from './fill/categories.ts';
import { fillContent, fillFiles } from './fill/content.ts';
import { type Master, readMasters } from './fill/pictures.ts';
import { newProductOf } from './fill/products.ts';
import { type DemoShop, pictureOf } from './shops/demo-shop.ts';
import { demoShops } from './shops/index.ts';

export interface FillOptions {
  readonly platform: PlatformContext;
  readonly db: Database;
  readonly log: Log;
  readonly pictures: Pictures;
  /** Under which the shops' addresses are written down. */
  readonly port: number;
  readonly say: (line: string) => void;
}

/**
 * Fills an empty platform with the demo shops, through the same use cases as everybody. A platform that has a
 * shop already is left as it is.
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  const { platform, say } = options;
  const existing = await listShops(platform);
  if (existing.length > 0) return;
  const began = performance.now();
  const masters = await readMasters();
  const contexts = [];
  for (const shop of demoShops) {
    contexts.push(await fillShop(shop, masters, options));
    say(`  ${shop.name}: ${shop.goods.length} products in ${countCategories(shop)} categories`);
  }
  await fillStaff(platform, contexts);
  say(`Demo shops ready (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

async function fillShop(
  shop: DemoShop,
  masters: ReadonlyMap<string, Master>,
  { platform, pictures, port }: FillOptions,
) {
  const created = await createShop(platform, {
    code: shop.code,
    name: shop.name,
    type: 'essential',
    industry: shop.industry,
    timeZone: shop.timeZone,
    frontendStatus: shop.frontendStatus,
    baseUrl: `http://${shop.code}.localhost:${port}`,
    hosts: shop.hosts.map((host) => ({ host, kind: 'serve' as const })),
    theme: shop.theme,
    settings: shop.settings,
  });
  const ctx = systemContext(platform, created, 'demo');
  const used = mastersOf(shop, masters);
  await fillFiles(ctx, pictures, used.values());
  await createCategories(ctx, newCategoriesOf(shop.categories, masters));
  const at = { now: platform.clock(), masters };
  const [grouped, single] = [shop.goods.filter(isGrouped), shop.goods.filter((goods) => !isGrouped(goods))];
  await createProducts(
    ctx,
    single.map((goods) => newProductOf(goods, at)),
  );
  await createProducts(
    ctx,
    grouped.map((goods) => newProductOf(goods, at)),
  );
  await fillContent(ctx, shop, pictureOf(shop.code, masters));
  await fillCustomers(ctx);
  return ctx;
}

/** A set names its parts, which must be there first. */
const isGrouped = (goods: { readonly classCode: string }) => goods.classCode === 'grouped';

function countCategories(shop: DemoShop): number {
  const count = (tree: DemoShop['categories']): number =>
    tree.reduce((sum, category) => sum + 1 + count(category.children ?? []), 0);
  return count(shop.categories);
}

/** The masters whose pictures a shop shows, and the banners, which any shop may show. */
function mastersOf(shop: DemoShop, masters: ReadonlyMap<string, Master>): ReadonlyMap<string, Master> {
  const names = new Set([
    ...shop.goods.flatMap((goods) => goods.pictures.map(({ file }) => file)),
    ...shop.goods.flatMap((goods) =>
      goods.variations.flatMap(({ picture }) => (picture ? [picture.file] : [])),
    ),
    ...categoryPictures(shop.categories),
  ]);
  return new Map([...masters].filter(([name]) => names.has(name) || name.startsWith('banner-')));
}

function categoryPictures(tree: DemoShop['categories']): string[] {
  return tree.flatMap(({ picture, children }) => [picture, ...categoryPictures(children ?? [])]);
}
