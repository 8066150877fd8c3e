import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, makeShop } from '@stoa/commerce/testing';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

it('an export is lines of JSON alone, and says beside them what it is for', async () => {
  const test = await createTestDatabase(inject('postgresUrl'));
  try {
    const shop = await makeShop(test.db);
    const command = [file('scripts/run.mjs'), file('apps/server/src/cli/shop.ts'), 'export', shop.code];
    const env = { ...process.env, DATABASE_URL: test.url, STOA_SECRET: 'x'.repeat(32) };
    const { stdout, stderr } = await run(process.execPath, command, { env });
    const tables = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).table);
    expect(tables.slice(0, 2)).toEqual(['shop', 'seller']);
    expect(stderr).toContain('It is no backup: passwords, secrets');
  } finally {
    await test.drop();
  }
});
