import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPictures } from '../files/open-pictures.ts';
import { makeTestFolder } from '../postgres/testing.ts';
import { tellingFolder } from './telling-folder.ts';

const folder = makeTestFolder();
afterAll(() => rmSync(folder, { recursive: true }));

it('says that the data folder can not be made, or not written to, and what to do', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const dataFolder of [file, join(file, 'data')])
    await expect(tellingFolder(dataFolder, async () => openPictures(dataFolder))).rejects.toMatchObject({
      exitSentence: expect.stringMatching(
        /^The data folder \S+ can't be used: ENOTDIR: .*STOA_DATA to a folder/,
      ),
    });
});

it.each(['EACCES', 'EROFS'])('%s is told as well', async (code) => {
  const refused = Object.assign(new Error(`${code}: no, mkdir`), {
    code,
    syscall: 'mkdir',
    path: join(folder, 'files'),
  });
  await expect(tellingFolder(folder, () => Promise.reject(refused))).rejects.toMatchObject({
    exitSentence: expect.stringContaining(folder),
  });
});

it('files elsewhere, and faults, are left as they are', async () => {
  mkdirSync(join(folder, 'data'));
  const elsewhere = Object.assign(new Error('EACCES: no, open'), {
    code: 'EACCES',
    path: join(folder, 'data-of-others'),
  });
  const missing = async () => readFileSync(join(folder, 'data', 'missing'));
  await expect(tellingFolder(join(folder, 'data'), missing)).rejects.not.toHaveProperty('exitSentence');
  for (const fault of [elsewhere, new TypeError('fault')])
    await expect(tellingFolder(join(folder, 'data'), () => Promise.reject(fault))).rejects.toBe(fault);
});
