import { createPage, registerFile, type ShopContext, saveFrame, saveMenu } from '@stoa/commerce';
import { PAGE_DOCUMENT_VERSION, type PageDocument, type RichText, richTextOf } from '@stoa/domain';
import type { Pictures } from '../../apps/server/src/files/pictures.ts';
import type { DemoShop, PictureOf } from '../shops/demo-shop.ts';
import type { Master } from './pictures.ts';

/** The menu of the header has number 1, those of the footer follow. */
const MAIN_MENU = 1;

/** Menus, header and footer, home page, further pages and the page for what is not found. */
export async function fillContent(ctx: ShopContext, shop: DemoShop, pictures: PictureOf): Promise<void> {
  await saveMenu(ctx, { number: MAIN_MENU, name: 'Main menu', items: [...shop.mainMenu] });
  for (const [at, menu] of shop.footerMenus.entries()) {
    await saveMenu(ctx, { number: MAIN_MENU + 1 + at, name: menu.name, items: [...menu.items] });
  }
  const footerNumbers = shop.footerMenus.map((_, at) => MAIN_MENU + 1 + at);
  const frames = [
    { kind: 'header', use: 'default', name: 'Header', menuNumbers: [MAIN_MENU] },
    { kind: 'footer', use: 'default', name: 'Footer', menuNumbers: footerNumbers },
    { kind: 'header', use: 'checkout', name: 'Checkout header', menuNumbers: [] },
    { kind: 'footer', use: 'checkout', name: 'Checkout footer', menuNumbers: footerNumbers },
  ] as const;
  for (const frame of frames)
    await saveFrame(ctx, { ...frame, menuNumbers: [...frame.menuNumbers], isPrimary: true });
  await createPage(ctx, {
    title: shop.name,
    pageType: 'Homepage',
    metaTitle: shop.homeTitle,
    metaDescription: shop.homeDescription,
    document: shop.home(pictures),
    publish: true,
  });
  await createPage(ctx, {
    title: shop.notFound.title,
    pageType: '404 Page',
    is404Page: true,
    document: textPage(shop.notFound.text),
    publish: true,
  });
  for (const page of shop.pages) {
    await createPage(ctx, {
      title: page.title,
      slug: page.slug,
      metaDescription: page.metaDescription,
      document: textPage(page.text),
      publish: true,
    });
  }
}

function textPage(text: string): PageDocument {
  const tree: RichText = richTextOf(text);
  return {
    version: PAGE_DOCUMENT_VERSION,
    root: [{ id: 'text', type: 'rich-text', version: 1, props: { text: structuredClone(tree) as never } }],
  };
}

/** Stores the masters a shop uses among its files. */
export async function fillFiles(ctx: ShopContext, files: Pictures, masters: Iterable<Master>): Promise<void> {
  for (const { name, bytes, sha256, width, height } of masters) {
    await files.putMaster(ctx.shop.code, name, bytes);
    await registerFile(ctx, { name, sha256, mime: 'image/webp', bytes: bytes.byteLength, width, height });
  }
}
