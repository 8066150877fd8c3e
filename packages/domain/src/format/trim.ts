/**
 * Returns the text without what stands at its end of `signs`, each a single UTF-16 code unit. A pattern such as
 * `/\/+$/` tries every run of signs anew from each of its characters: on a long run it takes the square of its length.
 */
export function trimEndOf(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Returns the text without what stands at its beginning of `signs`, each a single UTF-16 code unit. */
export function trimStartOf(text: string, signs: string): string {
  let start = 0;
  while (start < text.length && signs.includes(text.charAt(start))) start++;
  return text.slice(start);
}

/** Returns a path without the slashes at its ends: `/kitchen/mugs/` is `kitchen/mugs`. */
export function withoutOuterSlashes(path: string): string {
  return trimEndOf(trimStartOf(path, '/'), '/');
}
