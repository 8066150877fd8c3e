import type { Frame as StoredFrame } from '@stoa/commerce';
import type { Menu as ContractMenu, MenuItem as ContractMenuItem } from '@stoa/contract';
import type { Menu, MenuItem } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { endOfYear } from '../edge/expiry.ts';
import { todayOf } from '../edge/request-values.ts';
import type { FrameSource } from './frame-source.ts';

/** A header or footer. ENT-568, CMS-524 */
export function toFrame(api: ApiContext, frame: StoredFrame): FrameSource {
  const isFooter = frame.kind === 'footer';
  return {
    _id: frame.id,
    name: frame.name,
    is_primary: frame.isPrimary,
    menu_ids: [...frame.menuNumbers],
    menus: frame.menus.map(toMenu),
    final_widget_content: isFooter ? { ...frame.content, ...footerContent(api) } : frame.content,
    ...(frame.content.document !== undefined && { document: frame.content.document }),
  };
}

/** The copyright line and the link beside it. FOOT-513 to FOOT-518, OPEN-526, OPEN-527 */
export function footerContent(api: ApiContext) {
  const { footer } = api.profile.settings;
  const { name } = api.profile.shop;
  const year = todayOf(api).slice(0, 4);
  api.record?.expiresAt(endOfYear(api));
  const copyright =
    footer.copyrightMessage === 'custom'
      ? footer.copyrightContent.replaceAll('{c-year}', year).replaceAll('{client-id}', () => name)
      : `© ${year} ${name}`;
  const { enableLink, linkLabel, linkValue } = footer;
  return { copyright, ...(enableLink && { linkLabel, linkValue }) };
}

/** FOOT-504, ENT-513 */
export function toMenu({ id, name, orderInMobile, items }: Menu): ContractMenu {
  return { _id: id, name, orderInMobile, items: items.map(toMenuItem) };
}

/** ENT-065, ENT-569 */
function toMenuItem(item: MenuItem): ContractMenuItem {
  return {
    _id: item.id,
    label: item.label,
    url: item.url ?? '',
    items: item.items.map(toMenuItem),
    flyoutType: item.flyoutType ?? null,
    imageUrl: item.imageUrl ?? null,
    columns: item.columns ?? null,
    width: item.width ?? null,
  };
}
