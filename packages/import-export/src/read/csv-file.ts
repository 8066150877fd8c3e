import { CsvError, type Options, parse } from 'csv-parse';
import type { Bytes } from './decode-utf8.ts';
import { FileFault } from './file-fault.ts';
import { MAX_LINE } from './lines.ts';
import { decodeText, encodingOf, type TextEncoding } from './text-encoding.ts';

/** Opens a file from its beginning. */
export type Open = () => Bytes;

/** How quotes within cells are written: twice, after a backslash, or as it came. */
type Quoting = 'doubled' | 'backslash' | 'loose';

/** How a file of cells is written. */
export interface CsvDialect {
  readonly encoding: TextEncoding;
  readonly delimiter: string;
  readonly quoting: Quoting;
  /** What had to be assumed, for the report. */
  readonly notes: readonly string[];
}

export interface CsvLine {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Characters in which the first line must end. */
const HEAD = 262_144;

/**
 * Tells how a file of cells is written: its encoding, what parts its cells, and how it writes quotes. The whole file is
 * read for it, once or, where quotes are broken, three times.
 * @throws FileFault
 */
export async function csvDialectOf(open: Open): Promise<CsvDialect> {
  const { encoding, note } = await encodingOf(open());
  const delimiter = delimiterOf(await headOf(open, encoding));
  const notes = note === undefined ? [] : [note];
  if (delimiter !== ',' && delimiter !== '\t') notes.push(`The cells are parted by '${delimiter}'.`);
  const base = { encoding, delimiter, notes };
  const fault = await quoteFault(open, { ...base, quoting: 'doubled' });
  if (!fault) return { ...base, quoting: 'doubled' };
  for (const quoting of ['backslash', 'loose'] as const) {
    const where = fault.line === undefined ? '' : `Line ${fault.line}: `;
    const told = `${where}a quote within a cell is not written twice; the cells were read as well as it goes. Look at the products around it.`;
    const dialect = { ...base, quoting, notes: [...notes, told] };
    if (!(await quoteFault(open, dialect))) return dialect;
  }
  throw fault;
}

/** Returns the beginning of a file's text. */
export async function headOf(open: Open, encoding: TextEncoding): Promise<string> {
  let head = '';
  for await (const text of decodeText(open(), encoding)) {
    head += text;
    if (head.length > HEAD) break;
  }
  return head;
}

/** The sign that stands most often between the headings; a line `sep=;` says it, as spreadsheets write. */
export function delimiterOf(head: string): string {
  const said = /^sep=(.)\r?\n/i.exec(head)?.[1];
  if (said !== undefined) return said;
  const counts = new Map(DELIMITERS.map((sign) => [sign, 0]));
  let isQuoted = false;
  for (const sign of head.trimStart()) {
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') break;
    const known = counts.get(sign);
    if (known !== undefined) counts.set(sign, known + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] > 0 ? most[0] : ',';
}

/** Returns the fault of a file whose quotes are not written so. */
async function quoteFault(open: Open, dialect: CsvDialect): Promise<FileFault | undefined> {
  try {
    for await (const _ of csvLines(open(), dialect)) {
    }
    return undefined;
  } catch (error) {
    if (error instanceof FileFault) return error;
    throw error;
  }
}

/**
 * Returns the lines of a file of cells, one at a time: quoted cells may hold line breaks, lines end as on any system,
 * blank ones don't count. Those before a broken one are returned before it is told of.
 * @throws FileFault when a quote is broken
 */
export async function* csvLines(bytes: Bytes, dialect: CsvDialect): AsyncGenerator<CsvLine> {
  let next = 1;
  let blank = 0;
  let read: CsvLine[] = [];
  const parser = parse({
    ...quotingOptions(dialect.quoting),
    delimiter: dialect.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE,
    on_record: (cells: string[], { empty_lines }) => {
      const line = next + empty_lines - blank;
      blank = empty_lines;
      next = line + 1 + breaksIn(cells);
      const isSeparator = line === 1 && /^sep=/i.test(cells[0] ?? '');
      if (!isSeparator && cells.some((cell) => cell.trim() !== '')) read.push({ line, cells });
      // Taken already: its own way out holds more than one, and forgets them when a later one is broken.
      return null;
    },
  });
  // What is wrong is told where it is written.
  parser.on('error', () => undefined);
  const taken = () => {
    const lines = read;
    read = [];
    return lines;
  };
  try {
    for await (const text of decodeText(bytes, dialect.encoding)) {
      const error = await written((done) => parser.write(text, done));
      yield* taken();
      if (error) throw error;
    }
    const error = await written((done) => parser.end(done));
    yield* taken();
    if (error) throw error;
  } catch (error) {
    throw error instanceof CsvError ? csvFault(error, next) : error;
  } finally {
    parser.destroy();
  }
}

const written = (write: (done: (error?: Error | null) => void) => void): Promise<Error | null | undefined> =>
  new Promise(write);

function quotingOptions(quoting: Quoting): Options {
  if (quoting === 'doubled') return {};
  return quoting === 'backslash' ? { escape: '\\' } : { relax_quotes: true };
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce(
    (sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\n|\r/).length - 1 : 0),
    0,
  );
}

function csvFault(error: CsvError, line: number): FileFault {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FileFault('a quote is opened here and never closed.', line);
    case 'CSV_MAX_RECORD_SIZE':
      return new FileFault('a cell without end; is a quote missing?', line);
    default:
      return new FileFault('the quotes of a cell are broken: a quote within a cell is written twice.', line);
  }
}
