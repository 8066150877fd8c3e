import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { runningDatabase } from './running.ts';
import { makeTestFolder, silentLog } from './testing.ts';
import { isAlive, query, spawnAsDatabaseUser, startHost } from './testing-processes.ts';

/** For what comes in a second or two on a machine that does nothing else. */
const PATIENCE = { timeout: 60_000 };

const isRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let server: EmbeddedPostgres | undefined;

  const start = async () => {
    const started = await startEmbeddedPostgres({
      dataDir,
      log: silentLog,
      durability: 'test',
      address: 'http://localhost:3000',
    });
    server = started;
    return started;
  };
  const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid');

  beforeAll(async () => {
    dataDir = makeTestFolder();
    const { url, stop } = await start();
    await query(url, 'create table kept (word text)');
    await query(url, `insert into kept values ('still here')`);
    await stop();
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps its data over a stop and a start', async () => {
    const { url } = await start();
    expect(await query(url, `select word from kept where word like 'still%'`)).toEqual([
      { word: 'still here' },
    ]);
  });

  it('stops for good: nothing runs and nothing is locked afterwards', async () => {
    const { pid, stop } = await start();
    await stop();
    expect(isAlive(pid)).toBe(false);
    await expect(start()).resolves.toBeDefined();
  });

  it('gives the application a role that is no superuser, sorts by code point and keeps UTC', async () => {
    const { url } = await start();
    const role = 'select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user';
    expect(await query(url, role)).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreatedb: true }]);
    const words = `select string_agg(w, '' order by w) as sorted, lower('ÄÉ') as folded, current_setting('TimeZone') as zone
      from unnest(array['a', 'B', 'ä']) w`;
    expect(await query(url, words)).toEqual([{ sorted: 'Baä', folded: 'äé', zone: 'UTC' }]);
  });

  it('is found by who comes later while it runs, and not by what it has left behind', async () => {
    const { url, stop } = await start();
    expect(runningDatabase(dataDir)).toBe(url);
    const left = readFileSync(pidFile(), 'utf8');
    await stop();
    expect(runningDatabase(dataDir)).toBeUndefined();
    // The id of its process is another's by now.
    writeFileSync(pidFile(), left.replace(/^\d+/, String(process.pid)));
    expect(runningDatabase(dataDir)).toBeUndefined();
    await expect(start()).resolves.toBeDefined();
  });

  it('lets nobody in without the password, and only over the loopback address', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(await query(url, `select current_setting('listen_addresses') as at`)).toEqual([
      { at: '127.0.0.1' },
    ]);
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('tells a second start who runs already', async () => {
    await start();
    await expect(start()).rejects.toMatchObject({
      exitSentence: expect.stringMatching(
        new RegExp(`already runs on ${dataDir} \\(process ${process.pid}, http://localhost:3000\\)`),
      ),
    });
  });

  it('runs again, on the same address and with what was committed, after its server was killed', async () => {
    const { url, pid } = await start();
    await query(url, `insert into kept values ('committed')`);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => server?.pid, PATIENCE).not.toBe(pid);
    expect(await query(url, `select word from kept where word = 'committed'`)).toHaveLength(1);
  });

  it('comes back when it is killed again and again', async () => {
    const { url } = await start();
    for (let round = 0; round < 3; round += 1) {
      const killed = server?.pid ?? 0;
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => server?.pid, PATIENCE).not.toBe(killed);
    }
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends with a process that is killed', async () => {
    const host = await startHost(dataDir);
    await host.kill();
    await expect.poll(() => isAlive(host.postmaster), PATIENCE).toBe(false);
  });

  it('takes over from a killed process whose server runs on', async () => {
    const host = await startHost(dataDir);
    await host.killWithGuard();
    expect(isAlive(host.postmaster)).toBe(true);
    const { pid, url } = await start();
    expect(pid).not.toBe(host.postmaster);
    expect(isAlive(host.postmaster)).toBe(false);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is refused while another process runs it, whose server is left alone', async () => {
    const host = await startHost(dataDir);
    await expect(start()).rejects.toMatchObject({ holder: { pid: host.pid } });
    expect(isAlive(host.postmaster)).toBe(true);
    await host.kill();
    await expect.poll(() => isAlive(host.postmaster), PATIENCE).toBe(false);
  });

  it.each(['stranger', 'zombie'] as const)('starts over a postmaster.pid that names a %s', async (kind) => {
    const process = await spawnAsDatabaseUser(kind);
    writeFileSync(pidFile(), `${process.pid}\n${join(dataDir, 'postgres')}\n`);
    await start();
    expect(readFileSync(pidFile(), 'utf8')).toMatch(new RegExp(`^${server?.pid}\n`));
    process.end();
  });

  it.runIf(isRoot)('runs as nobody when we are root, and owns its data', async () => {
    const { pid } = await start();
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534/m);
    expect(statSync(join(dataDir, 'postgres'))).toMatchObject({ uid: 65534, gid: 65534 });
  });

  it.each([
    ['', 'is damaged'],
    ['\u0000\u00ff', 'is damaged'],
    ['0'.repeat(48), 'is another one'],
  ])('says that the password %j %s, and what to do', async (kept, what) => {
    const file = join(dataDir, 'postgres-password');
    const ours = readFileSync(file, 'utf8');
    writeFileSync(file, kept);
    await expect(start()).rejects.toMatchObject({
      exitSentence: `The database's password ${what}: restore ${file}, or point STOA_DATA to another folder.`,
    });
    writeFileSync(file, ours);
    await expect(start()).resolves.toBeDefined();
  });

  it('names another major version instead of touching its data', async () => {
    const versionFile = join(dataDir, 'postgres', 'PG_VERSION');
    const ours = readFileSync(versionFile, 'utf8');
    writeFileSync(versionFile, '17\n');
    await expect(start()).rejects.toMatchObject({
      exitSentence: expect.stringMatching(/made by PostgreSQL 17, and this Stoa brings PostgreSQL 18/),
    });
    writeFileSync(versionFile, ours);
    await expect(start()).resolves.toBeDefined();
  });
});

