/** Of any format. */
export const EMPTY = 'The file is empty.';

/**
 * The reason why a whole file is refused, as a sentence for the person who imports it. Nothing of it was imported.
 */
export class FileFault extends Error {
  /** Where in the file, if it is known. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
    this.line = line;
  }
}
