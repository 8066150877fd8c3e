import { FileFault } from './file-fault.ts';

/** The bytes of a file, in parts. */
export type Bytes = AsyncIterable<Uint8Array>;

/**
 * Returns the text of a UTF-8 file without its mark (BOM), in parts.
 * @throws FileFault on any other encoding: a wrong character in a name is worse than no import.
 */
export async function* decodeUtf8(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let isFirst = true;
  for await (const part of bytes) {
    if (isFirst && isUtf16(part)) throw new FileFault(`The file is UTF-16; ${ADVICE}`);
    isFirst = false;
    let text: string;
    try {
      text = decoder.decode(part, { stream: true });
    } catch {
      throw new FileFault(`the file is not UTF-8; ${ADVICE}`, lines + newLinesBefore(part));
    }
    lines += countNewLines(text);
    if (text !== '') yield text;
  }
  try {
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch {
    throw new FileFault(`the file is not UTF-8; ${ADVICE}`, lines);
  }
}

const ADVICE = 'save it as "CSV UTF-8" and try again.';

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

function countNewLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Line feeds before the first byte that is wrong, as far as that can be told from this part alone. */
export function newLinesBefore(part: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(part);
  const wrong = text.indexOf('\ufffd');
  return countNewLines(wrong === -1 ? text : text.slice(0, wrong));
}
