import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemContext } from '@stoa/commerce';
import { createTestDatabase, makeShop, systemTime, testPlatform } from '@stoa/commerce/testing';
import { expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../postgres/testing.ts';
import { runExport } from './export.ts';

it('a file that can not be written is told by a sentence, and leaves nothing', async () => {
  const test = await createTestDatabase(inject('postgresUrl'));
  const folder = makeTestFolder();
  try {
    const shop = await makeShop(test.db, {}, systemTime);
    const ctx = systemContext(testPlatform(test.db, systemTime), shop, { command: 'test' });
    const refusal = (file: string) =>
      runExport(ctx, { file, format: undefined }).catch(
        (error: { exitSentence?: string }) => error.exitSentence,
      );
    mkdirSync(join(folder, 'a-folder'));
    expect(await refusal(join(folder, 'nowhere', 'file.csv'))).toMatch(
      /file\.csv can't be written: .*no such/,
    );
    expect(await refusal(join(folder, 'a-folder'))).toMatch(/a-folder can't be written: .*director/);
    expect(readdirSync(folder)).toEqual(['a-folder']);
  } finally {
    rmSync(folder, { recursive: true });
    await test.drop();
  }
});
