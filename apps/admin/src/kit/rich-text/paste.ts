/**
 * Puts the styles of pasted HTML aside: attributes as `data-style`, sheets into templates, which are not read; handlers
 * of events likewise. The policy of the page forbids them all: the browser would forget the styles, which tell how a
 * text is aligned and what of it is bold, and complain about each. What is safe is decided by the schema, which lets
 * nothing else in.
 */
export const setStylesAside = (html: string): string => html.split('<').map(tagSetAside).join('<');

/** `tag` is what stands behind a `<`, up to the next one. */
function tagSetAside(tag: string): string {
  const end = tag.indexOf('>');
  if (end === -1) return tag;
  const named = tag.slice(0, end).replace(/^(\/?)style\b/i, '$1template');
  return named.replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1') + tag.slice(end);
}

/** Reads a property of a style that was put aside; empty where it is not set. */
export function styleOf(style: string | undefined, property: string): string {
  const set = (style ?? '').split(';').map((one) => one.split(':').map((part) => part.trim().toLowerCase()));
  return set.findLast(([name]) => name === property)?.[1] ?? '';
}
