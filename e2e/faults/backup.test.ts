import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openDatabase, readSecret, setSecret, silentLog, systemContext } from '@stoa/commerce';
import { testPlatform } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecret } from '../../apps/server/src/app/secret.ts';
import { runningDatabase } from '../../apps/server/src/postgres/index.ts';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { readShop } from '../../packages/commerce/src/shop/index.ts';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { isDeep } from '../harness/depth.ts';
import { findInstalledPostgres, startInstalledPostgres } from '../harness/installed-postgres.ts';
import { type RunningServer, type Settings, startServer } from '../harness/server.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const SEALED = 'sk_live_of_the_shop';

/** The whole way takes a minute: all else of a backup is shown without a server. */
const installed = isDeep ? findInstalledPostgres() : undefined;

/** Runs a command as `npm run` does. */
async function run(command: 'backup' | 'restore', folder: string, settings: Settings) {
  const { DATABASE_URL: _, STOA_SECRET: __, ...environment } = process.env;
  const args = ['scripts/run.mjs', '--batch', `apps/server/src/cli/${command}.ts`, folder];
  const child = spawn(process.execPath, args, { cwd: project, env: { ...environment, ...settings } });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null && once(child, 'exit'),
  ]);
  return { code: child.exitCode, said, complained };
}

/** What visitors and a customer are answered; the shop knows itself by the address that it was made with. */
async function answersOf(port: number) {
  const visitor = new Client({ port, host: `harbor.localhost:${demo.port}` });
  const page = (await visitor.get('/fireside-mug', { accept: 'text/html' })).text;
  const picture = /\/cdn\/[^"' ,]+\/images\/products\/[^"' ,]+/.exec(page)?.[0] ?? '';
  const signIn = await visitor.post('/api/auth/login', {
    email: 'shopper@example.com',
    password: 'stoa-demo',
  });
  return {
    prices: page.match(/\$\d+\.\d\d/g),
    picture: (await visitor.get(picture)).headers['content-type'],
    signedIn: signIn.status,
  };
}

/** Works with the secrets of the shop as its server would. */
async function withSecrets<T>(
  url: string,
  given: string | undefined,
  dataFolder: string,
  work: (ctx: ReturnType<typeof systemContext>, keys: ReturnType<typeof openSecret>) => Promise<T>,
): Promise<T> {
  const keys = openSecret(given, dataFolder);
  const db = openDatabase({ url, log: silentLog });
  try {
    const platform = testPlatform(db);
    const { shop } = await readShop(platform, 'harbor');
    return await work(systemContext(platform, shop, { command: 'test' }), keys);
  } finally {
    await db.close();
  }
}

let root: string;
let backup: string;
beforeAll(async () => {
  root = makeTestFolder();
  backup = join(root, 'backup');
  await withSecrets(runningDatabase(demo.dataFolder) ?? '', undefined, demo.dataFolder, (ctx, keys) =>
    setSecret(ctx, keys, { name: 'stripe', value: SEALED }),
  );
  const { code, said, complained } = await run('backup', backup, { STOA_DATA: demo.dataFolder });
  expect([code, complained]).toEqual([0, '']);
  expect(said).toContain('The secret is in it');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Restores, starts, and compares with the server that was backed up. */
async function comesBack(settings: Settings & { readonly STOA_DATA: string }): Promise<void> {
  const restored = await run('restore', backup, settings);
  expect([restored.code, restored.complained]).toEqual([0, '']);
  const server: RunningServer = await startServer(
    { ...settings, STOA_DEMO: '0' },
    join(root, `${Object.keys(settings).length}.log`),
  );
  try {
    const answers = await answersOf(server.port);
    expect(answers).toEqual(await answersOf(demo.port));
    expect(answers).toMatchObject({ signedIn: 200, picture: expect.stringMatching(/^image\//) });
    expect(answers.prices?.length).toBeGreaterThan(0);
    const url = settings.DATABASE_URL ?? runningDatabase(settings.STOA_DATA) ?? '';
    const opened = await withSecrets(url, settings.STOA_SECRET, settings.STOA_DATA, (ctx, keys) =>
      readSecret(ctx, keys, 'stripe'),
    );
    expect(opened).toBe(SEALED);
  } finally {
    await server.stop();
  }
}

describe('a backup of a server that runs', () => {
  it('comes back on a machine that had nothing, with its prices, pictures, accounts and secrets', async () => {
    await comesBack({ STOA_DATA: join(root, 'data') });
  });

  it.each(installed ? [installed] : [])(
    "comes back on a PostgreSQL $major of one's own",
    async ({ programs, major }) => {
      const postgres = await startInstalledPostgres(programs, major);
      try {
        const settings = { DATABASE_URL: postgres.url, STOA_DATA: join(root, 'files-of-it') };
        const secret = { STOA_SECRET: readFileSync(join(backup, 'secret'), 'utf8') };
        const refused = await run('restore', backup, { ...settings, STOA_SECRET: 'x'.repeat(32) });
        expect([refused.code, refused.complained]).toEqual([1, expect.stringContaining('set it to what')]);
        await comesBack({ ...settings, ...secret });
        const again = join(root, 'again');
        const { code, said } = await run('backup', again, { ...settings, ...secret });
        expect([code, said]).toEqual([0, expect.stringContaining('STOA_SECRET is not in it')]);
      } finally {
        await postgres.stop();
      }
    },
  );

  it('is not restored over what is there', async () => {
    const { code, complained } = await run('restore', backup, { STOA_DATA: demo.dataFolder });
    expect([code, complained]).toEqual([1, expect.stringMatching(/^✗ Stoa already runs on .*\n$/)]);
  });
});
