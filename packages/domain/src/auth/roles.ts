/**
 * The permissions of staff. `:read` allows looking, `:write` changing; each other scope allows one consequential
 * action.
 */
export const scopes = [
  'catalog:read',
  'catalog:write',
  'prices:write',
  'stock:write',
  'content:read',
  'content:write',
  'content:publish',
  /** Raw HTML on the shop's host: static pages of kind 'all' and inline embeds. */
  'content:raw-html',
  'orders:read',
  'orders:write',
  'orders:refund',
  'customers:read',
  'customers:write',
  'messages:read',
  'messages:write',
  'reviews:read',
  'reviews:moderate',
  'marketing:read',
  'marketing:write',
  'settings:read',
  'settings:write',
  'sellers:read',
  'sellers:write',
  'reports:read',
  'staff:read',
  'staff:write',
  /** Creating, suspending, resuming, exporting and deleting shops. */
  'shops:manage',
] as const;
export type Scope = (typeof scopes)[number];

export const roles = [
  'owner',
  'catalog-manager',
  'content-editor',
  'order-manager',
  'support',
  'read-only',
  'seller',
  'operator',
] as const;
export type Role = (typeof roles)[number];

/** The roles that somebody has in one shop; an operator is made by the platform. */
export const shopRoles = roles.filter((role) => role !== 'operator');

/** What a role extends to: one shop, one seller's products and orders, or every shop. */
export type Reach = 'shop' | 'seller' | 'platform';

interface RoleEntry {
  readonly reach: Reach;
  readonly scopes: readonly Scope[];
}

const shopScopes = scopes.filter((scope) => scope !== 'shops:manage');

/** Every read scope except the one for staff. */
const readScopes = scopes.filter((scope) => scope.endsWith(':read') && scope !== 'staff:read');

/** The one table of roles. OPEN-002, OPEN-505, PERM-513 */
export const roleTable: Readonly<Record<Role, RoleEntry>> = {
  owner: { reach: 'shop', scopes: shopScopes },
  'catalog-manager': {
    reach: 'shop',
    scopes: [
      'catalog:read',
      'catalog:write',
      'prices:write',
      'stock:write',
      'content:read',
      'reviews:read',
      'reviews:moderate',
      'marketing:read',
      'marketing:write',
      'reports:read',
    ],
  },
  'content-editor': {
    reach: 'shop',
    scopes: ['catalog:read', 'content:read', 'content:write', 'content:publish', 'marketing:read'],
  },
  'order-manager': {
    reach: 'shop',
    scopes: [
      'catalog:read',
      'stock:write',
      'orders:read',
      'orders:write',
      'orders:refund',
      'customers:read',
      'customers:write',
      'messages:read',
      'messages:write',
      'reports:read',
    ],
  },
  support: {
    reach: 'shop',
    scopes: [
      'catalog:read',
      'orders:read',
      'customers:read',
      'customers:write',
      'messages:read',
      'messages:write',
      'reviews:read',
      'reviews:moderate',
    ],
  },
  'read-only': { reach: 'shop', scopes: readScopes },
  seller: {
    reach: 'seller',
    scopes: [
      'catalog:read',
      'catalog:write',
      'prices:write',
      'stock:write',
      'orders:read',
      'orders:write',
      'messages:read',
      'messages:write',
      'reports:read',
    ],
  },
  operator: { reach: 'platform', scopes },
};

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Returns the scopes of a person with these roles, in the order of the list and each once. AUTH-511, PERM-513 */
export function scopesOf(held: Iterable<Role>): Scope[] {
  const granted = new Set<Scope>();
  for (const role of held) for (const scope of roleTable[role].scopes) granted.add(scope);
  return scopes.filter((scope) => granted.has(scope));
}
