import { expect, it } from 'vitest';
import { inParts } from '../testing/files.ts';
import { linesOf } from './lines.ts';

async function read(content: string, size: number) {
  const lines: [number, string][] = [];
  for await (const { line, text } of linesOf(inParts(content, size))) lines.push([line, text]);
  return lines;
}

it.each([1, 2, 5, 1000])('lines are told from parts of %i bytes, blank ones only counted', async (size) => {
  expect(await read('one\n\n  \nfoür\r\nfive', size)).toEqual([
    [1, 'one'],
    [4, 'foür\r'],
    [5, 'five'],
  ]);
  expect(await read('one\n', size)).toEqual([[1, 'one']]);
  expect(await read('', size)).toEqual([]);
});

it('a line without end is refused before it has taken the memory', async () => {
  const endless = async function* () {
    yield Buffer.from('{}\n');
    for (let part = 0; part < 64; part++) yield Buffer.alloc(1_048_576, 'x');
    throw new Error('was read on');
  };
  const lines = linesOf(endless());
  expect((await lines.next()).value).toEqual({ line: 1, text: '{}' });
  await expect(lines.next()).rejects.toThrow('Line 2: a line without end');
});
