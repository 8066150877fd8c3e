import {
  createCategories,
  createShop,
  type PlatformContext,
  type ShopContext,
  systemContext,
} from '@stoa/commerce';
import { noteDemoShops } from './demo-shops.ts';
import { fillCustomers, fillStaff } from './fill/accounts.ts';
import { newCategoriesOf } from './fill/categories.ts';
import { fillContent, fillFiles, type MasterStore } from './fill/content.ts';
import { fillGoods } from './fill/goods.ts';
import { mastersOf } from './fill/masters-of.ts';
import { type Master, readMasters } from './fill/pictures.ts';
import { isUnfinished, markFinished, markUnfinished, removeUnfinished } from './fill/unfinished.ts';
import { widgetPictures } from './fill/widget-pictures.ts';
import type { ShopData } from './goods/shops/types.ts';
import { shopData } from './goods/shops.ts';
import type { Category } from './goods/types.ts';
import { needsDemo } from './needs-demo.ts';

export interface FillOptions {
  readonly platform: PlatformContext;
  readonly pictures: MasterStore;
  /** Where the database is reached as the owner of its tables. */
  readonly ownerUrl: string;
  /** Where it is noted that a fill is under way. */
  readonly dataFolder: string;
  /** Under which the shops' addresses are written down. */
  readonly port: number;
  readonly log: (line: string) => void;
}

/**
 * Fills an empty platform with the demo shops, through the same use cases as everybody. A platform that has a
 * shop already is left as it is, unless a fill was cut short: then the demo shops are made anew.
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  const { platform, log } = options;
  if (!(await needsDemo(options))) return;
  if (isUnfinished(options.dataFolder)) await removeUnfinished(options.ownerUrl, shopData);
  markUnfinished(options.dataFolder);
  const began = performance.now();
  const masters = await readMasters();
  const contexts: ShopContext[] = [];
  for (const shop of shopData) {
    contexts.push(await fillShop(shop, masters, options));
    log(`  ${shop.name}: ${shop.goods.length} products in ${countCategories(shop.categories)} categories`);
  }
  await fillStaff(platform, contexts);
  noteDemoShops(
    options.dataFolder,
    contexts.map(({ shop }) => shop.id),
  );
  markFinished(options.dataFolder);
  log(`Demo shops ready (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

async function fillShop(
  shop: ShopData,
  masters: ReadonlyMap<string, Master>,
  { platform, pictures, port }: FillOptions,
): Promise<ShopContext> {
  const given = {
    code: shop.code,
    name: shop.name,
    type: shop.type,
    industry: shop.industry,
    timeZone: shop.timeZone,
    frontendStatus: shop.frontendStatus,
    baseUrl: `http://${shop.code}.localhost:${port}`,
    hosts: shop.hosts.map((host) => ({ host, kind: 'serve' as const })),
    theme: shop.theme,
    settings: shop.settings,
  };
  // Where one of them is ADMIN_HOST, it leads to the back office, and the shop stays at its others.
  const created = await createShop(platform, given, []);
  const ctx = systemContext(platform, created, { command: 'demo' });
  await fillFiles(ctx, pictures, mastersOf(shop, masters));
  await createCategories(ctx, newCategoriesOf(shop.categories, masters));
  await fillGoods(ctx, shop.goods, { now: platform.clock(), masters });
  await fillContent(ctx, shop, widgetPictures(shop.code, masters));
  await fillCustomers(ctx, shop.customers);
  return ctx;
}

function countCategories(tree: readonly Category[]): number {
  return tree.reduce((sum, { children }) => sum + 1 + countCategories(children ?? []), 0);
}
