import type { HeaderOrFooter as StoredFrame } from '@stoa/commerce';
import type { Menu as ContractMenu, MenuItem as ContractMenuItem } from '@stoa/contract';
import type { Menu, MenuItem } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { endOfYear } from '../edge/expiry.ts';
import { identityWithin } from '../edge/identity.ts';
import { todayOf } from '../edge/request-values.ts';
import type { HeaderOrFooterSource } from './header-footer-source.ts';

/** Returns a header or footer. ENT-568, CMS-524 */
export function toHeaderOrFooter(api: ApiContext, stored: StoredFrame): HeaderOrFooterSource {
  const isFooter = stored.kind === 'footer';
  return {
    _id: stored.id,
    name: stored.name,
    is_primary: stored.isPrimary,
    menu_ids: [...stored.menuNumbers],
    menus: stored.menus.map(toMenu),
    final_widget_content: isFooter ? { ...stored.content, ...footerContent(api) } : stored.content,
    ...(stored.content.document !== undefined && { document: stored.content.document }),
  };
}

/** Returns the copyright line and the link beside it. FOOT-513 to FOOT-518, OPEN-526, OPEN-527 */
export function footerContent(api: ApiContext) {
  const { footer } = api.profile.settings;
  const { name } = api.profile.shop;
  const year = todayOf(api).slice(0, 4);
  api.shop.dependencies.endsAt(endOfYear(api));
  const copyright =
    footer.copyrightMessage === 'custom'
      ? footer.copyrightContent.replaceAll('{c-year}', year).replaceAll('{client-id}', () => name)
      : `© ${year} ${name}`;
  const { enableLink, linkLabel, linkValue } = footer;
  return { copyright, ...(enableLink && { linkLabel, linkValue }) };
}

/** FOOT-504, ENT-513 */
export function toMenu({ id, name, orderInMobile, items }: Menu): ContractMenu {
  return { _id: id, name, orderInMobile, items: items.map((item) => toMenuItem(id, item)) };
}

/** ENT-065, ENT-569 */
function toMenuItem(menu: number, item: MenuItem): ContractMenuItem {
  return {
    _id: identityWithin(String(menu), item.id),
    label: item.label,
    url: item.url ?? '',
    items: item.items.map((below) => toMenuItem(menu, below)),
    flyoutType: item.flyoutType ?? null,
    imageUrl: item.imageUrl ?? null,
    columns: item.columns ?? null,
    width: item.width ?? null,
  };
}
