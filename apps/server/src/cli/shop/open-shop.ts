import {
  createPage,
  createShop,
  type NewShop,
  type PlatformContext,
  SHOP_CREATE,
  type Shop,
  type ShopContext,
  saveHeaderOrFooter,
  saveMenu,
  systemContext,
} from '@stoa/commerce';
import { defaultHome, defaultMenus, defaultSettings, defaultTheme } from './defaults.ts';
import { legalDrafts } from './legal/drafts.ts';

/** What the operator says of a new shop; everything else can be changed later. */
export type ShopToOpen = Pick<NewShop, 'code' | 'name' | 'type' | 'baseUrl'> & {
  readonly supportEmail: string;
};

/**
 * Makes a shop that one can start with: theme and settings, header and footer with their menus, a home page, and the
 * legal pages as drafts.
 * @param reservedHosts names of the platform itself, such as that of the back office
 * @throws ShopError as `createShop` does
 */
export async function openShop(
  platform: PlatformContext,
  { supportEmail, ...given }: ShopToOpen,
  reservedHosts: readonly string[],
): Promise<Shop> {
  const look = { theme: defaultTheme, settings: defaultSettings(supportEmail) };
  const shop = await createShop(platform, { ...given, ...look }, reservedHosts);
  const ctx = systemContext(platform, shop, { command: SHOP_CREATE });
  await furnish(ctx);
  const { name, baseUrl: address } = shop;
  for (const draft of legalDrafts({ name, address, supportEmail })) await createPage(ctx, draft);
  return shop;
}

async function furnish(ctx: ShopContext): Promise<void> {
  const { header, footer } = defaultMenus;
  for (const menu of [header, footer]) await saveMenu(ctx, menu);
  const main = { isPrimary: true } as const;
  await saveHeaderOrFooter(ctx, { ...main, kind: 'header', name: 'Header', menuNumbers: [header.number] });
  await saveHeaderOrFooter(ctx, { ...main, kind: 'footer', name: 'Footer', menuNumbers: [footer.number] });
  // Whoever pays is led nowhere else.
  const checkout = { isPrimary: true, use: 'checkout' } as const;
  await saveHeaderOrFooter(ctx, { ...checkout, kind: 'header', name: 'Checkout header' });
  await saveHeaderOrFooter(ctx, {
    ...checkout,
    kind: 'footer',
    name: 'Checkout footer',
    menuNumbers: [footer.number],
  });
  const { name } = ctx.shop;
  await createPage(ctx, { title: name, pageType: 'Homepage', document: defaultHome(name), publish: true });
}
