import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { asUser, databaseUser } from './database-user.ts';
import { until } from './until.ts';

/** Runs one statement on a connection of its own. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Tells whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

/** Another process that runs the embedded PostgreSQL and is there to be killed. */
export interface Host {
  readonly pid: number;
  readonly postmaster: number;
  /** Waits until the process is gone. */
  kill(): Promise<void>;
  /** Kills the guard of its server first, so that the server is left running. */
  killWithGuard(): Promise<void>;
}

export async function startHost(dataDir: string): Promise<Host> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn() {}, error() {} };
    const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log, durability: 'test' });
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const postmaster = Number(await firstLine(child.stdout));
  const pid = child.pid ?? 0;
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    pid,
    postmaster,
    kill,
    killWithGuard() {
      for (const guard of childrenOf(pid)) if (guard !== postmaster) process.kill(guard, 'SIGKILL');
      return kill();
    },
  };
}

/**
 * Returns a process that a stale `postmaster.pid` may name: one that is not PostgreSQL, or one that ended and was
 * never collected. It belongs to the database's user, as PostgreSQL ignores other users' processes.
 */
export async function spawnAsDatabaseUser(
  kind: 'stranger' | 'zombie',
): Promise<{ pid: number; end(): void }> {
  const user = databaseUser('/nonexistent');
  // "sleep" never collects the child it took over from the shell.
  const script = kind === 'zombie' ? 'sleep 0.2 & echo $!; exec sleep 60' : 'echo $$; exec sleep 60';
  const child = spawn('/bin/sh', ['-c', script], { ...asUser(user), stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = Number(await firstLine(child.stdout));
  const isZombie = () => /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (kind === 'zombie' && !(await until(isZombie, 20_000))) throw new Error('it did not become a zombie');
  return { pid, end: () => child.kill('SIGKILL') };
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('the process ended without a word');
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
