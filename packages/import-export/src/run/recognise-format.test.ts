import { expect, it } from 'vitest';
import { inParts } from '../testing/files.ts';
import { recogniseFormat } from './recognise-format.ts';

it.each([
  ['Handle,Title,Body (HTML)\n', 'shopify'],
  ['Title,URL handle,Description,Price\n', 'shopify'],
  ['\ufeffhandle;title;variant price\n', 'shopify'],
  ['ID,Type,SKU,Name,Published,"Regular price"\n', 'woocommerce'],
  ['\t\ufeffID,Тип,Артикул,Имя,"Базовая цена"\n', 'woocommerce'],
  ['id\ttitle\tlink\timage link\tprice\tavailability\n', 'google'],
  ['<?xml version="1.0"?>\n<rss version="2.0"><channel></channel></rss>', 'google'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"></feed>', 'google'],
  ['{"type":"product","slug":"a"}\n', 'jsonl'],
  ['<html><body>Not found</body></html>', undefined],
  ['name,price\na,1\n', undefined],
])('a file that begins %j is of the format %s', async (file, format) => {
  expect(await recogniseFormat(() => inParts(file, 5))).toBe(format);
  expect(await recogniseFormat(() => inParts(Buffer.from(`\ufeff${file}`, 'utf16le')))).toBe(format);
});

it('what its first line does not say is not asked for', async () => {
  const file = `Handle,Title\na,"${'x'.repeat(300_000)}`;
  expect(await recogniseFormat(() => inParts(file, 65_536))).toBe('shopify');
  await expect(recogniseFormat(() => inParts('\ufeff \n'))).rejects.toThrow('The file is empty.');
});
