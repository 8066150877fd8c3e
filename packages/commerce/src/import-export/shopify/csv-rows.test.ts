import { describe, expect, it } from 'vitest';
import { inParts } from '../testing/files.ts';
import { guarded, rowOf } from './columns.ts';
import { csvRows } from './csv-rows.ts';

async function read(content: string | Uint8Array, size?: number) {
  const rows: [number, string | undefined, string | undefined][] = [];
  for await (const row of csvRows(inParts(content, size))) {
    rows.push([row.line, row.cell('handle'), row.cell('body')]);
  }
  return rows;
}

describe('the lines of a product CSV', () => {
  it.each([1, 2, 3, 1000])(
    'are read from parts of %i bytes, with a mark, any line ends and breaks in cells',
    async (size) => {
      const file = '\ufeffHandle,Title,Body (HTML)\r\na,A,"<p>one,\r\n""two""</p>"\r\n\r\nbé,B,\nc,C';
      expect(await read(file, size)).toEqual([
        [2, 'a', '<p>one,\r\n"two"</p>'],
        [5, 'bé', ''],
        [6, 'c', ''],
      ]);
    },
  );

  it('are known by their headings, of either template and in any case and order', async () => {
    expect(await read('Description,title,URL HANDLE\nx,T,h\n')).toEqual([[2, 'h', 'x']]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['Title,Body (HTML)\na,b\n', "no column 'Handle'"],
    ['<html><body>Not found</body></html>', "no column 'Handle' and 'Title'"],
    ['Handle,Title,handle\n', "'Handle' stands twice"],
    ['Handle,Title\na,"A\nb,B\n', 'Line 2: a quote is opened here and never closed.'],
    ['Handle,Title\na,A\nb,"B" x\n', 'Line 3: the quotes of a cell are broken'],
  ])('that can not be are refused: %j', async (file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence);
  });

  it.each([
    ['Latin-1', Buffer.from('Handle,Title\na,A\nb,Caf\u00e9\n', 'latin1'), 'Line 3: the file is not UTF-8'],
    ['UTF-16', Buffer.from('\ufeffHandle,Title\na,A\n', 'utf16le'), 'The file is UTF-16'],
    ['cut short', Buffer.from('Handle,Title\na,é').subarray(0, -1), 'Line 2: the file is not UTF-8'],
  ])('of another encoding are refused: %s', async (_name, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence);
  });

  it('ends at a cell that never ends, before it has taken the memory', async () => {
    const endless = async function* () {
      yield Buffer.from('Handle,Title\na,"');
      for (let part = 0; part < 64; part++) yield Buffer.alloc(1_048_576, 'x');
      throw new Error('was read on');
    };
    const rows = csvRows(endless());
    await expect(rows.next()).rejects.toThrow('Line 2: a cell without end');
  });
});

describe('what a spreadsheet would run as a formula', () => {
  const header = { at: new Map([['title' as const, 0]]), width: 1, unused: [] };

  it.each(['=1+1', '+1', '-1', '@x', "'=1", "''=1", '=HYPERLINK("x")', "it's", "'tis", '7'])(
    '%j is read as it was written',
    (text) => {
      expect(rowOf(header, 2, [guarded(text)]).cell('title')).toBe(text);
    },
  );

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1'])(
    '%j is written with an apostrophe before it',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
    },
  );
});
