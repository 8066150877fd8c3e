import { createPage, registerFile, type ShopContext, saveHeaderOrFooter, saveMenu } from '@stoa/commerce';
import type { ShopData } from '../goods/shops/types.ts';
import { homeDocument, textDocument } from './home.ts';
import type { Master } from './pictures.ts';
import type { PictureOf } from './widget-pictures.ts';

/** Keeps a picture among a shop's files. */
export interface MasterStore {
  putMaster(shopCode: string, name: string, bytes: Uint8Array): Promise<void>;
}

/** The menu of the header has number 1, those of the footer follow. */
const MAIN_MENU = 1;

/** Menus, header and footer, home page, further pages and the page for what is not found. */
export async function fillContent(ctx: ShopContext, shop: ShopData, pictureOf: PictureOf): Promise<void> {
  await fillHeadersAndFooters(ctx, shop);
  await createPage(ctx, {
    title: shop.name,
    pageType: 'Homepage',
    metaTitle: shop.home.title,
    metaDescription: shop.home.metaDescription,
    document: homeDocument(shop.home, pictureOf),
    publish: true,
  });
  await createPage(ctx, {
    title: shop.notFound.title,
    pageType: '404 Page',
    is404Page: true,
    document: textDocument(shop.notFound.text),
    publish: true,
  });
  for (const { slug, title, metaDescription, text } of shop.pages) {
    await createPage(ctx, { slug, title, metaDescription, document: textDocument(text), publish: true });
  }
}

async function fillHeadersAndFooters(ctx: ShopContext, shop: ShopData): Promise<void> {
  await saveMenu(ctx, { number: MAIN_MENU, name: 'Main menu', items: [...shop.mainMenu] });
  for (const [at, menu] of shop.footerMenus.entries()) {
    await saveMenu(ctx, { number: MAIN_MENU + 1 + at, name: menu.name, items: [...menu.items] });
  }
  const footerMenus = shop.footerMenus.map((_, at) => MAIN_MENU + 1 + at);
  for (const use of ['default', 'checkout'] as const) {
    const prefix = use === 'checkout' ? 'Checkout ' : '';
    const headerMenus = use === 'checkout' ? [] : [MAIN_MENU];
    await saveHeaderOrFooter(ctx, {
      kind: 'header',
      use,
      name: `${prefix}Header`,
      menuNumbers: headerMenus,
      isPrimary: true,
    });
    await saveHeaderOrFooter(ctx, {
      kind: 'footer',
      use,
      name: `${prefix}Footer`,
      menuNumbers: footerMenus,
      isPrimary: true,
    });
  }
}

/** Stores the masters a shop shows among its files. */
export async function fillFiles(
  ctx: ShopContext,
  store: MasterStore,
  masters: Iterable<Master>,
): Promise<void> {
  for (const { name, bytes, sha256, width, height } of masters) {
    await store.putMaster(ctx.shop.code, name, bytes);
    await registerFile(ctx, { name, sha256, mime: 'image/webp', bytes: bytes.byteLength, width, height });
  }
}
