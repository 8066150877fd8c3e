import { plainText, type RichText } from './rich-text.ts';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the first words of a text, for where there is room for `limit` characters (graphemes); `undefined` when the
 * whole text is no longer than that, or nothing limits it (0). A word is cut only when it is the first. LIST-015
 */
export function excerpt(text: RichText, limit: number): string | undefined {
  if (limit <= 0) return undefined;
  const whole = plainText(text).replace(/\s+/g, ' ').trim();
  // No character is shorter than one unit of the string.
  if (whole.length <= limit) return undefined;
  const first = [...take(characters.segment(whole), limit + 1)];
  if (first.length <= limit) return undefined;
  const cut = first.slice(0, limit).join('');
  if (first[limit] === ' ') return cut;
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : cut;
}

function* take(segments: Intl.Segments, count: number): Generator<string> {
  let taken = 0;
  for (const { segment } of segments) {
    if (taken++ === count) return;
    yield segment;
  }
}
