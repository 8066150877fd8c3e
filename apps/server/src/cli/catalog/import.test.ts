import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ShopContext, systemContext } from '@stoa/commerce';
import {
  createTestDatabase,
  makeShop,
  systemTime,
  type TestDatabase,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openPictures } from '../../files/open-pictures.ts';
import { makeTestFolder } from '../../postgres/testing.ts';
import { runImport } from './import.ts';

let test: TestDatabase;
let ctx: ShopContext;
let said: string[];
const folder = makeTestFolder();
const pictures = openPictures(folder);

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  ctx = systemContext(testPlatform(test.db, systemTime), await makeShop(test.db, {}, systemTime), {
    command: 'test',
  });
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

let files = 0;
function fileOf(content: string | Uint8Array): string {
  files += 1;
  const path = join(folder, `file-${files}`);
  writeFileSync(path, content);
  return path;
}

const run = (file: string, format?: string) => runImport(ctx, pictures, { file, report: undefined, format });
/** What is printed of a file that is refused; anything but a sentence would be a fault of ours. */
const refusal = (file: string, format?: string): Promise<unknown> =>
  run(file, format).then(
    () => said.join('\n'),
    (error: { exitSentence?: string }) => error.exitSentence ?? error,
  );

const shopify = (body: string) => `Handle,Title,Body (HTML)\nmug,Mug,${body}\n`;
const tsv = (title: string) =>
  `id\ttitle\tprice\tavailability\timage link\nA\t${title}\t1 USD\tin stock\thttps://p.example/a.jpg\n`;
const rss = (inner: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${inner}</channel></rss>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('a file that can not be taken is refused by a sentence', () => {
  it.each<[what: string, content: string | Uint8Array, sentence: RegExp, format?: string]>([
    ['a quote in CSV that is never closed', shopify('"x'), /^Line 2: a quote is opened here and never/],
    ['one in its first line', '"Handle,Title\nmug,Mug\n', /^Line 1: a quote is opened here and never/],
    ['one before a long text', shopify(`"${'x'.repeat(400_000)}`), /^Line 2: a quote is opened here/],
    ['one in a line of TSV', tsv('"Mug'), /^Line 2: a quote is opened here and never closed/],
    ['an unclosed quote in Woo', 'ID,Type,Name,Regular price\n1,simple,"Mug,1\n', /^Line 2: a quote is/],
    ['a line without end', `{"type":"${'x'.repeat(34 * 1024 ** 2)}`, /^Line 1: a line without end/],
    ['a text without end', rss(`<item><title>${'x'.repeat(34 * 1024 ** 2)}`), /^Line 1: .* without end/],
    ['a tag without end', rss(`<item><t ${'x'.repeat(34 * 1024 ** 2)}`), /^Line 1: .* without end/],
    ['XML that was cut short', rss('').slice(0, -9), /^Line 1: this is no XML that can be read/],
    ['XML that is no feed', '<html><body/></html>', /no feed of products/, 'google'],
    ['what is packed', gzipSync(shopify('x')), /is packed \(gzip\): unpack it/],
    ['what is packed and cut short', gzipSync(shopify('x')).subarray(0, 20), /is packed \(gzip\)/],
    ['the same of a known format', gzipSync(tsv('Mug')).subarray(0, 20), /is packed \(gzip\)/, 'google'],
    ['a workbook', latin('PK\u0003\u0004\u0014\u0000\u0006\u0000'), /a workbook .*save it as CSV/],
    ['a workbook as lines', latin('PK\u0003\u0004\u0014\u0000'), /a workbook/, 'jsonl'],
    [
      'lines that are not UTF-8',
      latin('{"type":"product","slug":"caf\u00e9"}\n'),
      /^Line 1: the file is not UTF-8/,
    ],
    [
      'CSV that ends within a letter',
      Buffer.from(shopify('é')).subarray(0, -2),
      /ends in the middle of a letter/,
    ],
    [
      'an alphabet that can not be told',
      latin(`Handle,Title\na,${'\u00cf\u00f0\u00ee'.repeat(9)}\n`),
      /^Line 2: .*can't be told/,
    ],
    ['bytes that say nothing', latin('\u0001\u0081\u0090\u0000\u0002'), /^What is in .* Say --format/],
    ['blank lines', '\n\n', /^The file is empty/, 'jsonl'],
    ['a mark and nothing else', '\ufeff', /^The file is empty/],
    ['headings alone of no catalogue', 'a,b\n', /^What is in .* Say --format/],
    ['another format', '{"type":"product"}\n', /no column 'Title'/, 'shopify'],
  ])('%s', async (_what, content, sentence, format) => {
    expect(await refusal(fileOf(content), format)).toMatch(sentence);
  });

  it.each(['shopify', 'woocommerce', 'google', 'jsonl', undefined])('an empty one as %s', async (format) => {
    expect(await refusal(fileOf(''), format)).toMatch(/^The file is empty\. Nothing was imported/);
  });

  it('a folder', async () => {
    const path = join(folder, 'a-folder');
    mkdirSync(path);
    expect(await refusal(path)).toMatch(/a-folder is a folder: name a file/);
    expect(await refusal(path, 'jsonl')).toMatch(/a-folder is a folder: name a file/);
  });

  it('a file that this user may not read', async () => {
    const path = fileOf(shopify('x'));
    chmodSync(path, 0o000);
    // Nothing is kept from root.
    const user = process.geteuid?.();
    if (user === 0) process.seteuid?.(65_534);
    try {
      expect(await refusal(path)).toMatch(/can't be read: .*permission denied/);
    } finally {
      if (user === 0) process.seteuid?.(0);
    }
  });

  it('a file that is gone', async () => {
    expect(await refusal(join(folder, 'gone'))).toMatch(/gone can't be read: .*no such file/);
  });
});

it('a refused file is said to have brought nothing, and its line is in the report', async () => {
  const path = fileOf(shopify('"x'));
  expect(await refusal(path)).toMatch(/Nothing was imported\.$/);
  const report = readFileSync(`${path}.report.jsonl`, 'utf8');
  expect(JSON.parse(report)).toMatchObject({ kind: 'rejected', line: 2 });
});

it('a long cell and what is broken in a single line take nothing from the rest', async () => {
  const long = fileOf(shopify(`"${'long '.repeat(80_000)}"`));
  await run(long);
  expect(said.join()).toContain('1 made, 0 changed');
  const deep = `{"type":"product","slug":"deep","sku":"D","name":"D","price":1,"description":${'['.repeat(300_000)}${']'.repeat(300_000)}}`;
  const good = '{"type":"product","slug":"good","sku":"G","name":"G","price":1}';
  const lines = fileOf([deep, '{"type":"product"', good].join('\n'));
  said = [];
  await run(lines);
  expect(said.join()).toContain('1 made, 0 changed, 0 as they were, 2 rejected');
  expect(existsSync(`${lines}.report.jsonl`)).toBe(true);
});
