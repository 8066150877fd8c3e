/** How many characters of a title and of a description search engines show, about. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;

/** Returns what a search engine shows of a text: its whole words up to `most` characters, then "…". ADM-143 */
export function shownOf(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const signs = [...plain];
  if (signs.length <= most) return plain;
  const kept = signs.slice(0, most).join('');
  const end = signs[most] === ' ' ? kept.length : kept.lastIndexOf(' ');
  return `${kept.slice(0, end > 0 ? end : kept.length).trimEnd()}…`;
}

/** Tells an address as search results do: the host, then each part of the path. */
export function pathInResult(address: string): string {
  const { host, pathname } = new URL(address);
  return [
    host,
    ...pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decoded),
  ].join(' › ');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
