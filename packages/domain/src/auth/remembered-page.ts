import { safeRedirectTarget } from './redirect-target.ts';

/** The query key of `/login` that carries the page to return to. */
export const RETURN_KEY = 'return';

/** Pages to which returning makes no sense after signing in; some of them act when visited. */
const notRemembered = /^\/(?:login|logout|reset-password|api|api-graphql|error)(?:[/?#]|$)/;

/**
 * Returns the page to remember while somebody signs in; `undefined` when it is unsafe or not worth it. AUTH-508,
 * AUTH-514
 */
export function pageToRemember(input: unknown): string | undefined {
  const target = safeRedirectTarget(input);
  return target === undefined || notRemembered.test(target) ? undefined : target;
}

/** Where to go after signing in: the remembered page, else home. AUTH-508, OPEN-532 */
export function pageAfterLogin(remembered: unknown): string {
  return pageToRemember(remembered) ?? '/';
}

/** Returns the address of the login page that leads back to `page`. AUTH-507 */
export function loginAddress(page?: string): string {
  const remembered = pageToRemember(page);
  if (remembered === undefined || remembered === '/') return '/login';
  return `/login?${RETURN_KEY}=${encodeURIComponent(remembered)}`;
}

/**
 * Who may visit a page: `login` needs somebody signed in, `guest-only` nobody signed in, `auth-free` is exempt from
 * the guard. AUTH-507, AUTH-509, AUTH-510
 */
export type PageAccess = 'login' | 'guest-only' | 'auth-free';

export interface PageVisit {
  readonly signedIn: boolean;
  /** Path and query of the page visited. */
  readonly page: string;
  /** The page remembered before, where there is one. */
  readonly remembered?: unknown;
}

/** Where the guard sends a visit; `undefined` lets it pass. AUTH-507, AUTH-509, AUTH-510, OPEN-504, OPEN-532 */
export function guardRedirect(access: PageAccess, visit: PageVisit): string | undefined {
  if (access === 'login' && !visit.signedIn) return loginAddress(visit.page);
  if (access === 'guest-only' && visit.signedIn) return pageAfterLogin(visit.remembered);
  return undefined;
}
