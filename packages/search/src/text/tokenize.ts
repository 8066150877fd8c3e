import { fold } from './fold.ts';

/** Longer words are cut, which bounds the size of a term. */
export const MAX_WORD_LENGTH = 40;

const COMPOUND = /[\p{L}\p{N}]+(?:['’\-‐‑][\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /['’]/g;
const HYPHENS = /[-‐‑]/;
const MEASURE =
  /^(\d+)(x(?=\d)|oz|ml|cl|l|g|kg|mm|cm|m|in|inch|inches|ft|lb|lbs|yd|w|v|pc|pcs|pk|pack)(\d*)$/;
/** Scripts written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A word, or a compound written with hyphens. */
export interface Compound {
  readonly parts: readonly string[];
  /** The compound written as one word. */
  readonly joined: string;
}

/** Splits a text into folded words. An apostrophe does not separate words: `men's` becomes `mens`. */
export function splitCompounds(text: string): Compound[] {
  const folded = fold(text);
  if (UNSPACED.test(folded)) return segment(folded).map((word) => ({ parts: [word], joined: word }));
  return (folded.match(COMPOUND) ?? []).map(toCompound);
}

/**
 * Returns the words by which a text is indexed. A compound yields its parts and itself: `t-shirt` is `t`, `shirt`,
 * `tshirt`.
 */
export function tokenize(text: string): string[] {
  return splitCompounds(text).flatMap(({ parts, joined }) => (parts.length > 1 ? [...parts, joined] : parts));
}

function toCompound(written: string): Compound {
  const hyphenated = written.replace(APOSTROPHES, '').split(HYPHENS);
  return { parts: hyphenated.flatMap(splitMeasure).map(cut), joined: cut(hyphenated.join('')) };
}

/** Returns a measure in its parts: `14oz` is `14` and `oz`, `2x8` is `2` and `8`. */
function splitMeasure(word: string): string[] {
  const [, first = '', unit = '', second = ''] = MEASURE.exec(word) ?? [];
  if (first === '') return [word];
  return [first, ...(unit === 'x' ? [] : [unit]), ...(second === '' ? [] : [second])];
}

const cut = (word: string): string => word.slice(0, MAX_WORD_LENGTH).toWellFormed();

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function segment(folded: string): string[] {
  return [...segmenter.segment(folded)].filter((one) => one.isWordLike).map((one) => cut(one.segment));
}
