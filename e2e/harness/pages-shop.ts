import {
  createCategory,
  createPage,
  createProduct,
  type ShopContext,
  saveHeaderOrFooter,
  saveMenu,
} from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { checkoutSettings } from '../../packages/commerce/src/testing/checkout.ts';
import { type OwnShop, openOwnShop } from './own-shop.ts';

/** A shop with a page of each kind, and what is to change on them. */
export interface PagesShop extends OwnShop {
  readonly ids: {
    readonly pots: string;
    readonly pan: string;
    readonly lid: string;
    readonly cushion: string;
  };
}

/** The pages of such a shop, and addresses at which nothing is. */
export const pagePaths: readonly string[] = [
  ...['/', '/kitchen/pots', '/pots', '/pots.data', '/brands', '/search?q=pan', '/about'],
  ...['/copper-pan', '/velvet-cushion', '/pan-and-lid', '/nothing-here', '/sitemap.xml'],
];

export async function openPagesShop(postgresUrl: string): Promise<PagesShop> {
  const own = await openOwnShop(postgresUrl, { settings: checkoutSettings });
  const ids = await makeGoods(own.system);
  await makeContent(own.system);
  return { ...own, ids };
}

async function makeGoods(system: ShopContext): Promise<PagesShop['ids']> {
  await createCategory(system, { name: 'Kitchen', slug: 'kitchen' });
  const pots = await createCategory(system, { name: 'Pots', slug: 'pots', parent: 'kitchen' });
  const inPots = { categories: ['pots'], brand: 'Ore', stock: { available: 60 } };
  const pan = await createProduct(
    system,
    simpleProduct({ ...inPots, sku: 'copper-pan', name: 'Copper pan', price: 8800 }),
  );
  const lid = await createProduct(system, simpleProduct({ ...inPots, sku: 'lid', name: 'Pan lid' }));
  const cushion = await createProduct(
    system,
    variableProduct({ red: 900, blue: 1100 }, { sku: 'velvet-cushion', categories: ['pots'] }),
  );
  await createProduct(system, {
    classCode: 'grouped',
    sku: 'pan-and-lid',
    slug: 'pan-and-lid',
    name: 'Pan and lid',
    children: ['copper-pan', 'lid'],
  });
  return { pots: pots.id, pan: pan.id, lid: lid.id, cushion: cushion.id };
}

async function makeContent(system: ShopContext): Promise<void> {
  await saveMenu(system, {
    number: 1,
    name: 'Shop',
    items: [{ id: 'a', label: 'Pots', url: '/pots', items: [] }],
  });
  await saveHeaderOrFooter(system, { kind: 'header', name: 'Main', isPrimary: true, menuNumbers: [1] });
  await saveHeaderOrFooter(system, { kind: 'footer', name: 'Main', isPrimary: true, menuNumbers: [1] });
  const slider = {
    id: 's',
    type: 'product-slider',
    version: 1,
    props: { title: 'Best', type: 'bestsellers' },
  };
  const document = { version: 1 as const, root: [slider] };
  await createPage(system, { title: 'Home', pageType: 'Homepage', document, publish: true });
  await createPage(system, {
    title: 'About',
    slug: 'about',
    customHtml: '<p>Since 1911.</p>',
    publish: true,
  });
}
