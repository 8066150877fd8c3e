import { fold } from './fold.ts';

/** Longer runs of letters are cut, so that no text can make a term of its own size. */
const MAX_WORD = 40;

const COMPOUND = /[\p{L}\p{N}]+(?:['’\-‐‑][\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /['’]/g;
const HYPHENS = /[-‐‑]/;
/** Scripts written without blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** A word as written, or the parts of one written with hyphens. */
export interface Compound {
  readonly parts: readonly string[];
  /** The parts as one word, as some write them. */
  readonly joined: string;
}

/** The folded words of a text. Apostrophes belong to their word: `men's` is `mens`. */
export function compounds(text: string): Compound[] {
  const folded = fold(text);
  if (UNSPACED.test(folded)) return segments(folded).map((word) => ({ parts: [word], joined: word }));
  return (folded.match(COMPOUND) ?? []).map(toCompound);
}

/** Every word of a text by which it should be found: `t-shirt` by `t`, `shirt` and `tshirt`. */
export function words(text: string): string[] {
  return compounds(text).flatMap(({ parts, joined }) => (parts.length > 1 ? [...parts, joined] : parts));
}

function toCompound(written: string): Compound {
  const parts = written.replace(APOSTROPHES, '').split(HYPHENS).map(cut);
  return { parts, joined: cut(parts.join('')) };
}

const cut = (word: string): string => word.slice(0, MAX_WORD).toWellFormed();

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function segments(folded: string): string[] {
  return [...segmenter.segment(folded)].filter((one) => one.isWordLike).map((one) => cut(one.segment));
}
