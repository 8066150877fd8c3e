import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { writeBackup } from '../../backup/write-backup.ts';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'stoa-commands-'));
  const test = await createTestDatabase(inject('postgresUrl'));
  try {
    const place = { url: test.url, dataFolder: join(root, 'source'), secret: 'x'.repeat(32) };
    await writeBackup(place, join(root, 'made'), () => undefined);
  } finally {
    await test.drop();
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['backup', 'nothing listens there', 'postgres://stoa:x@127.0.0.1:1/stoa'],
  ['restore', 'nothing listens there', 'postgres://stoa:x@127.0.0.1:1/stoa'],
  ['backup', 'the address is none', 'postgres://stoa:x@host:port/stoa'],
])('%s says in one sentence that %s', async (command, _what, address) => {
  const args = [file('scripts/run.mjs'), file(`apps/server/src/cli/${command}.ts`), join(root, 'made')];
  const env = { ...process.env, DATABASE_URL: address, STOA_DATA: root, STOA_SECRET: 'x'.repeat(32) };
  const failing = run(process.execPath, args, { env });
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]+\n$/) });
  await expect(failing).rejects.toMatchObject({
    stderr: expect.stringMatching(/DATABASE_URL/),
  });
});
