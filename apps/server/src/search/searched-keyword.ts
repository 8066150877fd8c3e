/** A search without filters, order and further pages. */
const SEARCH = /^\/search(?:\.data)?\?q=([^&]+)$/;

/** Returns the keyword of the address of a search's first view. */
export function searchedKeyword(url: string): string | undefined {
  const [, written] = SEARCH.exec(url) ?? [];
  if (written === undefined) return undefined;
  return new URLSearchParams(`q=${written}`).get('q') ?? undefined;
}
