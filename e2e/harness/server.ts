import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LITTLE_GARBAGE } from '../../scripts/launch/launch.mjs';
import { freePort } from './free-port.ts';
import { ask } from './http.ts';
import { until } from './until.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** As `npm start` does, but that the storefront has been built: what was compiled once is not compiled again. */
const PROGRAM = [...LITTLE_GARBAGE, `${project}scripts/run.mjs`, `${project}apps/server/src/main.ts`];
const START_MS = 180_000;

/** Settings of `docs/operations.md`. */
export type Settings = Readonly<Record<string, string>>;

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  /** The output of the server, in which tests look for errors. */
  readonly logFile: string;
  /** SIGTERM, and waits until it is gone. */
  stop(): Promise<void>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the server as a user would and waits until it is ready.
 * @throws Error with what it wrote when it ends before that.
 */
export async function startServer(
  settings: Settings,
  logFile: string,
  given?: number,
): Promise<RunningServer> {
  const port = given ?? (await freePort());
  const log = openSync(logFile, 'a');
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, PROGRAM, {
    env: { ...environment, NODE_ENV: 'production', PORT: String(port), STOA_LOG: 'error', ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  try {
    await until('the server', () => isReady(child, port), START_MS);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8').slice(-4_000)}`, {
      cause: error,
    });
  }
  return {
    port,
    pid: child.pid ?? 0,
    logFile,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function isReady(child: ChildProcess, port: number): Promise<true | undefined> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended');
  const reply = await ask({ port, host: `127.0.0.1:${port}`, path: '/readyz' }).catch(() => undefined);
  return reply?.status === 200 ? true : undefined;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
