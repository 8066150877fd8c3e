import { type Bytes, decodeUtf8 } from './decode-utf8.ts';
import { FileFault } from './file-fault.ts';

/** Characters of one line of a file, with all its cells: what one line can take of the memory. */
export const MAX_LINE = 32 * 1024 * 1024;

export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** Returns the lines of a UTF-8 file that are not blank. @throws FileFault */
export async function* linesOf(bytes: Bytes): AsyncGenerator<TextLine> {
  let line = 1;
  // Collected in pieces, so that a long line is not copied with each piece.
  let begun: string[] = [];
  let length = 0;
  for await (const part of decodeUtf8(bytes)) {
    for (const [at, piece] of part.split('\n').entries()) {
      if (at > 0) {
        const text = begun.join('');
        if (text.trim() !== '') yield { line, text };
        line += 1;
        [begun, length] = [[], 0];
      }
      begun.push(piece);
      length += piece.length;
    }
    if (length > MAX_LINE) throw new FileFault('a line without end.', line);
  }
  const text = begun.join('');
  if (text.trim() !== '') yield { line, text };
}
