/** The address to sign in at, from where one comes back to `from`, a path of this app. ADM-037 */
export const signInAddress = (from: string): string =>
  from === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: from })}`;

/** Reads where to go after signing in; an address of anywhere else is none of ours. */
export function wayBack(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}
