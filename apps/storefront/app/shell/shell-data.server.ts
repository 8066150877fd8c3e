import type { ShellQuery } from '@stoa/contract';
import { menusForMobile } from '@stoa/domain';
import { z } from 'zod';
import { type ListingLook, listingLook } from '../listing/listing-look.ts';
import { themeData } from './theme-data.ts';

const text = z.string();

/** What the contract leaves as JSON and the shell relies on. */
const openParts = z.object({
  general: z.object({ app: z.object({ name: text, base_url: text }), support_email: text.optional() }),
  theme: themeData,
  listing: listingLook,
  social: z.array(z.object({ network: text, url: text })),
  modules: z.object({ sociallogins: z.object({ hide_price_for_anonymous: z.boolean() }) }),
  footer: z.object({ copyright: text, linkLabel: text.optional(), linkValue: text.optional() }),
});

export type Menu = ShellQuery['allHeader'][number]['menus'][number];
export type MenuEntry = Menu['items'][number];

/** What header and footer of every page show; nothing about the requester. */
export interface ShellData {
  readonly shop: {
    readonly code: string;
    readonly name: string;
    readonly type: string;
    readonly industry: string;
    readonly locale: string;
    readonly currency: string;
    readonly timeZone: string;
  };
  readonly origin: string;
  readonly theme: z.infer<typeof openParts>['theme'];
  readonly listing: ListingLook;
  readonly hidesPrices: boolean;
  readonly reviewsActive: boolean;
  readonly headerItems: readonly MenuEntry[];
  /** In the order of the sidebar, where that is another one. USER-514 */
  readonly sidebarItems?: readonly MenuEntry[];
  readonly footerMenus: readonly Menu[];
  /** Of the checkout's own header the links, of its own footer the menus; absent where it has none of its own. CMS-522 */
  readonly checkoutMenus: { readonly header?: readonly MenuEntry[]; readonly footer?: readonly Menu[] };
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly footer: z.infer<typeof openParts>['footer'];
}

const itemsOf = (menus: readonly Menu[]) => menus.flatMap(({ items }) => items);

/** Reads the shell's answer; a part that is not as agreed is a fault of the server and throws. */
export function readShell(answer: ShellQuery, origin: string): ShellData {
  const { initSettings, allHeader, allFooter, checkoutHeader, checkoutFooter } = answer;
  const [header] = allHeader;
  const [footer] = allFooter;
  const inHeader = header?.menus ?? [];
  const inSidebar = menusForMobile(inHeader);
  const { name, code, type, industry } = initSettings.client;
  const parts = openParts.parse({
    general: initSettings.general,
    theme: initSettings.active_theme,
    listing: initSettings.listing,
    social: initSettings.footer_social,
    modules: initSettings.modules,
    footer: footer?.final_widget_content ?? { copyright: '' },
  });
  return {
    shop: {
      name,
      code,
      type,
      industry,
      locale: initSettings.locale,
      currency: initSettings.currency,
      timeZone: initSettings.time_zone,
    },
    origin,
    theme: parts.theme,
    listing: parts.listing,
    hidesPrices: parts.modules.sociallogins.hide_price_for_anonymous,
    reviewsActive: initSettings.ratings_shown,
    headerItems: itemsOf(inHeader),
    ...(inSidebar.some((menu, at) => menu !== inHeader[at]) && { sidebarItems: itemsOf(inSidebar) }),
    footerMenus: footer?.menus ?? [],
    checkoutMenus: {
      ...(checkoutHeader &&
        checkoutHeader._id !== header?._id && {
          header: itemsOf(checkoutHeader.menus),
        }),
      ...(checkoutFooter && checkoutFooter._id !== footer?._id && { footer: checkoutFooter.menus }),
    },
    social: parts.social,
    footer: parts.footer,
  };
}
