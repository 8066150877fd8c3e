import { type CsvDialect, delimiterOf, headOf, type Open } from './csv-file.ts';
import { sniffEncoding } from './text-encoding.ts';

/** The first lines of a file, by which its format is known. */
export interface CsvHead {
  readonly head: string;
  readonly dialect: CsvDialect;
}

/** Reads the beginning of a file, as far as a first line goes. */
export async function csvHeadOf(open: Open): Promise<CsvHead> {
  const head = (await headOf(open, await sniffEncoding(open()))).replace(/^\ufeff/, '');
  const dialect = { encoding: 'utf-8', delimiter: delimiterOf(head), quoting: 'loose', notes: [] } as const;
  return { head, dialect };
}
