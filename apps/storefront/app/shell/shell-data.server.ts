import type { ShellQuery } from '@stoa/contract';
import { menusForMobile } from '@stoa/domain';
import { z } from 'zod';
import { type ListingLook, listingLook } from './listing-look.ts';
import { themeData } from './theme-data.ts';

const text = z.string();

/** What the contract leaves as JSON and the shell relies on. */
const openParts = z.object({
  general: z.object({
    app: z.object({ name: text, base_url: text }),
    support_email: text.nullish(),
    support_phone: text.nullish(),
  }),
  address: z.record(text, text.nullish()).nullish(),
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
  /** How people reach the shop; the address in lines. */
  readonly contact: { readonly email: string; readonly phone: string; readonly address: readonly string[] };
  readonly social: readonly { readonly network: string; readonly url: string }[];
  readonly footer: z.infer<typeof openParts>['footer'];
}

const itemsOf = (menus: readonly Menu[]) => menus.flatMap(({ items }) => items);

/** Ten digits are written as Americans read them; any other number as the shop wrote it. */
const shownPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** A postal address without a street is none that anybody could write to. */
const addressLines = (address: Readonly<Record<string, string | null | undefined>>): string[] => {
  const { address_line1: street, city_locality: city, state_province: state, postal_code: code } = address;
  if (!street) return [];
  return [street, [city, [state, code].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean);
};

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
    address: initSettings.client_address,
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
    contact: {
      email: parts.general.support_email ?? '',
      phone: shownPhone(parts.general.support_phone ?? ''),
      address: addressLines(parts.address ?? {}),
    },
    social: parts.social,
    footer: parts.footer,
  };
}
