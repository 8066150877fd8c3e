const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns how many characters a text has as people count them (graphemes): an emoji of a family is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Returns the text without what stands behind its first `limit` characters (graphemes). */
export function firstCharacters(text: string, limit: number): string {
  // No character is shorter than one unit of the string.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