describe('a data folder that is no use', () => {
  const folder = makeTestFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const startIn = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: silentLog, durability: 'test' });

  it('is refused with a sentence when it is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(startIn(file)).rejects.toMatchObject({
      exitSentence: `The data folder ${file} can't be used: it is not a folder. Point STOA_DATA to a folder that can, or set DATABASE_URL.`,
    });
  });

  it('is refused with a sentence when it can not be made', async () => {
    writeFileSync(join(folder, 'wall'), '');
    await expect(startIn(join(folder, 'wall', 'data'))).rejects.toMatchObject({
      exitSentence: expect.stringContaining("can't be used: ENOTDIR"),
    });
  });

  it.runIf(isRoot)("is refused with a sentence when PostgreSQL's user can't enter it", async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o700);
    await expect(startIn(join(closed, 'data'))).rejects.toMatchObject({
      exitSentence: expect.stringContaining("user 65534, who runs PostgreSQL, can't enter it"),
    });
  });

  it('is refused with a sentence when something else is where the database should be', async () => {
    const dataDir = join(folder, 'other');
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'notes.txt'), '');
    await expect(startIn(dataDir)).rejects.toMatchObject({
      exitSentence: expect.stringContaining('should hold a PostgreSQL database and holds something else'),
    });
  });
});

it('takes another port where somebody else was faster, and knows its own server by the password', async () => {
  const dataDir = makeTestFolder();
  const others: Server[] = [];
  const tried: number[] = [];
  /** Somebody listens on the first port that is tried, and on none after it. */
  const choosePort = async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    tried.push(typeof address === 'object' && address !== null ? address.port : 0);
    if (tried.length === 1) others.push(other);
    else other.close();
    return tried.at(-1) ?? 0;
  };
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, durability: 'test', choosePort });
  expect(tried.length).toBeGreaterThan(1);
  expect(new URL(server.url).port).toBe(String(tried.at(-1)));
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  for (const other of others) other.close();
  rmSync(dataDir, { recursive: true });
});

it('makes the database anew where an earlier start died while making it', async () => {
  const dataDir = makeTestFolder();
  mkdirSync(join(dataDir, 'postgres.new-1', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new-1', 'PG_VERSION'), '18\n');
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, durability: 'test' });
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(readdirSync(dataDir).sort()).toEqual(['lock', 'postgres', 'postgres-password', 'postgres.log']);
  rmSync(dataDir, { recursive: true });
});
