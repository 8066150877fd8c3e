import { guarded } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { csvDialectOf } from '../read/csv-file.ts';
import { inParts } from '../testing/files.ts';
import { rowOf } from './columns.ts';
import { csvRows } from './csv-rows.ts';

async function read(content: string | Uint8Array, size?: number) {
  const rows: [number, string | undefined, string | undefined][] = [];
  const dialect = await csvDialectOf(() => inParts(content, size));
  for await (const row of csvRows(inParts(content, size), dialect)) {
    rows.push([row.line, row.cell('handle'), row.cell('body')]);
  }
  return rows;
}

async function notesOf(content: string | Uint8Array): Promise<readonly string[]> {
  const notes: string[] = [];
  const dialect = await csvDialectOf(() => inParts(content));
  for await (const _ of csvRows(inParts(content), dialect, (header) => notes.push(...header.notes))) {
  }
  return [...dialect.notes, ...notes];
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
    ['Handle,Body (HTML)\na,b\n', "no column 'Title'"],
    ['<html><body>Not found</body></html>', "no column 'Title'"],
    ['Handle,Title\na,"A\nb,B\n', 'Line 2: a quote is opened here and never closed.'],
  ])('that can not be are refused: %j', async (file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence);
  });

  it.each([
    ['semicolons', 'Handle;Title;Body (HTML)\na;A;"x;y, z"\n', "parted by ';'"],
    ['a line that says so', 'sep=;\nHandle;Body (HTML);Title\na;x;y, z\n', "parted by ';'"],
    ['tabs', 'Handle\tTitle\tBody (HTML)\na\tA\tx\n', undefined],
    ['bars', 'Handle|Title|Body (HTML)\na|A|x\n', "parted by '|'"],
    ['quotes after a backslash', 'Handle,Title,Body (HTML)\na,A,"12\\" x"\n', 'Line 2: a quote'],
    ['loose quotes', 'Handle,Title,Body (HTML)\na,A,12" x 4"\nb,B,x\n', 'Line 2: a quote'],
    ['headings in another spelling', 'HANDLE,title,Body_HTML\na,A,x\n', undefined],
    ['a heading twice', 'Handle,Title,Body (HTML),handle\na,A,x,b\n', 'is there twice'],
    ['a mark within the file', '\t\ufeffHandle,Title,Body (HTML)\na,A,x\n', undefined],
  ])('are read however they are written: %s', async (_name, file, note) => {
    const [[, handle, body] = []] = await read(file);
    expect([handle, body?.replace(/^.*(?=[xz])/, '')?.charAt(0)]).toEqual([
      'a',
      body?.includes('z') ? 'z' : 'x',
    ]);
    expect((await notesOf(file)).join()).toContain(note ?? '');
  });

  it.each([
    ['Windows-1252', Buffer.from('Handle,Title,Body (HTML)\na,A,Caf\u00e9\n', 'latin1'), 'Windows-1252'],
    [
      'UTF-16 with a mark',
      Buffer.from('\ufeffHandle,Title,Body (HTML)\na,A,Caf\u00e9\n', 'utf16le'),
      undefined,
    ],
    ['UTF-16 without', Buffer.from('Handle,Title,Body (HTML)\na,A,Caf\u00e9\n', 'utf16le'), undefined],
    [
      'UTF-8 with a torn letter',
      Buffer.concat([
        Buffer.from('Handle,Title,Body (HTML)\na,A,Caf\u00e9'),
        Buffer.from([0xc3]),
        Buffer.from('\nb,ßßßßß,ööööö\n'),
      ]),
      '1 letters are not UTF-8',
    ],
  ])('are read in the encoding they have: %s', async (_name, bytes, note) => {
    expect((await read(bytes))[0]?.[2]).toBe('Café');
    expect((await notesOf(bytes)).join()).toContain(note ?? '');
  });

  it.each([
    [
      'Windows-1251',
      Buffer.from('Handle,Title\na,\u00cf\u00f0\u00ee\u00e4\u00f3\u00ea\u00f2\u00fb\u00e8\n', 'latin1'),
    ],
    ['cut short', Buffer.from('Handle,Title\na,é').subarray(0, -1)],
  ])('of an encoding that can not be told are refused: %s', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toThrow('Line 2: the file');
  });

  it('ends at a cell that never ends, before it has taken the memory', async () => {
    const endless = async function* () {
      yield Buffer.from('Handle,Title\na,"');
      for (let part = 0; part < 64; part++) yield Buffer.alloc(1_048_576, 'x');
      throw new Error('was read on');
    };
    const dialect = { encoding: 'utf-8', delimiter: ',', quoting: 'doubled', notes: [] } as const;
    const rows = csvRows(endless(), dialect);
    await expect(rows.next()).rejects.toThrow('Line 2: a cell without end');
  });
});

describe('what a spreadsheet would run as a formula', () => {
  const header = { at: new Map([['title' as const, 0]]), width: 1, notes: [] };

  it.each(['=1+1', '+1', '-1', '@x', "'=1", "''=1", "'1911", '=HYPERLINK("x")', "it's", "'tis", '7'])(
    '%j is read as it was written',
    (text) => {
      expect(rowOf(header, 2, [guarded(text)]).cell('title')).toBe(text);
    },
  );

  it('an apostrophe by which spreadsheets keep all digits of a number is taken away', () => {
    expect(rowOf(header, 2, ["'1911905672"]).cell('title')).toBe('1911905672');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1'])(
    '%j is written with an apostrophe before it',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
    },
  );
});
