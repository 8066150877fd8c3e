import { type Bytes, newLinesBefore } from './decode-utf8.ts';
import { FileFault } from './file-fault.ts';

/** `utf-8-torn` is UTF-8 in which some letters are none. */
export type TextEncoding = 'utf-8' | 'utf-8-torn' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface FoundEncoding {
  readonly encoding: TextEncoding;
  /** What was assumed, for the report. */
  readonly note?: string;
}

const ADVICE = 'save it as "CSV UTF-8" and try again.';

/** Bytes that Windows-1252 gives no letter. */
const NO_LETTER: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Of all letters, as many may lie beyond ASCII in a language that Windows-1252 can write. */
const MOST_ACCENTED = 0.25;

/**
 * Tells how the text of a file is encoded, which takes one look at all of it: UTF-8, UTF-16, or what spreadsheets of
 * western languages write under Windows.
 * @throws FileFault where it is none of them, for wrong letters in every name are worse than no import
 */
export async function encodingOf(bytes: Bytes): Promise<FoundEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lenient = new TextDecoder('utf-8');
  const seen = { ascii: 0, high: 0, noLetter: 0, foreign: 0, wrong: 0, lines: 1 };
  let wrongAt: number | undefined;
  let isFirst = true;
  for await (const part of bytes) {
    if (isFirst) {
      const wide = wideEncoding(part);
      if (wide) return { encoding: wide };
    }
    isFirst = false;
    if (wrongAt === undefined && !decodes(strict, part)) wrongAt = seen.lines + newLinesBefore(part);
    count(seen, part);
    countLetters(seen, lenient.decode(part, { stream: true }));
  }
  if (wrongAt === undefined) {
    if (endsWhole(strict)) return { encoding: 'utf-8' };
    throw new FileFault('the file ends in the middle of a letter: it was cut short.', seen.lines);
  }
  if (seen.foreign > seen.wrong * 4) {
    const note = `${seen.wrong} letters are not UTF-8 (the first near line ${wrongAt}) and were left out.`;
    return { encoding: 'utf-8-torn', note };
  }
  if (seen.noLetter > 0 || seen.high > MOST_ACCENTED * (seen.ascii + seen.high)) {
    throw new FileFault(`the file is not UTF-8, and what it is can't be told; ${ADVICE}`, wrongAt);
  }
  return {
    encoding: 'windows-1252',
    note: `The file is not UTF-8 (line ${wrongAt}); it was read as Windows-1252. Look at the accents in names.`,
  };
}

/** Tells how the beginning of a file is encoded, as far as its headings go. */
export async function sniffEncoding(bytes: Bytes): Promise<TextEncoding> {
  for await (const part of bytes) return wideEncoding(part) ?? (isUtf8(part) ? 'utf-8-torn' : 'windows-1252');
  return 'utf-8';
}

/** A part may end within a letter. */
const isUtf8 = (part: Uint8Array): boolean => decodes(new TextDecoder('utf-8', { fatal: true }), part);

interface Counts {
  ascii: number;
  high: number;
  noLetter: number;
  foreign: number;
  wrong: number;
  lines: number;
}

function count(seen: Counts, part: Uint8Array): void {
  for (const byte of part) {
    if (byte === 10) seen.lines += 1;
    else if (byte >= 0x80) {
      seen.high += 1;
      if (NO_LETTER.has(byte)) seen.noLetter += 1;
    } else if ((byte | 32) >= 97 && (byte | 32) <= 122) seen.ascii += 1;
  }
}

/** Counts what is well-formed beyond ASCII, and what is not. */
function countLetters(seen: Counts, text: string): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) seen.wrong += 1;
    else if (code > 0x7f && code !== 0xfeff) seen.foreign += 1;
  }
}

/** By its mark, else by the zero bytes that every second letter of a western heading has. */
function wideEncoding(part: Uint8Array): TextEncoding | undefined {
  const [first, second, third, fourth] = part;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (part.length < 4 || first === undefined || second === undefined) return undefined;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

function decodes(decoder: TextDecoder, part: Uint8Array): boolean {
  try {
    decoder.decode(part, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function endsWhole(decoder: TextDecoder): boolean {
  try {
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Returns the text of a file in parts, without its mark; letters that are none are left out. */
export async function* decodeText(bytes: Bytes, encoding: TextEncoding): AsyncGenerator<string> {
  const isTorn = encoding === 'utf-8-torn';
  const decoder = new TextDecoder(isTorn ? 'utf-8' : encoding);
  const readable = (text: string) => (isTorn ? text.replaceAll('\ufffd', '') : text);
  for await (const part of bytes) {
    const text = readable(decoder.decode(part, { stream: true }));
    if (text !== '') yield text;
  }
  const rest = readable(decoder.decode());
  if (rest !== '') yield rest;
}
