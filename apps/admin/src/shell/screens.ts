import type { Workplace } from '@stoa/admin-contract';
import type { Scope } from '@stoa/domain';
import { adminShellText } from '@stoa/messages';
import {
  IconHistory,
  IconHome,
  IconShoppingBag,
  IconTag,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

/** A screen of a shop that the navigation leads to. */
export interface ScreenEntry {
  /** The first part of its address after the shop; empty for the home. */
  readonly path: string;
  readonly label: () => string;
  /** Without one it belongs to the area of the entry before it, and stands beneath that, set in. */
  readonly icon?: TablerIcon;
  /** What it takes; without it whoever works in the shop may open it. */
  readonly scope?: Scope;
}

/** Every screen that the navigation leads to, in its order. */
export const screens: readonly ScreenEntry[] = [
  { path: '', label: adminShellText.home, icon: IconHome },
  { path: 'orders', label: adminShellText.orders, icon: IconShoppingBag, scope: 'orders:read' },
  { path: 'products', label: adminShellText.products, icon: IconTag, scope: 'catalog:read' },
  { path: 'customers', label: adminShellText.customers, icon: IconUser, scope: 'customers:read' },
  { path: 'customer-groups', label: adminShellText.customerGroups, scope: 'customers:read' },
  { path: 'people', label: adminShellText.people, icon: IconUsers, scope: 'staff:read' },
  { path: 'audit', label: adminShellText.auditLog, icon: IconHistory, scope: 'staff:read' },
];

const allows = (scopes: readonly Scope[], entry: ScreenEntry) =>
  entry.scope === undefined || scopes.includes(entry.scope);

/** The screens that these permissions open; the others are not shown at all. ADM-014 */
export const screensFor = (scopes: readonly Scope[]): readonly ScreenEntry[] =>
  screens.filter((entry) => allows(scopes, entry));

/** The address of a screen of a shop. */
export const addressOf = (shop: string, path: string): string =>
  path === '' ? `/${shop}` : `/${shop}/${path}`;

/**
 * Where switching to another shop leads from an address: to the same screen where the other shop allows it, else to
 * its home. What belongs to the shop left behind stays there: a record, filters, a search. ADM-017
 */
export function addressInShop(pathname: string, shop: Pick<Workplace, 'code' | 'scopes'>): string {
  const [, , screen = ''] = pathname.split('/');
  const found = screensFor(shop.scopes).find(({ path }) => path === screen);
  return addressOf(shop.code, found?.path ?? '');
}
