import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestDatabase, makeShop } from '@stoa/commerce/testing';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

async function withShop(work: (command: string[], env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  const test = await createTestDatabase(inject('postgresUrl'));
  try {
    const shop = await makeShop(test.db);
    const command = [file('scripts/run.mjs'), file('apps/server/src/cli/shop.ts'), 'export', shop.code];
    await work(command, { ...process.env, DATABASE_URL: test.url, STOA_SECRET: 'x'.repeat(32) });
  } finally {
    await test.drop();
  }
}

it('an export is lines of JSON alone, and says beside them what it is for', async () => {
  await withShop(async (command, env) => {
    const { stdout, stderr } = await run(process.execPath, command, { env });
    const tables = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).table);
    expect(tables.slice(0, 2)).toEqual(['shop', 'seller']);
    expect(stderr).toContain('It is no backup: passwords, secrets');
  });
});

it('an export ends quietly where whoever reads it has enough', async () => {
  await withShop(async (command, env) => {
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    // Nobody reads from the first line on.
    child.stdout.destroy();
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([child.exitCode, said]).toEqual([0, expect.stringMatching(/^This is for handing [^\n]+\n$/)]);
  });
});
