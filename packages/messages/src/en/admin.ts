import type { Role, Scope } from '@stoa/domain';
import { texts } from '../texts.ts';

export const shopKindText = texts({
  essential: 'Single shop',
  marketplace: 'Marketplace',
  marketplaceseller: 'Shop of one seller of a marketplace',
});

export const shopStatusText = texts({
  open: 'Open',
  switchedOff: 'Switched off by its owner',
  suspended: 'Suspended by the platform',
  closed: 'Closed for good',
});

export const roleText = texts({
  owner: 'Owner',
  'catalog-manager': 'Catalog manager',
  'content-editor': 'Content editor',
  'order-manager': 'Order manager',
  support: 'Support',
  'read-only': 'Read only',
  seller: 'Seller',
  operator: 'Operator',
} satisfies Record<Role, string>);

export const scopeText = texts({
  'catalog:read': 'See products and categories',
  'catalog:write': 'Change products and categories',
  'prices:write': 'Change prices',
  'stock:write': 'Change stock',
  'content:read': 'See pages and menus',
  'content:write': 'Write pages and menus',
  'content:publish': 'Publish pages',
  'content:raw-html': 'Put raw HTML on the shop’s pages',
  'orders:read': 'See orders',
  'orders:write': 'Change orders',
  'orders:refund': 'Give money back',
  'customers:read': 'See customers',
  'customers:write': 'Change customers',
  'messages:read': 'Read messages',
  'messages:write': 'Answer messages',
  'reviews:read': 'See reviews',
  'reviews:moderate': 'Approve and refuse reviews',
  'marketing:read': 'See coupons and promotions',
  'marketing:write': 'Change coupons and promotions',
  'settings:read': 'See settings',
  'settings:write': 'Change settings',
  'sellers:read': 'See sellers',
  'sellers:write': 'Change sellers',
  'reports:read': 'See reports',
  'staff:read': 'See who works here',
  'staff:write': 'Say who works here',
  'shops:manage': 'Create, suspend and remove shops',
} satisfies Record<Scope, string>);
