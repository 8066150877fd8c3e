import { type PageAccess, placeAt } from '@stoa/domain';

/**
 * Who may visit a page, by the pattern of its route: what its first word is marked with in the table of places. AUTH-507,
 * AUTH-509, AUTH-510
 */
export function pageAccess(pattern: string): PageAccess {
  const place = placeAt(pattern);
  return place.by === 'route' ? 'auth-free' : place.access;
}
