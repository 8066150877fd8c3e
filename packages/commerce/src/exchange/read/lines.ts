import { type Bytes, decodeUtf8 } from './decode-utf8.ts';
import { FileFault } from './file-fault.ts';

/** Characters of one line of a file, with all its cells: what one line can take of the memory. */
export const MAX_LINE = 32 * 1024 * 1024;

export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** The lines of a UTF-8 file that are not blank. @throws FileFault */
export async function* linesOf(bytes: Bytes): AsyncGenerator<TextLine> {
  let rest = '';
  let line = 1;
  for await (const part of decodeUtf8(bytes)) {
    const pieces = (rest + part).split('\n');
    rest = pieces.pop() ?? '';
    for (const text of pieces) {
      if (text.trim() !== '') yield { line, text };
      line += 1;
    }
    if (rest.length > MAX_LINE) throw new FileFault('a line without end.', line);
  }
  if (rest.trim() !== '') yield { line, text: rest };
}
