import type { PageAccess } from '@stoa/domain';

/** Marks of pages, by the pattern of their route. */
const marks: Readonly<Record<string, PageAccess | undefined>> = {
  account: 'login',
  login: 'guest-only',
  register: 'guest-only',
  // The link of the mail is worth nothing to others than the owner of the account.
  'verify-email': 'login',
};

/**
 * Who may visit a page. Pages below it inherit its mark unless they have their own; unmarked pages are for everybody.
 * AUTH-507, AUTH-509, AUTH-510
 */
export function pageAccess(pattern: string): PageAccess {
  const parts = pattern.split('/').filter(Boolean);
  const above = parts.map((_part, at) => parts.slice(0, parts.length - at).join('/'));
  return above.map((path) => marks[path]).find(Boolean) ?? 'auth-free';
}
