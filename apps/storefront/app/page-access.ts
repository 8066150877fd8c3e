import type { PageAccess } from '@stoa/domain';

/** Marks of pages, by the pattern of their route. */
const marks: Readonly<Record<string, PageAccess | undefined>> = {
  account: 'login',
  login: 'guest-only',
  register: 'guest-only',
};

/**
 * Whom a page is for. What stands below a page is for the same people unless it has a mark of its own; what nobody
 * has marked is for all.
 * AUTH-507, AUTH-509, AUTH-510
 */
export function pageAccess(pattern: string): PageAccess {
  const parts = pattern.split('/').filter(Boolean);
  const above = parts.map((_part, at) => parts.slice(0, parts.length - at).join('/'));
  return above.map((path) => marks[path]).find(Boolean) ?? 'auth-free';
}
