import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putFiles, refuseOtherFiles } from './kept-files.ts';
import { filesIn } from './sums.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stoa-kept-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return createHash('sha256').update(text).digest('hex');
}

it('files of which some were put are not taken for those of another database', async () => {
  const [backup, dataFolder] = [join(root, 'backup'), join(root, 'data')];
  const sums = new Map([
    ['files/shop/masters/cup', write('backup/files/shop/masters/cup', 'a cup')],
    ['files/shop/masters/mug', 'what it is of has gone'],
    ['files/store-id', write('backup/files/store-id', 'the store')],
  ]);
  await expect(putFiles(backup, dataFolder, sums)).rejects.toThrow(/ENOENT/);
  expect(readFileSync(join(dataFolder, 'files', 'shop', 'masters', 'cup'), 'utf8')).toBe('a cup');
  // As one leaves it that was killed while it wrote.
  write('data/files/shop/masters/mug.0198f2c1-0000-7000-8000-000000000000', 'a m');
  await expect(refuseOtherFiles(dataFolder, backup)).resolves.toBeUndefined();
});

it('what was begun at the very first is nobody’s files', async () => {
  write('backup/files/store-id', 'the store');
  write('data/files/store-id.0198f2c1-0000-7000-8000-000000000000', 'the');
  await expect(refuseOtherFiles(join(root, 'data'), join(root, 'backup'))).resolves.toBeUndefined();
});

it('a link is no file', async () => {
  write('elsewhere', 'a cup');
  mkdirSync(join(root, 'files'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'files', 'cup'));
  await expect(filesIn(join(root, 'files'))).rejects.toMatchObject({
    exitSentence: expect.stringMatching(/cup is neither a file nor a folder/),
  });
});
